/** What is sent, in the format of Standard Webhooks: body, signature and headers. Pure. */
import { createHmac, randomBytes } from 'node:crypto'
import { eventMessage, type SentEvent } from '../../../platform/events/wire.ts'

export const TEST_EVENT = 'webhook.test'

export const bodyOf = (site_id: string, event: SentEvent): string => JSON.stringify(eventMessage(site_id, event))

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
