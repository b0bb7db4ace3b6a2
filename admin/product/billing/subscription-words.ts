/** What is subscribed to, and what it costs, in words. */
import type { BillingInterval, Subscription } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import { formatAmount, type Money } from './money.ts'

interface NamedItems {
  items: readonly Pick<Subscription['items'][number], 'plan_name' | 'quantity'>[]
}

export const subscriptionName = ({ items }: NamedItems, { list }: Messages): string =>
  list(items.map(({ plan_name, quantity }) => (quantity > 1 ? `${plan_name} × ${quantity}` : plan_name)))

export function intervalPrice(money: Money, interval: BillingInterval, { t, language }: Messages): string {
  const amount = formatAmount(money, language)
  return interval === 'year' ? t('billing.price_a_year', { amount }) : t('billing.price_a_month', { amount })
}
