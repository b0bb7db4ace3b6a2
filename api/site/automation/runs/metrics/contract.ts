/** The metrics of a journey: its runs, and the results of each step. They always add up. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { integer } from '../../../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../../../platform/schemas/schemas.ts'

const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys' } as const
const params = siteParams.extend({ journey_id: id('journey') })
const day = z
  .string()
  .refine(t => /^\d{4}-\d{2}-\d{2}$/.test(t) && !Number.isNaN(Date.parse(t)), { params: { code: 'invalid' } })
  .openapi({ type: 'string', format: 'date' })

const counts = {
  enrolled: z.int(),
  live: z.int(),
  completed: z.int(),
  stopped: z.int(),
  failed: z.int(),
}

const send = z
  .object({
    delivered: z.int(),
    not_delivered: z.int(),
    unknown: z.int(),
    skipped: z.int(),
    not_started: z.int(),
    skipped_reasons: z.array(z.object({ reason: z.string(), count: z.int() }).openapi('SkippedCount')),
    opened: z.int().openapi({ description: 'Emails opened at least once by a person.' }),
    clicked: z.int(),
    unsubscribed: z.int(),
  })
  .openapi('SendMetrics', {
    description: 'Always `reached = delivered + not_delivered + unknown + skipped + not_started`.',
  })

const stepMetrics = z
  .object({
    step_id: z.string(),
    step_type: z.string().nullable(),
    gone: z.boolean().openapi({ description: 'Whether the step exists only in other versions.' }),
    parent_step_id: z.string().nullable(),
    parent_branch_id: z
      .string()
      .nullable()
      .openapi({ description: 'ID of the branch that contains the step. `null` in `otherwise` and at the top level.' }),
    reached: z.int(),
    live: z.int().openapi({ description: 'Runs that are at this step now.' }),
    left: z.int().openapi({ description: 'Runs that went on to the next step.' }),
    completed: z.int().openapi({ description: 'Runs that reached their goal at this step.' }),
    stopped: z.int(),
    failed: z.int(),
    send: send.optional(),
    branches: z
      .array(
        z
          .object({
            branch_id: z.string().nullable().openapi({ description: 'ID of the branch. `null` for `otherwise`.' }),
            name: z.string().nullable(),
            taken: z.int(),
          })
          .openapi('BranchMetrics'),
      )
      .optional(),
  })
  .openapi('StepMetrics', { description: 'Always `reached = live + left + completed + stopped + failed`.' })

export const getJourneyMetrics = contract({
  ...of,
  operationId: 'getJourneyMetrics',
  method: 'get',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/metrics',
  summary: 'Get the metrics of a journey and its steps',
  description:
    'Covers runs that were enrolled from `from` to `to` (inclusive, as days in the site’s time zone at that time) and have the version now. A run that was moved counts entirely under its new version.',
  status: 200,
  params,
  query: z.strictObject({
    journey_version: integer(1, 1_000_000)
      .optional()
      .openapi({ description: 'Version of the journey. Defaults to all versions together.' }),
    from: day.optional(),
    to: day.optional(),
  }),
  response: z
    .object({
      journey_id: z.string(),
      journey_version: z.int().nullable(),
      runs: z
        .object({ ...counts, pending: z.int(), running: z.int(), waiting: z.int(), delayed: z.int() })
        .openapi('RunTotals', {
          description:
            'Always `enrolled = completed + stopped + failed + live`, and `live = pending + running + waiting + delayed`.',
        }),
      steps: z.array(stepMetrics),
      versions: z.array(z.object({ journey_version: z.int(), ...counts }).openapi('VersionMetrics')),
      days: z.array(z.object({ date: z.string(), ...counts }).openapi('DayMetrics')).openapi({
        description: 'One entry per day of enrollment, in the site’s time zone. Days without runs are omitted.',
      }),
    })
    .openapi('JourneyMetrics'),
  example: {
    journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
    journey_version: null,
    runs: {
      ...{ enrolled: 100, live: 40, completed: 55, stopped: 4, failed: 1 },
      ...{ pending: 0, running: 0, waiting: 2, delayed: 38 },
    },
    steps: [
      {
        ...{ step_id: 'welcome', step_type: 'send_email', gone: false, parent_step_id: null, parent_branch_id: null },
        ...{ reached: 100, live: 2, left: 95, completed: 0, stopped: 2, failed: 1 },
        send: {
          ...{ delivered: 93, not_delivered: 1, unknown: 0, skipped: 3, not_started: 3 },
          skipped_reasons: [{ reason: 'no_consent', count: 3 }],
          ...{ opened: 41, clicked: 12, unsubscribed: 1 },
        },
      },
    ],
    versions: [{ journey_version: 1, enrolled: 100, live: 40, completed: 55, stopped: 4, failed: 1 }],
    days: [{ date: '2027-03-14', enrolled: 100, live: 40, completed: 55, stopped: 4, failed: 1 }],
  },
})

export const getJourneyStepCounts = contract({
  ...of,
  operationId: 'getJourneyStepCounts',
  method: 'get',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/step-counts',
  summary: 'Count the runs at each step now',
  description: 'Counts live runs, by the step that each is at.',
  status: 200,
  params,
  response: z
    .object({
      live: z.int(),
      steps: z.array(z.object({ step_id: z.string(), live: z.int() }).openapi('StepCount')),
    })
    .openapi('JourneyStepCounts'),
  example: { live: 40, steps: [{ step_id: 'wait', live: 38 }] },
})
