/** Looks at what is left when all is quiet: what is lost, stands twice, is stuck, and which mails came once too often. */
import type { Caller } from './caller.ts'
import type { Inbox, Received } from './inbox.ts'
import { wrongNumbers } from './numbers.ts'
import type { Stage } from './stage.ts'

/** One SIGKILL: its moment on the clock of the inbox, and how many connections to the inbox were open then. */
export interface Kill {
  at: number
  connections: number
}

export interface Findings {
  lost: string[]
  duplicated: string[]
  stuck: string[]
  extra: string[]
}

/** The server had read the final dot, and the result was not on disk: longer than this it does not take. */
const GAP_MS = 2_000
/** Entries that stand exactly once in the record of a run of this journey. */
const onceEach = ['run_started', 'tags_assigned', 'delay_over', 'send_ended', 'run_completed']

interface Run {
  run_id: string
  journey_id: string
  run_status: string
  reason: string | null
  lead: { id: string; email: string }
}

export async function look(
  api: Caller,
  inbox: Inbox,
  stage: Stage,
  acknowledged: string[],
  kills: Kill[],
): Promise<Findings> {
  const found: Findings = { lost: [], duplicated: [], stuck: [], extra: [] }
  const site = `/v1/sites/${stage.site_id}`
  const leads = (await api.all(`${site}/leads`)) as { email: string; tag_ids: string[] }[]
  const runs = (await api.all(`${site}/runs`)) as unknown as Run[]
  const leadsOf = Map.groupBy(leads, lead => lead.email)
  const runsOf = Map.groupBy(runs, run => run.lead.email)
  const mailsOf = Map.groupBy(
    inbox.received.filter(({ to }) => to.startsWith('person-')),
    ({ to }) => to,
  )
  for (const email of acknowledged) {
    if (!leadsOf.has(email)) found.lost.push(`${email} was acknowledged and is no lead`)
    else if (!runsOf.has(email)) found.lost.push(`${email} is a lead and has no run`)
    else if (!mailsOf.has(email)) found.lost.push(`${email} has got no mail`)
  }
  for (const [email, same] of leadsOf) {
    if (same.length > 1) found.duplicated.push(`${email} is ${same.length} leads`)
    if (!same[0]!.tag_ids.includes(stage.tag_id)) found.lost.push(`${email} lacks the tag`)
  }
  for (const [email, same] of runsOf) {
    if (same.length > 1) found.duplicated.push(`${email} has ${same.length} runs`)
  }
  for (const run of runs) {
    if (run.run_status !== 'completed')
      found.stuck.push(`${run.run_id} is ${run.run_status} (${run.reason ?? 'no reason'})`)
    found.duplicated.push(...(await twice(api, site, run)))
  }
  found.lost.push(...(await wrongNumbers(api, site, runs)))
  extras(mailsOf, kills, found)
  return found
}

/** A delay that a kill outlasted is over when it is planned, and its end is no entry of its own. */
const isOverAtOnce = ({ kind, reason }: { kind: string; reason: string }): boolean =>
  kind === 'delay_planned' && reason === 'already_over'

/** Transitions that stand twice in the record of a run, or not at all in that of a completed one. */
async function twice(api: Caller, site: string, { run_id, run_status }: Run): Promise<string[]> {
  const { entries } = (await api.must('GET', `${site}/runs/${run_id}`)) as unknown as {
    entries: { sequence: number; kind: string; reason: string }[]
  }
  const reasons: string[] = []
  const sequences = entries.map(entry => entry.sequence)
  if (new Set(sequences).size !== sequences.length)
    reasons.push(`${run_id} has a sequence twice: ${sequences.join(' ')}`)
  if (run_status !== 'completed') return reasons
  for (const kind of onceEach) {
    const count = entries.filter(entry => (isOverAtOnce(entry) ? 'delay_over' : entry.kind) === kind).length
    if (count !== 1) reasons.push(`${run_id} has ${kind} ${count} times`)
  }
  return reasons
}

/** An extra mail is allowed only if a kill fell into the gap after the one before, once for each open connection. */
function extras(mailsOf: Map<string, Received[]>, kills: Kill[], found: Findings): void {
  const used = new Map<Kill, number>()
  for (const [email, mails] of mailsOf) {
    const sorted = mails.toSorted((a, b) => a.read_at - b.read_at)
    if (new Set(sorted.map(mail => mail.message_id)).size > 1) {
      found.duplicated.push(`${email} has got mails with different Message-IDs`)
    }
    for (const [index, again] of sorted.entries()) {
      const before = sorted[index - 1]
      if (!before) continue
      const kill = kills.find(k => k.at >= before.read_at && k.at <= before.read_at + GAP_MS && k.at <= again.read_at)
      const count = kill ? (used.get(kill) ?? 0) + 1 : 0
      if (!kill || count > Math.max(kill.connections, 1)) {
        const next = kills.find(k => k.at >= before.read_at)
        const nearest = next
          ? `the next kill was ${Math.round(next.at - before.read_at)} ms later`
          : 'there was no later kill'
        const many = kill ? `, it has explained ${count - 1} of ${kill.connections} already` : ''
        found.duplicated.push(`${email} has got a mail again that no kill explains: ${nearest}${many}`)
        continue
      }
      used.set(kill, count)
      found.extra.push(
        `${email} has got a mail again after a kill ${Math.round(kill.at - before.read_at)} ms after the first`,
      )
    }
  }
}
