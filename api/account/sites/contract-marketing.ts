/** Marketing settings of a site: the cap of emails to one lead, days off, the daily cost of AI texts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { siteParams, version } from '../../platform/schemas/schemas.ts'
import { marketingSettingsUpdated } from './events.ts'
import { siteLimits } from './limits.ts'

export const marketingSettings = z
  .object({
    emails_max: z.int().nullable().openapi({
      description: 'Most marketing emails per lead in `emails_days`. `null` for no cap.',
    }),
    emails_days: z.int().openapi({ description: 'Period of the cap in days, counted back from each hand-off.' }),
    days_off: z.array(z.string()).openapi({
      description:
        'Local dates on which no journey contacts leads: its emails wait for the next open day. Broadcasts are sent at the time that their owner chose, on these days too.',
    }),
    ai_daily_cents_max: z.int().openapi({
      description:
        'Spending cap per day, in US cents, of AI texts, of reading images as knowledge, and of chats and assistants where the site has no provider of its own. Further texts wait for the next day; chats answer that they cannot answer more.',
    }),
    version,
  })
  .openapi('MarketingSettings')

const marketing = {
  database: 'control',
  permission: 'manage-marketing',
  tag: 'sites',
  path: '/v1/sites/{site_id}/marketing-settings',
  status: 200,
  params: siteParams,
  response: marketingSettings,
  versioned: true,
} as const
const marketingExample = {
  emails_max: 3,
  emails_days: 7,
  days_off: ['2027-12-25'],
  ai_daily_cents_max: 500,
  version: 2,
}
const dayOff = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(day => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day), {
    params: { code: 'date_invalid' },
  })

export const getMarketingSettings = contract({
  ...marketing,
  operationId: 'getMarketingSettings',
  method: 'get',
  summary: 'Get the marketing settings of a site',
  description: 'Returns the cap of marketing email per lead, days off and the cost of AI texts.',
  example: marketingExample,
})

export const updateMarketingSettings = contract({
  ...marketing,
  operationId: 'updateMarketingSettings',
  method: 'patch',
  summary: 'Cap marketing email per lead, set days off and the daily cost of AI texts',
  description: 'Changes the fields that are sent. They hold for email that is sent from now on.',
  audit: marketingSettingsUpdated,
  body: z
    .strictObject({
      emails_max: z.int().min(1).max(siteLimits.marketing_cap_emails_max).nullable(),
      emails_days: z.int().min(1).max(siteLimits.marketing_cap_days_max),
      days_off: z.array(dayOff).max(siteLimits.days_off_max),
      ai_daily_cents_max: z.int().min(0).max(siteLimits.ai_daily_cents_max),
    })
    .partial()
    .openapi('MarketingSettingsChanges'),
  body_example: { emails_max: 3, emails_days: 7, days_off: ['2027-12-25'] },
  example: marketingExample,
})
