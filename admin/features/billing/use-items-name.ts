/** What a change leads to, by name: of plans on offer, and of those that the subscription has. */
import type { Subscription, SubscriptionChange } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { pricingQuery } from '../../product/billing/pricing-query.ts'
import { subscriptionName } from '../../product/billing/subscription-words.ts'

/** Empty while it is not known: a plan that is not offered any more has no name here. */
export function useItemsName(subscription: Subscription, items: SubscriptionChange['items'] = []): string {
  const messages = useMessages()
  const { data } = useQuery(pricingQuery())
  const names = new Map([
    ...(data?.plans ?? []).map(({ id, name }) => [id, name] as const),
    ...subscription.items.map(({ plan_id, plan_name }) => [plan_id, plan_name] as const),
  ])
  const named = items.map(({ plan_id, quantity }) => ({ plan_name: names.get(plan_id) ?? '', quantity }))
  return named.every(({ plan_name }) => plan_name !== '') ? subscriptionName({ items: named }, messages) : ''
}
