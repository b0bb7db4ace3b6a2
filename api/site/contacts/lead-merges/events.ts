/** What happens when leads are merged: told of the lead that stays, and of the one that goes. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent, every_field } from '../../../platform/events/define.ts'

const merged_lead_id = z.string().openapi({ description: 'ID of the lead that was merged into this one.' })

export const leadMerged = defineLeadEvent('lead.merged', z.object({ merged_lead_id }), { changes: [every_field] })
export const leadMergeUndone = defineLeadEvent('lead.merge_undone', z.object({ merged_lead_id }), {
  changes: [every_field],
})
/** The only event of the lead that goes that stays with it: systems that keep a copy hear of its end by it. */
export const leadMergedInto = defineLeadEvent(
  'lead.merged_into',
  z.object({ into_lead_id: z.string().openapi({ description: 'ID of the lead that this one was merged into.' }) }),
  { timeline: false },
)
