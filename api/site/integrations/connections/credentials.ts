/** How a connection signs in: encrypted with the site's key, and read again only to call the service. */
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import type { MailchimpCredential, Tokens } from '../services/rules.ts'

export type Credential =
  | { service: 'mailchimp'; mailchimp: MailchimpCredential }
  | { service: 'constant_contact'; tokens: Tokens }
  | { service: 'activecampaign'; account_url: string; api_key: string }

const PURPOSE = 'connection'

export const wrapCredential = (key: Buffer, credential: Credential): string =>
  wrapSecret(key, PURPOSE, JSON.stringify(credential))

export const readCredential = (key: Buffer, wrapped: string): Credential =>
  JSON.parse(unwrapSecret(key, PURPOSE, wrapped)) as Credential

export const wrapClientSecret = (key: Buffer, secret: string): string => wrapSecret(key, `${PURPOSE}-client`, secret)
export const readClientSecret = (key: Buffer, wrapped: string): string =>
  unwrapSecret(key, `${PURPOSE}-client`, wrapped)

export const wrapWebhookSecret = (key: Buffer, secret: string): string => wrapSecret(key, `${PURPOSE}-webhook`, secret)
export const readWebhookSecret = (key: Buffer, wrapped: string): string =>
  unwrapSecret(key, `${PURPOSE}-webhook`, wrapped)
