/** The submissions of two leads that become one, and of one that becomes two: each names the one before it, by time. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerge } from '../../../platform/features/lead-merge.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { mergingLeads } from '../../contacts/lead-records/rules.ts'
import { submissionsOfLead } from './store.ts'
import { submissions } from './submissions-table.ts'

interface Link {
  id: string
  at: number
  previous_id: string | null
  /** The address that was typed. */
  email: string | null
}

/** The submissions of a lead, the newest first. */
async function loadChain(db: Handle<'site'>, lead_id: string): Promise<Link[]> {
  const which = inArray(submissions.id, sql`(${submissionsOfLead(lead_id)})`)
  const { id, at, previous_id } = submissions
  const email = sql<string | null>`"values" ->> 'email'`
  return sorted(await db.select({ id, at, previous_id, email }).from(submissions).where(which))
}

const sorted = (links: readonly Link[]): Link[] =>
  links.toSorted((one, other) => other.at - one.at || other.id.localeCompare(one.id))

/** Makes these the submissions of a lead. */
async function chain(tx: Handle<'site'>, lead_id: string, links: readonly Link[]): Promise<void> {
  for (const [place, { id, previous_id }] of links.entries()) {
    const before = links[place + 1]?.id ?? null
    if (before !== previous_id) await tx.update(submissions).set({ previous_id: before }).where(eq(submissions.id, id))
  }
  await mergingLeads.setLastSubmission(tx, lead_id, links[0]?.id ?? null)
}

/** Gives the chosen submissions of one lead to another, who has those besides; answers which. */
async function give(
  tx: Handle<'site'>,
  { holder, receiver }: { holder: string; receiver: string },
  own: readonly Link[],
  isChosen: (link: Link) => boolean,
): Promise<string[]> {
  const all = await loadChain(tx, holder)
  const chosen = all.filter(isChosen)
  if (chosen.length === 0) return []
  const ids = chosen.map(({ id }) => id)
  const named = sql`(select value from json_each(${JSON.stringify(ids)}))`
  await tx.update(submissions).set({ lead_id: receiver }).where(inArray(submissions.id, named))
  await chain(
    tx,
    holder,
    all.filter(link => !isChosen(link)),
  )
  await chain(tx, receiver, sorted([...chosen, ...own]))
  return ids
}

export const mergingSubmissions: LeadMerge = {
  what: 'submissions',
  count: async (db, { from }) => (await loadChain(db, from)).length,
  move: async (tx, { from, into }) => give(tx, { holder: from, receiver: into }, await loadChain(tx, into), () => true),
  async moveBack(tx, { from, into }, theirs) {
    const ids = new Set(theirs)
    await give(tx, { holder: into, receiver: from }, [], ({ id }) => ids.has(id))
  },
  async separate(tx, { from, into, since, email_keys }) {
    const isTheirs = ({ at, email }: Link) => at >= since && email_keys.has(emailKey(email ?? ''))
    return give(tx, { holder: into, receiver: from }, await loadChain(tx, from), isTheirs)
  },
}
