/** The endpoints on connections: made, read, paused, disconnected. */

import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { personBehind } from '../../../platform/identity/actor.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { activeCampaignsWith } from '../../capture/campaigns/rules.ts'
import { type ServiceAccount, ServiceRefusal } from '../services/rules.ts'
import { hasInstallationApplication, requireApplication, toRedirectUrl } from './applications.ts'
import * as contract from './contract.ts'
import { previewDisconnection as previewDisconnectionContract } from './contract-disconnect.ts'
import { type Credential, wrapClientSecret, wrapCredential } from './credentials.ts'
import { createClient, withClient } from './open-client.ts'
import { connectionSync } from './ports.ts'
import {
  changeConnection,
  existingConnection,
  loadClientParts,
  loadParts,
  readAccount,
  requireRoom,
  requireState,
  toAnswer,
  toConnected,
} from './rules.ts'
import { type ConnectionRow, insertConnection, liveConnections, pageOfConnections, removeConnection } from './store.ts'
import { serviceNames } from './table.ts'
import { toCallsPerDay, toConnection } from './wire.ts'

const NAMES = {
  mailchimp: 'Mailchimp',
  constant_contact: 'Constant Contact',
  activecampaign: 'ActiveCampaign',
} as const

const SIGN_INS = {
  mailchimp: ['oauth', 'key'],
  constant_contact: ['oauth'],
  activecampaign: ['key'],
} as const

export const listIntegrations = query(contract.listIntegrations, async (db, _input, { installation }) => {
  const live = await liveConnections(db)
  const data = serviceNames.map(service => ({
    service,
    sign_in: [...SIGN_INS[service]],
    installation_application: hasInstallationApplication(installation, service),
    redirect_url: toRedirectUrl(installation.config),
    webhooks: service !== 'constant_contact',
    calls_per_day: toCallsPerDay(service),
    connections: live.filter(row => row.service === service).length,
  }))
  return { data }
})

export const listConnections = query(contract.listConnections, async (db, { query: q }, context) => {
  const rows = await pageOfConnections(db, listPage(q))
  const sync = context.installation.connections.through(connectionSync)
  const counts = await sync.counts(
    db,
    rows.map(({ id }) => id),
  )
  const around = { counts, locale: context.locale, now: context.now() }
  return page(q, rows, listKey(q), row => toConnection(row, around))
})

export const getConnection = query(contract.getConnection, async (db, { params }, context) =>
  toAnswer(db, await existingConnection(db, params.connection_id), await loadParts(undefined, context)),
)

type NewConnection = Input<typeof contract.createConnection>['body']

/** The credential that a key is, as the service has it. */
export function toCredential(
  service: ConnectionRow['service'],
  { api_key, account_url }: NonNullable<NewConnection['key']>,
): Credential {
  if (service === 'constant_contact') throw invalid('/key', 'sign_in_by_key_not_possible')
  if (service === 'mailchimp') return { service, mailchimp: { kind: 'api_key', key: api_key } }
  if (account_url === undefined) throw invalid('/key/account_url', 'required')
  return { service, account_url: new URL(account_url).origin, api_key }
}

/** Tries the key before anything is written. */
async function tryKey({ body }: { body: NewConnection }, context: Context) {
  const parts = await loadParts(undefined, context)
  const { service, key, application } = body
  const own = application
    ? { client_id: application.client_id, client_secret: wrapClientSecret(parts.key, application.client_secret) }
    : { client_id: null, client_secret: null }
  const maker = personBehind(context.actor) ?? null
  if (!key) {
    if (service === 'activecampaign') throw invalid('/key', 'required')
    requireApplication(parts.installation, { service, ...own }, parts.key)
    return { ...parts, own, maker, signed: undefined }
  }
  if (application) throw invalid('/application', 'invalid')
  const credential = toCredential(service, key)
  const client = createClient(
    await loadClientParts(context),
    { id: '', service, ...own, calls_day: 0, calls: 0 },
    credential,
    { calls: 0 },
  )
  const account = await readAccount(client, context.now)
  return { ...parts, own, maker, signed: { credential, account } }
}

export const createConnection = action(
  contract.createConnection,
  tryKey,
  async (tx, { body }, context, { own, maker, signed, ...parts }) => {
    await requireRoom(tx)
    const at = context.now()
    const row: ConnectionRow = {
      ...blank,
      id: context.newId('connection'),
      service: body.service,
      name: body.name ?? NAMES[body.service],
      sign_in: signed ? 'key' : 'oauth',
      status: 'authorization_pending',
      status_since: at,
      application: signed ? null : own.client_id === null ? 'installation' : 'own',
      ...own,
      ...(signed && toSignedIn(signed, parts.key, at)),
      created_by: maker,
      created_at: at,
      updated_at: at,
    }
    await insertConnection(tx, row)
    return toAnswer(tx, row, parts)
  },
)

const toSignedIn = (
  { credential, account }: { credential: Credential; account: ServiceAccount },
  key: Buffer,
  at: number,
): Partial<ConnectionRow> => ({
  ...toConnected(account, at),
  credential: wrapCredential(key, credential),
  account_url: credential.service === 'activecampaign' ? credential.account_url : null,
  connected_at: at,
})

const blank = {
  ...{ reason: null, detail: null, application: null, client_id: null, client_secret: null, credential: null },
  ...{ token_lease_until: null, account_id: null, account_name: null, account_email: null, account_url: null },
  ...{
    list_id: null,
    list_name: null,
    leads: 'all',
    new_contacts: 'create',
    fields: [],
    tag_ids: [],
    audience_ids: [],
  },
  ...{ webhook_id: null, webhook_hash: null, webhook_secret: null },
  ...{ polled_to: null, poll_since: null, poll_begun_at: null, poll_cursor: null, compared_at: null },
  ...{ is_comparing: false, last_received_at: null, last_sent_at: null, failures: 0, retry_at: null },
  ...{ calls_day: 0, calls: 0, connected_at: null, version: 1 },
} satisfies Partial<ConnectionRow>

export const pauseConnection = action(contract.pauseConnection, loadParts, async (tx, { params }, context, parts) => {
  const row = await existingConnection(tx, params.connection_id)
  requireState(row, 'connected', 'stopped')
  const next = await changeConnection(tx, row, { status: 'paused', status_since: context.now() }, context.now())
  return toAnswer(tx, next, parts)
})

export const resumeConnection = action(contract.resumeConnection, loadParts, async (tx, { params }, context, parts) => {
  const row = await existingConnection(tx, params.connection_id)
  requireState(row, 'paused', 'stopped')
  const at = context.now()
  const set = {
    status: 'connected',
    status_since: at,
    reason: null,
    detail: null,
    retry_at: null,
    failures: 0,
  } as const
  const next = await changeConnection(tx, row, set, at)
  await parts.sync.wake(tx, row.id, at)
  return toAnswer(tx, next, parts)
})

export const previewDisconnection = query(previewDisconnectionContract, async (db, { params }, context) => {
  const row = await existingConnection(db, params.connection_id)
  const { sync } = await loadParts(undefined, context)
  const counts = (await sync.counts(db, [row.id])).get(row.id)
  const { entries = 0, waiting = 0, contacts = 0 } = counts ?? {}
  const campaigns = await activeCampaignsWith(db, row.id)
  const service = NAMES[row.service]
  return {
    deleted: {
      ledger_entries: entries,
      waiting,
      webhook: row.webhook_id !== null,
      credential: row.credential !== null,
    },
    kept: { leads: entries, contacts },
    campaigns: campaigns.map(({ id, name }) => ({ id, name })),
    text: messageOf(
      context.locale,
      row.webhook_id === null ? 'connection.disconnection' : 'connection.disconnection_with_webhook',
      { service, entries, contacts },
    ),
  }
})

/** The webhook is taken away as long as there is a credential; where that fails, its address answers 404 from now on. */
async function removeWebhook({ params }: { params: { connection_id: string } }, context: Context) {
  const clientParts = await loadClientParts(context)
  const row = await clientParts.database.read(db => existingConnection(db, params.connection_id))
  const { webhook_id, list_id } = row
  if (webhook_id !== null && list_id !== null && row.status !== 'disconnected') {
    await withClient(clientParts, row, async ({ webhooks }) => webhooks?.remove(list_id, webhook_id)).catch(
      (error: unknown) => {
        if (!(error instanceof ServiceRefusal)) throw error
      },
    )
  }
  return loadParts(undefined, context)
}

export const disconnectConnection = action(
  contract.disconnectConnection,
  removeWebhook,
  async (tx, { params }, context, parts) => {
    const row = await existingConnection(tx, params.connection_id)
    requireState(row, 'authorization_pending', 'connected', 'paused', 'reauthorization_required', 'stopped')
    await parts.sync.forget(tx, row.id)
    const at = context.now()
    const next = await changeConnection(tx, row, { ...withoutSecrets, status: 'disconnected', status_since: at }, at)
    return toAnswer(tx, next, parts)
  },
)

const withoutSecrets = {
  ...{ credential: null, client_secret: null, token_lease_until: null },
  ...{ webhook_id: null, webhook_hash: null, webhook_secret: null },
  ...{ polled_to: null, poll_since: null, poll_begun_at: null, poll_cursor: null, is_comparing: false },
  ...{ reason: null, detail: null, retry_at: null },
} satisfies Partial<ConnectionRow>

export const deleteConnection = action(contract.deleteConnection, async (tx, { params }, context) => {
  const row = await existingConnection(tx, params.connection_id)
  requireState(row, 'disconnected', 'authorization_pending')
  await context.requireUnused(tx, 'connection', row.id)
  await removeConnection(tx, row.id)
})
