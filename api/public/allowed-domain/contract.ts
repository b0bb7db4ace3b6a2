/** What a proxy asks that gets certificates on demand. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

export const askAllowedDomain = contract({
  database: 'control',
  permission: 'public',
  tag: 'domains',
  operationId: 'askAllowedDomain',
  method: 'get',
  path: '/v1/internal/allowed-domain',
  summary: 'Check whether this server serves a host: 200, or 404',
  description:
    'For a reverse proxy that obtains a certificate when a host is first requested, such as the `ask` endpoint of Caddy’s on-demand TLS. Allowed are the server’s own host, the subdomains of sites and their verified domains.',
  query: z.strictObject({ domain: z.string().max(253) }),
  status: 200,
  response: z.object({ host: z.string() }).openapi('AllowedDomain'),
  example: { host: 'www.casaverde.example' },
  problems: ['not_found'],
})
