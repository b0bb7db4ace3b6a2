/** What happens to accounts that are deleted. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const userDeletionRequested = defineEvent('user.deletion_requested')
export const userDeletionCanceled = defineEvent('user.deletion_canceled')
