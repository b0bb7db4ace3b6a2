/** What a provider answered, in words. */
import type { AiProviderOutcome } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'

export const outcomeWords: Readonly<Record<AiProviderOutcome, MessageKey>> = {
  connected: 'ai_provider.connected',
  not_connected: 'ai_provider.not_connected',
  ai_unreachable: 'ai_provider.unreachable',
  ai_timeout: 'ai_provider.timeout',
  ai_busy: 'ai_provider.busy',
  ai_no_credit: 'ai_provider.no_credit',
  ai_model_gone: 'ai_provider.model_gone',
  ai_key_refused: 'ai_provider.key_refused',
  ai_provider_error: 'ai_provider.error',
  ai_refused: 'ai_provider.refused',
  ai_empty: 'ai_provider.empty',
  ai_cut_off: 'ai_provider.cut_off',
}
