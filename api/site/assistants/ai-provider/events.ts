/** What happens to the provider of models. */
import { defineEvent } from '../../../platform/events/define.ts'

export const aiProviderUpdated = defineEvent('ai_provider.updated')
export const aiProviderRemoved = defineEvent('ai_provider.removed')
