/** Results of popups and campaigns: shown, closed, submitted; by day, by variant, by source. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { hourCounts, hourCountsExample } from './hours.ts'
import { periodQuery } from './period.ts'

export { hourCounts, hourCountsExample } from './hours.ts'
export { periodQuery } from './period.ts'
export { expandRecent, recentResults } from './recent.ts'

const date = z.string().openapi({ format: 'date' })

const counts = {
  shown: z.int(),
  shown_daily: z.int().openapi({ description: 'Times it was shown, counted once per visitor and day.' }),
  closed: z.int(),
  submitted: z.int(),
  visitors: z.int().openapi({
    description:
      'Visitors, each counted once, on the day they first saw the popup, the variant, or any popup of the campaign.',
  }),
  converted: z.int().openapi({ description: 'Those of `visitors` who have submitted the form since.' }),
  rate: z.number().nullable().openapi({ description: '`converted` divided by `visitors`. `null` without visitors.' }),
  shown_robots: z.int().openapi({ description: 'Times it was shown to bots. Not included in the other counts.' }),
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
          variant: z.string().openapi({ description: '`original`, or the ID of a variant, also once it was applied.' }),
          name: z.string().nullable().openapi({
            description:
              'Name of the variant. `null` for the original, and for a variant that was deleted with its popup.',
          }),
          gone: z.boolean(),
          ...counts,
          low: z
            .number()
            .nullable()
            .openapi({ description: 'Lower bound of the 95% confidence interval for the rate.' }),
          high: z.number().nullable(),
        })
        .openapi('ResultVariant'),
    ),
    uneven_split: z.boolean().openapi({
      description:
        'Whether visitors are split among variants less evenly than chance would explain, so that results may be misleading.',
    }),
    breakdown: z.array(
      z
        .object({
          fact: enumOf({
            source: 'Where the visitor came from.',
            country: 'Country of the visitor.',
            device: 'Kind of device.',
            page: 'The page on which the popup was shown.',
          }).openapi('ResultFact'),
          value: z.string().openapi({
            description:
              'Value of the fact. `direct` if the source is unknown; `…` for all values beyond those listed.',
          }),
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
  description: 'Counts how often the popup was shown, closed and submitted, by day, variant and fact of the visitor.',
  params: siteParams.extend({ popup_id: id('popup') }),
})

export const getCampaignResults = contract({
  ...of,
  tag: 'campaigns',
  operationId: 'getCampaignResults',
  permission: 'manage-marketing',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}/results',
  summary: 'Get the results of a campaign while it was active',
  description:
    'Of the popup, and of the assistant: `shown` are the conversations that visitors began, `submitted` the forms that they sent in them.',
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
  description: 'When visitors submit forms, in the site’s time zone.',
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
  description: 'Counts visits of people. Bots are not counted.',
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
            visible_ms: z.int().openapi({ description: 'Time for which pages were visible, in milliseconds.' }),
            robot_pages: z
              .int()
              .openapi({ description: 'Times it was shown to bots. Not included in the other counts.' }),
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
