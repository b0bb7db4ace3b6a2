/** When a super administrator acts as somebody. The control database keeps it as activities of the account. */
import { defineEvent } from '../../platform/events/define.ts'

export const impersonationStarted = defineEvent('impersonation.started')
export const impersonationEnded = defineEvent('impersonation.ended')
