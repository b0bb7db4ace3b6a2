/** What happens to leads' access to sandboxes. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent } from '../../../platform/events/define.ts'

const data = z.object({ sandbox_id: z.string() })
const changes = { changes: ['sandboxes'] } as const

export const leadSandboxAssigned = defineLeadEvent('lead.sandbox_assigned', data, changes)
export const leadSandboxExtended = defineLeadEvent('lead.sandbox_extended', data)
export const leadSandboxOpened = defineLeadEvent('lead.sandbox_opened', data)
export const leadSandboxExpiresTomorrow = defineLeadEvent('lead.sandbox_expires_tomorrow', data)
export const leadSandboxSpaceOver = defineLeadEvent('lead.sandbox_space_over', data)
export const leadSandboxExpired = defineLeadEvent('lead.sandbox_expired', data)
export const leadSandboxDeleted = defineLeadEvent('lead.sandbox_deleted', data, changes)
