/** The key figures of a site, each with the period before. */
import { z } from '@hono/zod-openapi'
import { attentionType } from '../../../platform/features/attention.ts'
import { contract } from '../../../platform/features/contract.ts'
import { integer } from '../../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { periodQuery } from '../../capture/results/contract.ts'
import { dashboardLimits } from './limits.ts'

const date = z.string().openapi({ format: 'date' })
const perDay = z.array(z.int())

const figure = z
  .object({
    total: z.int(),
    previous_total: z.int().openapi({ description: 'Total of the preceding period of the same length.' }),
    days: perDay.openapi({ description: 'One number per day from `from` to `to`.' }),
    previous_days: perDay,
  })
  .openapi('DashboardFigure', { description: 'A total and its values per day, with those of the preceding period.' })

const ranked = { name: z.string().nullable(), visitors: z.int(), converted: z.int(), rate: z.number().nullable() }
const value = z.object({ value: z.string(), shown: z.int(), submitted: z.int() }).openapi('DashboardValue')

/** Figures that the caller may not read are absent. */
const dashboard = z
  .object({
    timezone: z.string(),
    from: date,
    to: date,
    previous_from: date,
    previous_to: date,
    tracked: z.boolean().openapi({ description: 'Whether the site tracks visits at present.' }),
    figures: z
      .object({
        visitors: figure.optional().openapi({ description: 'Visitors of the site. Requires `read-lead`.' }),
        leads: figure
          .optional()
          .openapi({ description: 'New leads, including those that were deleted since. Requires `read-lead`.' }),
        popup_visitors: figure.optional().openapi({
          description:
            'Visitors who saw a popup, each counted once, on the day they first saw any. Requires `manage-popups`.',
        }),
        converted: figure.optional().openapi({
          description:
            'Those of `popup_visitors` who have submitted a form of a popup since, counted on the day they first saw any.',
        }),
        delivered: figure.optional().openapi({ description: 'Emails delivered. Requires `manage-emails`.' }),
        opened: figure.optional().openapi({
          description: 'Emails delivered on the day that were opened by a person, then or later.',
        }),
        clicked: figure.optional().openapi({
          description: 'Emails delivered on the day in which a person clicked a link, then or later.',
        }),
      })
      .openapi('DashboardFigures'),
    top: z
      .object({
        popups: z.array(z.object({ popup_id: id('popup'), ...ranked }).openapi('DashboardPopup')).optional(),
        campaigns: z
          .array(z.object({ campaign_id: id('campaign'), ...ranked }).openapi('DashboardCampaign'))
          .optional(),
        sources: z.array(value).optional(),
        pages: z.array(value).optional(),
      })
      .openapi('DashboardTop', {
        description: `The ${dashboardLimits.dashboard_top_max} of each type in which the most visitors submitted a form. Each type requires its own permission.`,
      }),
    attention: z
      .array(z.object({ type: attentionType, count: z.int() }).openapi('DashboardAttention'))
      .openapi({ description: 'What needs attention. Kinds with nothing to report are absent.' }),
  })
  .openapi('Dashboard')

const exampleFigure = { total: 412, previous_total: 380, days: [412], previous_days: [380] }

export const getDashboard = contract({
  operationId: 'getDashboard',
  method: 'get',
  path: '/v1/sites/{site_id}/dashboard',
  database: 'site',
  permission: 'read-site',
  tag: 'dashboard',
  summary: 'Get the site’s figures and what needs attention',
  description:
    'Figures of recent days in the site’s time zone, each with those of the preceding period of the same length.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    days: integer(1, dashboardLimits.dashboard_days_max)
      .optional()
      .openapi({ description: `Number of days up to \`to\`. Defaults to ${dashboardLimits.dashboard_days_default}.` }),
    from: periodQuery.to.openapi({ description: 'First day, instead of `days` (`YYYY-MM-DD`).' }),
    to: periodQuery.to.openapi({ description: 'Last day in the site’s time zone (`YYYY-MM-DD`). Defaults to today.' }),
  }),
  response: dashboard,
  example: {
    timezone: 'Europe/Madrid',
    from: '2027-03-14',
    to: '2027-03-14',
    previous_from: '2027-03-13',
    previous_to: '2027-03-13',
    tracked: true,
    figures: { visitors: exampleFigure, leads: { ...exampleFigure, total: 31, days: [31] } },
    top: {
      popups: [
        {
          popup_id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
          name: 'Balcony discount',
          visitors: 310,
          converted: 31,
          rate: 0.1,
        },
      ],
      sources: [{ value: 'newsletter', shown: 120, submitted: 18 }],
    },
    attention: [{ type: 'failed_runs', count: 2 }],
  },
})
