/** The rules of campaigns, for other features to call. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as store from './store.ts'

export { followCapture } from './captures.ts'
export { enterLead } from './leads-store.ts'
export {
  activeCampaigns,
  askedNames,
  campaignOfAssistant,
  mappedValues,
} from './live.ts'
export { type AssistantFacts, type CampaignConnection, campaignConnection, capturingAssistant } from './ports.ts'

type Db = Handle<'site'>

export async function existingCampaign(db: Db, id: string): Promise<store.CampaignRow> {
  const row = await store.findCampaign(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const campaignExists = async (db: Db, id: string): Promise<boolean> =>
  (await store.findCampaign(db, id)) !== undefined

/** Active campaigns whose leads are sent by a connection. */
export const activeCampaignsWith = async (db: Db, connection_id: string): Promise<store.CampaignRow[]> =>
  (await store.campaignsByStatus(db, 'active')).filter(row => row.connection_id === connection_id)
