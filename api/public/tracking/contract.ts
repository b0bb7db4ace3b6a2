/** The targets of tracked links and of the open pixel. An invalid signature is 404. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

const of = { database: 'site', permission: 'public', tag: 'tracking' } as const
const params = z.strictObject({ token: z.string().max(5_000) })

export const openEmail = contract({
  ...of,
  operationId: 'openEmail',
  method: 'get',
  path: '/v1/public/opens/{token}',
  summary: 'The pixel that records an open',
  description: 'Records the open and returns a transparent picture. Opens by machines are told apart later.',
  status: 200,
  params,
  produces: 'image/gif',
  problems: ['not_found'],
})

export const clickEmail = contract({
  ...of,
  operationId: 'clickEmail',
  method: 'get',
  path: '/v1/public/clicks/{token}',
  summary: 'Redirect to the target of an email’s link (302)',
  description:
    'Records the click, and leads on to the URL that the link of the email had. Links by machines are told apart later.',
  status: 200,
  params,
  produces: 'text/html',
  leads_on: 302,
  problems: ['not_found'],
})
