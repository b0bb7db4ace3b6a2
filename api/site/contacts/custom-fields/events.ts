/** What happens to custom fields. */
import { defineEvent } from '../../../platform/events/define.ts'

export const customFieldCreated = defineEvent('custom_field.created')
export const customFieldUpdated = defineEvent('custom_field.updated')
export const customFieldDeleted = defineEvent('custom_field.deleted')
