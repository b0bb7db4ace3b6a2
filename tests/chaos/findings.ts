/** Checks the final state: what is lost, duplicated or stuck, and which emails arrived too often. */
import type { Again } from './again.ts'
import type { Caller } from './caller.ts'
import type { ServerFixture } from './fixture.ts'
import type { Inbox, Received } from './inbox.ts'
import { wrongNumbers } from './numbers.ts'

export interface Findings {
  lost: string[]
  duplicated: string[]
  stuck: string[]
  extra: string[]
  /** More of the extra ones. */
  gaps: Pick<Again, 'unanswered' | 'longest_gap_ms'>
}

/** Entries that occur exactly once in the record of a run of this journey. */
const onceEach = ['run_started', 'tags_assigned', 'delay_over', 'send_ended', 'run_completed']

interface Run {
  run_id: string
  journey_id: string
  status: string
  reason: string | null
  lead_id: string
  lead: { email: string }
}

/** `again` judges what arrived more than once. */
export async function look(
  api: Caller,
  inbox: Inbox,
  fixture: ServerFixture,
  acknowledged: readonly string[],
  again: (mails: readonly Received[]) => Again,
): Promise<Findings> {
  const found: Findings = { lost: [], duplicated: [], stuck: [], extra: [], gaps: { unanswered: 0, longest_gap_ms: 0 } }
  const site = `/v1/sites/${fixture.site_id}`
  const all = (await api.all(`${site}/leads`)) as { email: string; tag_ids: string[] }[]
  const leads = all.filter(({ email }) => email.startsWith('person-'))
  const runs = (await api.all(`${site}/runs`)) as unknown as Run[]
  const leadsOf = Map.groupBy(leads, lead => lead.email)
  const runsOf = Map.groupBy(runs, run => run.lead.email)
  const mails = inbox.received.filter(({ to }) => to.startsWith('person-') && to.endsWith(`@${fixture.people}`))
  const reached = new Set(mails.map(mail => mail.to))
  for (const email of acknowledged) {
    if (!leadsOf.has(email)) found.lost.push(`${email} was acknowledged and is no lead`)
    else if (!runsOf.has(email)) found.lost.push(`${email} is a lead and has no run`)
    else if (!reached.has(email)) found.lost.push(`${email} has got no mail`)
  }
  for (const [email, same] of leadsOf) {
    if (same.length > 1) found.duplicated.push(`${email} is ${same.length} leads`)
    if (!same[0]!.tag_ids.includes(fixture.tag_id)) found.lost.push(`${email} lacks the tag`)
  }
  for (const [email, same] of runsOf) {
    if (same.length > 1) found.duplicated.push(`${email} has ${same.length} runs`)
  }
  for (const run of runs) {
    if (run.status !== 'completed') found.stuck.push(`${run.run_id} is ${run.status} (${run.reason ?? 'no reason'})`)
    found.duplicated.push(...(await twice(api, site, run)))
  }
  found.lost.push(...(await wrongNumbers(api, site, runs)))
  const came = again(mails)
  found.duplicated.push(...came.refused)
  found.extra.push(...came.allowed)
  return { ...found, gaps: came }
}

/** A delay that a kill outlasted is over when it is planned, and its end is no entry of its own. */
const isOverAtOnce = ({ type, reason }: { type: string; reason: string }): boolean =>
  type === 'delay_planned' && reason === 'already_over'

/** Transitions that are duplicated in the record of a run, or missing in that of a completed one. */
async function twice(api: Caller, site: string, { run_id, status }: Run): Promise<string[]> {
  const { entries } = (await api.must('GET', `${site}/runs/${run_id}`)) as unknown as {
    entries: { sequence: number; type: string; reason: string }[]
  }
  const reasons: string[] = []
  const sequences = entries.map(entry => entry.sequence)
  if (new Set(sequences).size !== sequences.length)
    reasons.push(`${run_id} has a sequence twice: ${sequences.join(' ')}`)
  if (status !== 'completed') return reasons
  for (const type of onceEach) {
    const count = entries.filter(entry => (isOverAtOnce(entry) ? 'delay_over' : entry.type) === type).length
    if (count !== 1) reasons.push(`${run_id} has ${type} ${count} times`)
  }
  return reasons
}
