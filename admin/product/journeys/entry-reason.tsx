/** Why a run decided so: the branch it is about, the reason, the moment that was planned, and the values it rests on. */
import { useMessages } from '../../messages/messages.tsx'
import { useFactWords } from '../filter/use-fact-words.ts'
import { useSite } from '../sites/queries.ts'
import type { Step } from './document.ts'
import { plannedWords, reasonWords } from './run-words.ts'
import { branchLabel } from './step-label.ts'

type Decision = {
  type: string
  reason: string
  detail: Record<string, unknown>
  facts?: Record<string, unknown>
}

export function EntryReason({ entry, steps }: { entry: Decision; steps: Step[] }) {
  const messages = useMessages()
  const { branch_id } = entry.detail
  const branch = typeof branch_id === 'string' ? branchLabel(messages, steps, branch_id) : undefined
  const isFormer = entry.type === 'wait_replanned'
  const planned = entry.type === 'window_open' ? undefined : plannedWords(messages, entry.detail)
  return (
    <>
      {branch && `${branch}: `}
      {reasonWords(messages, entry.reason, entry.type, entry.detail)}
      {planned && `. ${messages.t(isFormer ? 'run.was_planned_for' : 'run.planned_for', { at: planned })}`}
      {entry.facts && <Values values={entry.facts} />}
    </>
  )
}

/** The values that a decision rests on. */
function Values({ values }: { values: Record<string, unknown> }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const words = useFactWords(site_id).wordsOf(values)
  if (words.length === 0) return null
  return (
    <div>
      {t('run.values')} {words.join(' · ')}
    </div>
  )
}
