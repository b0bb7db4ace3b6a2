/**
 * Amazon SES, API v2: `SendEmail` with the raw message. Amazon takes no idempotency key: a message whose answer was lost
 * may have been sent. It gives messages an id of its own, by which replies name them.
 */
import type { SesSettings } from '../../config/transport-settings.ts'
import type { OutgoingMail } from '../message.ts'
import type { MailTransport, SendResult } from '../transport.ts'
import type { Answer, CallLimits } from './http-call.ts'
import { httpCalls, httpTransport, objectOf, type Request } from './http-transport.ts'
import { signedHeaders } from './sigv4.ts'

/** The name under which a message carries the token of its email; what Amazon tells of it repeats that. */
const tag_name = 'leadwright'

/** Not about the message: the account, its rights, its limits. */
const aboutTheMessage = new Set(['MessageRejected', 'BadRequestException'])
const throttling = new Set(['TooManyRequestsException', 'ThrottlingException', 'Throttling', 'LimitExceededException'])

export function sesTransport(
  settings: SesSettings,
  { connections_max, now, limits }: { connections_max: number; now: () => number; limits?: CallLimits },
): MailTransport {
  const { region, endpoint = `https://email.${region}.amazonaws.com` } = settings
  const url = new URL('/v2/email/outbound-emails', endpoint)
  function requestOf(mail: OutgoingMail): Request {
    const body = Buffer.from(
      JSON.stringify({
        Destination: { ToAddresses: [mail.envelope.to] },
        Content: { Raw: { Data: mail.raw.toString('base64') } },
        ...(mail.return_token && { EmailTags: [{ Name: tag_name, Value: mail.return_token }] }),
        ...(settings.configuration_set && { ConfigurationSetName: settings.configuration_set }),
      }),
    )
    const request = { method: 'POST', url, headers: { 'content-type': 'application/json' }, body } as const
    return { ...request, headers: signedHeaders(request, settings, { region, service: 'ses', at: now() }) }
  }
  return httpTransport(
    { requestOf, read: answer => read(answer, region) },
    httpCalls(url.origin, connections_max, limits),
  )
}

function read({ status, headers, body }: Answer, region: string): SendResult | undefined {
  const answer = objectOf(body)
  if (status === 200) {
    const id = typeof answer?.MessageId === 'string' ? answer.MessageId : ''
    const host = region === 'us-east-1' ? 'email' : region
    const message_id = /^[\w-]+$/.test(id) ? `<${id}@${host}.amazonses.com>` : undefined
    return { outcome: 'delivered', response: `200 ${id}`, ...(message_id && { message_id }) }
  }
  const [type = ''] = String(headers['x-amzn-errortype'] ?? answer?.__type ?? '').split(':')
  if (type === '') return undefined
  const response = `${status} ${type} ${String(answer?.message ?? answer?.Message ?? '')}`.trim().slice(0, 500)
  if (aboutTheMessage.has(type)) return { outcome: 'refused', permanent: true, response }
  const cause = status === 429 || throttling.has(type) ? 'throttled' : 'transport'
  return { outcome: 'deferred', cause, reason: response, response }
}
