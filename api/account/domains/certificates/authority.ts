/** An authority that speaks ACME, and our account there, whose key is made once and encrypted at rest. */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import type { Client } from 'acme-client'
import type { TlsConfig } from '../../../platform/config/tls-config.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import { findAccount, removeAccount, saveAccount } from './store.ts'

const purpose = 'acme_account'
/** Between two looks at what the authority has under way, and how many there are. */
const patience = { backoffAttempts: 12, backoffMin: 250, backoffMax: 10_000 }
const request_ms = 30_000

export interface Authority {
  acme: typeof import('acme-client')
  client: Client
}

/** For how long an authority last asked to be left alone. One order is under way at a time. */
const refusal = { retry_after: '' }
const noted = new WeakSet<object>()

/** The library is large, and most installations leave certificates to a proxy: it is loaded where it is needed. */
async function library(ca: string | undefined): Promise<Authority['acme']> {
  const acme = await import('acme-client')
  // We wait ourselves, in the job, for as long as we are told to.
  Object.assign(acme.axios.defaults, {
    acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 1 },
    timeout: request_ms,
  })
  if (ca !== undefined) acme.axios.defaults.httpsAgent = new Agent({ ca: readFileSync(ca) })
  if (!noted.has(acme.axios)) {
    noted.add(acme.axios)
    acme.axios.interceptors.response.use(response => {
      const isRefused = response?.status === 429 || response?.status === 503
      if (isRefused) refusal.retry_after = String(response.headers['retry-after'] ?? '')
      return response
    }, withReason)
  }
  return acme
}

/** Where nothing was answered the library trips over what it has not got. */
function withReason(error: unknown): never {
  if (error instanceof TypeError) throw new Error('The certificate authority could not be reached', { cause: error })
  throw error
}

/** Seconds, or a moment. */
function secondsOf(header: string, now: number): number {
  if (/^\d+$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isFinite(at) ? (at - now) / 1_000 : 0
}

/** How long the authority wants to be left alone, where it said so since this was last asked. */
export function takeRetryAfter(now: number): number {
  const { retry_after } = refusal
  refusal.retry_after = ''
  return secondsOf(retry_after, now)
}

export async function openAuthority(installation: Installation, tls: TlsConfig): Promise<Authority> {
  const acme = await library(tls.ca)
  const { databases } = installation
  const { directory_url } = tls
  const key = await databases.controlKey()
  const known = await databases.control.read(db => findAccount(db, directory_url))
  const accountKey = known
    ? unwrapSecret(key, purpose, known.private_key)
    : String(await acme.crypto.createPrivateEcdsaKey())
  const private_key = known?.private_key ?? wrapSecret(key, purpose, accountKey)
  // Kept before it is used: an account whose key was lost could never be used again.
  if (!known) await databases.control.write(tx => saveAccount(tx, { directory_url, account_url: null, private_key }))
  const account = known?.account_url ? { accountUrl: known.account_url } : {}
  const client = new acme.Client({ directoryUrl: directory_url, accountKey, ...account, ...patience })
  if (!known?.account_url) {
    const contact = tls.email === undefined ? {} : { contact: [`mailto:${tls.email}`] }
    await client.createAccount({ termsOfServiceAgreed: true, ...contact })
    const account_url = client.getAccountUrl()
    await databases.control.write(tx => saveAccount(tx, { directory_url, account_url, private_key }))
  }
  return { acme, client }
}

/** An account that the authority no longer knows, or has ended: the next try makes another one. */
export async function forgetEndedAccount({ databases }: Installation, { directory_url }: TlsConfig, reason: string) {
  if (
    !/account/i.test(reason) ||
    !/(deactivated|revoked|not (?:be )?found|no account|does ?n[o']t exist|unable to find)/i.test(reason)
  )
    return
  await databases.control.write(tx => removeAccount(tx, directory_url))
}
