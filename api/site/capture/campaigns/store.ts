/** Every query on campaigns. Their leads are in leads-store.ts. */

import { and, eq, inArray, like, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { campaignLeads, campaigns } from './table.ts'

type Db = Handle<'site'>
export type CampaignRow = typeof campaigns.$inferSelect
export type CampaignWithCounts = CampaignRow & { lead_count: number; last_lead_at: number | null }

interface Page extends ListPage {
  search: string | undefined
  status: CampaignRow['status'] | undefined
  lead_id: string | undefined
}

const campaignsOfLead = (db: Db, lead_id: string) =>
  db.select({ id: campaignLeads.campaign_id }).from(campaignLeads).where(eq(campaignLeads.lead_id, lead_id))

export const pageOfCampaigns = (db: Db, page: Page): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(
      and(
        inPage(campaigns, page),
        page.search ? like(campaigns.name_key, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
        page.status ? eq(campaigns.status, page.status) : undefined,
        page.lead_id ? inArray(campaigns.id, campaignsOfLead(db, page.lead_id)) : undefined,
      ),
    )
    .orderBy(...listOrder(campaigns, page))
    .limit(page.limit + 1)

const campaignById = (db: Db) =>
  db
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, sql.placeholder('id')))
    .prepare()

export const findCampaign = (db: Db, id: string): Promise<CampaignRow | undefined> =>
  db.prepared(campaignById).get({ id })

export const campaignsByStatus = (db: Db, status: CampaignRow['status']): Promise<CampaignRow[]> =>
  db.select().from(campaigns).where(eq(campaigns.status, status)).orderBy(campaigns.id)

const anyRow = 'select 1 from campaigns limit 1'

export const anyCampaign = async (db: Db): Promise<boolean> => (await db.one(anyRow, [])) !== undefined

/** Campaigns that are not archived, which block deleting what they refer to. */
export const campaignsWith = (
  db: Db,
  key: 'popup_id' | 'file_id' | 'assistant_id' | 'connection_id',
  id: string,
): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns[key], id), ne(campaigns.status, 'archived')))
    .orderBy(campaigns.id)

/** The active campaign of a popup other than the one given. */
export async function activeWithPopup(db: Db, popup_id: string, other_than: string): Promise<CampaignRow | undefined> {
  const active = and(eq(campaigns.popup_id, popup_id), eq(campaigns.status, 'active'), ne(campaigns.id, other_than))
  const [row] = await db.select().from(campaigns).where(active)
  return row
}

/** The active campaign that captures by an assistant, other than the one given. */
export async function activeWithAssistant(
  db: Db,
  assistant_id: string,
  other_than: string,
): Promise<CampaignRow | undefined> {
  const { status, id } = campaigns
  const active = and(eq(campaigns.assistant_id, assistant_id), eq(status, 'active'), ne(id, other_than))
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(active, eq(campaigns.lead_source, 'assistant')))
  return row
}

export async function insertCampaign(tx: Db, row: CampaignRow): Promise<void> {
  await tx.insert(campaigns).values(row)
}

export async function updateCampaignRow(tx: Db, id: string, set: Partial<CampaignRow>): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...set, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, id))
}

export async function removeCampaign(tx: Db, id: string): Promise<void> {
  await tx.delete(campaigns).where(eq(campaigns.id, id))
}
