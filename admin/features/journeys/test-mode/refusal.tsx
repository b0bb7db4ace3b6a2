/** Why a journey cannot be tried: each thing that is missing leads to where it is filled in. */
import { useMessages } from '../../../messages/messages.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { issuesOf } from '../editor/model/issues.ts'
import { IssueButtons } from '../editor/review/issue-list.tsx'
import { useEditorActions, useJourneyContext } from '../editor/state/journey-context.ts'

export function Refusal({ error }: { error: unknown }) {
  const { t } = useMessages()
  const problem = problemOf(error)
  if (problem.code === 'journey_incomplete') return <Incomplete problem={problem} />
  const words = [problem.text || t('ui.unreachable'), ...problem.errors.map(({ text }) => text)]
  return <Notice tone="bad" title={words.join(' ')} />
}

function Incomplete({ problem }: { problem: Problem }) {
  const { t } = useMessages()
  const { editor } = useJourneyContext()
  const { open } = useEditorActions()
  return (
    <Notice tone="bad" title={t('try.incomplete')}>
      <IssueButtons issues={issuesOf(editor.draft.document, [], problem.errors)} onShow={open} />
    </Notice>
  )
}
