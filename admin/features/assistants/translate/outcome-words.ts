/** Why there is no translation, in words. */
import type { TranslationOutcome } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'

export const outcomeWords: Record<TranslationOutcome, MessageKey> = {
  translated: 'translate.translated',
  parts_lost: 'translate.parts_lost',
  parts_added: 'translate.parts_added',
  word_avoided: 'translate.word_avoided',
  no_model: 'translate.no_model',
  limit_reached: 'translate.limit_reached',
  canceled: 'translate.failed',
  ai_unreadable: 'translate.failed',
  ai_unreachable: 'translate.unreachable',
  ai_timeout: 'translate.slow',
  ai_busy: 'translate.busy',
  ai_no_credit: 'translate.no_credit',
  ai_model_gone: 'translate.model_gone',
  ai_key_refused: 'translate.key_refused',
  ai_provider_error: 'translate.failed',
  ai_refused: 'translate.failed',
  ai_empty: 'translate.failed',
  ai_cut_off: 'translate.failed',
}
