/** What happens to saved views. */
import { defineEvent } from '../../../platform/events/define.ts'

export const leadViewCreated = defineEvent('lead_view.created')
export const leadViewUpdated = defineEvent('lead_view.updated')
export const leadViewDeleted = defineEvent('lead_view.deleted')
