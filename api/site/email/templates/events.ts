/** Events of templates. */
import { defineEvent } from '../../../platform/events/define.ts'

export const templateCreated = defineEvent('template.created')
export const templateUpdated = defineEvent('template.updated')
export const templateDeleted = defineEvent('template.deleted')
export const templateEnabled = defineEvent('template.enabled')
export const templateDisabled = defineEvent('template.disabled')
export const templateRestored = defineEvent('template.restored')
