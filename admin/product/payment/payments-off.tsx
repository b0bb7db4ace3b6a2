/** In place of anything to buy: everything is free, and how payments are switched on; or what is missing until they are. */
import type { PaymentSetupStatus } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Notice } from '../../ui/notice.tsx'

interface PaymentsOffProps {
  payments: Exclude<PaymentSetupStatus, 'on'>
  /** A plan that was granted limits the account without payments, too. */
  hasPlan?: boolean
}

export function PaymentsOff({ payments, hasPlan = false }: PaymentsOffProps) {
  const { t } = useMessages()
  if (payments === 'not_set_up') return <Notice tone="info" title={t('payment.not_set_up')} />
  return <Notice tone="good" title={hasPlan ? t('payment.off_within_plan') : t('payment.off')} />
}
