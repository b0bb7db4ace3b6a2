/** What lists have of a journey besides its own words: how many went through it, and its draft drawn small. */
import { z } from '@hono/zod-openapi'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { list } from '../../../platform/schemas/query-values.ts'
import { resultLimits } from '../../capture/results/limits.ts'
import { journeyLimits } from '../journey-records/limits.ts'

export const flow = z
  .object({
    steps: z
      .array(
        z
          .object({
            type: z.string(),
            branches: z
              .int()
              .nullable()
              .openapi({ description: 'Number of branches. `null` unless the step is `paths`.' }),
          })
          .openapi('JourneyFlowStep'),
      )
      .max(journeyLimits.journey_flow_steps_max),
    step_count: z.int().openapi({ description: 'Number of steps, including those in branches.' }),
  })
  .openapi('JourneyFlow', { description: 'The first steps of the draft, for a small preview.' })

export const runCounts = z
  .object({
    enrolled: z.int(),
    live: z.int(),
    completed: z.int(),
    stopped: z.int(),
    failed: z.int(),
  })
  .openapi('RunCounts', { description: 'Always `enrolled = completed + stopped + failed + live`.' })

const date = z.string().openapi({ format: 'date' })

export const recentEnrollments = z
  .object({
    from: date,
    to: date,
    enrolled: z.int(),
    days: z.array(z.int()).openapi({ description: 'Enrollments per day, from `from` to `to`.' }),
  })
  .openapi('RecentEnrollments', {
    description: `The last ${resultLimits.results_recent_days} days in the site’s time zone.`,
  })

/** What a list of journeys can hold of each besides itself. */
export const expandJourneys = list(
  enumOf({ recent_enrollments: 'Enrollments in each journey on each of the last days.' }).openapi('JourneyExpansion'),
).optional()
