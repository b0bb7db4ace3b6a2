/** Sandboxes: demo sites that leads try out. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { usesSchema } from '../../../platform/schemas/uses-schema.ts'
import { sandboxesAllowance } from './allowances.ts'
import { sandboxCreated, sandboxDeleted, sandboxOpened, sandboxUpdated } from './events.ts'
import {
  controlPanelPassword,
  controlPanelUsername,
  machineStatus,
  sandbox,
  sandboxExample,
  sandboxFields,
  sandboxName,
  sandboxType,
} from './sandbox.ts'

export { machineStatus } from './sandbox.ts'

const params = siteParams.extend({ sandbox_id: id('sandbox') })
export const of = { database: 'site', permission: 'manage-sandboxes', tag: 'sandboxes', status: 200 } as const
export const path = '/v1/sites/{site_id}/sandboxes'
export const one = { ...of, params, response: sandbox, example: sandboxExample, versioned: true } as const

export const listSandboxes = contract({
  ...of,
  permission: 'read-sandbox',
  operationId: 'listSandboxes',
  method: 'get',
  path,
  summary: 'List sandboxes, newest first',
  description: 'Without `source_id`, copies are left out.',
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    machine_status: machineStatus.optional(),
    source_id: id('sandbox').optional().openapi({ description: 'Lists the copies of this sandbox.' }),
  }),
  response: pageOf('SandboxPage', sandbox),
  example: { data: [sandboxExample], has_more: false, next_cursor: null },
})

export const createSandbox = contract({
  ...one,
  permission: 'create-sandbox',
  operationId: 'createSandbox',
  method: 'post',
  path,
  summary: 'Create a sandbox',
  description:
    'Answers at once with status `creating`; the work follows in the background. Settings that are left out are those of the site’s sandbox settings. For `cpanel` a control-panel password that is left out is generated and returned here, once.',
  status: 201,
  audit: sandboxCreated,
  params: siteParams,
  body: z
    .strictObject({
      ...sandboxFields,
      name: sandboxName,
      type: sandboxType,
      control_panel_username: controlPanelUsername.optional(),
      control_panel_password: controlPanelPassword.optional(),
    })
    .openapi('NewSandbox'),
  body_example: {
    name: 'Shop-demo',
    type: 'url',
    url: 'https://demo.example.com/',
    username: 'guest',
    password: 'guest-password',
    user_data_expiry_hours: 72,
  },
  response: sandbox
    .extend({
      control_panel_password: z.string().optional().openapi({ description: 'Shown once, if it was generated.' }),
    })
    .openapi('CreatedSandbox'),
  shows_secret: true,
  consumes: [sandboxesAllowance],
  problems: ['name_taken', 'sandbox_runtime_missing', 'sandbox_panel_not_configured'],
})

export const getSandbox = contract({
  ...one,
  permission: 'read-sandbox',
  operationId: 'getSandbox',
  method: 'get',
  path: `${path}/{sandbox_id}`,
  summary: 'Get a sandbox',
  description: 'Returns type, status of the machine, size and end of the sandbox.',
})

export const updateSandbox = contract({
  ...one,
  operationId: 'updateSandbox',
  method: 'patch',
  path: `${path}/{sandbox_id}`,
  summary: 'Change a sandbox',
  description: 'A changed life holds for accesses that are given from then on.',
  audit: sandboxUpdated,
  body: z.strictObject({ ...sandboxFields, name: sandboxName.optional() }).openapi('SandboxChanges'),
  body_example: { user_data_expiry_hours: 48, cleanup_after: 7, cleanup_unit: 'days' },
  problems: ['name_taken'],
})

export const deleteSandbox = contract({
  ...of,
  operationId: 'deleteSandbox',
  method: 'delete',
  path: `${path}/{sandbox_id}`,
  summary: 'Delete a sandbox, its data and its copies',
  description:
    'Its links end at once; data follows in the background, and until then it is listed with status `deleting`. Refused while an active campaign or a journey uses it.',
  status: 204,
  audit: sandboxDeleted,
  params,
  problems: ['in_use'],
})

export const openSandbox = contract({
  ...of,
  operationId: 'openSandbox',
  method: 'post',
  path: `${path}/{sandbox_id}/open`,
  summary: 'Open a sandbox as its owner',
  description: 'Returns a link that signs in once, within a few minutes. For `url` it is the plain URL.',
  audit: sandboxOpened,
  params,
  response: z
    .object({ url: z.string(), expires_at: instant.nullable() })
    .openapi('SandboxEntry', { description: 'A link into a sandbox.' }),
  example: {
    url: 'https://shop-demo-1f3k9.demos.example.com/.leadwright/enter/x',
    expires_at: '2027-03-14T09:40:00.000Z',
  },
  shows_secret: true,
  problems: ['sandbox_not_ready', 'provider_unavailable'],
})

export const listSandboxUses = contract({
  ...of,
  permission: 'read-sandbox',
  operationId: 'listSandboxUses',
  method: 'get',
  path: `${path}/{sandbox_id}/uses`,
  summary: 'List what uses a sandbox',
  description: 'Lists everything that prevents its deletion.',
  params,
  response: usesSchema('SandboxUse', '`campaign`'),
  example: { data: [{ type: 'campaign', id: 'camp_0199a3f2c4d87e6b9a0112233445566f', name: 'Spring' }] },
})

export const getSandboxAllowance = contract({
  ...of,
  permission: 'read-sandbox',
  or_permission: ['purchase-sandbox'],
  operationId: 'getSandboxAllowance',
  method: 'get',
  path: '/v1/sites/{site_id}/sandbox-allowance',
  summary: 'Get how many sandboxes the site has and may have',
  description: 'Returns how many the plan allows and how many there are.',
  params: siteParams,
  response: z
    .object({
      plan: z.string().nullable().openapi({
        description: 'Name of the account’s plan. `null` if the account has no plan, and so no limits from one.',
      }),
      used: z.int(),
      limit: z.int().nullable(),
    })
    .openapi('SandboxAllowance'),
  example: { plan: 'Starter', used: 1, limit: 3 },
})
