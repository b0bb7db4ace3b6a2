/** Events of the emails that a site sends by itself. */
import { defineEvent } from '../../../platform/events/define.ts'

export const automatedEmailUpdated = defineEvent('automated_email.updated')
export const automatedEmailWritten = defineEvent('automated_email.written')
export const automatedEmailReset = defineEvent('automated_email.reset')
