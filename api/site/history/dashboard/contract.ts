/** The key figures of a site, each with the period before. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { attentionKind } from '../../../platform/features/attention.ts'
import { integer } from '../../../platform/query-values.ts'
import { id, siteParams } from '../../../platform/schemas.ts'
import { periodQuery } from '../../capture/results/contract.ts'
import { dashboardLimits } from './limits.ts'

const date = z.string().openapi({ format: 'date' })
const perDay = z.array(z.int())

const figure = z
  .object({
    total: z.int(),
    previous_total: z.int().openapi({ description: 'Of as many days before.' }),
    days: perDay.openapi({ description: 'One number for each day from `from` to `to`.' }),
    previous_days: perDay,
  })
  .openapi('DashboardFigure')

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
    figures: z
      .object({
        visitors: figure.optional().openapi({ description: 'Visitors of the site. Needs `read-lead`.' }),
        leads: figure.optional().openapi({ description: 'Leads that registered. Needs `read-lead`.' }),
        popup_visitors: figure.optional().openapi({
          description: 'Visitors who saw a popup, each on the day on which they saw it first. Needs `manage-popups`.',
        }),
        converted: figure.optional().openapi({
          description: 'Of these, those who have ever sent its form; by the day on which they saw it first.',
        }),
        delivered: figure.optional().openapi({ description: 'Emails delivered. Needs `manage-emails`.' }),
        opened: figure.optional().openapi({
          description: 'Of the emails delivered on that day, those that a person opened, whenever that was.',
        }),
        clicked: figure.optional().openapi({
          description:
            'Of the emails delivered on that day, those of which a person followed a link, whenever that was.',
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
        description: `The ${dashboardLimits.dashboard_top_max} that most visitors left something in; needs the permission of each kind.`,
      }),
    attention: z
      .array(z.object({ kind: attentionKind, count: z.int() }).openapi('DashboardAttention'))
      .openapi({ description: 'What waits for somebody; kinds of which there is nothing are absent.' }),
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
  description: 'Figures of the last days in the site’s time zone, each beside as many days before.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    days: integer(1, dashboardLimits.dashboard_days_max)
      .optional()
      .openapi({ description: `Days up to \`to\`; ${dashboardLimits.dashboard_days_default} where absent.` }),
    from: periodQuery.to.openapi({ description: 'The first day, in place of `days`.' }),
    to: periodQuery.to.openapi({ description: 'The last day in the site’s time zone; today where absent.' }),
  }),
  response: dashboard,
  example: {
    timezone: 'Europe/Madrid',
    from: '2027-03-14',
    to: '2027-03-14',
    previous_from: '2027-03-13',
    previous_to: '2027-03-13',
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
    attention: [{ kind: 'failed_runs', count: 2 }],
  },
})
