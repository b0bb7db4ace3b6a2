/** The page into a sandbox after the form of a campaign that leads there. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

const of = {
  database: 'site',
  permission: 'public',
  tag: 'sandbox-access',
  params: z.strictObject({ token: z.string().max(1_500) }),
  status: 200,
  produces: 'text/html',
  problems: ['not_found'],
} as const
const path = '/v1/public/sandbox-claims/{token}'

export const showSandboxClaim = contract({
  ...of,
  operationId: 'showSandboxClaim',
  method: 'get',
  path,
  summary: 'The page into a sandbox after a form',
  description:
    'Waits until there is something to enter. Who had access before is sent to their email, since whoever fills in a form is not known to own the address.',
})

export const claimSandbox = contract({
  ...of,
  operationId: 'claimSandbox',
  method: 'post',
  path,
  summary: 'Enter a sandbox after a form',
  description: 'Gives the lead who sent the form access to the sandbox, and leads on to it.',
  leads_on: 303,
  idempotency: 'ignored',
})
