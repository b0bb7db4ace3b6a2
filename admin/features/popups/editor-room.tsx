/** The editor of one popup that has been read: joins draft, preview, properties, problems and the other views. */
import type { Popup, Site } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { useCan } from '../../app/abilities.ts'
import { UnsavedChanges } from '../../app/unsaved-changes.tsx'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../messages/messages.tsx'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { useFieldChoices } from '../filter/choices.ts'
import { DeletePopup } from './delete-popup.tsx'
import { EditorHeader, type EditorView } from './editor-header.tsx'
import { Install } from './install.tsx'
import { Preview, type Stage } from './preview.tsx'
import { previewPopup } from './preview-popup.ts'
import { Problems, problemsOf } from './problems.tsx'
import { Properties } from './properties.tsx'
import { PublishButton } from './publish-button.tsx'
import { Submissions } from './submissions.tsx'
import { useEditor } from './use-editor.ts'
import { usePopupChanges } from './use-popup-changes.ts'
import { useProblems } from './use-problems.ts'

const isInputOf = (view: string | undefined): view is EditorView => view === 'install' || view === 'submissions'

export function EditorRoom({ site, popup }: { site: Site; popup: Popup }) {
  const { t } = useMessages()
  const can = useCan()
  const navigate = useNavigate()
  const editor = useEditor(site.id, popup)
  const [query, setQuery] = useView()
  const [stage, setStage] = useState<Stage>('form')
  const [goal, setGoal] = useState<{ pointer: string }>()
  const [isDeleting, setDeleting] = useState(false)
  const [putOff, setPutOff] = useState<unknown>()
  const { duplicate } = usePopupChanges(site.id)
  const { problems, failure, refuse } = useProblems(editor, problemsOf(popup.missing))
  const { draft, state, isDirty } = editor
  const custom = useFieldChoices(site.id)
  const shown = useMemo(() => previewPopup(popup.id, draft, custom), [popup.id, draft, custom])

  useWarning(isDirty)

  const views: EditorView[] = ['design', 'install', ...(can('read-lead', site.id) ? (['submissions'] as const) : [])]
  const view = isInputOf(query.view) && views.includes(query.view) ? query.view : 'design'
  const show = async (next: EditorView) => {
    if (editor.isAutomatic) await editor.save()
    setQuery({ view: next === 'design' ? undefined : next })
  }
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || view !== 'design') return
    const key = event.key.toLowerCase()
    const act = key === 'z' ? (event.shiftKey ? editor.redo : editor.undo) : key === 'y' ? editor.redo : undefined
    if (key === 's') void editor.save()
    if (act || key === 's') event.preventDefault()
    act?.()
  }
  const go = (pointer: string) => {
    setQuery({ view: undefined })
    setGoal({ pointer })
  }

  return (
    <div className="editor" onKeyDownCapture={onKey}>
      <EditorHeader
        site_id={site.id}
        editor={editor}
        view={view}
        views={views}
        onView={next => void show(next)}
        failure={failure}
        action={<PublishButton site={site} editor={editor} onRefused={refuse} />}
        menu={[
          { id: 'duplicate', label: t('popups.duplicate'), onAction: () => duplicate.mutate(popup) },
          { id: 'delete', label: t('popups.delete'), isDanger: true, onAction: () => setDeleting(true) },
        ]}
      />
      {view === 'design' && (
        <>
          <div className="editor-body">
            <Preview popup={shown} locale={site.language} stage={stage} onStage={setStage} />
            <Properties
              site_id={site.id}
              language={site.language}
              draft={draft}
              edit={editor.edit}
              custom={custom}
              onStage={setStage}
              goal={goal}
            />
          </div>
          <Problems problems={problems} isPublished={popup.status === 'published'} onGo={go} />
        </>
      )}
      {view === 'install' && <Install site={site} popup={popup} />}
      {view === 'submissions' && <Submissions site_id={site.id} popup={popup} timezone={site.timezone} />}
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
