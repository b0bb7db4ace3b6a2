/** Events of imports. Leads that an import creates or changes emit their own events. */
import { defineEvent } from '../../../platform/events/define.ts'

export const importCreated = defineEvent('import.created')
export const importUpdated = defineEvent('import.updated')
export const importDeleted = defineEvent('import.deleted')
export const importChecked = defineEvent('import.checked')
export const importStarted = defineEvent('import.started')
