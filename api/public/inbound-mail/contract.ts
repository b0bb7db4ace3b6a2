/** What email providers tell of bounces and complaints. */
import { contract } from '../../platform/features/contract.ts'
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
    'For the Amazon SNS topic in `SES_TOPIC_ARN`, whose subscription is confirmed automatically. Only messages signed by Amazon for this topic are read, and only those with an email’s token are accepted.',
  problems: ['not_found', 'body_not_json', 'signature_invalid'],
})

export const receivePostmarkReport = contract({
  ...of,
  operationId: 'receivePostmarkReport',
  path: '/v1/public/inbound-mail/postmark',
  summary: 'Take in bounces and complaints of Postmark',
  description: 'A webhook for Postmark. Only messages with an email’s token in their metadata are accepted.',
  problems: ['body_not_json'],
})
