/** The head of the editor: as every thing's, with its view, undo, the test mode and publishing. */
import { constraints, type Journey } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { SavingIndicator } from '../../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../../product/editor/undo-buttons.tsx'
import { JourneyStatus } from '../../../product/journeys/journey-status.tsx'
import { flowEditorPath, journeysPath, pathEditorPath } from '../../../product/journeys/paths.ts'
import { branchKeys } from '../../../product/journeys/steps.ts'
import { ObjectHeader } from '../../../product/objects/object-header.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useJourneyActions } from '../journey-actions.tsx'
import { journeyTabs, tabbed } from '../journey-tabs.ts'
import styles from './draft-head.module.css'
import { isCurrent } from './model/is-current.ts'
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
  const isPublished = journey.published_at !== null
  return (
    <>
      <ObjectHeader
        back={
          isBranch
            ? { label: t('branch.whole_journey'), href: flowEditorPath(site_id, journey.id) }
            : { label: t('journeys.title'), href: journeysPath(site_id) }
        }
        name={editor.draft.name}
        rename={{
          label: t('journeys.name'),
          maxLength: constraints.JourneyChanges.name.maxLength,
          onChange: name => editor.change({ name }, 'name'),
        }}
        status={
          <>
            {isBranch && <BranchChoice journey={journey} />}
            <JourneyStatus journey={journey} />
            {isPublished && journey.has_unpublished_changes && (
              <span className={`muted ${styles.unpublished}`}>{t('journeys.unpublished_changes')}</span>
            )}
          </>
        }
        saving={<SavingIndicator editor={editor} />}
        views={<ViewSwitch view={view} onChange={onView} />}
        tools={<UndoButtons editor={editor} />}
        action={
          <>
            <Button icon={<FlaskConical size={16} aria-hidden />} aria-pressed={isTesting} onPress={onTest}>
              {t('try.title')}
            </Button>
            <Button variant="primary" isDisabled={isCurrent(journey) && issues.length === 0} onPress={onPublish}>
              {t('journeys.review')}
            </Button>
          </>
        }
        menu={actionsOf(journey).filter(action => !tabbed.has(action.id))}
        tabs={journeyTabs(site_id, journey.id)}
        here="edit"
        isEditor
      />
      {dialogs}
    </>
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
