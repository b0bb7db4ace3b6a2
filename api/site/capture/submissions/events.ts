/** Events of forms. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent } from '../../../platform/events/define.ts'
import { notedByCapture } from '../../contacts/lead-records/fields.ts'

export const formSubmitted = defineLeadEvent(
  'form.submitted',
  z.object({
    popup_id: z.string(),
    submission_id: z.string(),
    lead_id: z.string(),
    campaign_id: z.string().optional(),
    must_confirm: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether the lead is asked by email to confirm their address. Absent if not.' }),
  }),
  { changes: [...notedByCapture, 'campaigns'] },
)
