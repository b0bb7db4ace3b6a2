/** Calls of Constant Contact's API V3: signed in with a token that is refreshed when it must be, and refusals as problems. */
import {
  type CallParts,
  callService,
  isOk,
  jsonHeaders,
  readRetryAfter,
  type ServiceAnswer,
  type ServiceCall,
  toObject,
  toObjects,
  toText,
} from '../call.ts'
import { type ContactRefusal, refuseContact, refuseCredential, ServiceRefusal } from '../service-problem.ts'
import { type ConstantContactApplication, refreshTokens, type TokenStore } from './tokens.ts'

export interface ConstantContactParts extends CallParts {
  tokens: TokenStore
  application: ConstantContactApplication
  /** `https://api.cc.email/v3`; another one in tests. */
  root?: string
}

/** For each application key, whoever uses it. */
export const constant_contact_pace = { at_once: 4, rate: { calls: 4, milliseconds: 1_000 }, per_day: 10_000 }
const ROOT = 'https://api.cc.email/v3'
/** Seconds; its answers name none. */
const RETRY_SECONDS = 5
/** Milliseconds before its end at which a token is refreshed. */
const TOKEN_MARGIN = 60_000

export interface ConstantContactCall {
  method: ServiceCall['method']
  path: string
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  /** `contact`: a 400 or 404 is about one contact; `list`: a 404 says that the list is gone. */
  scope: 'account' | 'list' | 'contact'
}

export async function callConstantContact(
  parts: ConstantContactParts,
  call: ConstantContactCall,
): Promise<ServiceAnswer> {
  const { clock, tokens, application } = parts
  const exchange = (refresh_token: string) => refreshTokens(parts, application, refresh_token)
  let current = await tokens.read()
  if (current.expires_at - TOKEN_MARGIN <= clock.now()) current = await tokens.replace(current.access_token, exchange)
  let answer = await request(parts, call, current.access_token)
  if (answer.status === 401) {
    current = await tokens.replace(current.access_token, exchange)
    answer = await request(parts, call, current.access_token)
  }
  if (answer.status === 202 && call.method === 'GET')
    throw busy(RETRY_SECONDS, 'Constant Contact is still gathering what was asked for.')
  if (isOk(answer)) return answer
  throw toRefusal(parts, answer, call.scope)
}

function request(parts: ConstantContactParts, call: ConstantContactCall, token: string): Promise<ServiceAnswer> {
  const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([key, value]) => [key, String(value)]))
  return callService(parts, {
    method: call.method,
    url: `${parts.root ?? ROOT}${call.path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { ...jsonHeaders, authorization: `Bearer ${token}` },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  })
}

/** The path of the next page without that of the API's root; only the root's host is ever asked. */
export function readNextPath(parts: ConstantContactParts, json: unknown): string | undefined {
  const href = toText(toObject(toObject(toObject(json)._links).next).href)
  if (!href) return undefined
  const root = new URL(parts.root ?? ROOT)
  const { pathname, search } = new URL(href, root)
  return pathname.startsWith(`${root.pathname}/`) ? pathname.slice(root.pathname.length) + search : undefined
}

/** All pages of what has few of them. */
export async function readAll(
  parts: ConstantContactParts,
  path: string,
  query: Readonly<Record<string, string | number>>,
  key: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const rows: Readonly<Record<string, unknown>>[] = []
  let { json } = await callConstantContact(parts, { method: 'GET', path, query, scope: 'account' })
  for (;;) {
    rows.push(...toObjects(toObject(json)[key]))
    const next = readNextPath(parts, json)
    if (next === undefined) return rows
    json = (await callConstantContact(parts, { method: 'GET', path: next, scope: 'account' })).json
  }
}

function toRefusal(
  parts: ConstantContactParts,
  answer: ServiceAnswer,
  scope: ConstantContactCall['scope'],
): ServiceRefusal {
  const { status, headers, json } = answer
  const errors = toObjects(json)
  const key = toText(errors[0]?.error_key)
  const detail =
    errors.map(({ error_message }) => toText(error_message)).join(' ') ||
    toText(toObject(json).error_description) ||
    `Constant Contact answered ${status}.`
  if (status === 401) return refuseCredential(detail)
  if (status === 403) return new ServiceRefusal({ kind: 'not_authorized', cause: 'permission', detail })
  if (status === 429 && key.includes('quota_exceeded')) {
    parts.pace.exhaustDay()
    return parts.pace.refuseDay()
  }
  if (status === 429) return busy(readRetryAfter(headers, parts.clock.now(), RETRY_SECONDS), detail)
  if (status >= 500) return new ServiceRefusal({ kind: 'service_down', detail })
  if (/custom_field|tagging|tag_id/.test(`${key} ${detail}`) && (status === 400 || status === 404))
    return new ServiceRefusal({ kind: 'schema_changed', detail })
  if (scope === 'contact') return toContactRefusal(status, `${key} ${detail}`, detail)
  if (status === 404 && scope === 'list') return new ServiceRefusal({ kind: 'list_gone', detail })
  return new ServiceRefusal({ kind: 'unexpected', status, detail })
}

const REASONS: readonly [RegExp, ContactRefusal][] = [
  [/unsubscribed|opt.?out|resubscribe/i, 'withdrawn'],
  [/too long|\b(length|characters)\b/i, 'address_too_long'],
  [/email/i, 'address_invalid'],
]

function toContactRefusal(status: number, words: string, detail: string): ServiceRefusal {
  if (/list_membership|list_id|contact list/i.test(words)) return new ServiceRefusal({ kind: 'list_gone', detail })
  if (status === 404) return refuseContact('not_found', detail)
  if (status === 409) return refuseContact('address_taken', detail)
  if (status !== 400) return new ServiceRefusal({ kind: 'unexpected', status, detail })
  return refuseContact(REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? 'value_invalid', detail)
}

const busy = (retry_after_seconds: number, detail: string): ServiceRefusal =>
  new ServiceRefusal({ kind: 'rate_limited', retry_after_seconds, detail })
