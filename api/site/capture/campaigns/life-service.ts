/** The life of a campaign: inactive → active → inactive; both → archived → inactive. Anything else is refused. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { setPublished } from '../popups/rules.ts'
import * as contract from './contract.ts'
import type { Lookups } from './ports.ts'
import { knownToCampaigns } from './references.ts'
import { existingCampaign } from './rules.ts'
import { ready } from './service.ts'
import { activeWithPopup, type CampaignRow, updateCampaignRow } from './store.ts'
import { asWire, requireComplete } from './wire.ts'

type Tx = Handle<'site'>
type Status = CampaignRow['status']

/** The campaign, if it may leave its present state; an older `If-Match` is refused before that. */
async function leaving(tx: Tx, id: string, from: readonly Status[], context: InAction): Promise<CampaignRow> {
  const row = await existingCampaign(tx, id)
  context.ifMatch(row.version)
  if (!from.includes(row.status)) throw problem('transition_not_allowed', { values: { status: row.status } })
  return row
}

async function become(tx: Tx, id: string, status: Status, context: InAction, lookups: Lookups) {
  const at = context.now()
  await updateCampaignRow(tx, id, { status, updated_at: at, ...(status === 'active' && { activated_at: at }) })
  const row = await existingCampaign(tx, id)
  return (await asWire(tx, [row], { locale: context.locale, lookups }))(row)
}

export const publishCampaign = action(contract.publishCampaign, ready, async (tx, { params }, context, find) => {
  const row = await leaving(tx, params.campaign_id, ['inactive'], context)
  requireComplete(row, await knownToCampaigns(tx, [row], find))
  if (row.lead_source !== 'assistant' && row.popup_id !== null) await setPublished(tx, row.popup_id, true, context)
  return become(tx, row.id, 'active', context, find)
})

export const deactivateCampaign = action(contract.deactivateCampaign, ready, async (tx, { params }, context, find) => {
  const row = await leaving(tx, params.campaign_id, ['active'], context)
  return become(tx, row.id, 'inactive', context, find)
})

export const archiveCampaign = action(contract.archiveCampaign, ready, async (tx, { params }, context, find) => {
  const row = await leaving(tx, params.campaign_id, ['active', 'inactive'], context)
  const { popup_id } = row
  // Another campaign may be capturing by it.
  if (popup_id !== null && !(await activeWithPopup(tx, popup_id, row.id))) {
    await setPublished(tx, popup_id, false, context)
  }
  return become(tx, row.id, 'archived', context, find)
})

export const unarchiveCampaign = action(contract.unarchiveCampaign, ready, async (tx, { params }, context, find) => {
  const row = await leaving(tx, params.campaign_id, ['archived'], context)
  return become(tx, row.id, 'inactive', context, find)
})
