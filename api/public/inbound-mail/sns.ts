/** Messages of Amazon SNS: whether Amazon signed them. */
import { createVerify, X509Certificate } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { SafeFetch } from '../../platform/network/safe-fetch/safe-fetch.ts'
import { inboundLimits } from './limits.ts'

export const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().nullish(),
  Timestamp: z.string(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
})
export type SnsMessage = z.output<typeof snsMessage>

const signed = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

export function signedText(message: SnsMessage): string {
  const lines = signed[message.Type].map(name => [name, message[name]] as const)
  return lines.map(([name, value]) => (value === undefined || value === null ? '' : `${name}\n${value}\n`)).join('')
}

/** Addresses of Amazon's own: others could serve a certificate of anybody. */
export function isAmazons(text: string | undefined): boolean {
  const url = text === undefined ? null : URL.parse(text)
  return url?.protocol === 'https:' && url.port === '' && /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(url.hostname)
}

const certificates = new Map<string, X509Certificate>()

async function certificateAt(url: string, fetch: SafeFetch): Promise<X509Certificate> {
  const known = certificates.get(url)
  if (known) return known
  const { status, body } = await fetch.get(url)
  if (status !== 200) throw new Error('The certificate is not there')
  const certificate = new X509Certificate(body)
  if (certificates.size >= inboundLimits.inbound_certificates_remembered_max) certificates.clear()
  certificates.set(url, certificate)
  return certificate
}

export async function isSignedByAmazon(message: SnsMessage, fetch: SafeFetch): Promise<boolean> {
  if (!isAmazons(message.SigningCertURL) || !message.SigningCertURL.endsWith('.pem')) return false
  try {
    const { publicKey } = await certificateAt(message.SigningCertURL, fetch)
    const verify = createVerify(message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256').update(
      signedText(message),
    )
    return verify.verify(publicKey, message.Signature, 'base64')
  } catch {
    return false
  }
}
