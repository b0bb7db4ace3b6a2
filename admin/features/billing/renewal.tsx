/** Whether a subscription renews itself, and how one that is about to end, or is paused, goes on. */
import type { Subscription } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { subscriptionName } from '../../product/billing/subscription-words.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { changedByBilling, subscriptions } from './queries.ts'

export function RenewalSwitch({ subscription }: { subscription: Subscription }) {
  const messages = useMessages()
  const { t, date } = messages
  const { id, auto_renewal, period_end_at, scheduled_change_id } = subscription
  const [isAsking, setAsking] = useState(false)
  const renewal = useChange({
    run: (on: boolean) => subscriptions.setAutoRenewal({ subscription_id: id, body: { auto_renewal: on } }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: ({ auto_renewal: isOn }) => ({ text: isOn ? t('billing.renewal_on_toast') : t('billing.renewal_off_toast') }),
    isHandled: () => isAsking,
  })
  return (
    <>
      <Switch
        isSelected={auto_renewal}
        isDisabled={renewal.isPending}
        onChange={on => (on ? renewal.mutate(true) : setAsking(true))}
        description={auto_renewal ? t('billing.renewal_on') : t('billing.renewal_off')}
      >
        {t('billing.auto_renewal')}
      </Switch>
      <ConfirmDialog
        title={t('billing.renewal_off_title', { name: subscriptionName(subscription, messages) })}
        action={t('billing.renewal_off_action')}
        losses={scheduled_change_id ? [t('billing.scheduled_change')] : []}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => renewal.mutateAsync(false)}
      >
        <p>
          {period_end_at ? t('billing.renewal_off_until', { date: date(period_end_at) }) : t('billing.renewal_off')}
        </p>
      </ConfirmDialog>
    </>
  )
}

export function ResumeButton({ subscription: { id, status, reason } }: { subscription: Subscription }) {
  const { t } = useMessages()
  const resume = useChange({
    run: () => subscriptions.resume({ subscription_id: id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: () => ({ text: t('billing.resumed_toast') }),
  })
  if (status !== 'expiring' && reason !== 'paused') return null
  return (
    <Button variant="primary" isPending={resume.isPending} onPress={() => resume.mutate(undefined)}>
      {t('billing.resume')}
    </Button>
  )
}
