/** A bank's word about a payment, before anything is written down. */
import type Stripe from 'stripe'
import { toMessage } from './cards.ts'
import { getCard, isExpired } from './payment-methods.ts'
import type { World } from './world.ts'

export type Authorization =
  | { result: 'approved' }
  | { result: 'requires_action' }
  | { result: 'declined'; code: string; decline_code?: string; message: string }

export interface Attempt {
  /** Nobody is there to confirm: renewals. */
  off_session: boolean
  /** The buyer has just passed 3-D Secure. */
  isAuthenticated?: boolean
}

const declined = (code: string, decline_code?: string): Authorization => ({
  result: 'declined',
  code,
  ...(decline_code && { decline_code }),
  message: toMessage(code, decline_code),
})

export function authorize(world: World, method: Stripe.PaymentMethod | undefined, attempt: Attempt): Authorization {
  if (!method) return declined('missing')
  const card = getCard(world, method)
  if (isExpired(world, method)) return declined('expired_card')
  const isKnown = card.authentication === 'unless_set_up' && world.setUp.has(method.id)
  if (card.authentication && !isKnown && !attempt.isAuthenticated)
    return attempt.off_session
      ? declined('authentication_required', 'authentication_required')
      : { result: 'requires_action' }
  return card.decline ? declined(card.decline.code, card.decline.decline_code) : { result: 'approved' }
}
