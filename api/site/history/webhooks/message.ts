/** What is sent, in the format of Standard Webhooks: body, signature and headers. Pure. */
import { createHmac, randomBytes } from 'node:crypto'
import { toInstant } from '../../../platform/clock.ts'

/** The part of an event that is sent: what the stream sends of it. */
export interface SentEvent {
  id: string
  at: number
  name: string
  subject_id: string | null
  lead_id: string | null
  data: Record<string, unknown>
}

export const TEST_EVENT = 'webhook.test'

export function messageFor(site_id: string, { id, at, name, subject_id, lead_id, data }: SentEvent) {
  const timestamp = toInstant(at)
  return { type: name, timestamp, site_id, data: { id, name, subject_id, lead_id, data, at: timestamp } }
}

export const bodyOf = (site_id: string, event: SentEvent): string => JSON.stringify(messageFor(site_id, event))

const PREFIX = 'whsec_'

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`

const signatureOf = (secret: string, signed: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(signed)
    .digest('base64')}`

/** Each secret signs: while one replaces another, receivers may know either. */
export function headersOf(
  { id, now, secrets }: { id: string; now: number; secrets: readonly string[] },
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  return {
    'content-type': 'application/json',
    'user-agent': 'Leadwright (webhooks)',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(secret => signatureOf(secret, `${id}.${timestamp}.${body}`)).join(' '),
  }
}
