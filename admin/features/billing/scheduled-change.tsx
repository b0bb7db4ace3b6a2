/** A change that waits for the end of the period, and can be canceled until then. */
import type { Subscription } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changedByBilling, changeQuery, subscriptions } from './queries.ts'

export function ScheduledChange({ subscription, change_id }: { subscription: Subscription; change_id: string }) {
  const { t, date, language } = useMessages()
  const subscription_id = subscription.id
  const { data } = useQuery(changeQuery(subscription_id, change_id))
  const cancel = useChange({
    run: () => subscriptions.cancelChange({ subscription_id, change_id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: () => ({ text: t('billing.change_canceled_toast') }),
  })
  const at = data?.effective_at ?? subscription.period_end_at
  return (
    <Notice
      tone="info"
      title={at ? t('billing.scheduled_on', { date: date(at) }) : t('billing.scheduled_change')}
      action={
        <Button isPending={cancel.isPending} onPress={() => cancel.mutate(undefined)}>
          {t('billing.cancel_change')}
        </Button>
      }
    >
      {data && t('billing.next_costs', { amount: formatAmount({ ...data, amount: data.next_amount }, language) })}
    </Notice>
  )
}
