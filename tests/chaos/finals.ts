/**
 * Where every run ended, by person, without what differs from one pass to the next: ids, moments, and how often was
 * tried.
 */
import type { Caller } from './caller.ts'

export type Finals = Map<string, string>

/** Entries about retries and waits: their number depends on the moments of the kills. */
const PASSING = new Set(['window_wait', 'window_open', 'effect_failed', 'delay_over'])
/** Why a delay was over, or how the mail server answered, does too. */
const ANY_REASON = new Set(['delay_planned', 'send_ended'])

export async function finalsOf(api: Caller, site_id: string): Promise<Finals> {
  const site = `/v1/sites/${site_id}`
  const leads = new Map((await api.all(`${site}/leads`)).map(lead => [lead.id, lead]))
  const finals: Finals = new Map()
  for (const { run_id } of await api.all(`${site}/runs`)) {
    const run = await api.must('GET', `${site}/runs/${run_id}`)
    const { id, email } = run.lead as { id: string; email: string }
    const entries = run.entries as { type: string; reason: string; step_id: string | null }[]
    const kept = entries.filter(entry => !PASSING.has(entry.type))
    const path = kept.map(
      ({ type, step_id, reason }) => `${type} ${step_id ?? ''} ${ANY_REASON.has(type) ? '' : reason}`,
    )
    const tags = (leads.get(id)?.tag_ids as string[] | undefined)?.length
    const known = finals.get(email)
    finals.set(email, `${known ? `${known} | ` : ''}${run.status} ${run.reason} ${tags} ${path.join(', ')}`)
  }
  return finals
}

/** People whose runs ended otherwise, or only once. */
export function differences(one: Finals, other: Finals): string[] {
  const people = new Set([...one.keys(), ...other.keys()])
  return [...people].filter(email => one.get(email) !== other.get(email))
}
