/** How a subscription stands, from what Stripe says of it. Pure. */
import type { SubscriptionRow } from './store.ts'

type Facts = Pick<SubscriptionRow, 'status' | 'ends_at' | 'next_attempt_at'>

/** Never left once reached. */
export const isFinal = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** Whether what it is for may be used: while Stripe tries a failed payment again, too. */
export const hasAccess = ({ status, next_attempt_at }: Pick<Facts, 'status' | 'next_attempt_at'>): boolean =>
  status === 'trialing' || status === 'active' || (status === 'past_due' && next_attempt_at !== null)

export function toState(facts: Facts): 'active' | 'expiring' | 'expired' | 'cancelled' {
  if (facts.status === 'canceled') return 'cancelled'
  if (!hasAccess(facts)) return 'expired'
  return facts.ends_at === null ? 'active' : 'expiring'
}

type Reason = 'trialing' | 'payment_due' | 'payment_incomplete' | 'unpaid' | 'paused'

export function toReason({ status, next_attempt_at }: Facts): Reason | undefined {
  switch (status) {
    case 'trialing':
      return 'trialing'
    case 'past_due':
      return next_attempt_at === null ? 'unpaid' : 'payment_due'
    case 'incomplete':
      return 'payment_incomplete'
    case 'unpaid':
      return 'unpaid'
    case 'paused':
      return 'paused'
    default:
      return undefined
  }
}
