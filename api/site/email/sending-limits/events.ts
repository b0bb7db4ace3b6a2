/** Events of sending limits. */
import { defineEvent } from '../../../platform/events/define.ts'

export const sendingLimitsUpdated = defineEvent('sending_limits.updated')
