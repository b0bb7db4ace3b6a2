/** Triggers on what happens to a lead's access to sandboxes: the event of each type. */
import {
  leadSandboxExpiresTomorrow,
  leadSandboxOpened,
  leadSandboxSpaceOver,
} from '../../../sandboxes/sandbox-access/events.ts'

export const sandboxTriggerEvents = [leadSandboxOpened, leadSandboxExpiresTomorrow, leadSandboxSpaceOver] as const

export const sandboxTriggerTypes = {
  'lead.sandbox_opened': 'sandbox_opened',
  'lead.sandbox_expires_tomorrow': 'sandbox_expires_tomorrow',
  'lead.sandbox_space_over': 'sandbox_space_over',
} as const
