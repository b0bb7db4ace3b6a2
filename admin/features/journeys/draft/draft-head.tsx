/** The bar above the editor: back, name, state, saved or not, undo, the other screens of this journey, publishing. */
import type { Journey } from '@leadwright/sdk'
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTitle } from '../../../ui/page-header.tsx'
import { SaveStatus } from '../../../ui/save-status.tsx'
import { useJourneyActions } from '../journey-actions.tsx'
import { JourneyState } from '../journey-state.tsx'
import { journeysPath } from '../paths.ts'
import { useEditor } from './editor-context.ts'

export function DraftHead({ journey, onPublish }: { journey: Journey; onPublish: () => void }) {
  const { t } = useMessages()
  const { site_id, editor, problems } = useEditor()
  const { actionsOf, dialogs } = useJourneyActions(site_id)
  useTitle(editor.draft.name)
  useUndoKeys(editor.undo, editor.redo)
  const isPublished = journey.published_at !== null
  const isCurrent = isPublished && !journey.has_unpublished_changes && journey.status === 'on'
  return (
    <header className="journey-head">
      <Link href={journeysPath(site_id)} look="plain">
        <span className="page-back">
          <ChevronLeft size={14} aria-hidden />
          {t('journeys.title')}
        </span>
      </Link>
      <div className="journey-bar">
        <h1 className="unseen">{editor.draft.name}</h1>
        <input
          className="input journey-name"
          aria-label={t('journeys.name')}
          value={editor.draft.name}
          maxLength={100}
          onChange={event => editor.change({ name: event.target.value }, 'name')}
        />
        <JourneyState journey={journey} />
        {isPublished && journey.has_unpublished_changes && (
          <span className="muted journey-unpublished">{t('journeys.unpublished_changes')}</span>
        )}
        <div className="journey-tools">
          <SaveStatus state={editor.save.state} error={editor.save.error} />
          <IconButton
            label={t('journeys.undo')}
            icon={<Undo2 size={16} aria-hidden />}
            isDisabled={!editor.canUndo}
            onPress={editor.undo}
          />
          <IconButton
            label={t('journeys.redo')}
            icon={<Redo2 size={16} aria-hidden />}
            isDisabled={!editor.canRedo}
            onPress={editor.redo}
          />
          <Menu
            label={t('ui.actions_for', { name: editor.draft.name })}
            actions={actionsOf(journey).filter(action => action.id !== 'edit')}
          />
          <Button variant="primary" isDisabled={isCurrent && problems.length === 0} onPress={onPublish}>
            {t('journeys.review')}
          </Button>
        </div>
      </div>
      {dialogs}
    </header>
  )
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.tagName === 'INPUT')

/** Ctrl or ⌘ with Z undoes, with Shift and Z or with Y does again; text fields keep their own. */
function useUndoKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return
      const key = event.key.toLowerCase()
      const act = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    window.document.addEventListener('keydown', onKey)
    return () => window.document.removeEventListener('keydown', onKey)
  })
}
