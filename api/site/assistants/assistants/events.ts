/** What happens to assistants. */
import { defineEvent } from '../../../platform/events/define.ts'

export const assistantCreated = defineEvent('assistant.created')
export const assistantUpdated = defineEvent('assistant.updated')
export const assistantPublished = defineEvent('assistant.published')
export const assistantUnpublished = defineEvent('assistant.unpublished')
export const assistantArchived = defineEvent('assistant.archived')
export const assistantUnarchived = defineEvent('assistant.unarchived')
export const assistantRestored = defineEvent('assistant.restored')
export const assistantDeleted = defineEvent('assistant.deleted')
