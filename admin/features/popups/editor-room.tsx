/** The editor of one popup that has been read: joins draft, preview, properties, problems and the other views. */
import type { Popup, Site } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { UnsavedChanges } from '../../app/unsaved-changes.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { DeletePopup } from './delete-popup.tsx'
import { useEditor } from './draft/use-editor.ts'
import { EditorDesign } from './editor-design.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorPage } from './editor-page.tsx'
import { problemsOf } from './problems.tsx'
import { PublishButton } from './publish-button.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { type EditorView, useEditorView } from './use-editor-view.ts'
import { usePopupChanges } from './use-popup-changes.ts'
import { useProblems } from './use-problems.ts'

export function EditorRoom({ site, popup }: { site: Site; popup: Popup }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const editor = useEditor(site.id, popup)
  const { view, views, setView } = useEditorView(site.id)
  const [isDeleting, setDeleting] = useState(false)
  const [putOff, setPutOff] = useState<unknown>()
  const { duplicate } = usePopupChanges(site.id)
  const found = useProblems(editor, problemsOf(popup.missing))
  const { state, isDirty } = editor
  useWarning(isDirty)

  const show = async (next: EditorView) => {
    if (editor.isAutomatic) await editor.save()
    setView(next)
  }
  const room = useEditorKeys(editor, view === 'design')

  return (
    <div className="editor" ref={room} tabIndex={-1}>
      <EditorHeader
        site_id={site.id}
        editor={editor}
        view={view}
        views={views}
        onView={next => void show(next)}
        failure={found.failure}
        action={<PublishButton site={site} editor={editor} unfinished={found.unfinished} onRefused={found.refuse} />}
        menu={[
          { id: 'duplicate', label: t('popups.duplicate'), onAction: () => duplicate.mutate(popup) },
          { id: 'delete', label: t('popups.delete'), isDanger: true, onAction: () => setDeleting(true) },
        ]}
      />
      {view === 'design' ? (
        <EditorDesign site={site} editor={editor} found={found} />
      ) : (
        <EditorPage site={site} editor={editor} view={view} />
      )}
      <StaleDialog
        isOpen={state.isStale && putOff !== state.failure}
        onClose={() => setPutOff(state.failure)}
        onReload={() => void editor.reload()}
        onOverwrite={() => void editor.overwrite()}
      />
      <DeletePopup
        site_id={site.id}
        popup={isDeleting ? popup : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: `/sites/${site.id}/site/popups` })}
      />
      <UnsavedChanges isDirty={isDirty && !isDeleting && (!editor.isAutomatic || state.failure !== undefined)} />
    </div>
  )
}

/** A draft keeps itself within a second; closing the tab in that second is asked about. */
function useWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
