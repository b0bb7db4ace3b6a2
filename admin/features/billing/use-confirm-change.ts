/**
 * Confirms a change at the price that was shown, and asks for another price: the one place that knows how a confirmation ends.
 * A payment that waits for its buyer's bank has its step here, between the answer and the toast.
 */
import type { SubscriptionChange } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { problemOf } from '../../ui/problem.ts'
import { changedByBilling, subscriptions } from './queries.ts'

interface Options {
  preview: SubscriptionChange
  /** Asks for the price anew. */
  onRenew: () => Promise<void>
  onClose: () => void
}

export function useConfirmChange({ preview, onRenew, onClose }: Options) {
  const { t } = useMessages()
  const { id: change_id, subscription_id, effective_at } = preview
  const [refusal, setRefusal] = useState<{ code: string; text: string }>()
  const change = useChange({
    run: () => subscriptions.confirmChange({ subscription_id, change_id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: () => ({ text: effective_at ? t('billing.scheduled_toast') : t('billing.changed_toast') }),
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
    refusal: refusal?.text,
    isExpired: refusal?.code === 'price_expired',
    isPending: change.isPending,
    confirm: () =>
      attempt(async () => {
        await change.mutateAsync(undefined)
        onClose()
      }),
    renew: () => attempt(onRenew),
  }
}
