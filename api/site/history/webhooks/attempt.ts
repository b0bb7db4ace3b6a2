/** One request to an endpoint, and what came of it. */

import type { SentEvent } from '../../../platform/events/wire.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { unwrapSecret } from '../../../platform/identity/secrets.ts'
import { FetchRefusalError, type Refusal } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { bodyFor } from './body.ts'
import type { AttemptRow } from './delivery-store.ts'
import { webhookLimits } from './limits.ts'
import { headersOf } from './message.ts'
import { isCallOf, SECRET_PURPOSE } from './rules.ts'
import type { EndpointRow } from './store.ts'

export interface Outcome extends Omit<AttemptRow, 'id' | 'delivery_id'> {
  /** What it answered, of a call longer than what is kept of it. */
  answer?: string
  /** What the server asked for. */
  retry_after_ms?: number
}

interface AttemptInput {
  endpoint: EndpointRow
  event: SentEvent | undefined
}

const errors: Record<Refusal, NonNullable<AttemptRow['error']>> = {
  url_invalid: 'url_invalid',
  address_not_public: 'address_not_public',
  page_unreachable: 'unreachable',
  page_slow: 'timeout',
  page_too_large: 'unreachable',
  too_many_redirects: 'redirect',
}

export async function attempt(
  { installation, clock, database, facts }: SiteScope,
  { endpoint, event }: AttemptInput,
): Promise<Outcome> {
  const at = clock.now()
  const nothing = { at, milliseconds: 0, status: null, response_body: null }
  const site = await facts()
  if (!event || !site) return { ...nothing, error: 'event_forgotten' }
  const { public_url } = installation.config
  const body = await database.read(db => bodyFor(db, endpoint, event, { site, public_url }))
  const secrets = secretsOf(await installation.databases.siteKey(site.id), endpoint, at)
  const isCall = isCallOf(endpoint.id, event)
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const posted = await installation.safeFetch.post(endpoint.url, {
      headers: headersOf({ id: event.id, now: at, secrets }, body),
      body,
      milliseconds_max: webhookLimits.webhook_answer_seconds_max * 1_000,
      answer_bytes_max: isCall ? webhookLimits.webhook_call_answer_bytes_max : webhookLimits.webhook_answer_bytes_max,
      takes_loopback: installation.config.allow_loopback,
    })
    const { status } = posted
    return {
      at,
      milliseconds: took(),
      status,
      error: isScriptAnswer(endpoint.url, posted) ? null : errorOf(status),
      response_body: textOf(posted.body.subarray(0, webhookLimits.webhook_answer_bytes_max)),
      ...(isCall && { answer: textOf(posted.body) }),
      ...waitOf(posted),
    }
  } catch (error) {
    if (!(error instanceof FetchRefusalError)) throw error
    return { ...nothing, milliseconds: took(), error: errors[error.code] }
  }
}

/** The secret, and its predecessor while that is still in use. */
export function secretsOf(key: Buffer, endpoint: EndpointRow, now: number): string[] {
  const { secret, former_secret, former_secret_until } = endpoint
  const isInUse = former_secret !== null && (former_secret_until ?? 0) > now
  return [secret, ...(isInUse ? [former_secret] : [])].map(one => unwrapSecret(key, SECRET_PURPOSE, one))
}

/** Apps Script of Google says what it has done by a redirect to the text of its answer; any other redirect has done nothing. */
function isScriptAnswer(url: string, { status, headers }: { status: number; headers: Headers }): boolean {
  const hostOf = (address: string | null) => (address === null ? undefined : URL.parse(address)?.host)
  const isScript = status === 302 && hostOf(url) === 'script.google.com'
  return isScript && hostOf(headers.get('location')) === 'script.googleusercontent.com'
}

function errorOf(status: number): AttemptRow['error'] {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** Cut in the middle of a letter it ends with a sign for that; no database holds a NUL in a text. */
const textOf = (body: Buffer): string => body.toString('utf8').replaceAll('\0', '\uFFFD')

const day_seconds = 86_400

function waitOf({ headers }: { headers: Headers }): Pick<Outcome, 'retry_after_ms'> {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? { retry_after_ms: Math.min(seconds, day_seconds) * 1_000 } : {}
}
