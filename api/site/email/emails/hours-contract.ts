/** When people open and click emails. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'
import { hourCounts, hourCountsExample, periodQuery } from '../../capture/results/contract.ts'

export const getEmailHours = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'emails',
  operationId: 'getEmailHours',
  method: 'get',
  path: '/v1/sites/{site_id}/email-hours',
  summary: 'Count opens or clicks by weekday and hour',
  description: 'In the site’s time zone. Each email is counted once, at its first open or click by a person.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...periodQuery,
    event: enumOf({ opened: 'Emails opened by people.', clicked: 'Links in emails opened by people.' })
      .openapi('EmailHourEvent')
      .optional(),
  }),
  response: hourCounts,
  example: hourCountsExample,
})
