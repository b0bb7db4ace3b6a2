/** How emails arrive: by mailbox provider, sender and domain, against what providers publish. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { siteParams } from '../../../platform/schemas.ts'
import { periodQuery } from '../../capture/results/contract.ts'
import { adviceCodes, published, standings } from './advice.ts'
import { mailboxProviders } from './providers.ts'

const rate = z.number().nullable()
const counts = {
  sent: z.int().openapi({ description: 'Handed over: accepted, or refused for good.' }),
  delivered: z.int().openapi({ description: 'Accepted, and not returned later.' }),
  bounced: z.int().openapi({ description: 'Refused at once or returned later, for good.' }),
  complained: z.int().openapi({ description: 'Reported as spam, as far as providers tell.' }),
  opened: z.int().openapi({ description: 'Emails that a person opened; machines are not counted.' }),
}
const countsWithAdvice = {
  ...counts,
  bounce_rate: rate.openapi({ description: 'bounced / sent' }),
  complaint_rate: rate.openapi({ description: 'complained / delivered' }),
  open_rate: rate.openapi({ description: 'opened / delivered' }),
  standing: z.enum(standings).openapi('DeliverabilityStanding', { description: 'unknown: too few to say anything.' }),
  advice: z.array(
    z
      .object({
        code: z.enum(adviceCodes).openapi('DeliverabilityAdviceCode'),
        text: z.string().openapi({ description: 'In the caller’s language.' }),
      })
      .openapi('DeliverabilityAdvice'),
  ),
}
const date = z.string().openapi({ format: 'date' })

const few = {
  ...{ sent: 0, delivered: 0, bounced: 0, complained: 0, opened: 0 },
  ...{ bounce_rate: null, complaint_rate: null, open_rate: null, standing: 'unknown', advice: [] },
} as const
const some = {
  ...{ sent: 1_000, delivered: 970, bounced: 30, complained: 0, opened: 420 },
  ...{ bounce_rate: 0.03, complaint_rate: 0, open_rate: 0.43, standing: 'warning' },
  advice: [{ code: 'bounces_rising', text: 'Between 2% and 5% bounced. …' }],
} as const

export const getDeliverability = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'deliverability',
  operationId: 'getDeliverability',
  method: 'get',
  path: '/v1/sites/{site_id}/deliverability',
  summary: 'Get deliverability',
  description:
    'Emails to leads by the day of their hand-off, in the site’s time zone. Providers are known by the domain of the address, or by the mail servers of the domain (looked up hourly).',
  status: 200,
  params: siteParams,
  query: z.strictObject(periodQuery),
  response: z
    .object({
      from: date,
      to: date,
      published: z
        .object({
          complaint_rate_aim: z.number(),
          complaint_rate_max: z.number(),
          bounce_rate_aim: z.number(),
          bounce_rate_max: z.number(),
        })
        .openapi('DeliverabilityLimits', {
          description:
            'Google and Yahoo for complaints, Amazon SES for bounces: aim below the first, stay below the second.',
        }),
      totals: z.object(countsWithAdvice).openapi('DeliverabilityCounts'),
      providers: z.array(
        z
          .object({ provider: z.enum(mailboxProviders).openapi('MailboxProvider'), ...countsWithAdvice })
          .openapi('ProviderDeliverability'),
      ),
      senders: z.array(
        z
          .object({ sender_id: z.string(), name: z.string(), email: z.string(), ...countsWithAdvice })
          .openapi('SenderDeliverability', { description: 'One that is deleted has no name.' }),
      ),
      domains: z.array(z.object({ domain: z.string(), ...countsWithAdvice }).openapi('DomainDeliverability')),
      days: z.array(z.object({ day: date, ...counts }).openapi('DeliverabilityDay')),
    })
    .openapi('Deliverability'),
  example: {
    from: '2027-03-01',
    to: '2027-03-01',
    published,
    totals: some,
    providers: [
      { provider: 'gmail', ...some },
      ...mailboxProviders.filter(one => one !== 'gmail').map(provider => ({ provider, ...few })),
    ],
    senders: [
      {
        sender_id: 'snd_0199a3f2c4d87e6b9a0112233445566f',
        name: 'Ana García',
        email: 'ana@casaverde.example',
        ...some,
      },
    ],
    domains: [{ domain: 'casaverde.example', ...some }],
    days: [{ day: '2027-03-01', sent: 1_000, delivered: 970, bounced: 30, complained: 0, opened: 420 }],
  },
})
