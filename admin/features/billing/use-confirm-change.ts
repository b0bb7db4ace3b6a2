/**
 * A change of a subscription that is confirmed: at the price that was shown, and at the bank where it asks (3-D Secure). The one
 * place that knows how a confirmation ends.
 */
import type { PaymentConfirmation, Subscription, SubscriptionChange } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { type BankConfirmation, useBankConfirmation } from '../../product/payment/use-bank-confirmation.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import { changedByBilling, subscriptions } from './queries.ts'

interface Options {
  preview: SubscriptionChange
  /** Asks for the price anew. */
  onRenew: () => Promise<void>
  /** The bank asks who pays. */
  onWait: (confirmation: PaymentConfirmation) => void
  onClose: () => void
}

export function useConfirmChange({ preview, onRenew, onWait, onClose }: Options) {
  const { t } = useMessages()
  const { id: change_id, subscription_id, effective_at } = preview
  const [refusal, setRefusal] = useState<{ code: string; text: string }>()
  const change = useChange({
    run: () => subscriptions.confirmChange({ subscription_id, change_id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: ({ confirmation }) =>
      confirmation ? undefined : { text: effective_at ? t('billing.scheduled_toast') : t('billing.changed_toast') },
    isHandled: () => true,
  })
  const attempt = async (run: () => Promise<unknown>) => {
    setRefusal(undefined)
    try {
      await run()
    } catch (error) {
      const { code, text } = problemOf(error)
      setRefusal({ code, text: text || t('ui.unreachable') })
    }
  }
  return {
    refusal,
    isExpired: refusal?.code === 'price_expired',
    isPending: change.isPending,
    confirm: () =>
      attempt(async () => {
        const { confirmation } = await change.mutateAsync(undefined)
        onClose()
        if (confirmation) onWait(confirmation)
      }),
    renew: () => attempt(onRenew),
  }
}

/** The bank's part of it, which goes on outside the dialog. */
export function useChangeAtBank({ id: subscription_id }: Subscription): BankConfirmation {
  const { t } = useMessages()
  return useBankConfirmation({
    repeat: async change_id => (await subscriptions.confirmChange({ subscription_id, change_id })).confirmation,
    refreshes: changedByBilling,
    onDone: () => toast({ text: t('billing.changed_toast') }),
  })
}
