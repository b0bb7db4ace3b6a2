/** What a proxy asks that gets certificates on demand. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'

export const askAllowedDomain = contract({
  database: 'control',
  permission: 'public',
  tag: 'domains',
  operationId: 'askAllowedDomain',
  method: 'get',
  path: '/v1/internal/allowed-domain',
  summary: 'Check whether this server serves a host: 200, or 404',
  description:
    'For a proxy in front that gets a certificate for each host when it is first asked for, such as the `ask` of Caddy’s on-demand TLS: the server’s own host, subdomains that sites have, and their verified domains.',
  query: z.strictObject({ domain: z.string().max(253) }),
  status: 200,
  response: z.object({ host: z.string() }).openapi('AllowedDomain'),
  example: { host: 'www.casaverde.example' },
  problems: ['not_found'],
})
