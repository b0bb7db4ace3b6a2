/** What happens to leads' access to sandboxes, and which sets of filters (`sets.ts`) change with it. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent } from '../../../platform/events/define.ts'

const data = z.object({ sandbox_id: z.string() })
const of_states = ['sandboxes_active', 'sandboxes_expiring', 'sandboxes_expire_tomorrow', 'sandboxes_expired'] as const
const given = { changes: ['sandboxes', ...of_states, 'sandboxes_opened', 'sandboxes_space_over'] }

export const leadSandboxAssigned = defineLeadEvent('lead.sandbox_assigned', data, given)
export const leadSandboxExtended = defineLeadEvent('lead.sandbox_extended', data, { changes: [...of_states] })
export const leadSandboxOpened = defineLeadEvent('lead.sandbox_opened', data, { changes: ['sandboxes_opened'] })
export const leadSandboxExpiresTomorrow = defineLeadEvent('lead.sandbox_expires_tomorrow', data, {
  changes: ['sandboxes_expire_tomorrow'],
})
export const leadSandboxExpiring = defineLeadEvent('lead.sandbox_expiring', data, {
  changes: ['sandboxes_active', 'sandboxes_expiring'],
})
export const leadSandboxSpaceOver = defineLeadEvent('lead.sandbox_space_over', data, {
  changes: ['sandboxes_space_over'],
})
export const leadSandboxExpired = defineLeadEvent('lead.sandbox_expired', data, { changes: [...of_states] })
export const leadSandboxDeleted = defineLeadEvent('lead.sandbox_deleted', data, given)
