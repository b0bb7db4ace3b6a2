/** In place of anything to buy: everything is free, and how payments are switched on; or what is missing until they are, and who does it. */
import type { PaymentSetupStatus } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pathTo } from '../screens/path-to.ts'
import { useCan } from '../session/abilities.ts'

interface PaymentsOffProps {
  payments: Exclude<PaymentSetupStatus, 'on'>
  /** A plan that was granted limits the account without payments, too. */
  hasPlan?: boolean
}

export function PaymentsOff({ payments, hasPlan = false }: PaymentsOffProps) {
  const { t } = useMessages()
  if (payments === 'not_set_up') return <NotSetUp />
  return <Notice tone="good" title={hasPlan ? t('payment.off_within_plan') : t('payment.off')} />
}

function NotSetUp() {
  const { t } = useMessages()
  const can = useCan()
  return (
    <Notice
      tone="info"
      title={t('payment.not_set_up')}
      action={
        can('super-administrator') && (
          <Link look="button" href={pathTo('/console/billing', undefined, { tab: 'setup' })}>
            {t('payment.set_up')}
          </Link>
        )
      }
    >
      {t('payment.not_set_up_text')}
    </Notice>
  )
}
