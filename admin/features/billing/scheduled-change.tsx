/** A change that waits for the end of the period, and can be canceled until then. */
import type { Subscription } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { intervalPrice, subscriptionName } from '../../product/billing/subscription-words.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changedByBilling, changeQuery, subscriptions } from './queries.ts'
import { useItemsName } from './use-items-name.ts'

export function ScheduledChange({ subscription, change_id }: { subscription: Subscription; change_id: string }) {
  const messages = useMessages()
  const { t, date } = messages
  const subscription_id = subscription.id
  const { data } = useQuery(changeQuery(subscription_id, change_id))
  const cancel = useChange({
    run: () => subscriptions.cancelChange({ subscription_id, change_id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: () => ({ text: t('billing.change_canceled_toast') }),
  })
  const at = data?.effective_at ?? subscription.period_end_at
  const name = useItemsName(subscription, data?.items)
  const title = () => {
    if (!at) return t('billing.scheduled_change')
    // Another interval of the same plan is no change to that plan.
    return name === '' || name === subscriptionName(subscription, messages)
      ? t('billing.scheduled_on', { date: date(at) })
      : t('billing.scheduled_to', { name, date: date(at) })
  }
  return (
    <Notice
      tone="info"
      title={title()}
      action={
        <Button isPending={cancel.isPending} onPress={() => cancel.mutate(undefined)}>
          {t('billing.cancel_change')}
        </Button>
      }
    >
      {data &&
        t('billing.next_costs', {
          amount: intervalPrice({ ...data, amount: data.next_amount }, data.interval, messages),
        })}
    </Notice>
  )
}
