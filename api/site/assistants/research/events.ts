/** What happens to research. */
import { defineEvent } from '../../../platform/events/define.ts'

export const researchCreated = defineEvent('research.created')
export const researchUpdated = defineEvent('research.updated')
export const researchDeleted = defineEvent('research.deleted')
