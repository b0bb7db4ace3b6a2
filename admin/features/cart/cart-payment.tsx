/** The payment step of a cart. After a reload its checkout is found again. */
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../../product/billing/money.ts'
import { cart } from '../../product/cart/queries.ts'
import type { PaymentContact } from '../../product/payment/contact.ts'
import { PaymentForm } from '../../product/payment/payment-form.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { cartCheckoutQuery } from './queries.ts'

interface CartPaymentProps {
  site_id: string
  contact: PaymentContact
  onContactChange: (changes: Partial<PaymentContact>) => void
}

export function CartPayment({ site_id, contact, onContactChange }: CartPaymentProps) {
  const { t, language } = useMessages()
  const can = useCan()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(cartCheckoutQuery(site_id))
  const onPaid = useCallback(
    () => void navigate({ href: pathTo('/sites/$site_id/cart', { site_id }, { state: 'success' }), replace: true }),
    [navigate, site_id],
  )
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton lines={['40%', '90%', '60%']} />
  const { session } = data
  if (!session?.client_secret) return <Navigate to="/sites/$site_id/cart" params={{ site_id }} replace />
  const { items, interval, currency } = session
  const renewal = items.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0)
  const amount = formatMoney({ amount: renewal, currency }, language)
  const toCart = pathTo('/sites/$site_id/cart', { site_id })
  const openHostedPage = async () => {
    const hosted = await cart.checkOut({ site_id, body: { page: 'hosted' } })
    return hosted.session?.url ?? toCart
  }
  return (
    <PaymentForm
      session={session}
      contact={contact}
      onContactChange={onContactChange}
      hasTaxId={can('manage-billing')}
      onPaid={onPaid}
      onRestart={() => void navigate({ href: toCart, replace: true })}
      openHostedPage={openHostedPage}
      note={<p>{t(interval === 'month' ? 'checkout.renews_month' : 'checkout.renews_year', { amount })}</p>}
      back={<Link href={toCart}>{t('cart.back')}</Link>}
    />
  )
}
