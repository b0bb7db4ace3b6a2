/** Reasons of bounces, as the API says them. */
import { z } from '@hono/zod-openapi'
import { bounceReasons } from './bounce-reasons.ts'

export const bounceReason = z.enum(bounceReasons).openapi('BounceReason', {
  description:
    'Why an email bounced, by the words and codes of the recipient’s server. The first four are permanent: `unknown_user`: no such mailbox. `unknown_host`: no such domain. `moved`: the mailbox moved without a forward. `not_accepting`: the domain accepts no email. The others pass or are about this email or its sender: `mailbox_full`, `suspended`, `too_large`, `recipient_refuses` (a filter or rule of the recipient), `sender_refused`, `authentication` (SPF, DKIM or DMARC), `reputation` (blocklists, greylisting), `policy`, `rate` (too many at once), `content` (taken for spam or a virus), `expired` (the server could not be reached in time), `network`, `mailer_error`, `unknown`.',
})
