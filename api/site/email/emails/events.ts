/** Events of emails to leads: results, opens and clicks. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'
import { bounceReason } from '../../../platform/mail/bounce-reason-schema.ts'

export const emailResent = defineEvent('email.resent')
export const emailResendStarted = defineEvent('email_resend.started')
export const emailResolved = defineEvent('email.resolved')
export const emailSettingsUpdated = defineEvent('email_settings.updated')

/** The journey's step or the broadcast that sent an email; null for what did not. */
const by = {
  journey_id: z.string().nullable(),
  run_id: z.string().nullable(),
  step_id: z.string().nullable(),
  broadcast_id: z.string().nullable(),
}
const ended = z.object({ ...by, template_id: z.string().nullable(), reason: z.string().nullable() })

export const emailDelivered = defineLeadEvent('email.delivered', ended, { changes: ['last_contacted_at'] })
export const emailNotDelivered = defineLeadEvent(
  'email.not_delivered',
  ended.extend({
    bounce_reason: bounceReason
      .optional()
      .openapi({ description: 'Why the recipient’s server did not accept it. Absent where no server answered.' }),
  }),
)
export const emailSkipped = defineLeadEvent('email.skipped', ended)
export const emailUnknown = defineLeadEvent('email.unknown', ended)

const hit = z.object({
  ...by,
  template_id: z.string().nullable(),
  url: z.string().nullable(),
  first: z.boolean().openapi({ description: 'Whether it is the email’s first event of this type by a person.' }),
})

export const emailOpened = defineLeadEvent('email.opened', hit, { changes: ['opens', 'last_activity_at'] })
export const emailClicked = defineLeadEvent('email.clicked', hit, { changes: ['clicks', 'last_activity_at'] })
/** For journeys, once a click has its verdict: which link of which template. The timeline has `email.clicked`. */
export const emailLinkClicked = defineLeadEvent(
  'email.link_clicked',
  z.object({ ...by, url: z.string(), template_id: z.string().nullable() }),
  { timeline: false },
)
