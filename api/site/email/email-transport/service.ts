/** The endpoints on a site's own transport. */

import type { z } from '@hono/zod-openapi'
import { demandCausedMail } from '../../../account/auth/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { action, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { isReachable } from '../../../platform/network/safe-fetch/public-address.ts'
import { isPublicHost } from '../../../platform/network/safe-fetch/public-lookup.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import type { Trouble } from './breaker.ts'
import * as contract from './contract.ts'
import { transportLimits as limits } from './limits.ts'
import { ownTransport, wrapTransportSecret } from './rules.ts'
import {
  findTransport,
  findTrouble,
  removeTransport,
  removeTrouble,
  saveTransport,
  type TransportRow,
} from './store.ts'
import type { StoredSettings } from './table.ts'
import { sendTest } from './test-send.ts'

type Db = Handle<'site'>
type TransportBody = z.output<typeof contract.updateEmailTransport.body>

const toTransport = (
  row: TransportRow | undefined,
  trouble: Trouble | undefined,
  { installation }: Pick<Context, 'installation'>,
) => ({
  type: row?.type ?? ('installation' as const),
  installation: installation.mailer.type,
  ...row?.settings,
  ...(trouble && {
    trouble: { ...trouble, since: toInstant(trouble.since), next_attempt_at: toInstant(trouble.next_attempt_at) },
  }),
  has_secret: row?.secret !== null && row !== undefined,
  version: row?.version ?? 1,
})

export const getEmailTransport = query(contract.getEmailTransport, async (db, _input, context) =>
  toTransport(await findTransport(db), await findTrouble(db), context),
)

interface TransportInput {
  settings: StoredSettings
  /** Undefined: the present one is kept. */
  secret: string | undefined
  pointer: string
  needsSecret: boolean
}

/** The settings of the kind, taken apart from its secret. */
function entered({ type, smtp, ses, postmark }: TransportBody): TransportInput {
  const others = { smtp, ses, postmark }
  for (const [name, value] of Object.entries(others)) {
    if (name === type && value === undefined) throw invalid(`/${type}`, 'required')
    if (name !== type && value !== undefined) throw invalid(`/${name}`, 'invalid')
  }
  if (smtp) {
    const { password: secret, ...settings } = smtp
    return { settings: { smtp: settings }, secret, pointer: '/smtp/password', needsSecret: smtp.username !== null }
  }
  if (ses) {
    const { secret_access_key: secret, ...settings } = ses
    return { settings: { ses: settings }, secret, pointer: '/ses/secret_access_key', needsSecret: true }
  }
  const { server_token: secret, message_stream = 'outbound' } = postmark ?? {}
  return { settings: { postmark: { message_stream } }, secret, pointer: '/postmark/server_token', needsSecret: true }
}

/**
 * The stored secret goes on to be used for the same account alone: to another server it would be given away by whoever
 * enters that server's name.
 */
function isSameAccount(row: TransportRow | undefined, { settings }: TransportInput): boolean {
  const { smtp, ses, postmark } = row?.settings ?? {}
  if (settings.smtp) return smtp?.host === settings.smtp.host && smtp.username === settings.smtp.username
  if (settings.ses) return ses?.access_key_id === settings.ses.access_key_id
  return postmark !== undefined
}

/** What waited for the former transport is tried by the new one. */
async function startAnew(tx: Db, { connections }: Pick<Installation, 'connections'>, now: number): Promise<void> {
  await removeTrouble(tx)
  await connections.retryWaiting(tx, ['transport_down'], now)
}

const keyOfSite = async (_input: unknown, { installation, site }: Context) => ({
  key: await installation.databases.siteKey(site.id),
  installation,
})

export const updateEmailTransport = action(
  contract.updateEmailTransport,
  keyOfSite,
  async (tx, { body }, { now, ifMatch }, { key, installation }) => {
    const row = await findTransport(tx)
    ifMatch(row?.version ?? 1)
    const given = entered(body)
    const { smtp } = given.settings
    if (smtp && !isPublicHost(smtp.host, isReachable(installation.config))) {
      throw invalid('/smtp/host', 'address_not_public')
    }
    const kept = isSameAccount(row, given) ? (row?.secret ?? null) : null
    const secret = given.secret === undefined ? kept : wrapTransportSecret(key, given.secret)
    if (given.needsSecret && secret === null) throw invalid(given.pointer, 'required')
    const next: TransportRow = {
      id: 1,
      type: body.type,
      settings: given.settings,
      secret: given.needsSecret ? secret : null,
      version: (row?.version ?? 1) + 1,
      updated_at: now(),
    }
    await saveTransport(tx, next)
    await startAnew(tx, installation, now())
    return toTransport(next, undefined, { installation })
  },
)

export const removeEmailTransport = action(
  contract.removeEmailTransport,
  async (_input, { installation }) => installation,
  async (tx, _input, { now }, installation) => {
    await removeTransport(tx)
    await startAnew(tx, installation, now())
  },
)

const tests = { per_minute: limits.transport_tests_per_minute, burst: limits.transport_tests_per_minute }

async function test({ body }: { body: { to: string } }, context: Context) {
  const { installation, site } = context
  installation.rateLimits.demand('email-transport', site.id, tests)
  demandCausedMail(context, site.account_id, body.to)
  const database = await openDatabase(contract.testEmailTransport, context)
  const { endpoints } = installation.config
  const key = await installation.databases.siteKey(site.id)
  const own = await database.read((db: Db) => ownTransport(db, { site_id: site.id, key, endpoints }))
  return sendTest({ installation, site, database, key, own }, body.to)
}

export const testEmailTransport = action(
  contract.testEmailTransport,
  test,
  async (_tx, _input, _context, tested) => tested,
)
