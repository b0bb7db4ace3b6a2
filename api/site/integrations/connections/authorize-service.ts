/** The endpoints by which an owner signs in at a service, the first time and again. */
import { beginAttempt, endAttempt } from '../../../account/auth/rules.ts'
import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import {
  exchangeConstantContactCode,
  exchangeMailchimpCode,
  refuseCredential,
  type TokenStore,
  toConstantContactAuthorizeUrl,
  toMailchimpAuthorizeUrl,
} from '../services/rules.ts'
import { requireApplication } from './applications.ts'
import * as contract from './contract-authorize.ts'
import { type Credential, wrapCredential } from './credentials.ts'
import { createClient } from './open-client.ts'
import { findPace } from './paces.ts'
import { answering } from './problems.ts'
import {
  changeConnection,
  existingConnection,
  loadClientParts,
  loadParts,
  readAccount,
  requireSameAccount,
  requireState,
  toAnswer,
  toConnected,
} from './rules.ts'
import { toCredential } from './service.ts'
import type { ConnectionRow } from './store.ts'

interface AuthorizationState {
  site_id: string
  connection_id: string
}

/** Begun and ended by whoever may connect services of the site, which the state names: nobody else can make one. */
const purpose = { name: 'connect_service', session_id: null }

const stillOpen = ['authorization_pending', 'connected', 'paused', 'reauthorization_required', 'stopped'] as const

async function begin({ params }: Input<typeof contract.authorizeConnection>, context: Context) {
  const { installation, site, now } = context
  const { database, key } = await loadClientParts(context)
  const row = await database.read(db => existingConnection(db, params.connection_id))
  requireState(row, ...stillOpen)
  if (row.sign_in === 'key') throw problem('transition_not_allowed', { values: { status: 'key' } })
  const application = requireApplication(installation, row, key)
  const begun: AuthorizationState = { site_id: site.id, connection_id: row.id }
  const { token, expires_at } = await beginAttempt(installation, purpose, begun, now())
  const state = `${site.id}.${token}`
  const url =
    row.service === 'mailchimp'
      ? toMailchimpAuthorizeUrl(application, state)
      : toConstantContactAuthorizeUrl(application, state)
  return { url, expires_at: toInstant(expires_at) }
}

export const authorizeConnection = action(
  contract.authorizeConnection,
  begin,
  async (_tx, _input, _context, begun) => begun,
)

/** Everything that a code is exchanged with, before anything is written. */
async function finish({ body }: Input<typeof contract.finishConnectionAuthorization>, context: Context) {
  const { installation, site, now } = context
  const parts = await loadParts(undefined, context)
  const [site_id = '', ...rest] = body.state.split('.')
  if (site_id !== site.id) throw problem('attempt_expired')
  const { connection_id } = await endAttempt<AuthorizationState>(installation, purpose, rest.join('.'), now())
  const clientParts = await loadClientParts(context)
  const row = await clientParts.database.read(db => existingConnection(db, connection_id))
  requireState(row, ...stillOpen)
  const { code } = body
  if (code === undefined) throw refusedAt('/error', 'account_not_authorized')
  const credential = await answering(now, () => exchangeCode(context, row, parts.key, code))
  // Nothing of another account is stored: who it belongs to is asked first.
  const client = createClient(clientParts, row, credential, { calls: 0 }, unstoredTokens(credential))
  const account = await readAccount(client, now)
  return { ...parts, connection_id, credential, account }
}

const unstoredTokens = (credential: Credential): TokenStore => ({
  async read() {
    if (credential.service !== 'constant_contact') throw refuseCredential('There are no tokens.')
    return credential.tokens
  },
  async replace() {
    throw refuseCredential('The service refuses the token that it has just given.')
  },
})

async function exchangeCode(
  { installation }: Context,
  row: ConnectionRow,
  key: Buffer,
  code: string,
): Promise<Credential> {
  const application = requireApplication(installation, row, key)
  const { marketingServices: services } = installation
  const { fetch, clock } = services
  const kind = row.service === 'mailchimp' ? 'mailchimp' : 'constant_contact'
  const call = { fetch, clock, pace: findPace(services, kind, application.client_id) }
  if (row.service === 'mailchimp')
    return { service: 'mailchimp', mailchimp: await exchangeMailchimpCode(call, application, code) }
  return { service: 'constant_contact', tokens: await exchangeConstantContactCode(call, application, code) }
}

export const finishConnectionAuthorization = action(
  contract.finishConnectionAuthorization,
  finish,
  async (tx, _input, context, { connection_id, credential, account, ...parts }) => {
    const row = await existingConnection(tx, connection_id)
    requireSameAccount(row, account, '/code')
    context.auditAs(row.id)
    return signIn({ tx, row, credential, account, at: context.now() }, parts)
  },
)

/** Goes on where it was; a pause stays one. */
async function signIn(
  {
    tx,
    row,
    credential,
    account,
    at,
  }: {
    tx: Parameters<typeof toAnswer>[0]
    row: ConnectionRow
    credential: Credential
    account: Awaited<ReturnType<typeof readAccount>>
    at: number
  },
  parts: Awaited<ReturnType<typeof loadParts>>,
) {
  const set: Partial<ConnectionRow> = {
    ...toConnected(account, at),
    ...(row.status === 'paused' && { status: 'paused' as const, status_since: row.status_since }),
    credential: wrapCredential(parts.key, credential),
    connected_at: row.connected_at ?? at,
  }
  const next = await changeConnection(tx, row, set, at)
  await parts.sync.wake(tx, row.id, at)
  return toAnswer(tx, next, parts)
}

async function tryNewKey({ params, body }: Input<typeof contract.replaceConnectionKey>, context: Context) {
  const parts = await loadParts(undefined, context)
  const clientParts = await loadClientParts(context)
  const row = await clientParts.database.read(db => existingConnection(db, params.connection_id))
  requireState(row, ...stillOpen)
  if (row.sign_in === 'oauth') throw problem('transition_not_allowed', { values: { status: 'oauth' } })
  const account_url = body.account_url ?? row.account_url ?? undefined
  const credential = toCredential(row.service, { api_key: body.api_key, ...(account_url && { account_url }) })
  const client = createClient(clientParts, row, credential, { calls: 0 })
  const account = await readAccount(client, context.now)
  return { ...parts, credential, account }
}

export const replaceConnectionKey = action(
  contract.replaceConnectionKey,
  tryNewKey,
  async (tx, { params }, context, { credential, account, ...parts }) => {
    const row = await existingConnection(tx, params.connection_id)
    requireSameAccount(row, account, '/api_key')
    return signIn({ tx, row, credential, account, at: context.now() }, parts)
  },
)
