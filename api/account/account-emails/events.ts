/** What happens to the texts of account emails. */
import { defineEvent } from '../../platform/events/define.ts'

export const accountEmailUpdated = defineEvent('account_email.updated')
export const accountEmailReset = defineEvent('account_email.reset')
