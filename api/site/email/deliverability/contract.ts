/** Deliverability by mailbox provider, sender and domain, against what providers publish. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { bounceReason } from '../../../platform/mail/bounce-reason-schema.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'
import { periodQuery } from '../../capture/results/contract.ts'
import { adviceCodes, published, standings } from './advice.ts'
import { deliverabilityLimits as limits } from './limits.ts'
import { mailboxProviders } from './providers.ts'

const rate = z.number().nullable()
const counts = {
  sent: z.int().openapi({ description: 'Emails handed off: accepted, or rejected permanently.' }),
  delivered: z.int().openapi({ description: 'Emails accepted and not bounced later.' }),
  bounced: z.int().openapi({ description: 'Emails rejected permanently, at once or later.' }),
  complained: z.int().openapi({ description: 'Emails reported as spam, as far as mailbox providers report it.' }),
  opened: z.int().openapi({ description: 'Emails opened by a person. Opens by machines are not counted.' }),
}
const countsWithAdvice = {
  ...counts,
  bounce_rate: rate.openapi({ description: '`bounced` divided by `sent`; `null` if none were sent.' }),
  complaint_rate: rate.openapi({ description: '`complained` divided by `delivered`; `null` if none were delivered.' }),
  open_rate: rate.openapi({ description: '`opened` divided by `delivered`; `null` if none were delivered.' }),
  standing: enumWith(standings, {
    good: 'Nothing to do.',
    warning: 'It gets worse: follow the advice.',
    bad: 'Providers are likely to block: act now.',
    unknown: 'Too few emails to tell.',
  }).openapi('DeliverabilityStanding', { description: 'Overall standing. `unknown`: too few emails to tell.' }),
  advice: z.array(
    z
      .object({
        code: enumWith(adviceCodes, {
          too_few_emails: 'There are too few emails to say anything.',
          bounces_high:
            'So many bounce that providers slow down or block: send only to addresses that are known to work.',
          bounces_rising: 'More bounce than should: verify addresses that have not been written to for months.',
          complaints_high: 'So many report spam that providers block: write only to people who asked for it.',
          complaints_rising: 'More report spam than should: make it easier to unsubscribe.',
          complaints_not_reported: 'The provider reports no complaints.',
          opens_low: 'Far fewer open than elsewhere: emails may land in spam.',
          opens_hidden: 'Email programs load pictures by themselves, so opens say little.',
        }).openapi('DeliverabilityAdviceCode'),
        text: z.string().openapi({ description: 'The advice, in the language of `Accept-Language`.' }),
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
    'Emails to leads, by the day of hand-off in the site’s time zone. Mailbox providers are recognized by the domain of the address, or by the domain’s mail servers (looked up hourly).',
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
            'Published limits: of Google and Yahoo for complaints, of Amazon SES for bounces. Aim for less than `…_aim`, and stay below `…_max`.',
        }),
      totals: z.object(countsWithAdvice).openapi('DeliverabilityCounts'),
      providers: z.array(
        z
          .object({
            provider: enumWith(mailboxProviders, {
              gmail: 'Gmail and Google Workspace.',
              yahoo: 'Yahoo and AOL.',
              outlook: 'Outlook.com, Hotmail and Microsoft 365.',
              apple: 'iCloud.',
              other: 'Any other provider.',
            }).openapi('MailboxProvider'),
            ...countsWithAdvice,
          })
          .openapi('ProviderDeliverability'),
      ),
      senders: z.array(
        z
          .object({ sender_id: z.string(), name: z.string(), email: z.string(), ...countsWithAdvice })
          .openapi('SenderDeliverability', {
            description: 'Deliverability of one sender. A deleted sender has an empty name.',
          }),
      ),
      domains: z.array(z.object({ domain: z.string(), ...countsWithAdvice }).openapi('DomainDeliverability')),
      reasons: z
        .array(
          z
            .object({
              reason: bounceReason,
              permanent: z
                .boolean()
                .openapi({ description: 'Whether an address of which this is said gets no email any more.' }),
              bounced: z.int(),
              domains: z
                .array(z.object({ domain: z.string(), bounced: z.int() }).openapi('BounceReasonDomain'))
                .openapi({
                  description: `Domains of the recipients, the ${limits.bounce_reason_domains_max} with the most.`,
                }),
            })
            .openapi('BounceReasonCount', {
              description:
                'Emails that came back or were refused for one reason. Each email counts once for each reason, whether its bounce was permanent or not.',
            }),
        )
        .openapi({ description: 'Why emails came back, the most frequent reason first.' }),
      repeated_failures: z.int().openapi({
        description: `Addresses suppressed in this period because email to them failed ${limits.failures_for_good_max} times in a row for good, or ${limits.failures_passing_max} times over ${limits.failures_passing_days_min} days or more. Failures that the sender causes for everybody do not count.`,
      }),
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
    reasons: [
      { reason: 'unknown_user', permanent: true, bounced: 24, domains: [{ domain: 'gmail.com', bounced: 11 }] },
      { reason: 'mailbox_full', permanent: false, bounced: 6, domains: [{ domain: 'example.org', bounced: 6 }] },
    ],
    repeated_failures: 1,
    days: [{ day: '2027-03-01', sent: 1_000, delivered: 970, bounced: 30, complained: 0, opened: 420 }],
  },
})
