/** Actions of the test lead that are offered at an entry of the timeline, an hour after it. Pure. */
import type { SimulatedEntry, SimulatedHappening } from '@leadwright/sdk'
import { isMailStep, type Step } from '../../../product/journeys/document.ts'

export type Offer = { id: string; happening: SimulatedHappening }

const later = (at: string): string => new Date(Date.parse(at) + 3_600_000).toISOString()

export function offersAt(entry: SimulatedEntry, step: Step | undefined): Offer[] {
  const { step_id } = entry
  if (step_id === null || !step) return []
  const at = later(entry.at)
  if (entry.type === 'send_ended' && entry.detail.result !== 'delivered') return []
  if (entry.email && isMailStep(step)) {
    const url = linkIn(entry.email.html)
    return [
      { id: 'opened', happening: { type: 'opened', at, step_id } },
      ...(url ? [{ id: 'clicked', happening: { type: 'clicked' as const, at, step_id, url } }] : []),
      { id: 'replied', happening: { type: 'replied', at, step_id } },
      ...(step.type === 'ask_question'
        ? step.answers.map(answer => ({
            id: `answered ${answer.id}`,
            happening: { type: 'answered' as const, at, step_id, answer_id: answer.id },
          }))
        : []),
      { id: 'unsubscribed', happening: { type: 'unsubscribed', at } },
    ]
  }
  if (entry.type === 'approval_awaited')
    return [true, false].map(approved => ({
      id: `approval ${approved}`,
      happening: { type: 'approval' as const, at, step_id, approved },
    }))
  return []
}

/** The first address in an email that leads somewhere. */
function linkIn(html: string): string | undefined {
  return /href="(https?:\/\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}
