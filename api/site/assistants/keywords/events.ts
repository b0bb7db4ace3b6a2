/** What happens to keywords. */
import { defineEvent } from '../../../platform/events/define.ts'

export const keywordCreated = defineEvent('keyword.created')
export const keywordUpdated = defineEvent('keyword.updated')
export const keywordWritten = defineEvent('keyword.written')
export const keywordPublished = defineEvent('keyword.published')
export const keywordDeleted = defineEvent('keyword.deleted')
