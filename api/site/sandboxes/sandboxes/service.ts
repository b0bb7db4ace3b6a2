/** The endpoints on sandboxes. Their machine and subscription are in life-service.ts. */

import type { Handle } from '../../../platform/database/handle.ts'
import { allowedBy } from '../../../platform/features/allowances/plan.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { action, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { linkToken } from '../../../platform/features/signed-link.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { DriverFailure, driverFor, findRuntime, install_command } from '../drivers/rules.ts'
import { driverSettings, hasPanel, presentSettings } from '../sandbox-settings/rules.ts'
import { sandboxesAllowance } from './allowances.ts'
import * as contract from './contract.ts'
import { sandboxLimits } from './limits.ts'
import { changedSandbox, newSandbox, requireFitting } from './new-sandbox.ts'
import {
  enqueueBuild,
  enqueueTending,
  existingSandbox,
  fillPool,
  requireFreeName,
  startRemoval,
  tendNow,
  toMachine,
} from './rules.ts'
import * as store from './store.ts'
import { readAround, toSandbox } from './wire.ts'

type Db = Handle<'site'>

export interface Ready {
  key: Buffer
  installation: Installation
  site_id: string
}

export const ready = async (_input: unknown, { installation, site }: Context): Promise<Ready> => ({
  key: await installation.databases.siteKey(site.id),
  installation,
  site_id: site.id,
})

export async function answer(db: Db, id: string, about: Omit<Ready, 'key'>, now: number) {
  const row = await existingSandbox(db, id)
  return toSandbox(row, await readAround(db, [row], about, now))
}

export const listSandboxes = query(contract.listSandboxes, async (db, { query: q }, { installation, site, now }) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const states =
    q.machine_status === undefined
      ? undefined
      : [q.machine_status === 'asleep' ? ('ready' as const) : q.machine_status, q.machine_status]
  const rows = await store.pageOfSandboxes(db, {
    ...{ ...listPage(q), search, states, source_id: q.source_id },
  })
  const around = await readAround(db, rows, { installation, site_id: site.id }, now())
  return page(q, rows, listKey(q), row => toSandbox(row, around))
})

export const getSandbox = query(contract.getSandbox, (db, { params }, { installation, site, now }) =>
  answer(db, params.sandbox_id, { installation, site_id: site.id }, now()),
)

export const createSandbox = action(contract.createSandbox, ready, async (tx, { body }, context, about) => {
  const settings = await presentSettings(tx)
  const now = context.now()
  const name_key = await requireFreeName(tx, body.name)
  const { row, generated } = newSandbox(body, { id: context.newId('sandbox'), name_key, settings, key: about.key, now })
  if (row.type === 'cpanel' && !hasPanel(settings)) throw problem('sandbox_panel_not_configured')
  if (row.type === 'wordpress') requireRuntime(about.installation)
  await context.requireRoom(tx, sandboxesAllowance)
  await store.insertSandbox(tx, row)
  await enqueueBuild(tx, row.id, now)
  await enqueueTending(tx, row, now)
  return {
    ...(await answer(tx, row.id, about, now)),
    ...(generated !== undefined && { control_panel_password: generated }),
  }
})

/** A sentence with the command, where nothing can run here. */
export function requireRuntime({ config }: Installation): void {
  const found = findRuntime(config.sandboxes)
  if (!('missing' in found)) return
  const detail = found.missing === 'address_missing' ? 'sandbox.address_missing' : 'sandbox.runtime_missing'
  throw problem('sandbox_runtime_missing', { detail, values: { command: install_command } })
}

export const updateSandbox = action(contract.updateSandbox, ready, async (tx, { params, body }, context, about) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  context.ifMatch(row.version)
  context.changedFrom({ ...row, password: undefined, expires_at: toInstantOrNull(row.expires_at) })
  const now = context.now()
  requireFitting(row.type, body, now)
  const next = changedSandbox(row, body, about.key)
  if (body.name !== undefined) next.name_key = await requireFreeName(tx, body.name, row.id)
  const isResized = next.size_gb !== row.size_gb && row.type !== 'url'
  if (isResized) next.driver_facts = { ...row.driver_facts, resize_due: true }
  const { id, version: _version, ...set } = next
  await store.changeSandbox(tx, id, { ...set, updated_at: now })
  if (isResized) await tendNow(tx, id, now)
  else await enqueueTending(tx, next, now)
  if (next.pool_size !== row.pool_size) await fillPool(tx, next, context)
  return answer(tx, id, about, now)
})

export const deleteSandbox = action(contract.deleteSandbox, async (tx, { params }, { requireUnused, now }) => {
  const row = await existingSandbox(tx, params.sandbox_id)
  await requireUnused(tx, 'sandbox', row.id)
  await startRemoval(tx, row, now())
})

/** An address that lets the owner in, made outside of any transaction. */
async function entry({ params }: { params: { sandbox_id: string } }, context: Context) {
  const { installation, site } = context
  const { key } = await ready(undefined, context)
  const database = await openDatabase(contract.openSandbox, context)
  const row = await database.read(db => existingSandbox(db, params.sandbox_id))
  if (row.machine_status !== 'ready') throw problem('sandbox_not_ready', { values: { status: row.machine_status } })
  const settings = driverSettings(await database.read(presentSettings), key)
  const until = context.now() + sandboxLimits.sandbox_entry_minutes * 60_000
  try {
    const driver = driverFor(row.type, { installation, key, settings })
    const url = await driver.enter(toMachine(row, site.id, key), { role: 'owner', key: 'owner' })
    if (row.type === 'url') return { url, expires_at: null }
    if (row.type === 'cpanel') return { url, expires_at: toInstantOrNull(until) }
    const nonce = context.newId('request')
    const token = linkToken(key, 'sandbox', site.id, ['owner', row.id, nonce, String(until)])
    return { url: `${url}/.leadwright/enter/${token}`, expires_at: toInstantOrNull(until) }
  } catch (error) {
    throw error instanceof DriverFailure ? driverProblem(error) : error
  }
}

/** What a failed panel or machine is answered with. */
export function driverProblem({ code }: DriverFailure) {
  return problem('provider_unavailable', { detail: `sandbox_failure.${code}`, retry_after_seconds: retry_seconds })
}

const retry_seconds = 30

export const openSandbox = action(contract.openSandbox, entry, async (_tx, _input, _context, opened) => opened)

export const listSandboxUses = query(contract.listSandboxUses, async (db, { params }, { installation }) => {
  const { id } = await existingSandbox(db, params.sandbox_id)
  const users = await installation.connections.blockersOf(db, 'sandbox', id)
  return { data: users.map(({ type, id: own, name }) => ({ type, id: own, name })) }
})

export const getSandboxAllowance = query(contract.getSandboxAllowance, async (db, _input, context) => {
  const { site, installation, now } = context
  return {
    plan: site.plan?.name ?? null,
    used: await sandboxesAllowance.used(db, { id: site.id, now: now(), timezone: site.timezone }),
    limit: allowedBy(site.plan, sandboxesAllowance, installation.config),
  }
})
