/** Which campaigns use something of another feature: asked before that is deleted. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { AddressChange } from '../../../platform/features/address-change.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fieldById } from '../../contacts/custom-fields/rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const toBlocker = ({ id, name }: store.CampaignRow): Blocker => ({ type: 'campaign', id, name })

/** Campaigns, but for archived ones, that capture by a popup. */
export const campaignsWithPopup = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.campaignsWith(db, 'popup_id', id)).map(toBlocker)

/** Campaigns, but for archived ones, that give away a file. */
export const campaignsWithFile = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.campaignsWith(db, 'file_id', id)).map(toBlocker)

/** Active campaigns that capture by an assistant. */
export const campaignsWithAssistant = (db: Db, id: string): Promise<Blocker[]> =>
  active(db, ({ lead_source, assistant_id }) => lead_source === 'assistant' && assistant_id === id)

const active = async (db: Db, uses: (campaign: store.CampaignRow) => boolean): Promise<Blocker[]> =>
  (await store.campaignsByStatus(db, 'active')).filter(uses).map(toBlocker)

/** Active campaigns that give access to a sandbox. */
export const campaignsWithSandbox = (db: Db, id: string): Promise<Blocker[]> =>
  active(db, ({ sandbox_access, sandbox_id }) => sandbox_access && sandbox_id === id)

/** Active campaigns that write a form's answers into a custom field. */
export async function campaignsWritingTo(db: Db, field_id: string): Promise<Blocker[]> {
  const field = await fieldById(db, field_id)
  return field ? active(db, ({ field_mapping }) => field_mapping.some(({ to }) => to === field.name)) : []
}

/** Active campaigns that give a tag. */
export const campaignsWithTag = (db: Db, id: string): Promise<Blocker[]> =>
  active(db, ({ tag_ids }) => tag_ids.includes(id))

/** Active campaigns that add to an audience. */
export const campaignsWithAudience = (db: Db, id: string): Promise<Blocker[]> =>
  active(db, ({ audience_ids }) => audience_ids.includes(id))

/** Campaigns, but for archived ones, whose leads are sent by a connection. */
export const campaignsWithConnection = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.campaignsWith(db, 'connection_id', id)).map(toBlocker)

/** Active campaigns that send people to a page that goes, once a form is sent. */
export const campaignsLeadingTo = async (db: Db, { to, leadsTo }: AddressChange): Promise<Blocker[]> =>
  to === null ? active(db, ({ destination_url }) => destination_url !== null && leadsTo(destination_url)) : []
