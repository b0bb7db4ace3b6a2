/** What email providers tell of bounces and complaints. */
import { contract } from '../../platform/contract.ts'
import { inboundLimits } from './limits.ts'

const of = {
  database: 'control',
  permission: 'public',
  tag: 'inbound-mail',
  method: 'post',
  status: 204,
  idempotency: 'ignored',
  body_bytes_max: inboundLimits.inbound_report_bytes_max,
} as const

export const receiveSesReport = contract({
  ...of,
  operationId: 'receiveSesReport',
  path: '/v1/public/inbound-mail/ses',
  summary: 'Take in bounces and complaints of Amazon SES',
  description:
    'For the Amazon SNS topic of `SES_TOPIC_ARN`, whose subscription is confirmed by itself. Only messages that Amazon signed for this topic are read, and only what carries the token of an email is believed.',
  problems: ['not_found', 'body_not_json', 'signature_invalid'],
})

export const receivePostmarkReport = contract({
  ...of,
  operationId: 'receivePostmarkReport',
  path: '/v1/public/inbound-mail/postmark',
  summary: 'Take in bounces and complaints of Postmark',
  description: 'A webhook of Postmark. Only what carries the token of an email in its metadata is believed.',
  problems: ['body_not_json'],
})
