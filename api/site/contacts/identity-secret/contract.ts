/** The secret with which an owner's server proves who a visitor is: `identify` believes an address only with its hash. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'

export const getIdentitySecret = contract({
  operationId: 'getIdentitySecret',
  method: 'get',
  path: '/v1/sites/{site_id}/identity-secret',
  database: 'site',
  permission: 'manage-integrations',
  tag: 'identity-secret',
  summary: 'Get the secret that proves who a visitor is',
  description:
    '`user_hash` is the HMAC-SHA-256 of the trimmed, lowercase email address with this secret, in hexadecimal. Compute it on a server; the secret must never appear in a page.',
  status: 200,
  params: siteParams,
  response: z.object({ secret: z.string() }).openapi('IdentitySecret'),
  example: { secret: '5e9c1f0b7ad24c6e8b3f9a1d0c2e4f6a5e9c1f0b7ad24c6e8b3f9a1d0c2e4f6a' },
})
