/** The campaigns by which two leads came that become one. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerging } from '../../../platform/features/merging.ts'
import { campaignLeads } from './table.ts'

type Row = typeof campaignLeads.$inferSelect
const both = sql`excluded`

const campaignsOf = (db: Handle<'site'>, lead_id: string) =>
  db.select({ id: campaignLeads.campaign_id }).from(campaignLeads).where(eq(campaignLeads.lead_id, lead_id))

export const mergingCampaignLeads: LeadMerging = {
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
    const had = new Map(own.map(row => [row.campaign_id, row]))
    const came = theirs.map(({ campaign_id }) => campaign_id).filter(id => !had.has(id))
    const joined = and(eq(campaignLeads.lead_id, into), inArray(campaignLeads.campaign_id, came))
    if (came.length > 0) await tx.delete(campaignLeads).where(joined)
    for (const { campaign_id, first_at } of own) {
      const which = and(eq(campaignLeads.lead_id, into), eq(campaignLeads.campaign_id, campaign_id))
      await tx.update(campaignLeads).set({ first_at }).where(which)
    }
    const there = 'select id from campaigns'
    const ids = new Set((await tx.all<[string]>(there)).map(([id]) => id))
    const kept = theirs.filter(({ campaign_id }) => ids.has(campaign_id))
    if (kept.length > 0) await tx.insert(campaignLeads).values(kept).onConflictDoNothing()
  },
}
