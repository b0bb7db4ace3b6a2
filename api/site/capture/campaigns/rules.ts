/** What is allowed with campaigns and what follows; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as leads from './leads-store.ts'
import * as store from './store.ts'

export { followEvents, followedEvents } from './captures.ts'
export { enterLead } from './leads-store.ts'
export { activeCampaigns, askedNames, type CampaignQuality, type LiveCampaign, mappedValues } from './live.ts'

type Db = Handle<'site'>
interface Blocker {
  kind: string
  id: string
  name: string
}

export async function existingCampaign(db: Db, id: string): Promise<store.CampaignRow> {
  const row = await store.findCampaign(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const campaignExists = async (db: Db, id: string): Promise<boolean> =>
  (await store.findCampaign(db, id)) !== undefined

const toBlocker = ({ id, name }: store.CampaignRow): Blocker => ({ kind: 'campaign', id, name })

/** Campaigns, but for archived ones, that capture by a popup. */
export const campaignsUsingPopup = async (db: Db, popup_id: string): Promise<Blocker[]> =>
  (await store.campaignsWith(db, 'popup_id', popup_id)).map(toBlocker)

/** Campaigns, but for archived ones, that give away a file. */
export const campaignsUsingFile = async (db: Db, file_id: string): Promise<Blocker[]> =>
  (await store.campaignsWith(db, 'file_id', file_id)).map(toBlocker)

/** Active campaigns that need a custom field. */
export const campaignsUsingField = async (db: Db, field: string): Promise<Blocker[]> =>
  (await store.activeMappingTo(db, field)).map(toBlocker)

/** Takes an erased person out of the campaigns; that somebody came stays. */
export const eraseFromCampaigns = (tx: Db, lead_id: string, hash: string, at: number): Promise<void> =>
  leads.replacePerson(tx, lead_id, hash, at)
