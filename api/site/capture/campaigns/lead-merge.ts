/** The campaigns by which two leads came that become one. */
import { and, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events } from '../../../platform/events/table.ts'
import type { LeadMerge } from '../../../platform/features/lead-merge.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { formSubmitted } from '../submissions/events.ts'
import { submissions } from '../submissions/rules.ts'
import { enterLead, findEntry, removeEntry } from './leads-store.ts'
import { campaignLeads } from './table.ts'

type Row = typeof campaignLeads.$inferSelect
const both = sql`excluded`

const campaignsOf = (db: Handle<'site'>, lead_id: string) =>
  db.select({ id: campaignLeads.campaign_id }).from(campaignLeads).where(eq(campaignLeads.lead_id, lead_id))

export const mergingCampaignLeads: LeadMerge = {
  what: 'campaigns',
  count: (db, { from, into }) =>
    db.$count(
      campaignLeads,
      and(eq(campaignLeads.lead_id, from), notInArray(campaignLeads.campaign_id, campaignsOf(db, into))),
    ),
  async move(tx, { from, into }) {
    const of = (lead_id: string) => tx.select().from(campaignLeads).where(eq(campaignLeads.lead_id, lead_id))
    const [theirs, own] = [await of(from), await of(into)]
    if (theirs.length === 0) return []
    const target = [campaignLeads.campaign_id, campaignLeads.lead_id]
    await tx.delete(campaignLeads).where(eq(campaignLeads.lead_id, from))
    await tx
      .insert(campaignLeads)
      .values(theirs.map(row => ({ ...row, lead_id: into })))
      .onConflictDoUpdate({
        target,
        set: {
          first_at: sql`min(${campaignLeads.first_at}, ${both}.first_at)`,
          last_at: sql`max(${campaignLeads.last_at}, ${both}.last_at)`,
        },
      })
    return [theirs, own]
  },
  async moveBack(tx, { into }, moved) {
    const [theirs = [], own = []] = moved as Row[][]
    if (theirs.length === 0) return
    const had = new Set(own.map(row => row.campaign_id))
    const entryIn = (campaign_id: string) =>
      and(eq(campaignLeads.lead_id, into), eq(campaignLeads.campaign_id, campaign_id))
    for (const { campaign_id, last_at } of theirs.filter(row => !had.has(row.campaign_id))) {
      await tx.delete(campaignLeads).where(and(entryIn(campaign_id), lte(campaignLeads.last_at, last_at)))
      // Whoever has come by it since has an entry of their own.
      await tx.update(campaignLeads).set({ first_at: campaignLeads.last_at }).where(entryIn(campaign_id))
    }
    const came = new Map(theirs.map(row => [row.campaign_id, row.last_at]))
    for (const { campaign_id, first_at, last_at } of own) {
      await tx.update(campaignLeads).set({ first_at }).where(entryIn(campaign_id))
      const is_theirs = lte(campaignLeads.last_at, came.get(campaign_id) ?? 0)
      await tx
        .update(campaignLeads)
        .set({ last_at })
        .where(and(entryIn(campaign_id), is_theirs))
    }
    const there = 'select id from campaigns'
    const ids = new Set((await tx.all<[string]>(there)).map(([id]) => id))
    const kept = theirs.filter(({ campaign_id }) => ids.has(campaign_id))
    if (kept.length > 0) await tx.insert(campaignLeads).values(kept).onConflictDoNothing()
  },
  async separate(tx, { from, into, since, email_keys }) {
    const came = Map.groupBy(await capturesSince(tx, into, since), ({ campaign_id }) => campaign_id)
    for (const [campaign_id, all] of came) {
      const theirs = all.filter(({ email }) => email_keys.has(emailKey(email)))
      const entry = await findEntry(tx, campaign_id, into)
      if (theirs.length === 0 || entry === undefined) continue
      for (const { at } of theirs)
        await enterLead(tx, { campaign_id, lead_id: from, at, noticed: entry.noticed_at !== null })
      if (theirs.length === all.length && entry.first_at >= since) await removeEntry(tx, campaign_id, into)
    }
    return []
  },
}

interface Capture {
  campaign_id: string
  at: number
  /** The address that was typed. */
  email: string
}

/** By forms, since a moment. */
const capturesSince = (tx: Handle<'site'>, lead_id: string, since: number): Promise<Capture[]> =>
  tx
    .select({
      campaign_id: sql<string>`${events.data} ->> 'campaign_id'`,
      at: events.at,
      email: sql<string>`coalesce(${submissions.values} ->> 'email', '')`,
    })
    .from(events)
    .innerJoin(submissions, eq(submissions.id, sql`${events.data} ->> 'submission_id'`))
    .where(
      and(
        eq(events.lead_id, lead_id),
        gte(events.at, since),
        eq(events.name, formSubmitted.name),
        sql`${events.data} ->> 'campaign_id' is not null`,
      ),
    )
