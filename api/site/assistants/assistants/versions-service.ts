/** The endpoints that publish assistants and bring former settings back. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { toConsentText } from '../../capture/popups/rules.ts'
import { keepConsentText } from '../../contacts/consents/rules.ts'
import { reachedKnowledge } from './belongings.ts'
import { missingParts } from './completeness.ts'
import { referenceErrors, withoutGone } from './references.ts'
import { existingAssistant, publishingGate } from './rules.ts'
import { answer, ready, requireActive } from './service.ts'
import * as store from './store.ts'
import * as contract from './versions-contract.ts'
import { toVersion } from './wire.ts'

export const publishAssistant = action(contract.publishAssistant, ready, async (tx, { params }, context, about) => {
  const row = await existingAssistant(tx, params.assistant_id)
  context.ifMatch(row.version)
  requireActive(row)
  const { settings, settings_version: number } = row
  const errors = [...missingParts(settings), ...(await referenceErrors(tx, settings))]
  if (errors.length > 0) throw problem('assistant_incomplete', { errors })
  const { installation } = about
  await installation.connections.through(publishingGate)(tx, row, installation)
  if (row.published_version !== number) {
    const at = context.now()
    await store.keepVersion(tx, { assistant_id: row.id, number, settings, created_at: at })
    await keepConsentText(tx, row.id, toConsentText(settings.quick_form, number))
    await store.saveAssistant(tx, row.id, {
      published: settings,
      published_version: number,
      published_at: row.published_at ?? at,
      updated_at: at,
    })
  }
  return answer(tx, row.id, about)
})

export const unpublishAssistant = action(contract.unpublishAssistant, ready, async (tx, { params }, context, about) => {
  const row = await existingAssistant(tx, params.assistant_id)
  context.ifMatch(row.version)
  await context.requireUnused(tx, 'assistant', row.id)
  if (row.published_version !== null) {
    const set = { published: null, published_version: null, updated_at: context.now() }
    await store.saveAssistant(tx, row.id, set)
  }
  return answer(tx, row.id, about)
})

export const listAssistantVersions = query(contract.listAssistantVersions, async (db, { params, query: q }) => {
  const { id, published_version } = await existingAssistant(db, params.assistant_id)
  const rows = await store.pageOfVersions(db, id, listPage(q, ['number']))
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.number, created_at: row.created_at }),
    row => toVersion(row, published_version),
  )
})

export const restoreAssistant = action(
  contract.restoreAssistant,
  ready,
  async (tx, { params, body }, context, about) => {
    const row = await existingAssistant(tx, params.assistant_id)
    context.ifMatch(row.version)
    requireActive(row)
    const kept = await store.findVersion(tx, row.id, body.settings_version)
    if (!kept) throw invalid('/settings_version', 'unknown_reference')
    await store.saveAssistant(tx, row.id, {
      settings: await withoutGone(tx, kept.settings, await reachedKnowledge(tx, context.rights)),
      settings_version: row.settings_version + 1,
      updated_at: context.now(),
    })
    return answer(tx, row.id, about)
  },
)
