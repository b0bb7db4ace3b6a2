/** How fast a site sends: emails a second and an hour, and the plan by which a new domain's day grows. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { domainName, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { sendingLimitsUpdated } from './events.ts'
import { sendingLimitLimits as limits, warm_up_plan } from './limits.ts'

const perSecond = z.int().min(1).max(limits.emails_per_second_max).nullable()
const perHour = z.int().min(1).max(limits.emails_per_hour_max).nullable()

const limit = z
  .object({
    domain: z
      .string()
      .nullable()
      .openapi({ description: 'Domain of the sender’s address. `null` for everything that the site sends.' }),
    emails_per_second: perSecond,
    emails_per_hour: perHour.openapi({
      description: 'Limit for any 60 minutes, counted in quarter hours. `null` for no limit.',
    }),
    warm_up_started_at: instant.nullable(),
    warm_up: z
      .object({ day: z.int().openapi({ description: 'Day of the warm-up, from 1.' }), emails_max: z.int() })
      .openapi('WarmUpDay')
      .optional()
      .openapi({ description: 'Current day of the warm-up. Absent if there is none, or it has ended.' }),
    sent_last_hour: z.int().openapi({ description: 'Emails sent within the last 60 minutes.' }),
    sent_today: z.int().openapi({ description: 'Emails sent today, in the site’s time zone.' }),
  })
  .openapi('SendingLimit')

const response = z
  .object({
    data: z.array(limit),
    warm_up_plan: z.array(z.int()).openapi({ description: 'The most emails for each day of a warm-up.' }),
  })
  .openapi('SendingLimits')

const of = { database: 'site', permission: 'manage-emails', tag: 'sending-limits', params: siteParams } as const
const path = '/v1/sites/{site_id}/sending-limits'
const example = {
  data: [
    {
      domain: 'casaverde.example',
      emails_per_second: 10,
      emails_per_hour: null,
      warm_up_started_at: '2027-03-11T09:30:00.000Z',
      warm_up: { day: 4, emails_max: 500 },
      sent_last_hour: 120,
      sent_today: 400,
    },
  ],
  warm_up_plan: [...warm_up_plan],
}

export const getSendingLimits = contract({
  ...of,
  operationId: 'getSendingLimits',
  method: 'get',
  path,
  summary: 'Get the sending limits of a site',
  description: 'Returns how fast email is sent, and how much was sent in the last hour and today.',
  status: 200,
  response,
  example,
})

export const updateSendingLimit = contract({
  ...of,
  operationId: 'updateSendingLimit',
  method: 'patch',
  path,
  summary: 'Limit how fast the site, or a domain of its senders, sends',
  description:
    'Marketing email beyond the hourly or daily limit waits. Transactional email counts toward it but does not wait. An entry without any limit is removed.',
  status: 200,
  audit: sendingLimitsUpdated,
  body: z
    .strictObject({
      domain: domainName.nullable().openapi({ type: ['string', 'null'], maxLength: 253 }),
      emails_per_second: perSecond.optional(),
      emails_per_hour: perHour.optional(),
      warm_up: z
        .boolean()
        .optional()
        .openapi({ description: '`true` starts the warm-up today if it has not started; `false` ends it.' }),
    })
    .openapi('SendingLimitChanges'),
  body_example: { domain: 'casaverde.example', emails_per_second: 10, warm_up: true },
  response,
  example,
})
