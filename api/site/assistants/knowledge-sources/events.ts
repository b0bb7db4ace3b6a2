/** What happens to sources of knowledge. */
import { defineEvent } from '../../../platform/events/define.ts'

export const sourceCreated = defineEvent('knowledge_source.created')
export const sourceUpdated = defineEvent('knowledge_source.updated')
export const sourceDeleted = defineEvent('knowledge_source.deleted')
/** It was read anew, and what was found is answered from. */
export const sourceRead = defineEvent('knowledge_source.read')
export const sourceUpdateStarted = defineEvent('knowledge_source.update_started')
