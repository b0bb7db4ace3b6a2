/** Results of a broadcast: by subject, by hour, and against those who were held out. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { instant } from '../../../platform/schemas/schemas.ts'
import { of, params } from './contract.ts'

const count = z.int()
const came = {
  delivered: count,
  not_delivered: count,
  unknown: count,
  skipped: count,
  opened: count.openapi({ description: 'Number of emails opened by a person.' }),
  clicked: count.openapi({ description: 'Number of emails in which a person clicked a link.' }),
  unsubscribed: count,
}

const measured = z
  .object({
    leads: count,
    visited: count.openapi({ description: 'Number of these leads who visited a page of the site.' }),
    submitted: count.openapi({ description: 'Number of these leads who submitted a form.' }),
  })
  .openapi('BroadcastMeasured')

export const getBroadcastResults = contract({
  ...of,
  operationId: 'getBroadcastResults',
  method: 'get',
  path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/results',
  summary: 'Get the results of a broadcast',
  description: 'Returns totals, the numbers of each subject, and opens and clicks by hour.',
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
        .openapi({
          description: 'Results per subject of an A/B test, including recipients who got the winner after the test.',
        }),
      replied: count.openapi({
        description: 'Number of emails that were replied to; the replies are email responses.',
      }),
      skipped: z.array(z.object({ reason: z.string(), count }).openapi('BroadcastSkipped')).openapi({
        description: 'Number of recipients skipped at hand-off, by reason.',
      }),
      hours: z
        .array(z.object({ at: instant, opened: count, clicked: count }).openapi('BroadcastHour'))
        .openapi({ description: 'First opens and clicks by people, per hour since sending began; at most 72 hours.' }),
      holdout: z
        .object({
          measured_days: count.openapi({
            description: 'Number of days over which visits and submissions are measured.',
          }),
          is_over: z.boolean().openapi({ description: 'Whether the measured days have passed.' }),
          mailed: measured,
          held_out: measured,
        })
        .openapi('BroadcastHoldout')
        .optional()
        .openapi({ description: 'Who visited since the broadcast began: recipients compared with those held out.' }),
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
