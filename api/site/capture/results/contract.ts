/** Results of popups and campaigns: shown, closed, submitted; by day, by variant, by source. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { id, siteParams } from '../../../platform/schemas.ts'
import { hourCounts, hourCountsExample } from './hours.ts'
import { periodQuery } from './period.ts'

export { hourCounts, hourCountsExample } from './hours.ts'
export { periodQuery } from './period.ts'
export { expandRecent, recentResults } from './recent.ts'

const date = z.string().openapi({ format: 'date' })

const counts = {
  shown: z.int(),
  shown_daily: z.int().openapi({ description: 'Once for each visitor and day.' }),
  closed: z.int(),
  submitted: z.int(),
  visitors: z.int().openapi({ description: 'Each on the day on which it saw the popup first.' }),
  converted: z.int().openapi({ description: 'Of these visitors, those who have ever sent the form.' }),
  rate: z.number().nullable().openapi({ description: 'converted / visitors; null without visitors.' }),
  shown_robots: z.int().openapi({ description: 'Not among the others.' }),
}

const results = z
  .object({
    from: date,
    to: date,
    totals: z.object(counts).openapi('ResultCounts'),
    days: z.array(z.object({ day: date, ...counts }).openapi('ResultDay')),
    variants: z.array(
      z
        .object({
          popup_id: id('popup'),
          variant: z.string().openapi({ description: '`original`, or the id of a variant.' }),
          name: z
            .string()
            .nullable()
            .openapi({ description: 'Null for the original, and for one that is gone with its popup.' }),
          gone: z.boolean(),
          ...counts,
          low: z.number().nullable().openapi({ description: 'The true rate lies above this with 95 % confidence.' }),
          high: z.number().nullable(),
        })
        .openapi('ResultVariant'),
    ),
    uneven_split: z.boolean().openapi({
      description: 'Visitors are spread over the variants less evenly than chance explains: the results may mislead.',
    }),
    breakdown: z.array(
      z
        .object({
          fact: z.enum(['source', 'country', 'device', 'page']).openapi('ResultFact'),
          value: z.string().openapi({ description: '`direct` where nothing is known; `…` for all that are too many.' }),
          shown: z.int(),
          submitted: z.int(),
        })
        .openapi('ResultBreakdown'),
    ),
  })
  .openapi('Results')

const exampleCounts = {
  ...{ shown: 900, shown_daily: 812, closed: 640, submitted: 97, visitors: 774, converted: 93 },
  ...{ rate: 0.1202, shown_robots: 31 },
}
const example = {
  from: '2027-03-01',
  to: '2027-03-01',
  totals: exampleCounts,
  days: [{ day: '2027-03-01', ...exampleCounts }],
  variants: [
    {
      popup_id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
      variant: 'original',
      name: null,
      gone: false,
      ...exampleCounts,
      low: 0.0992,
      high: 0.145,
    },
  ],
  uneven_split: false,
  breakdown: [{ fact: 'source', value: 'newsletter', shown: 300, submitted: 51 }],
} as const

const of = {
  database: 'site',
  method: 'get',
  status: 200,
  query: z.strictObject(periodQuery),
  response: results,
  example,
} as const

export const getPopupResults = contract({
  ...of,
  tag: 'popups',
  operationId: 'getPopupResults',
  permission: 'manage-popups',
  path: '/v1/sites/{site_id}/popups/{popup_id}/results',
  summary: 'Get the results of a popup',
  params: siteParams.extend({ popup_id: id('popup') }),
})

export const getCampaignResults = contract({
  ...of,
  tag: 'campaigns',
  operationId: 'getCampaignResults',
  permission: 'manage-marketing',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}/results',
  summary: 'Get the results of a campaign while it was active',
  params: siteParams.extend({ campaign_id: id('campaign') }),
})

export const getSubmissionHours = contract({
  database: 'site',
  tag: 'submissions',
  method: 'get',
  status: 200,
  operationId: 'getSubmissionHours',
  permission: 'manage-popups',
  path: '/v1/sites/{site_id}/submission-hours',
  summary: 'Count submissions by weekday and hour',
  description: 'In the site’s time zone: when visitors leave something.',
  params: siteParams,
  query: of.query.extend({ popup_id: z.string().max(100).optional() }),
  response: hourCounts,
  example: hourCountsExample,
})

export const getVisitCounts = contract({
  database: 'site',
  tag: 'visitors',
  method: 'get',
  status: 200,
  operationId: 'getVisitCounts',
  permission: 'read-lead',
  path: '/v1/sites/{site_id}/visit-counts',
  summary: 'Count visits and pages by day',
  params: siteParams,
  query: of.query,
  response: z
    .object({
      from: date,
      to: date,
      days: z.array(
        z
          .object({
            day: date,
            visitors: z.int(),
            visits: z.int(),
            pages: z.int(),
            visible_ms: z.int(),
            robot_pages: z.int().openapi({ description: 'Not among the others.' }),
          })
          .openapi('VisitDay'),
      ),
    })
    .openapi('VisitCounts'),
  example: {
    from: '2027-03-01',
    to: '2027-03-01',
    days: [{ day: '2027-03-01', visitors: 310, visits: 342, pages: 1204, visible_ms: 41_200_000, robot_pages: 96 }],
  },
})
