/** That somebody began an action on many leads. What it does to them are events of the leads. */
import { defineEvent } from '../../../platform/events/define.ts'

export const leadActionStarted = defineEvent('lead_action.started')
