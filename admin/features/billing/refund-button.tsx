/** The money-back guarantee: within its days, the first payment is given back and the subscription ends. */
import type { Subscription } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { serverNow } from '../../messages/server-clock.ts'
import { subscriptionName } from '../../product/billing/subscription-words.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { changedByBilling, subscriptions } from './queries.ts'

export function RefundButton({ subscription }: { subscription: Subscription }) {
  const messages = useMessages()
  const { t, date } = messages
  const [isAsking, setAsking] = useState(false)
  const { id, refundable_until } = subscription
  const refund = useChange({
    run: () => subscriptions.refund({ subscription_id: id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: () => ({ text: t('billing.refunded_toast') }),
    isHandled: () => true,
  })
  if (!refundable_until || Date.parse(refundable_until) <= serverNow()) return null
  return (
    <>
      <Button variant="quiet-danger" onPress={() => setAsking(true)}>
        {t('billing.refund')}
      </Button>
      <ConfirmDialog
        title={t('billing.refund_title', { name: subscriptionName(subscription, messages) })}
        action={t('billing.refund')}
        keep={t('billing.keep')}
        losses={[t('billing.refund_loss')]}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => refund.mutateAsync(undefined)}
      >
        <p>{t('billing.refund_text', { date: date(refundable_until) })}</p>
        <p className="muted">{t('billing.nothing_deleted')}</p>
      </ConfirmDialog>
    </>
  )
}
