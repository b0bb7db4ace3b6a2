/** Calls of ActiveCampaign's API v3: by the key of a user and the address of their account, and refusals as problems. */
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
import type { Pace } from '../pace.ts'
import { type ContactRefusal, refuseContact, refuseCredential, ServiceRefusal } from '../service-problem.ts'

export interface ActiveCampaignParts extends CallParts {
  /** As the owner finds it under Developer: `https://name.api-us1.com`. */
  account_url: string
  api_key: string
  /** Imports have a pace of their own besides that of all calls. */
  import_pace: Pace
}

export const activecampaign_pace = { at_once: 5, rate: { calls: 5, milliseconds: 1_000 } }
export const activecampaign_import_pace = { at_once: 1, rate: { calls: 100, milliseconds: 60_000 } }
const RETRY_SECONDS = 2
const ROWS_PER_PAGE = 100

export interface ActiveCampaignCall {
  method: ServiceCall['method']
  /** Behind `/api/3`. */
  path: string
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  scope: 'account' | 'list' | 'contact'
}

export async function callActiveCampaign(
  parts: ActiveCampaignParts,
  call: ActiveCampaignCall,
): Promise<Readonly<Record<string, unknown>>> {
  const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([key, value]) => [key, String(value)]))
  const answer = await callService(parts, {
    method: call.method,
    url: `${toRoot(parts.account_url)}/api/3${call.path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { ...jsonHeaders, 'api-token': parts.api_key },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  })
  if (!isOk(answer)) throw toRefusal(answer, call.scope, parts.clock.now())
  const json = toObject(answer.json)
  // Some calls say in the answer of a success that there was none.
  const hasFailed = [json.succeeded, json.success, json.Success].some(value => value === 0 || value === '0')
  if (!hasFailed) return json
  const detail = toText(json.message) || toText(json.result_message) || 'ActiveCampaign took nothing of the call.'
  throw call.scope === 'contact'
    ? refuseContact('other', detail)
    : new ServiceRefusal({ kind: 'unexpected', status: answer.status, detail })
}

/** Owners copy it with a path or a slash behind it. */
function toRoot(account_url: string): string {
  const url = URL.parse(account_url)
  if (!url) throw refuseCredential('The address of the account is no URL, such as https://name.api-us1.com.')
  return url.origin
}

/** All rows of what has few of them, page by page. */
export async function readAllPages(
  parts: ActiveCampaignParts,
  path: string,
  key: string,
  query: Readonly<Record<string, string | number>> = {},
  other: (answer: Readonly<Record<string, unknown>>) => void = () => undefined,
): Promise<Readonly<Record<string, unknown>>[]> {
  const rows: Readonly<Record<string, unknown>>[] = []
  for (;;) {
    const page = { ...query, limit: ROWS_PER_PAGE, offset: rows.length }
    const answer = await callActiveCampaign(parts, { method: 'GET', path, query: page, scope: 'account' })
    const found = toObjects(answer[key])
    rows.push(...found)
    other(answer)
    if (found.length === 0 || rows.length >= Number(toObject(answer.meta).total ?? 0)) return rows
  }
}

const REASONS: readonly [RegExp, ContactRefusal][] = [
  [/duplicate|already exists/i, 'address_taken'],
  [/email/i, 'address_invalid'],
]

function toRefusal(
  { status, headers, json }: ServiceAnswer,
  scope: ActiveCampaignCall['scope'],
  now: number,
): ServiceRefusal {
  const answer = toObject(json)
  const errors = toObjects(answer.errors)
  const words = errors.map(one => [one.title, one.detail].map(toText).filter(Boolean).join(' ')).join(' ')
  const detail = words || toText(answer.message) || `ActiveCampaign answered ${status}.`
  if (status === 401 || status === 403) return refuseCredential(detail)
  if (status === 402) return new ServiceRefusal({ kind: 'not_authorized', cause: 'permission', detail })
  if (status === 429 || (status === 503 && headers.has('retry-after'))) {
    const retry_after_seconds = readRetryAfter(headers, now, RETRY_SECONDS)
    return new ServiceRefusal({ kind: 'rate_limited', retry_after_seconds, detail })
  }
  if (status >= 500) return new ServiceRefusal({ kind: 'service_down', detail })
  // It names what it did not find.
  const isList = scope === 'list' || /\blist\b/i.test(detail)
  if (status === 404 && isList) return new ServiceRefusal({ kind: 'list_gone', detail })
  if (status === 404 && scope === 'contact') return refuseContact('not_found', detail)
  if (scope !== 'contact' || (status !== 400 && status !== 422))
    return new ServiceRefusal({ kind: 'unexpected', status, detail })
  const [first] = errors
  const pointer = toText(toObject(first?.source).pointer)
  const said = `${toText(first?.code)} ${detail} ${pointer}`
  if (/fieldValues|\bfield\b/.test(said)) return new ServiceRefusal({ kind: 'schema_changed', detail })
  return refuseContact(REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? 'value_invalid', detail)
}
