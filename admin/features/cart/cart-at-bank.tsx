/** A cart whose payment waits for the buyer's bank. Who may not manage billing leaves it to run out. */
import { useMessages } from '../../messages/messages.tsx'
import { BankNotice } from '../../product/payment/bank-notice.tsx'
import type { BankConfirmation } from '../../product/payment/use-bank-confirmation.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Button } from '../../ui/button.tsx'
import { cancelPayment } from './queries.ts'
import { changedByCart } from './use-cart-at-bank.ts'

interface CartAtBankProps {
  site_id: string
  change_id: string
  bank: BankConfirmation
}

export function CartAtBank({ site_id, change_id, bank }: CartAtBankProps) {
  const { t } = useMessages()
  const can = useCan()
  const cancel = useChange({
    run: () => cancelPayment(site_id, change_id),
    shows: 'the answer',
    refreshes: changedByCart(site_id),
    done: () => {
      bank.dismiss()
      return { text: t('payment.bank_canceled') }
    },
  })
  return (
    <BankNotice bank={bank} change_id={change_id}>
      {can('manage-billing') ? (
        <Button isPending={cancel.isPending} onPress={() => cancel.mutate(undefined)}>
          {t('payment.bank_cancel')}
        </Button>
      ) : (
        <Button onPress={bank.dismiss}>{t('cart.back')}</Button>
      )}
    </BankNotice>
  )
}
