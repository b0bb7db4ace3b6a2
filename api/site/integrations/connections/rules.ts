/** What is allowed with connections, and what follows; the sync calls these. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import type { CampaignConnection } from '../../capture/campaigns/rules.ts'
import { type ServiceAccount, type ServiceClient, ServiceRefusal } from '../services/rules.ts'
import { connectionStopped } from './events.ts'
import { connectionLimits } from './limits.ts'
import { type ClientParts, withClient } from './open-client.ts'
import { connectionSync } from './ports.ts'
import { answering, type ConnectionReason, toProblem } from './problems.ts'
import * as store from './store.ts'
import { toConnection } from './wire.ts'

export { readWebhookSecret, wrapWebhookSecret } from './credentials.ts'
export { fromServiceValue, type LeadField, loadLeadFields, toServiceValue } from './lead-fields.ts'
export { withClient } from './open-client.ts'
export { type ConnectionReason, toReason } from './problems.ts'
export {
  type ConnectionRow,
  findByWebhook,
  findConnection,
  hasLiveConnection,
  liveConnections,
  saveConnection,
} from './store.ts'

type Db = Handle<'site'>
type Row = store.ConnectionRow

/** As campaigns see it. */
export async function toCampaignConnection(db: Db, id: string): Promise<CampaignConnection | undefined> {
  const row = await store.findConnection(db, id)
  if (!row) return undefined
  const { service, status, list_id } = row
  return { service, is_ready: list_id !== null && status !== 'disconnected' && status !== 'authorization_pending' }
}

export async function existingConnection(db: Db, id: string): Promise<Row> {
  const row = await store.findConnection(db, id)
  if (!row) throw problem('not_found')
  return row
}

export function requireState({ status }: Row, ...allowed: readonly Row['status'][]): void {
  if (!allowed.includes(status)) throw problem('transition_not_allowed', { values: { status } })
}

export async function requireRoom(db: Db): Promise<void> {
  const maximum = connectionLimits.connections_max
  if ((await store.countConnections(db)) < maximum) return
  throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
}

/** A list of an account has one connection: two would send each other's echoes. */
export async function requireFreeList(db: Db, row: Row, list_id: string): Promise<void> {
  if (await store.findRival(db, row, list_id)) throw refusedAt('/list_id', 'list_already_connected')
}

/** What endpoints need of another database, and of the sync. */
export async function loadParts(_input: unknown, context: Context) {
  const { installation, site, locale } = context
  const key = await installation.databases.siteKey(site.id)
  return { key, installation, locale, sync: installation.connections.through(connectionSync) }
}

export type Parts = Awaited<ReturnType<typeof loadParts>>

/** As it is answered. */
export async function toAnswer(db: Db, row: Row, { sync, locale, installation }: Parts) {
  const counts = await sync.counts(db, [row.id])
  return toConnection(row, { counts, locale, now: installation.clock.now() })
}

/** The row after a change that a person made, saved. */
export async function changeConnection(tx: Db, row: Row, set: Partial<Row>, at: number): Promise<Row> {
  const next = { ...row, ...set, version: row.version + 1, updated_at: at }
  await store.saveConnection(tx, row.id, next)
  return next
}

const calls = {
  per_minute: connectionLimits.connection_calls_per_minute,
  burst: connectionLimits.connection_calls_per_minute,
}

export async function loadClientParts(context: Context): Promise<ClientParts> {
  const { installation, site } = context
  const { databases } = installation
  return { installation, database: await databases.site(site.id), key: await databases.siteKey(site.id) }
}

/** Work at the service for somebody who waits; that the service refuses the credential is kept. */
export async function askService<T>(
  context: Context,
  row: Row,
  work: (client: ServiceClient) => Promise<T>,
): Promise<T> {
  const { installation, site } = context
  requireState(row, 'connected', 'paused', 'stopped')
  installation.rateLimits.demand('connection-calls', site.id, calls)
  const parts = await loadClientParts(context)
  try {
    return await withClient(parts, row, work)
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error
    if (error.problem.kind === 'not_authorized') {
      const { detail, cause } = error.problem
      const reason = cause === 'credential' ? 'credential_refused' : 'permission_missing'
      await parts.database.write(tx => store.saveConnection(tx, row.id, toStop(reason, detail, context.now())))
    }
    throw toProblem(error.problem, context.now())
  }
}

/** The status in which a refusal leaves a connection. */
export const toStop = (reason: ConnectionReason, detail: string, at: number): Partial<Row> => ({
  status: reason === 'credential_refused' ? 'reauthorization_required' : 'stopped',
  status_since: at,
  reason,
  detail: detail.slice(0, connectionLimits.connection_detail_characters_max),
  retry_at: null,
})

/** A person is needed: nothing is sent before, and the dashboard says so. */
export async function stopConnection(
  tx: Db,
  id: string,
  { reason, detail }: { reason: ConnectionReason; detail: string },
  { emit, now }: WriteContext,
): Promise<void> {
  const row = await store.findConnection(tx, id)
  if (row?.status !== 'connected') return
  await store.saveConnection(tx, id, toStop(reason, detail, now()))
  await emit(tx, connectionStopped, {
    subject_id: id,
    data: { reason, detail: detail.slice(0, connectionLimits.connection_detail_characters_max) },
  })
}

/** The account that a credential signs in to. */
export const readAccount = (client: ServiceClient, now: () => number): Promise<ServiceAccount> =>
  answering(now, () => client.checkAccount())

/** Refuses what would send one account's people to another. */
export function requireSameAccount(row: Row, account: ServiceAccount, pointer: string): void {
  if (row.account_id !== null && row.account_id !== account.id) throw refusedAt(pointer, 'other_account')
}

export const toConnected = (account: ServiceAccount, at: number): Partial<Row> => ({
  status: 'connected',
  status_since: at,
  reason: null,
  detail: null,
  retry_at: null,
  failures: 0,
  account_id: account.id,
  account_name: account.name,
  account_email: account.email,
})
