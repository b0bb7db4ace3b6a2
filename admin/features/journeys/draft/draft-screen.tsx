/** The loaded editor: puts outline, properties, problems and dialogs together and holds what is selected. */
import type { Journey } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UnsavedChanges } from '../../../app/unsaved-changes.tsx'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StaleDialog } from '../../../ui/stale-dialog.tsx'
import { useSite } from '../../sites/queries.ts'
import { problemsQuery } from '../queries.ts'
import { DraftHead } from './draft-head.tsx'
import { EditorProvider, type Selection } from './editor-context.ts'
import { useNames } from './names.ts'
import { Outline } from './outline.tsx'
import { ProblemList } from './problem-list.tsx'
import { problemsOf } from './problems.ts'
import { Properties, usePropertiesTitle } from './properties.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { finishedPart } from './unfinished.ts'
import { useDraft } from './use-draft.ts'
import { useStepActions } from './use-step-actions.ts'

export function DraftScreen({ journey }: { journey: Journey }) {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const editor = useDraft(site_id, journey)
  const names = useNames(site_id)
  const [selected, select] = useState<Selection | undefined>('start')
  const [isPublishing, setPublishing] = useState(false)
  const isNarrow = useMediaQuery('(width < 1024px)')
  const [isPanelOpen, setPanelOpen] = useState(false)
  const found = useQuery(problemsQuery(site_id, journey.id, editor.version)).data
  const unfinished = finishedPart(editor.draft.document).unfinished.map(pointer => ({
    pointer,
    code: 'unfinished',
    text: t('journeys.unfinished'),
  }))
  const problems = problemsOf(editor.draft.document, [...unfinished, ...(found?.data ?? [])], editor.save.refusals)
  const choose = (selection: Selection | undefined) => {
    select(selection)
    setPanelOpen(selection !== undefined)
  }
  const { actions, said, removal } = useStepActions(editor, choose)
  const context = {
    site_id,
    site_timezone: timezone,
    editor,
    selected,
    select: choose,
    names,
    problems,
    steps: actions,
  }
  const title = usePropertiesTitle(editor.draft.document, selected)

  return (
    <EditorProvider value={context}>
      <div className="journey">
        <DraftHead
          journey={journey}
          onPublish={() => void editor.flush().then(isSaved => isSaved && setPublishing(true))}
        />
        <div className="journey-canvas">
          <Outline />
          <ProblemList />
        </div>
        {!isNarrow && (
          <aside className="journey-properties" aria-label={t('journeys.properties')}>
            <h2>{title}</h2>
            <Properties key={selected} />
          </aside>
        )}
        <p className="unseen" role="status">
          {said}
        </p>
      </div>
      {isNarrow && (
        <Dialog title={title} isOpen={isPanelOpen && selected !== undefined} onClose={() => setPanelOpen(false)}>
          <Properties key={selected} />
        </Dialog>
      )}
      <PublishDialog
        journey={journey}
        problems={problems}
        isOpen={isPublishing}
        onClose={() => setPublishing(false)}
        onShow={where => {
          setPublishing(false)
          choose(where)
        }}
      />
      <ConfirmDialog {...removal} title={t('journeys.remove_step_title')} action={t('journeys.remove_step')} />
      <StaleDialog
        isOpen={editor.stale.isOpen}
        onReload={editor.stale.reload}
        onOverwrite={editor.stale.overwrite}
        onClose={editor.stale.close}
      />
      <UnsavedChanges isDirty={editor.save.state !== 'saved'} losses={[t('journeys.lost_changes')]} />
    </EditorProvider>
  )
}
