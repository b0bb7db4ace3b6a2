/** The leads of campaigns: written by the consumer of captures, read for notices, counts and filters. */

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { theirs } from '../../../platform/features/people.ts'
import { campaignLeads } from './table.ts'

type Db = Handle<'site'>
export type CampaignLeadRow = typeof campaignLeads.$inferSelect

const enter = `
  insert into campaign_leads (campaign_id, lead_id, first_at, last_at, noticed_at, mailed_at) values (?, ?, ?, ?, ?, null)
  on conflict (campaign_id, lead_id) do update set last_at = max(last_at, excluded.last_at)`

/** Records that a campaign captured a lead. */
export async function enterLead(
  tx: Db,
  { campaign_id, lead_id, at, noticed }: { campaign_id: string; lead_id: string; at: number; noticed: boolean },
): Promise<void> {
  await tx.run(enter, [campaign_id, lead_id, at, at, noticed ? at : null])
}

const of = (campaign_id: string, lead_id: string) =>
  and(eq(campaignLeads.campaign_id, campaign_id), eq(campaignLeads.lead_id, lead_id))

const entry =
  'select first_at, last_at, noticed_at, mailed_at from campaign_leads where campaign_id = ? and lead_id = ?'

export async function findEntry(db: Db, campaign_id: string, lead_id: string): Promise<CampaignLeadRow | undefined> {
  const [first_at, last_at, noticed_at, mailed_at] = (await db.one(entry, [campaign_id, lead_id])) ?? []
  if (first_at === undefined) return undefined
  const moment = (at: unknown) => (at === null ? null : Number(at))
  return {
    campaign_id,
    lead_id,
    first_at: Number(first_at),
    last_at: Number(last_at),
    noticed_at: moment(noticed_at),
    mailed_at: moment(mailed_at),
  }
}

export async function removeEntry(tx: Db, campaign_id: string, lead_id: string): Promise<void> {
  await tx.delete(campaignLeads).where(of(campaign_id, lead_id))
}

export const entriesOfLead = (db: Db, lead_id: string): Promise<CampaignLeadRow[]> =>
  db.select().from(campaignLeads).where(eq(campaignLeads.lead_id, lead_id))

export const unnoticed = (db: Db, campaign_id: string, limit: number): Promise<CampaignLeadRow[]> =>
  db
    .select()
    .from(campaignLeads)
    .where(and(eq(campaignLeads.campaign_id, campaign_id), isNull(campaignLeads.noticed_at)))
    .orderBy(asc(campaignLeads.first_at))
    .limit(limit)

const notice = `
  update campaign_leads set noticed_at = ?
  where campaign_id = ? and noticed_at is null and lead_id in (select value from json_each(?))`

/** Those that a notice told of. */
export async function markNoticed(tx: Db, campaign_id: string, lead_ids: readonly string[], at: number): Promise<void> {
  await tx.run(notice, [at, campaign_id, JSON.stringify(lead_ids)])
}

export async function markMailed(tx: Db, campaign_id: string, lead_id: string, at: number): Promise<void> {
  await tx.update(campaignLeads).set({ mailed_at: at }).where(of(campaign_id, lead_id))
}

const replace = `
  update or ignore campaign_leads set lead_id = e.hash, noticed_at = coalesce(noticed_at, e.at)
  from (select value ->> 0 as lead_id, value ->> 1 as hash, value ->> 2 as at from json_each(?)) e
  where campaign_leads.lead_id = e.lead_id`

/** A person who came, was erased and came again was one and stays one. */
export async function replacePeople(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  await tx.run(replace, [JSON.stringify(people.map(({ lead_id, hash, now }) => [lead_id, hash, now]))])
  await tx.delete(campaignLeads).where(inArray(campaignLeads.lead_id, theirs(people)))
}

export interface LeadCount {
  lead_count: number
  last_lead_at: number | null
}

/** How many came by each of the campaigns, and when the last of them. */
export async function leadCounts(db: Db, ids: readonly string[]): Promise<Map<string, LeadCount>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: campaignLeads.campaign_id,
      lead_count: sql<number>`count(*)`,
      last_lead_at: sql<number | null>`max(${campaignLeads.last_at})`,
    })
    .from(campaignLeads)
    .where(inArray(campaignLeads.campaign_id, [...ids]))
    .groupBy(campaignLeads.campaign_id)
  return new Map(rows.map(({ id, ...count }) => [id, count]))
}
