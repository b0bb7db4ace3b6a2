/** Mailchimp's OAuth 2: a token that does not expire, and the data center of its account. */
import {
  type CallParts,
  callService,
  formHeaders,
  isOk,
  readRetryAfter,
  type ServiceAnswer,
  toObject,
  toText,
} from '../call.ts'
import { refuseCredential, ServiceRefusal } from '../service-problem.ts'
import type { MailchimpCredential } from './requests.ts'

export interface MailchimpApplication {
  client_id: string
  client_secret: string
  redirect_url: string
  /** `https://login.mailchimp.com/oauth2`; another one in tests. */
  login?: string
}

const LOGIN = 'https://login.mailchimp.com/oauth2'
const RETRY_SECONDS = 10

/** Where the owner says yes; `state` comes back with them. */
export function toMailchimpAuthorizeUrl(application: MailchimpApplication, state: string): string {
  const { client_id, redirect_url, login = LOGIN } = application
  const query = new URLSearchParams({ response_type: 'code', client_id, redirect_uri: redirect_url, state })
  return `${login}/authorize?${query}`
}

export async function exchangeMailchimpCode(
  parts: CallParts,
  application: MailchimpApplication,
  code: string,
): Promise<MailchimpCredential> {
  const { client_id, client_secret, redirect_url, login = LOGIN } = application
  const given = { grant_type: 'authorization_code', client_id, client_secret, redirect_uri: redirect_url, code }
  const body = new URLSearchParams(given).toString()
  const answer = await callService(parts, { method: 'POST', url: `${login}/token`, headers: formHeaders, body })
  const access_token = toText(toObject(answer.json).access_token)
  if (!isOk(answer) || !access_token) throw toRefusal(parts, answer)
  const headers = { accept: 'application/json', authorization: `OAuth ${access_token}` }
  const metadata = await callService(parts, { method: 'GET', url: `${login}/metadata`, headers })
  const data_center = toText(toObject(metadata.json).dc)
  if (!isOk(metadata) || !data_center) throw toRefusal(parts, metadata)
  return { kind: 'oauth', access_token, data_center }
}

function toRefusal(parts: CallParts, { status, headers, json }: ServiceAnswer): ServiceRefusal {
  const detail = toText(toObject(json).error_description) || `Mailchimp answered ${status}.`
  if (status >= 500) return new ServiceRefusal({ kind: 'service_down', detail })
  const retry_after_seconds = readRetryAfter(headers, parts.clock.now(), RETRY_SECONDS)
  if (status === 429) return new ServiceRefusal({ kind: 'rate_limited', retry_after_seconds, detail })
  return refuseCredential(detail)
}
