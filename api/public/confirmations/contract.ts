/** The link that is mailed to a lead's address. Reading the page confirms nothing: scanners read every link. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

const of = { database: 'site', permission: 'public', tag: 'confirmations' } as const
const rest = {
  params: z.strictObject({ token: z.string().max(2_000) }),
  status: 200,
  produces: 'text/html',
  problems: ['not_found'],
} as const

export const showConfirmation = contract({
  ...of,
  ...rest,
  operationId: 'showConfirmation',
  method: 'get',
  path: '/v1/public/confirmations/{token}',
  summary: 'The page on which a person confirms an address',
  description: 'Changes nothing: programs that open links in emails confirm nothing by it.',
})

export const confirmAddress = contract({
  ...of,
  ...rest,
  operationId: 'confirmAddress',
  method: 'post',
  path: '/v1/public/confirmations/{token}',
  summary: 'Confirm an address and agree to email',
  description: 'The lead counts as confirmed. Marketing email that waited for it may be sent.',
  idempotency: 'ignored',
})
