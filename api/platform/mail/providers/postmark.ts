/**
 * Postmark: `POST /email`, and `POST /email/batch` for messages that wait at the same moment. It takes no raw message, so that ours is taken apart again; it signs with the key that it made
 * for the domain. It takes no idempotency key either, but tells which messages it has: one whose answer was lost is looked
 * for by its token before it is called in doubt, and one that a kill left in doubt before it is sent again.
 */

import PostalMime from 'postal-mime'
import type { PostmarkSettings } from '../../config/transport-settings.ts'
import type { OutgoingMail } from '../message.ts'
import type { MailTransport, SendResult } from '../transport.ts'
import type { Answer, CallLimits } from './http-call.ts'
import {
  closed_result,
  type HttpCalls,
  httpCalls,
  httpTransport,
  jsonOf,
  objectOf,
  type Provider,
  type Request,
  withoutAnswer,
  withoutReading,
} from './http-transport.ts'
import { sendingTogether } from './together.ts'

/** The name under which a message carries the token of its email; what Postmark tells of it repeats that. */
const token_name = 'leadwright'
const postmark = 'https://api.postmarkapp.com'
/** Limits of one call of Postmark. */
export const postmark_messages_max = 500

/** The address takes nothing: it bounced, complained or was switched off before. */
const inactive_recipient = 406
/** Codes of a 422 about the server or the account: tokens, senders, credits, approval, streams. */
const aboutTheAccount = new Set([10, 100, 400, 401, 405, 412, 1235, 1236, 1237])
const too_many = 429

/** Headers of ours that it passes on; the others it writes itself. */
const passedOn = /^(list-.*|x-.*|auto-submitted|in-reply-to|references)$/i

const mailbox = ({ name, address }: { name?: string; address?: string }): string =>
  name ? `"${name.replaceAll(/["\\]/g, '\\$&')}" <${address}>` : String(address)

async function emailOf(mail: OutgoingMail, message_stream: string) {
  const { from, subject = '', html, text, replyTo, headers } = await PostalMime.parse(mail.raw)
  return {
    From: mailbox(from ?? { address: mail.envelope.from }),
    To: mail.envelope.to,
    Subject: subject,
    HtmlBody: html,
    TextBody: text,
    ...(replyTo?.[0] && { ReplyTo: mailbox(replyTo[0]) }),
    Headers: [
      ...headers
        .filter(({ key }) => passedOn.test(key))
        .map(({ originalKey, value }) => ({ Name: originalKey, Value: value })),
      { Name: 'Message-ID', Value: mail.message_id },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ],
    ...(mail.return_token && { Metadata: { [token_name]: mail.return_token } }),
    // Links and opens are followed by this server.
    TrackOpens: false,
    TrackLinks: 'None',
    MessageStream: message_stream,
  }
}

export function postmarkTransport(
  { server_token, message_stream, endpoint = postmark }: PostmarkSettings,
  { connections_max, limits }: { connections_max: number; limits?: CallLimits },
): MailTransport {
  const headers = { accept: 'application/json', 'x-postmark-server-token': server_token }
  const calls = httpCalls(new URL(endpoint).origin, connections_max, limits)
  const post = (path: string, body: unknown): Request => ({
    ...{ method: 'POST', url: new URL(path, endpoint), headers: { ...headers, 'content-type': 'application/json' } },
    body: Buffer.from(JSON.stringify(body)),
  })
  async function find(mail: OutgoingMail, ask: HttpCalls['ask']): Promise<boolean | undefined> {
    if (!mail.return_token) return false
    const url = new URL('/messages/outbound?count=1&offset=0', endpoint)
    // Without it Postmark looks in the stream for transactional messages alone.
    url.searchParams.set('messagestream', message_stream)
    url.searchParams.set(`metadata_${token_name}`, mail.return_token)
    const answer = await ask({ method: 'GET', url, headers })
    const total = answer?.status === 200 ? objectOf(answer.body)?.TotalCount : undefined
    return typeof total === 'number' ? total > 0 : undefined
  }
  const requestOf = async (mail: OutgoingMail) => post('/email', await emailOf(mail, message_stream))
  const single = httpTransport({ requestOf, read, find }, calls)
  return sendingTogether(single, {
    ...{ messages_max: postmark_messages_max, calls_max: connections_max },
    async send(mails, handOff) {
      if (calls.isClosed()) return mails.map(() => closed_result)
      const emails = await Promise.all(mails.map(mail => emailOf(mail, message_stream)))
      const called = await calls.call(post('/email/batch', emails), handOff)
      if ('failed' in called) return Promise.all(mails.map(mail => withoutAnswer({ find }, calls, mail, called)))
      return resultsOf(called.answer, mails, { calls, find, alone: mail => single.send(mail) })
    },
  })
}

async function resultsOf(
  answer: Answer,
  mails: readonly OutgoingMail[],
  of: { calls: HttpCalls; find: NonNullable<Provider['find']>; alone: MailTransport['send'] },
): Promise<SendResult[]> {
  const each = answer.status === 200 ? jsonOf(answer.body) : undefined
  if (Array.isArray(each) && each.length === mails.length) {
    return each.map(one => {
      const body = JSON.stringify(one)
      return (
        read({ ...answer, body }) ?? { outcome: 'unknown', reason: `An answer of another form: ${body.slice(0, 200)}` }
      )
    })
  }
  const garbled = { failed: `HTTP ${answer.status} in another form`, handed: true, stale: false }
  if (answer.status === 200) return Promise.all(mails.map(mail => withoutAnswer(of, of.calls, mail, garbled)))
  const whole = read(answer) ?? withoutReading(answer)
  // One of them is at fault, which must not cost the others.
  return whole.outcome === 'refused' ? Promise.all(mails.map(mail => of.alone(mail))) : mails.map(() => whole)
}

function read({ status, body }: Answer): SendResult | undefined {
  const answer = objectOf(body)
  const code = answer?.ErrorCode
  if (typeof code !== 'number') return undefined
  const response = `${status} ${code} ${String(answer?.Message ?? '')}`.slice(0, 500)
  if (status === 200 && code === 0) return { outcome: 'delivered', response: `200 ${String(answer?.MessageID ?? '')}` }
  if (code === inactive_recipient) return { outcome: 'refused', permanent: true, response, inactive: true }
  if (status === 429 || code === too_many)
    return { outcome: 'deferred', cause: 'throttled', reason: response, response }
  const isRefused = status === 413 || ((status === 422 || status === 200) && !aboutTheAccount.has(code))
  if (isRefused) return { outcome: 'refused', permanent: true, response }
  return { outcome: 'deferred', cause: 'transport', reason: response, response }
}
