/** A change whose payment waits for the buyer's bank: it goes on here, after a reload too, or is canceled. */
import type { Subscription } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { BankNotice } from '../../product/payment/bank-notice.tsx'
import type { BankConfirmation } from '../../product/payment/use-bank-confirmation.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { changedByBilling, changeQuery, subscriptions } from './queries.ts'

/** What was left undecided here is gone with the change; what is over is told until it is dismissed. */
export function toWaitingChange({ pending_change_id }: Subscription, { change_id, state }: BankConfirmation) {
  if (pending_change_id !== null) return pending_change_id
  const isTold = ['checking', 'waiting', 'unknown', 'expired', 'failed'].includes(state?.step ?? '')
  return isTold ? change_id : undefined
}

interface PendingChangeProps {
  subscription: Subscription
  change_id: string
  bank: BankConfirmation
}

export function PendingChange({ subscription, change_id, bank }: PendingChangeProps) {
  const { t } = useMessages()
  const subscription_id = subscription.id
  const { data } = useQuery({
    ...changeQuery(subscription_id, change_id),
    enabled: bank.state === undefined,
  })
  const cancel = useChange({
    run: () => subscriptions.cancelChange({ subscription_id, change_id }),
    shows: 'the answer',
    refreshes: changedByBilling,
    done: () => {
      bank.dismiss()
      return { text: t('payment.bank_canceled') }
    },
  })
  return (
    <BankNotice bank={bank} change_id={change_id} pending={data?.confirmation}>
      <Button isPending={cancel.isPending} onPress={() => cancel.mutate(undefined)}>
        {t('payment.bank_cancel')}
      </Button>
    </BankNotice>
  )
}
