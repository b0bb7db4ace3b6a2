/**
 * Constant Contact's OAuth 2. A refresh token works once: who exchanges it holds the lease of the store, and the new one is stored
 * before its access token is used.
 */
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

export interface Tokens {
  access_token: string
  refresh_token: string
  /** Milliseconds since 1970. */
  expires_at: number
}

export interface TokenStore {
  read(): Promise<Tokens>
  /**
   * One at a time, over all processes: runs `exchange` with the stored refresh token and stores what it returns before anybody
   * has it. Where another access token than `stale` is stored by then, that one is returned and nothing exchanged.
   */
  replace(stale: string, exchange: (refresh_token: string) => Promise<Tokens>): Promise<Tokens>
}

export interface ConstantContactApplication {
  client_id: string
  client_secret: string
  redirect_url: string
  /** `https://authz.constantcontact.com/oauth2/default/v1`; another one in tests. */
  login?: string
}

const LOGIN = 'https://authz.constantcontact.com/oauth2/default/v1'
/** Without `offline_access` there is no refresh token. */
const SCOPES = 'account_read contact_data offline_access'
const RETRY_SECONDS = 10
const SECOND = 1_000

export function toConstantContactAuthorizeUrl(application: ConstantContactApplication, state: string): string {
  const { client_id, redirect_url, login = LOGIN } = application
  const query = { client_id, redirect_uri: redirect_url, response_type: 'code', scope: SCOPES, state }
  return `${login}/authorize?${new URLSearchParams(query)}`
}

export const exchangeConstantContactCode = (
  parts: CallParts,
  application: ConstantContactApplication,
  code: string,
): Promise<Tokens> =>
  exchange(parts, application, { grant_type: 'authorization_code', code, redirect_uri: application.redirect_url })

export const refreshTokens = (
  parts: CallParts,
  application: ConstantContactApplication,
  refresh_token: string,
): Promise<Tokens> => exchange(parts, application, { grant_type: 'refresh_token', refresh_token })

async function exchange(
  parts: CallParts,
  { client_id, client_secret, login = LOGIN }: ConstantContactApplication,
  given: Record<string, string>,
): Promise<Tokens> {
  const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
  const answer = await callService(parts, {
    method: 'POST',
    url: `${login}/token`,
    headers: { ...formHeaders, authorization },
    body: new URLSearchParams(given).toString(),
  })
  const { access_token, refresh_token, expires_in } = toObject(answer.json)
  if (!isOk(answer) || !toText(access_token) || !toText(refresh_token)) throw toRefusal(parts, answer)
  return {
    access_token: toText(access_token),
    refresh_token: toText(refresh_token),
    expires_at: parts.clock.now() + Number(expires_in) * SECOND,
  }
}

function toRefusal(parts: CallParts, { status, headers, json }: ServiceAnswer): ServiceRefusal {
  const { error, error_description } = toObject(json)
  const detail = toText(error_description) || toText(error) || `Constant Contact answered ${status}.`
  if (status >= 500) return new ServiceRefusal({ kind: 'service_down', detail })
  const retry_after_seconds = readRetryAfter(headers, parts.clock.now(), RETRY_SECONDS)
  if (status === 429) return new ServiceRefusal({ kind: 'rate_limited', retry_after_seconds, detail })
  // `invalid_grant` above all: used, revoked, or older than 180 days. The owner signs in again.
  return refuseCredential(detail)
}
