/** What a super administrator sees and sets of the whole installation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { pageOf } from '../../platform/pagination.ts'
import { pageQuery } from '../../platform/query-values.ts'
import { id, instant } from '../../platform/schemas.ts'
import { installationUpdated } from './events.ts'

const account = z
  .object({
    id: id('account'),
    owner_name: z.string().openapi({ description: 'Of the first who manages it.' }),
    owner_email: z.string(),
    site_count: z.int(),
    member_count: z.int().openapi({ description: 'With those who are invited.' }),
    plan_id: id('plan').optional().openapi({ description: 'Absent: nothing is limited by a plan.' }),
    plan_name: z.string().optional(),
    created_at: instant,
  })
  .openapi('AccountOfInstallation')

const installation = z
  .object({
    maintenance: z
      .boolean()
      .openapi({ description: 'The API answers 503 `maintenance`; signing in and this endpoint go on.' }),
    fixed: z.boolean().openapi({ description: 'By the variable MAINTENANCE, which alone takes it back.' }),
    account_count: z.int(),
    site_count: z.int(),
    damaged_site_ids: z
      .array(id('site'))
      .openapi({ description: 'Their files cannot be used: they answer 503 until they are restored.' }),
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
  query: z.strictObject(pageQuery),
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
    'Takes effect at once and outlasts a restart. Journeys and email go on; forms and links of email answer 503.',
  audit: installationUpdated,
  body: z.strictObject({ maintenance: z.boolean() }).openapi('InstallationChanges'),
  body_example: { maintenance: false },
  response: installation,
  example,
})
