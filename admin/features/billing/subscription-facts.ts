/** Dates and discounts of a subscription, those that it has. */
import type { Subscription } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'

type Fact = [name: string, value: string]

export function subscriptionFacts(subscription: Subscription, { t, date }: Messages): Fact[] {
  const { renews_at, ends_at, trial_ends_at, reason, promotion_code, discount_ends_at } = subscription
  const dated = (name: string, at: string | null): Fact[] => (at ? [[name, date(at)]] : [])
  const code: Fact[] = promotion_code
    ? [
        [
          t('billing.coupon'),
          discount_ends_at
            ? t('billing.coupon_until', { code: promotion_code, date: date(discount_ends_at) })
            : promotion_code,
        ],
      ]
    : []
  return [
    ...dated(t('billing.trial_ends'), reason === 'trialing' ? trial_ends_at : null),
    ...dated(t('billing.next_payment'), renews_at),
    ...dated(t('billing.ends'), ends_at),
    ...code,
  ]
}
