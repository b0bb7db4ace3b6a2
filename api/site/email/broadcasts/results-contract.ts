/** What a broadcast came to: by subject, by hour, and against those who were held out. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { instant } from '../../../platform/schemas.ts'
import { of, params } from './contract.ts'

const count = z.int()
const came = {
  delivered: count,
  not_delivered: count,
  unknown: count,
  skipped: count,
  opened: count.openapi({ description: 'Emails that a person opened.' }),
  clicked: count.openapi({ description: 'Emails in which a person clicked.' }),
  unsubscribed: count,
}

const measured = z
  .object({
    leads: count,
    visited: count.openapi({ description: 'Of them, who saw a page of the site.' }),
    submitted: count.openapi({ description: 'Of them, who sent a form.' }),
  })
  .openapi('BroadcastMeasured')

export const getBroadcastResults = contract({
  ...of,
  operationId: 'getBroadcastResults',
  method: 'get',
  path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/results',
  summary: 'Get the results of a broadcast',
  status: 200,
  params,
  response: z
    .object({
      totals: z.object(came).openapi('BroadcastResultCounts'),
      variants: z
        .array(
          z
            .object({
              variant: count,
              subject: z.string(),
              is_winner: z.boolean(),
              ...came,
            })
            .openapi('BroadcastVariant'),
        )
        .openapi({ description: 'Of an A/B test, those who got the winner after it among them.' }),
      replied: count.openapi({ description: 'Emails that somebody answered; the answers are email responses.' }),
      skipped: z.array(z.object({ reason: z.string(), count }).openapi('BroadcastSkipped')).openapi({
        description: 'Why recipients got nothing at the last moment.',
      }),
      hours: z
        .array(z.object({ at: instant, opened: count, clicked: count }).openapi('BroadcastHour'))
        .openapi({ description: 'First opens and clicks of people by hour since it began, at most 72.' }),
      holdout: z
        .object({
          measured_days: count,
          is_over: z.boolean().openapi({ description: 'Whether those days have passed.' }),
          mailed: measured,
          held_out: measured,
        })
        .openapi('BroadcastHoldout')
        .optional()
        .openapi({ description: 'Who came back since it began, of those who got it and of those held out.' }),
    })
    .openapi('BroadcastResults'),
  example: {
    totals: {
      ...{ delivered: 1_180, not_delivered: 9, unknown: 0, skipped: 4 },
      ...{ opened: 604, clicked: 171, unsubscribed: 6 },
    },
    variants: [],
    replied: 12,
    skipped: [{ reason: 'unsubscribed', count: 4 }],
    hours: [{ at: '2027-03-15T09:00:00.000Z', opened: 210, clicked: 61 }],
  },
})
