/** The endpoints on campaigns. Becoming active, inactive and archived are in life-service.ts. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { popupFacts } from '../popups/rules.ts'
import { recentResultsOf } from '../results/rules.ts'
import * as contract from './contract.ts'
import { campaignConnection, capturingAssistant, type Lookups, promisedSandbox } from './ports.ts'
import { knownToCampaigns, requireReferences } from './references.ts'
import { existingCampaign } from './rules.ts'
import * as store from './store.ts'
import { asWire, changedCampaign, newCampaign, requireComplete } from './wire.ts'

type Tx = Handle<'site'>

const answer = async (db: Tx, row: store.CampaignRow, { locale }: Pick<InAction, 'locale'>, lookups: Lookups) =>
  (await asWire(db, [row], { locale, lookups }))(row)

function toLookups({ installation: { connections }, now }: Pick<Context, 'installation' | 'now'>): Lookups {
  const sandboxes = connections.through(promisedSandbox)
  return {
    findAssistant: connections.through(capturingAssistant),
    findConnection: connections.through(campaignConnection),
    findSandbox: (db, id) => sandboxes.find(db, id, now()),
  }
}
export const ready = async (_input: unknown, context: Context): Promise<Lookups> => toLookups(context)

export const listCampaigns = query(contract.listCampaigns, async (db, { query: q }, context) => {
  const { locale, site, now } = context
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const { status, lead_id } = q
  const rows = await store.pageOfCampaigns(db, { ...listPage(q), search, status, lead_id })
  const toCampaign = await asWire(db, rows, { locale, lookups: toLookups(context) })
  const ids = q.expand ? rows.map(row => row.id) : []
  const recent = await recentResultsOf(db, ids, localDay(site.timezone, now()))
  return page(q, rows, listKey(q), row => ({ ...toCampaign(row), ...(q.expand && { recent_results: recent(row.id) }) }))
})

export const getCampaign = query(contract.getCampaign, async (db, { params }, context) =>
  answer(db, await existingCampaign(db, params.campaign_id), context, toLookups(context)),
)

/** Emailing a lead magnet needs a popup box: refused where the request sets it without one. */
async function requireBox(tx: Tx, row: store.CampaignRow, asked: boolean | undefined): Promise<void> {
  if (!asked || row.popup_id === null) return
  const popup = await popupFacts(tx, row.popup_id)
  if (popup && popup.type !== 'popup_box') throw invalid('/feedback_email', 'feedback_needs_popup_box')
}

async function add(tx: Tx, row: store.CampaignRow, context: InAction, lookups: Lookups) {
  await store.insertCampaign(tx, row)
  return answer(tx, row, context, lookups)
}

export const createCampaign = action(contract.createCampaign, ready, async (tx, { body }, context, find) => {
  const at = context.now()
  const own = { id: context.newId('campaign'), name: '', name_key: '', description: '', created_at: at, updated_at: at }
  const row = changedCampaign({ ...newCampaign, ...own }, body)
  await requireReferences(tx, body, find)
  await requireBox(tx, row, body.feedback_email)
  return add(tx, row, context, find)
})

export const duplicateCampaign = action(contract.duplicateCampaign, ready, async (tx, { params }, context, find) => {
  const row = await existingCampaign(tx, params.campaign_id)
  const at = context.now()
  const name = messageOf(context.locale, 'popup.copy', { name: row.name }).slice(0, 100)
  const fresh = { status: 'inactive' as const, activated_at: null, version: 1, created_at: at, updated_at: at }
  return add(tx, { ...row, ...fresh, id: context.newId('campaign'), name, name_key: foldKey(name) }, context, find)
})

export const updateCampaign = action(contract.updateCampaign, ready, async (tx, { params, body }, context, find) => {
  const row = await existingCampaign(tx, params.campaign_id)
  context.ifMatch(row.version)
  context.changedFrom(row)
  if (row.status === 'archived') throw problem('transition_not_allowed', { values: { status: row.status } })
  const next = { ...changedCampaign(row, body), updated_at: context.now() }
  await requireReferences(tx, body, find)
  await requireBox(tx, next, body.feedback_email)
  if (row.status === 'active') requireComplete(next, await knownToCampaigns(tx, [next], find))
  const { id: _id, version: _version, ...set } = next
  await store.updateCampaignRow(tx, row.id, set)
  return answer(tx, await existingCampaign(tx, row.id), context, find)
})

export const deleteCampaign = action(contract.deleteCampaign, async (tx, { params }, { requireUnused }) => {
  const row = await existingCampaign(tx, params.campaign_id)
  if (row.status === 'active') throw problem('transition_not_allowed', { values: { status: row.status } })
  await requireUnused(tx, 'campaign', row.id)
  await store.removeCampaign(tx, row.id)
})
