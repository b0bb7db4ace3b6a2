/** How many assistants a site may have: what its screen for buying more shows. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'

export const getAssistantAllowance = contract({
  database: 'site',
  permission: 'purchase-assistant',
  tag: 'assistants',
  operationId: 'getAssistantAllowance',
  method: 'get',
  path: '/v1/sites/{site_id}/assistant-allowance',
  summary: 'Get how many assistants the site has and may have',
  description: 'Returns how many the plan allows and how many there are.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      plan: z.string().nullable().openapi({
        description: 'Name of the account’s plan. `null` if the account has no plan, and so no limits from one.',
      }),
      used: z.int(),
      limit: z.int().nullable(),
    })
    .openapi('AssistantAllowance'),
  example: { plan: 'Starter', used: 1, limit: 3 },
})
