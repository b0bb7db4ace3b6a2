/** Calls of Mailchimp's Marketing API 3.0: signed in, and refusals as problems. */
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
import { serviceLimits } from '../limits.ts'
import { type ContactRefusal, refuseContact, refuseCredential, ServiceRefusal } from '../service-problem.ts'

export type MailchimpCredential =
  /** The part behind the last hyphen is the data center. */
  { kind: 'api_key'; key: string } | { kind: 'oauth'; access_token: string; data_center: string }

export interface MailchimpParts extends CallParts {
  credential: MailchimpCredential
  /** `https://us6.api.mailchimp.com/3.0`; another one in tests. */
  getRoot?(data_center: string): string
}

/** Calls of one user at the same time, over all applications: two are left to others. */
export const mailchimp_calls_at_once = 8
/** Seconds to stay away where the answer does not say. */
const RETRY_SECONDS = 10
/** A 403 without JSON comes from the gateway, which blocks for longer. */
const GATEWAY_RETRY_SECONDS = 60
/** For an address that signed up to many lists just now. */
const BUSY_ADDRESS_RETRY_SECONDS = 3_600

/** `list`: a 404 says that the list is gone; `contact`: that the list, or the contact on it, is. */
type CallScope = 'account' | 'list' | 'contact' | 'tag'

export interface MailchimpCall {
  method: ServiceCall['method']
  path: string
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  scope: CallScope
}

export function getDataCenter(credential: MailchimpCredential): string {
  const named = credential.kind === 'oauth' ? credential.data_center : (credential.key.split('-').at(-1) ?? '')
  if (credential.kind === 'api_key' && !credential.key.includes('-'))
    throw refuseCredential('The key has no data center: it ends in a hyphen and letters, such as -us6.')
  // A typed text becomes part of a host.
  if (!/^[a-z]{2}\d{1,4}$/.test(named)) throw refuseCredential('The data center of the key is none of Mailchimp.')
  return named
}

export async function callMailchimp(parts: MailchimpParts, call: MailchimpCall): Promise<ServiceAnswer> {
  const { credential, getRoot = dc => `https://${dc}.api.mailchimp.com/3.0` } = parts
  const authorization =
    credential.kind === 'oauth'
      ? `Bearer ${credential.access_token}`
      : `Basic ${Buffer.from(`leadwright:${credential.key}`).toString('base64')}`
  const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([key, value]) => [key, String(value)]))
  const call_milliseconds_max = serviceLimits.mailchimp_call_milliseconds_max
  const answer = await callService(
    { call_milliseconds_max, ...parts },
    {
      method: call.method,
      url: `${getRoot(getDataCenter(credential))}${call.path}${query.size > 0 ? `?${query}` : ''}`,
      headers: { ...jsonHeaders, authorization },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    },
  )
  if (isOk(answer)) return answer
  throw toRefusal(answer, call.scope, parts.clock.now())
}

function toRefusal(answer: ServiceAnswer, scope: CallScope, now: number): ServiceRefusal {
  const { status, headers, json } = answer
  const problem = toObject(json)
  const title = toText(problem.title)
  const detail = toText(problem.detail) || title || `Mailchimp answered ${status}.`
  if (status === 401) return refuseCredential(detail)
  if (status === 403 && json === undefined)
    return busy(readRetryAfter(headers, now, GATEWAY_RETRY_SECONDS), 'Mailchimp blocks calls for a while.')
  if (status === 403) return new ServiceRefusal({ kind: 'not_authorized', cause: 'permission', detail })
  if (status === 429) return busy(readRetryAfter(headers, now, RETRY_SECONDS), detail)
  if (status >= 500) return new ServiceRefusal({ kind: 'service_down', detail })
  if (status === 404 && scope === 'contact') return refuseContact('not_found', detail)
  if (status === 404 && scope === 'tag') return new ServiceRefusal({ kind: 'schema_changed', detail })
  if (status === 404) return new ServiceRefusal({ kind: 'list_gone', detail })
  if (status === 400 && scope === 'contact') return toContactRefusal(title, detail, problem.errors)
  return new ServiceRefusal({ kind: 'unexpected', status, detail })
}

const busy = (retry_after_seconds: number, detail: string): ServiceRefusal =>
  new ServiceRefusal({ kind: 'rate_limited', retry_after_seconds, detail })

const BUSY_ADDRESS = /signed up to a lot of lists/i
/** By title of a single call, or by words of a batch, in which titles do not come. */
const REASONS: readonly [RegExp, ContactRefusal][] = [
  [/compliance state/i, 'withdrawn'],
  [/forgotten email|permanently deleted/i, 'forgotten'],
  [/member exists|already a list member/i, 'address_taken'],
  [/looks fake or invalid|valid email|email_address/i, 'address_invalid'],
]

function toContactRefusal(title: string, detail: string, errors: unknown): ServiceRefusal {
  const [first] = toObjects(errors)
  const words = first ? `${detail} ${toText(first.field)}: ${toText(first.message)}` : detail
  return refuseByWords(`${title} ${words}`, words, toText(first?.field) || null)
}

/** The refusal of one contact by Mailchimp's words about it; `field` by its merge tag, where one is at fault. */
export function refuseByWords(words: string, detail: string, field: string | null): ServiceRefusal {
  if (BUSY_ADDRESS.test(words)) return busy(BUSY_ADDRESS_RETRY_SECONDS, detail)
  const reason = REASONS.find(([pattern]) => pattern.test(words))?.[1]
  if (reason) return refuseContact(reason, detail)
  return field === null ? refuseContact('other', detail) : refuseContact('value_invalid', detail, field)
}
