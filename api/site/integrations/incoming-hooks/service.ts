/** The endpoints on incoming hooks. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { importLimits, passwordColumns } from '../../contacts/imports/rules.ts'
import * as contract from './contract.ts'
import { incomingHookLimits } from './limits.ts'
import { columnsOfCalls, suggestMapping, toImportMapping } from './mapping.ts'
import {
  addressOf,
  existingHook,
  isMapped,
  newAddressSecret,
  requireRoom,
  requireSettings,
  takeWaiting,
  withoutNewFields,
} from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

/** What showing a hook needs besides its row. */
interface HookContext extends Pick<Context, 'locale' | 'rights'> {
  key: Buffer
  public_url: string
  site_id: string
}

const showing = async (_input: unknown, { installation, site, locale, rights }: Context): Promise<HookContext> => ({
  ...{ locale, rights, site_id: site.id, public_url: installation.config.public_url },
  key: await installation.databases.siteKey(site.id),
})

async function toHook(db: Db, row: store.HookRow, given: HookContext) {
  const limit = incomingHookLimits.incoming_sampled_calls_max
  const calls = await store.pageOfCalls(db, { hook_id: row.id, after: null, limit: limit - 1 })
  const columns = columnsOfCalls(
    calls.reverse().map(({ values }) => values),
    importLimits.import_samples_max,
  )
  const counts = await store.callCounts(db, [row.id])
  const hidden = passwordColumns(toImportMapping(row.mapping).mapping, await fieldsOfSite(db))
  const isShown = (source: string) =>
    given.rights?.grants.has('read-lead') === true &&
    !row.mapping.some((one, at) => one.source === source && hidden.has(at))
  return {
    id: row.id,
    name: row.name,
    url: addressOf(row, given),
    status: statusOf(row),
    mapping: row.mapping,
    fields: [...columns].map(([source, { samples }]) => ({ source, samples: isShown(source) ? samples : [] })),
    suggested_mapping: await suggestMapping(db, columns, given.locale),
    tag_ids: row.tag_ids,
    audience_ids: row.audience_ids,
    overwrite: row.overwrite,
    consent_text: row.consent_text,
    calls: {
      waiting: counts(row.id, 'waiting'),
      created: counts(row.id, 'created'),
      updated: counts(row.id, 'updated'),
      refused: counts(row.id, 'refused'),
    },
    last_called_at: toInstantOrNull(row.last_called_at),
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

function statusOf(row: store.HookRow) {
  if (row.paused_at !== null) return 'paused' as const
  if (isMapped(row)) return 'active' as const
  return row.last_called_at === null ? ('waiting_for_call' as const) : ('waiting_for_mapping' as const)
}

export const listIncomingHooks = query(contract.listIncomingHooks, async (db, { query: q }, context) => {
  const given = await showing(undefined, context)
  const rows = await store.pageOfHooks(db, listPage(q))
  const shown = page(q, rows, listKey(q), row => row)
  const data = []
  for (const row of shown.data) data.push(await toHook(db, row, given))
  return { ...shown, data }
})

export const getIncomingHook = query(contract.getIncomingHook, async (db, { params }, context) =>
  toHook(db, await existingHook(db, params.incoming_hook_id), await showing(undefined, context)),
)

export const createIncomingHook = action(contract.createIncomingHook, showing, async (tx, { body }, context, given) => {
  await requireRoom(tx)
  await requireSettings(tx, body, context)
  const at = context.now()
  const row: store.HookRow = {
    id: context.newId('incoming_hook'),
    name: body.name,
    ...newAddressSecret(given.key),
    paused_at: null,
    mapping: withoutNewFields(body.mapping ?? []),
    tag_ids: body.tag_ids ?? [],
    audience_ids: body.audience_ids ?? [],
    overwrite: body.overwrite ?? false,
    consent_text: body.consent_text ?? '',
    last_called_at: null,
    version: 1,
    created_at: at,
    updated_at: at,
  }
  await store.insertHook(tx, row)
  return toHook(tx, row, given)
})

export const updateIncomingHook = action(
  contract.updateIncomingHook,
  showing,
  async (tx, { params, body }, context, given) => {
    const row = await existingHook(tx, params.incoming_hook_id)
    context.ifMatch(row.version)
    await requireSettings(tx, body, context)
    const at = context.now()
    const { is_paused, mapping, ...changes } = body
    const next: store.HookRow = {
      ...row,
      ...changes,
      ...(mapping && { mapping: withoutNewFields(mapping) }),
      ...(is_paused !== undefined && { paused_at: is_paused ? (row.paused_at ?? at) : null }),
      version: row.version + 1,
      updated_at: at,
    }
    await store.saveHook(tx, row.id, next)
    await takeWaiting(tx, next, at)
    return toHook(tx, next, given)
  },
)

export const deleteIncomingHook = action(contract.deleteIncomingHook, async (tx, { params }) => {
  const row = await existingHook(tx, params.incoming_hook_id)
  await store.removeHook(tx, row.id)
})

export const replaceIncomingHookAddress = action(
  contract.replaceIncomingHookAddress,
  showing,
  async (tx, { params }, context, given) => {
    const row = await existingHook(tx, params.incoming_hook_id)
    const at = context.now()
    const next = { ...row, ...newAddressSecret(given.key), version: row.version + 1, updated_at: at }
    await store.saveHook(tx, row.id, next)
    return toHook(tx, next, given)
  },
)
