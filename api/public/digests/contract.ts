/** The link that ends the daily email in which it stands, or the emails at once. Reading the page ends nothing: scanners read every link. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

const of = {
  database: 'control',
  permission: 'public',
  tag: 'digests',
  path: '/v1/public/digests/{token}',
  params: z.strictObject({ token: z.string().max(200) }),
  status: 200,
  produces: 'text/html',
  problems: ['not_found'],
} as const

export const showDigestEnd = contract({
  ...of,
  operationId: 'showDigestEnd',
  method: 'get',
  summary: 'The page on which somebody ends their daily email, or their emails at once',
  description: 'Changes nothing: the button on the page does.',
})

export const endDigest = contract({
  ...of,
  operationId: 'endDigest',
  method: 'post',
  summary: 'End somebody’s daily email, or their emails at once',
  description: 'RFC 8058: email apps send `List-Unsubscribe=One-Click`; the button on the page sends an empty body.',
  idempotency: 'ignored',
  form_body: true,
})
