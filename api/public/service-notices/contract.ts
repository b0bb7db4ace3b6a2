/** What services call when a contact there changed. Nothing of it is believed but whom it is about. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { serviceNoticeLimits } from './limits.ts'

const of = {
  database: 'control',
  permission: 'public',
  tag: 'service-notices',
  path: '/v1/public/service-notices/{secret}',
  params: z.strictObject({ secret: z.string().max(200) }),
  problems: ['not_found'],
} as const

export const verifyServiceNotices = contract({
  ...of,
  operationId: 'verifyServiceNotices',
  method: 'get',
  summary: 'Tell a service that its webhook is here',
  description: 'Services ask for it before they call.',
  status: 200,
  produces: 'text/plain',
})

export const receiveServiceNotice = contract({
  ...of,
  operationId: 'receiveServiceNotice',
  method: 'post',
  summary: 'Take in that a contact at a service changed',
  description:
    'Called by Mailchimp and ActiveCampaign. What the address ends in is a secret; the contact’s state is then read at the service, so that a forged or repeated call changes nothing.',
  status: 204,
  idempotency: 'ignored',
  body_bytes_max: serviceNoticeLimits.service_notice_bytes_max,
})
