/**
 * The submissions of two leads that become one. Each names the one before it: the other's follow the first of the lead
 * that stays.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerging } from '../../../platform/features/merging.ts'
import { emailKey } from '../../../platform/schemas.ts'
import { mergingLeads } from '../../contacts/leads/rules.ts'
import { submissionsOfLead } from './store.ts'
import { submissions } from './submissions-table.ts'

const idsOf = async (db: Handle<'site'>, lead_id: string): Promise<string[]> =>
  (await db.all<[string]>(submissionsOfLead(lead_id))).map(([id]) => id)

const named = (ids: readonly unknown[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

export const mergingSubmissions: LeadMerging = {
  what: 'submissions',
  count: async (db, { from }) => (await idsOf(db, from)).length,
  async move(tx, { from, into }) {
    const [theirs, own] = [await idsOf(tx, from), await idsOf(tx, into)]
    const [newest] = theirs
    if (newest === undefined) return []
    await tx
      .update(submissions)
      .set({ lead_id: into })
      .where(inArray(submissions.id, named(theirs)))
    const first = own.at(-1)
    if (first !== undefined) await tx.update(submissions).set({ previous_id: newest }).where(eq(submissions.id, first))
    return theirs
  },
  async moveBack(tx, { from, into }, theirs) {
    const [newest] = theirs as string[]
    if (newest === undefined) return
    const link = and(eq(submissions.lead_id, into), eq(submissions.previous_id, newest))
    await tx.update(submissions).set({ previous_id: null }).where(link)
    const back = and(eq(submissions.lead_id, into), inArray(submissions.id, named(theirs)))
    await tx.update(submissions).set({ lead_id: from }).where(back)
  },
  async separate(tx, { from, into, since, email_keys }) {
    const all = await loadChain(tx, into)
    const isTheirs = ({ at, email }: Link) => at >= since && email_keys.has(emailKey(email ?? ''))
    const [theirs, own] = [all.filter(isTheirs), all.filter(one => !isTheirs(one))]
    if (theirs.length === 0) return []
    const ids = theirs.map(({ id }) => id)
    await tx
      .update(submissions)
      .set({ lead_id: from })
      .where(inArray(submissions.id, named(ids)))
    await chain(tx, into, own)
    await chain(tx, from, [...theirs, ...(await loadChain(tx, from))])
    return ids
  },
}

interface Link {
  id: string
  at: number
  /** The address that was typed. */
  email: string | null
}

/** The submissions of a lead, the newest first. */
const loadChain = async (db: Handle<'site'>, lead_id: string): Promise<Link[]> => {
  const which = inArray(submissions.id, sql`(${submissionsOfLead(lead_id)})`)
  const email = sql<string | null>`"values" ->> 'email'`
  const rows = await db.select({ id: submissions.id, at: submissions.at, email }).from(submissions).where(which)
  return rows.toSorted((one, other) => other.at - one.at || other.id.localeCompare(one.id))
}

/** Makes these the submissions of a lead. */
async function chain(tx: Handle<'site'>, lead_id: string, links: readonly Link[]): Promise<void> {
  for (const [place, { id }] of links.entries()) {
    const previous_id = links[place + 1]?.id ?? null
    await tx.update(submissions).set({ previous_id }).where(eq(submissions.id, id))
  }
  await mergingLeads.setLastSubmission(tx, lead_id, links[0]?.id ?? null)
}
