/** What a super administrator sees and sets of the whole installation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { createdQuery } from '../../platform/schemas/query-values.ts'
import { id, instant } from '../../platform/schemas/schemas.ts'
import { installationUpdated } from './events.ts'

const account = z
  .object({
    id: id('account'),
    owner_name: z.string().openapi({ description: 'Name of the account’s first administrator.' }),
    owner_email: z.string(),
    site_count: z.int(),
    member_count: z.int().openapi({ description: 'Number of people in the account, including those invited.' }),
    plan_id: id('plan').optional().openapi({
      description: 'ID of the account’s plan. Absent if the account has no plan, and so no limits from one.',
    }),
    plan_name: z.string().optional(),
    created_at: instant,
  })
  .openapi('AccountOfInstallation')

const installation = z
  .object({
    maintenance: z.boolean().openapi({
      description:
        'Whether maintenance mode is on: the API answers 503 `maintenance`, except for signing in and this endpoint.',
    }),
    fixed: z.boolean().openapi({
      description: 'Whether it was set by the `MAINTENANCE` environment variable, and can only be unset there.',
    }),
    account_count: z.int(),
    site_count: z.int(),
    damaged_site_ids: z
      .array(id('site'))
      .openapi({ description: 'IDs of sites whose files cannot be used. They answer 503 until they are restored.' }),
  })
  .openapi('Installation')

const example = { maintenance: false, fixed: false, account_count: 12, site_count: 40, damaged_site_ids: [] }
const of = { database: 'control', permission: 'super-administrator', tag: 'installation', status: 200 } as const

export const listAccounts = contract({
  ...of,
  operationId: 'listAccounts',
  method: 'get',
  path: '/v1/accounts',
  summary: 'List the accounts of the installation, the newest first',
  description: 'Returns each account with its owner, its plan and the number of its sites and people.',
  query: z.strictObject(createdQuery),
  response: pageOf('AccountPage', account),
  example: {
    data: [
      {
        id: 'acct_0199a3f2c4d87e6b9a0112233445566f',
        owner_name: 'Ana García',
        owner_email: 'ana@example.com',
        site_count: 3,
        member_count: 2,
        created_at: '2027-03-14T09:30:00.000Z',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const getInstallation = contract({
  ...of,
  operationId: 'getInstallation',
  method: 'get',
  path: '/v1/installation',
  summary: 'Get the state of the installation',
  description:
    'Returns whether maintenance mode is on, how many accounts and sites there are, and which sites are damaged.',
  response: installation,
  example,
})

export const updateInstallation = contract({
  ...of,
  operationId: 'updateInstallation',
  method: 'patch',
  path: '/v1/installation',
  summary: 'Close the installation for maintenance, or open it again',
  description:
    'Takes effect immediately and persists across restarts. Journeys and email continue; forms and links in emails answer 503.',
  audit: installationUpdated,
  body: z.strictObject({ maintenance: z.boolean() }).openapi('InstallationChanges'),
  body_example: { maintenance: false },
  response: installation,
  example,
})
