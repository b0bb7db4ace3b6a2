/** What goes on in all sites, and how the process that serves them is. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { operationReason, operationStatus } from '../../platform/features/operations/wire.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { createdQuery, list } from '../../platform/schemas/query-values.ts'
import { actorType, id, instant } from '../../platform/schemas/schemas.ts'

const of = { database: 'control', permission: 'super-administrator', tag: 'installation', status: 200 } as const

const siteOperation = z
  .object({
    id: id('operation'),
    site_id: id('site'),
    site_name: z.string(),
    account_id: id('account'),
    owner_name: z.string().openapi({ description: 'Name of the account’s first administrator.' }),
    type: z.string().openapi({ description: 'Kind of the operation, as in `type` of `Operation`.' }),
    what: z.string().openapi({ description: 'The type in words.' }),
    is_undo: z.boolean().openapi({ description: 'Whether it undoes another operation.' }),
    status: operationStatus,
    total: z.int().nullable().openapi({ description: 'Total number of rows. `null` until they have been counted.' }),
    processed: z.int(),
    failed: z.int(),
    reason: operationReason.optional(),
    created_by: z.object({ type: actorType, id: z.string().nullable(), name: z.string().nullable() }),
    created_at: instant,
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
  })
  .openapi('OperationOfInstallation')

export const listInstallationOperations = contract({
  ...of,
  operationId: 'listInstallationOperations',
  method: 'get',
  path: '/v1/installation/operations',
  summary: 'List operations of all sites, the newest first',
  description:
    'Lists operations of all sites, without their subjects, which only the site may see. Progress may be up to a second old. Operations are kept for 30 days after they end.',
  query: z.strictObject({
    ...createdQuery,
    status: list(operationStatus).optional(),
    site_id: id('site').optional(),
  }),
  response: pageOf('OperationOfInstallationPage', siteOperation),
  example: {
    data: [
      {
        id: 'op_0199a3f2c4d87e6b9a0112233445566f',
        site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
        site_name: 'Casa Verde',
        account_id: 'acct_0199a3f2c4d87e6b9a0112233445566f',
        owner_name: 'Ana García',
        type: 'lead_import',
        what: 'Import leads',
        is_undo: false,
        status: 'running' as const,
        total: 12_431,
        processed: 4_000,
        failed: 2,
        created_by: { type: 'user' as const, id: 'user_0199a3f2c4d87e6b9a0112233445566f', name: 'Ana García' },
        created_at: '2027-03-14T09:30:00.000Z',
        started_at: '2027-03-14T09:30:00.120Z',
        ended_at: null,
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

const installationHealth = z
  .object({
    uptime_seconds: z.int(),
    runner: enumOf({ embedded: 'The server itself.', temporal: 'A Temporal cluster.' }).openapi({
      description: 'The engine that runs journeys.',
    }),
    memory_bytes: z.int(),
    disk_bytes: z.int().openapi({ description: 'Size of the disk that holds the data directory, in bytes.' }),
    disk_free_bytes: z.int(),
    waiting_actions: z.int().openapi({ description: 'Number of writes queued for the control database.' }),
    waiting_milliseconds: z.int().openapi({ description: 'How long a new write would wait, in milliseconds.' }),
    overdue_site_count: z.int().openapi({
      description: 'Number of sites with work that was due more than five minutes ago and was not started.',
    }),
    waiting_email_count: z
      .int()
      .openapi({ description: 'Number of the installation’s own emails that have not been sent yet.' }),
    oldest_waiting_email_at: instant.nullable(),
    running_operation_count: z
      .int()
      .openapi({ description: 'Number of operations queued or running, across all sites.' }),
    failed_operation_count: z.int().openapi({ description: 'Number of operations that failed in the last 24 hours.' }),
    damaged_sites: z.array(
      z.object({ site_id: id('site'), site_name: z.string(), fault: z.string() }).openapi('DamagedSite'),
    ),
  })
  .openapi('InstallationHealth')

export const getInstallationHealth = contract({
  ...of,
  operationId: 'getInstallationHealth',
  method: 'get',
  path: '/v1/installation/health',
  summary: 'Get the health of the process, its disk and its queues',
  description: 'Returns memory, disk space and what waits: emails, operations and overdue work of sites.',
  response: installationHealth,
  example: {
    uptime_seconds: 86_400,
    runner: 'embedded' as const,
    memory_bytes: 180_000_000,
    disk_bytes: 80_000_000_000,
    disk_free_bytes: 61_000_000_000,
    waiting_actions: 0,
    waiting_milliseconds: 0,
    overdue_site_count: 0,
    waiting_email_count: 0,
    oldest_waiting_email_at: null,
    running_operation_count: 1,
    failed_operation_count: 0,
    damaged_sites: [],
  },
})
