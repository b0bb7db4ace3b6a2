/** The bar above the editor: back, name, state, saved or not, undo, the other screens of this journey, publishing. */
import { constraints, type Journey } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { ChevronLeft, FlaskConical } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { SavingIndicator } from '../../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../../product/editor/undo-buttons.tsx'
import { JourneyState } from '../../../product/journeys/journey-state.tsx'
import { flowEditorPath, journeysPath, pathEditorPath } from '../../../product/journeys/paths.ts'
import { branchKeys } from '../../../product/journeys/steps.ts'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { Link } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/menu.tsx'
import pageHeaderStyles from '../../../ui/page-header.module.css'
import { Select } from '../../../ui/select.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useJourneyActions } from '../journey-actions.tsx'
import styles from './draft-head.module.css'
import { useJourneyContext } from './state/journey-context.ts'
import { type EditorView, ViewSwitch } from './view-switch.tsx'

type DraftHeadProps = {
  journey: Journey
  view: EditorView
  onView: (view: EditorView) => void
  /** Trying it beside the canvas, instead of the properties. */
  isTesting: boolean
  onTest: () => void
  onPublish: () => void
}

export function DraftHead({ journey, view, onView, isTesting, onTest, onPublish }: DraftHeadProps) {
  const { t } = useMessages()
  const { site_id, editor, issues, root } = useJourneyContext()
  const isBranch = root !== 'root'
  const { actionsOf, dialogs } = useJourneyActions(site_id)
  useTitle(editor.draft.name)
  const isPublished = journey.published_at !== null
  const isCurrent = isPublished && !journey.has_unpublished_changes && journey.status === 'on'
  return (
    <header className={styles.head}>
      <Link href={isBranch ? flowEditorPath(site_id, journey.id) : journeysPath(site_id)} look="plain">
        <span className={pageHeaderStyles.back}>
          <ChevronLeft size={14} aria-hidden />
          {isBranch ? t('branch.whole_journey') : t('journeys.title')}
        </span>
      </Link>
      <div className={styles.bar}>
        <h1 className="unseen">{editor.draft.name}</h1>
        <input
          className={`${fieldStyles.input} ${styles.name}`}
          aria-label={t('journeys.name')}
          value={editor.draft.name}
          maxLength={constraints.JourneyChanges.name.maxLength}
          onChange={event => editor.change({ name: event.target.value }, 'name')}
        />
        {isBranch && <BranchChoice journey={journey} />}
        <JourneyState journey={journey} />
        {isPublished && journey.has_unpublished_changes && (
          <span className={`muted ${styles.unpublished}`}>{t('journeys.unpublished_changes')}</span>
        )}
        <div className={styles.tools}>
          <SavingIndicator editor={editor} />
          <ViewSwitch view={view} onChange={onView} />
          <UndoButtons editor={editor} />
          <Menu
            label={t('ui.actions_for', { name: editor.draft.name })}
            actions={actionsOf(journey).filter(action => action.id !== 'edit')}
          />
          <span className={styles.deeds}>
            <Button icon={<FlaskConical size={16} aria-hidden />} aria-pressed={isTesting} onPress={onTest}>
              {t('try.title')}
            </Button>
            <Button variant="primary" isDisabled={isCurrent && issues.length === 0} onPress={onPublish}>
              {t('journeys.review')}
            </Button>
          </span>
        </div>
      </div>
      {dialogs}
    </header>
  )
}

/** Which branch is edited on its own. */
function BranchChoice({ journey }: { journey: Journey }) {
  const { t } = useMessages()
  const { site_id, editor, items, root } = useJourneyContext()
  const router = useRouter()
  const options = branchKeys(editor.draft.document.steps).map(id => {
    const item = items.get(id)
    return { id, label: [item?.number, item?.title].filter(Boolean).join(' '), note: item?.lines[0] }
  })
  return (
    <div className={styles.branch}>
      <Select
        label={t('branch.branch')}
        isRequired
        value={root}
        options={options}
        onChange={path => void router.navigate({ href: pathEditorPath(site_id, journey.id, path) })}
      />
    </div>
  )
}
