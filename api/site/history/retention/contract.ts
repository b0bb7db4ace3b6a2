/** How long a site keeps what it no longer works with. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { retentionUpdated } from './events.ts'
import { retentionLimits } from './limits.ts'

const type = z.string().openapi('RetentionType')
const months = z.int().min(1).max(retentionLimits.retention_months_max).nullable()

const rule = z
  .object({
    type,
    months: months.openapi({
      description: 'Data older than this number of months is deleted. `null` for no rule of the site’s own.',
    }),
    months_min: z.int().openapi({ description: 'Lowest number of months allowed.' }),
    deleted_count: z.int().openapi({ description: 'Number of rows deleted by the rule so far.' }),
    last_deleted_at: instant.optional(),
  })
  .openapi('RetentionRule')

const rules = z.object({ rules: z.array(rule), version }).openapi('RetentionRules')

const path = '/v1/sites/{site_id}/retention'
const of = { database: 'site', permission: 'manage-sites', tag: 'retention', path, params: siteParams } as const
const answers = { status: 200, response: rules, versioned: true } as const
const example = {
  rules: [
    {
      type: 'email_activity',
      ...{ months: 12, months_min: 2, deleted_count: 18_200, last_deleted_at: '2027-03-14T09:30:00.000Z' },
    },
    { type: 'changes', months: null, months_min: 12, deleted_count: 0 },
  ],
  version: 2,
}

export const getRetention = contract({
  ...of,
  ...answers,
  operationId: 'getRetention',
  method: 'get',
  summary: 'Get the data retention of a site',
  description:
    'Consents and suppressions are never deleted: they prove what was allowed, and prevent email to people who unsubscribed. Visits have a setting of their own, in days (`updateTrackingSettings`).',
  example,
})

export const updateRetention = contract({
  ...of,
  ...answers,
  operationId: 'updateRetention',
  method: 'patch',
  summary: 'Change the data retention of a site',
  description:
    'Only the given kinds change. Data that is too old is deleted within an hour, in small batches, and cannot be restored. Months are calendar months.',
  sensitive: true,
  audit: retentionUpdated,
  body: z
    .strictObject({
      rules: z.array(z.strictObject({ type, months }).openapi('RetentionRuleChange')).min(1).max(50),
    })
    .openapi('RetentionRulesChanges'),
  body_example: { rules: [{ type: 'email_activity', months: 12 }] },
  example,
})
