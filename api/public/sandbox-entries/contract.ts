/** The page that a mailed link into a sandbox leads to. Reading it changes nothing; its button lets in once. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

const of = {
  database: 'site',
  permission: 'public',
  tag: 'sandbox-access',
  params: z.strictObject({ token: z.string().max(1_000) }),
  status: 200,
  produces: 'text/html',
  problems: ['not_found'],
} as const
const path = '/v1/public/sandbox-entries/{token}'

export const showSandboxEntry = contract({
  ...of,
  operationId: 'showSandboxEntry',
  method: 'get',
  path,
  summary: 'The page from which a lead enters their sandbox',
  description: 'Shows whether the sandbox is ready and how long the access lasts.',
})

export const enterSandbox = contract({
  ...of,
  operationId: 'enterSandbox',
  method: 'post',
  path,
  summary: 'Enter a sandbox',
  description:
    'Leads into the sandbox, or, where it runs elsewhere, shows its URL and credentials. Once for each link.',
  leads_on: 303,
  idempotency: 'ignored',
})

export const requestSandboxLink = contract({
  ...of,
  operationId: 'requestSandboxLink',
  method: 'post',
  path: `${path}/send`,
  summary: 'Ask for a new link into a sandbox, by email to the lead',
  description: 'Sends an email to the lead’s address. The answer is the same whether or not one was sent.',
  idempotency: 'ignored',
})
