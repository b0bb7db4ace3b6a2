/** In place of anything to buy: everything is free, and how payments are switched on; or what is missing until they are. */
import type { PaymentSetupStatus } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Notice } from '../../ui/notice.tsx'

export function PaymentsOff({ payments }: { payments: Exclude<PaymentSetupStatus, 'on'> }) {
  const { t } = useMessages()
  if (payments === 'not_set_up') return <Notice tone="info" title={t('payment.not_set_up')} />
  return <Notice tone="good" title={t('payment.off')} />
}
