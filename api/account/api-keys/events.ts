/** What happens to API keys. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const apiKeyCreated = defineEvent('api_key.created')
export const apiKeyUpdated = defineEvent('api_key.updated')
export const apiKeyReset = defineEvent('api_key.reset')
export const apiKeyDeleted = defineEvent('api_key.deleted')
