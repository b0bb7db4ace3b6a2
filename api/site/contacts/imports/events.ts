/** What happens to imports. Of each lead they tell as its own feature does. */
import { defineEvent } from '../../../platform/events/define.ts'

export const importCreated = defineEvent('import.created')
export const importUpdated = defineEvent('import.updated')
export const importDeleted = defineEvent('import.deleted')
export const importChecked = defineEvent('import.checked')
export const importStarted = defineEvent('import.started')
