/** Nothing is bought while an invoice is open: why, and the way to that invoice. */
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pathTo } from '../screens/path-to.ts'
import { useCan } from '../session/abilities.ts'

export function PaymentDue({ text }: { text: string }) {
  const { t } = useMessages()
  const can = useCan()
  return (
    <Notice
      tone="bad"
      title={text}
      action={
        can('manage-billing') && (
          <Link look="button" href={pathTo('/billing', undefined, { tab: 'history' })}>
            {t('billing.see_invoices')}
          </Link>
        )
      }
    />
  )
}
