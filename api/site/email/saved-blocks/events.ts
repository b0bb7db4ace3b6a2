/** Events of saved blocks. */
import { defineEvent } from '../../../platform/events/define.ts'

export const savedBlockCreated = defineEvent('saved_block.created')
export const savedBlockUpdated = defineEvent('saved_block.updated')
export const savedBlockDeleted = defineEvent('saved_block.deleted')
