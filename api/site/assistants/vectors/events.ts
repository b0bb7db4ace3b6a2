/** What happens to vectors. */
import { defineEvent } from '../../../platform/events/define.ts'

export const vectorCreated = defineEvent('vector.created')
export const vectorUpdated = defineEvent('vector.updated')
export const vectorDeleted = defineEvent('vector.deleted')
export const vectorSynced = defineEvent('vector.synced')
