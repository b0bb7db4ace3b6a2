/** The endpoints on popups. Previews are in preview-service.ts. */

import { snippetOf } from '../../../account/sites/rules.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, SiteFacts } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { removeConsentTexts } from '../../contacts/consents/rules.ts'
import { recentResultsOf } from '../results/rules.ts'
import { originalVariant } from './appearance.ts'
import { missingParts, type SiteReferences } from './completeness.ts'
import * as contract from './contract.ts'
import { changedDesign, newDesignOf } from './design.ts'
import { addPopup } from './new-popup.ts'
import {
  askedFields,
  consentVersion,
  existingPopup,
  formerVariants,
  keepShownConsent,
  knownTo,
  requireComplete,
  requireFitting,
} from './rules.ts'
import * as store from './store.ts'

interface About {
  site: Pick<SiteFacts, 'id' | 'brand'>
  config: Config
}

const toPopup = (row: store.PopupWithCounts, known: SiteReferences, { site, config }: About) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  status: row.published_at === null ? ('draft' as const) : ('published' as const),
  ...row.design,
  base_variant: row.base_variant,
  consent_version: row.consent_version,
  missing: missingParts(row.design, known),
  snippet: snippetOf(config, site.id),
  submission_count: row.submission_count,
  trapped_count: row.trapped_count,
  published_at: toInstantOrNull(row.published_at),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

const about = (context: Context): About => ({ site: context.site, config: context.installation.config })
const ready = async (_input: unknown, context: Context): Promise<About> => about(context)

/** The popup as this transaction sees it. */
async function answer(db: Handle<'site'>, id: string, of: About) {
  const row = await existingPopup(db, id)
  return toPopup(row, await knownTo(db, [row.design]), of)
}

export const listPopups = query(contract.listPopups, async (db, { query: q }, context) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const { status, type: types } = q
  const rows = await store.pageOfPopups(db, { ...listPage(q), search, status, types })
  const designs = rows.map(row => row.design)
  const known = await knownTo(db, designs)
  const ids = q.expand ? rows.map(row => row.id) : []
  const recent = await recentResultsOf(db, ids, localDay(context.site.timezone, context.now()))
  return page(q, rows, listKey(q), row => ({
    ...toPopup(row, known, about(context)),
    ...(q.expand && { recent_results: recent(row.id) }),
  }))
})

export const getPopup = query(contract.getPopup, (db, { params }, context) =>
  answer(db, params.popup_id, about(context)),
)

export const createPopup = action(contract.createPopup, ready, async (tx, { body }, context, of) => {
  const { name, description = '', type = 'popup_box', ...changes } = body
  const design = changedDesign(newDesignOf(type, of.site.brand), changes)
  requireFitting(type, design)
  const id = await addPopup(tx, { name, description, type, design }, context)
  return answer(tx, id, of)
})

export const duplicatePopup = action(contract.duplicatePopup, ready, async (tx, { params }, context, of) => {
  const row = await existingPopup(tx, params.popup_id)
  const name = messageOf(context.locale, 'popup.copy', { name: row.name }).slice(0, 100)
  const id = await addPopup(tx, { name, description: row.description, type: row.type, design: row.design }, context)
  return answer(tx, id, of)
})

export const updatePopup = action(contract.updatePopup, ready, async (tx, { params, body }, context, of) => {
  const row = await existingPopup(tx, params.popup_id)
  context.ifMatch(row.version)
  context.changedFrom({ ...row, ...row.design })
  const { name = row.name, description = row.description, ...changes } = body
  const design = changedDesign(row.design, changes)
  requireFitting(row.type, design, row.base_variant)
  const known = await knownTo(tx, [row.design, design])
  if (row.published_at !== null) requireComplete(design, known, missingParts(row.design, known))
  const consent_version = consentVersion(row, design)
  await store.updatePopup(tx, row.id, {
    name,
    name_key: foldKey(name),
    description,
    design,
    asked_fields: askedFields(row.asked_fields, design, known.types),
    former_variants: formerVariants(row, design),
    consent_version,
    updated_at: context.now(),
  })
  await keepShownConsent(tx, { ...row, design, consent_version })
  return answer(tx, row.id, of)
})

export const applyPopupVariant = action(contract.applyPopupVariant, ready, async (tx, { params }, context, of) => {
  const row = await existingPopup(tx, params.popup_id)
  context.ifMatch(row.version)
  const { variant_id } = params
  const variant = row.design.variants.find(({ id }) => id === variant_id)
  if (!variant && variant_id !== originalVariant && variant_id !== row.base_variant) throw problem('not_found')
  const { id: base_variant, name: _name, ...changes } = variant ?? { id: row.base_variant, name: '' }
  // Each variant of a published popup is complete by itself.
  const design = changedDesign(row.design, { ...changes, variants: [] })
  const former_variants = formerVariants({ ...row, base_variant }, design)
  await store.updatePopup(tx, row.id, { design, base_variant, former_variants, updated_at: context.now() })
  return answer(tx, row.id, of)
})

export const deletePopup = action(contract.deletePopup, async (tx, { params }, { requireUnused }) => {
  const row = await existingPopup(tx, params.popup_id)
  await requireUnused(tx, 'popup', row.id)
  await store.removePopup(tx, row.id)
  await removeConsentTexts(tx, row.id)
})

export const publishPopup = action(contract.publishPopup, ready, async (tx, { params }, context, of) => {
  const row = await existingPopup(tx, params.popup_id)
  requireComplete(row.design, await knownTo(tx, [row.design]))
  if (row.published_at === null) {
    const at = context.now()
    await store.updatePopup(tx, row.id, { published_at: at, updated_at: at })
    await keepShownConsent(tx, { ...row, published_at: at })
  }
  return answer(tx, row.id, of)
})

export const unpublishPopup = action(contract.unpublishPopup, ready, async (tx, { params }, context, of) => {
  const row = await existingPopup(tx, params.popup_id)
  if (row.published_at !== null) {
    await context.requireNotLive(tx, 'popup', row.id)
    await store.updatePopup(tx, row.id, { published_at: null, updated_at: context.now() })
  }
  return answer(tx, row.id, of)
})
