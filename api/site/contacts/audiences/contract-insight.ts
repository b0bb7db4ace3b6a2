/** What one sees of an audience besides its leads: how it grew, what it shares with another, what uses it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { answering, operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { integer } from '../../../platform/schemas/query-values.ts'
import { id } from '../../../platform/schemas/schemas.ts'
import { usesSchema } from '../../../platform/schemas/uses-schema.ts'
import { params, path } from './contract.ts'
import { audienceRecomputed } from './events.ts'
import { audienceLimits } from './limits.ts'

export { answering }

const of = { database: 'site', permission: 'manage-audiences', tag: 'audiences' } as const
const reading = { ...of, permission: 'read-audience' } as const

export const getAudienceGrowth = contract({
  ...reading,
  operationId: 'getAudienceGrowth',
  method: 'get',
  path: `${path}/{audience_id}/growth`,
  summary: 'Get the size of an audience by day, in the site’s time zone',
  description:
    'The current day is counted up to now. For days before the audience was first counted, the numbers are based on when its current leads joined.',
  status: 200,
  params,
  query: z.strictObject({
    days: integer(1, audienceLimits.audience_growth_days_max)
      .optional()
      .openapi({
        description: `Number of days up to today. Defaults to ${audienceLimits.audience_growth_days_default}.`,
      }),
  }),
  response: z
    .object({
      timezone: z.string(),
      data: z
        .array(z.object({ date: z.string(), lead_count: z.int() }).openapi('AudienceDay'))
        .openapi({ description: 'One entry per day, oldest first.' }),
    })
    .openapi('AudienceGrowth'),
  example: { timezone: 'Europe/Madrid', data: [{ date: '2027-03-14', lead_count: 12 }] },
})

export const getAudienceOverlap = contract({
  ...reading,
  operationId: 'getAudienceOverlap',
  method: 'get',
  path: `${path}/{audience_id}/overlap/{other_id}`,
  summary: 'Count the leads two audiences share',
  description: 'Returns how many leads are in both audiences, and in each.',
  status: 200,
  params: params.extend({ other_id: id('audience').openapi({ description: 'ID of the other audience.' }) }),
  response: z
    .object({
      lead_count: z.int(),
      other_lead_count: z.int(),
      shared: z.int().openapi({ description: 'Number of leads in both audiences.' }),
    })
    .openapi('AudienceOverlap'),
  example: { lead_count: 120, other_lead_count: 80, shared: 35 },
})

export const listAudienceUses = contract({
  ...reading,
  operationId: 'listAudienceUses',
  method: 'get',
  path: `${path}/{audience_id}/uses`,
  summary: 'List what uses an audience',
  description: 'Lists everything that prevents its deletion.',
  status: 200,
  params,
  response: usesSchema('AudienceUse', '`journey`, `popup`, `campaign` or `audience`'),
  example: { data: [{ type: 'journey', id: 'jrn_0199a3f2c4d87e6b9a0112233445566f', name: 'Welcome' }] },
})

export const recomputeAudience = contract({
  ...of,
  operationId: 'recomputeAudience',
  method: 'post',
  path: `${path}/{audience_id}/recompute`,
  summary: 'Recompute a dynamic audience',
  description: 'Needed only if the last recomputation was canceled or failed. Starts no journeys.',
  status: 202,
  audit: audienceRecomputed,
  params,
  response: operation,
  example: { ...operationExample, type: 'audience_recomputation', details: {} },
  problems: ['audience_static'],
})
