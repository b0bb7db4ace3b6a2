/** Reasons of a bank for refusing a payment. Rarer ones are said in general. */
import type { MessageKey } from '../../messages/messages.tsx'

const words: Record<string, MessageKey> = {
  card_declined: 'billing.failure_declined',
  generic_decline: 'billing.failure_declined',
  do_not_honor: 'billing.failure_declined',
  insufficient_funds: 'billing.failure_funds',
  expired_card: 'billing.failure_expired',
  incorrect_cvc: 'billing.failure_cvc',
  authentication_required: 'billing.failure_authentication',
  processing_error: 'billing.failure_processing',
  lost_card: 'billing.failure_blocked',
  stolen_card: 'billing.failure_blocked',
}

export const failureWords = (code: string): MessageKey => words[code] ?? 'billing.failure_other'
