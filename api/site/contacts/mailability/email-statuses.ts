/** The statuses that another system, or a file of it, knows of whether somebody may be sent email, and how a caller gives one. */
import { z } from '@hono/zod-openapi'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { instant } from '../../../platform/schemas/schemas.ts'

/** `suppressed`: by a decision of the sender. `never_consented`: known, but never agreed, or never confirmed. */
export const emailStatuses = [
  'subscribed',
  'opted_out',
  'bounced',
  'complained',
  'suppressed',
  'never_consented',
] as const
export type EmailStatus = (typeof emailStatuses)[number]

/** Those that a caller of the API gives: who agreed has a `consent`. */
const forbiddingStatuses = ['opted_out', 'bounced', 'complained', 'suppressed', 'never_consented'] as const
export type ForbiddingStatus = (typeof forbiddingStatuses)[number]

export const givenEmailStatus = z
  .strictObject({
    status: enumWith(forbiddingStatuses, {
      opted_out: 'Unsubscribed there.',
      bounced: 'Email to it came back.',
      complained: 'The person reported email as spam.',
      suppressed: 'No email is sent to it there.',
      never_consented: 'It never agreed.',
    }).openapi('GivenEmailStatus'),
    at: instant.optional().openapi({ description: 'Time at which it became so, if it is known.' }),
  })
  .openapi('LeadEmailStatus', {
    description:
      'Why the person must not be sent marketing email, as another system knows it. It takes precedence over `consent`. `opted_out` withdraws, also from an existing lead, unless that person agreed here after `at`; `complained` does so and suppresses the address; `bounced` and `suppressed` (by the sender) suppress it; with `never_consented` nobody is subscribed.',
  })
