/** Exports of leads: any view of them as a file, written by an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { tableFormat } from '../../../platform/files/table-files/table-files.ts'
import { siteParams, text } from '../../../platform/schemas/schemas.ts'
import { leadSort } from '../leads/contract.ts'
import { leadSelection } from '../leads/rules.ts'
import { fixedColumns } from './columns.ts'
import { leadExportStarted } from './events.ts'
import { leadExportLimits } from './limits.ts'

const column = text(100, 1)

export const startLeadExport = contract({
  database: 'site',
  permission: 'read-lead',
  tag: 'lead-exports',
  operationId: 'startLeadExport',
  method: 'post',
  path: '/v1/sites/{site_id}/lead-exports',
  summary: 'Export leads to a file',
  description:
    'Runs as an operation, whose `file` can be downloaded once it has completed. Times are in UTC. Text that looks like a formula is escaped. Leads created meanwhile may be included; with a sort order other than by registration, a lead whose position changes meanwhile may appear twice or be missing.',
  status: 202,
  audit: leadExportStarted,
  params: siteParams,
  body: z
    .strictObject({
      format: tableFormat,
      selection: leadSelection,
      sort: leadSort.optional(),
      columns: z
        .array(column)
        .min(1)
        .max(leadExportLimits.lead_export_columns_max)
        .optional()
        .openapi({
          description: `Columns, in order: ${fixedColumns.map(name => `\`${name}\``).join(', ')}, or \`custom_fields.\` followed by a field’s name. Absent for all.`,
        }),
    })
    .openapi('NewLeadExport'),
  body_example: {
    format: 'xlsx',
    selection: { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } },
    columns: ['email', 'first_name', 'tags'],
  },
  response: operation,
  example: {
    ...operationExample,
    type: 'lead_export',
    subject_id: null,
    subject_name: null,
    details: { format: 'xlsx', columns: 3 },
  },
})
