/** That a system sent many leads at once. What became of them are events of the leads. */
import { defineEvent } from '../../../platform/events/define.ts'

export const leadUpsertReceived = defineEvent('lead_upsert.received')
