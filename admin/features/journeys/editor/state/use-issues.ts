/** The current issues of the draft: the server's findings in the saved draft, refusals, incomplete parts, and warnings. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../../messages/messages.tsx'
import { problemsQuery } from '../../../../product/journeys/queries.ts'
import { issuesOf, type JourneyIssue } from '../model/issues.ts'
import { finishedPart } from '../model/unfinished.ts'
import type { JourneyEditor } from './use-journey-editor.ts'

export function useIssues(site_id: string, journey_id: string, editor: JourneyEditor): JourneyIssue[] {
  const { t } = useMessages()
  const { document } = editor.draft
  const found = useQuery(problemsQuery(site_id, journey_id, editor.version)).data
  const unfinished = finishedPart(document).unfinished.map(pointer => ({
    pointer,
    code: 'unfinished',
    text: t('journeys.unfinished'),
  }))
  return issuesOf(document, [...unfinished, ...(found?.data ?? [])], editor.failure?.problem.errors ?? [])
}

/** The server's warnings about the saved draft, which do not block publishing. */
export function useWarnings(site_id: string, journey_id: string, editor: JourneyEditor): JourneyIssue[] {
  const found = useQuery(problemsQuery(site_id, journey_id, editor.version)).data
  return issuesOf(editor.draft.document, found?.warnings ?? [], [])
}
