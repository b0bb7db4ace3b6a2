/** The link that is mailed to a sender's address. Reading the page verifies nothing: scanners read every link. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

const of = { database: 'site', permission: 'public', tag: 'sender-verification' } as const
const rest = {
  params: z.strictObject({ token: z.string().max(1_000) }),
  status: 200,
  produces: 'text/html',
  problems: ['not_found'],
} as const

export const showSenderVerification = contract({
  ...of,
  ...rest,
  operationId: 'showSenderVerification',
  method: 'get',
  path: '/v1/public/senders/{token}',
  summary: 'The page on which a sender’s address is verified',
  description: 'Changes nothing: the button on the page does.',
})

export const verifySender = contract({
  ...of,
  ...rest,
  operationId: 'verifySender',
  method: 'post',
  path: '/v1/public/senders/{token}',
  summary: 'Verify a sender’s address',
  description: 'The sender can be used from now on.',
  idempotency: 'ignored',
})
