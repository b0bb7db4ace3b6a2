/** What happens to custom fields. */
import { defineEvent } from '../../../platform/events/define.ts'

export const customFieldCreated = defineEvent('custom_field.created')
export const customFieldUpdated = defineEvent('custom_field.updated')
export const customFieldMoved = defineEvent('custom_field.moved')
export const customFieldDeleted = defineEvent('custom_field.deleted')
export const customFieldRestored = defineEvent('custom_field.restored')
