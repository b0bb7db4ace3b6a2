/** What came back from emails. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent } from '../../../platform/events/define.ts'
import { bounceReason } from '../../../platform/mail/bounce-reason-schema.ts'

const by = {
  journey_id: z.string().nullable(),
  run_id: z.string().nullable(),
  step_id: z.string().nullable(),
  template_id: z.string().nullable(),
}

export const emailBounced = defineLeadEvent(
  'email.bounced',
  z.object({
    ...by,
    permanent: z.boolean().openapi({ description: 'Whether the address does not accept email at all.' }),
    reason: bounceReason.optional(),
    status: z.string().nullable(),
  }),
)
export const emailComplained = defineLeadEvent('email.complained', z.object(by))
export const emailReplied = defineLeadEvent('email.replied', z.object({ ...by, subject: z.string() }), {
  changes: ['replies', 'last_replied_at', 'last_activity_at'],
})
