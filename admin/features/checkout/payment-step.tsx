/** Checkout: the payment of the session that the step before began; after a reload it is found again. */
import type { CheckoutSession } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../../product/billing/money.ts'
import type { PaymentContact } from '../../product/payment/contact.ts'
import { PaymentForm } from '../../product/payment/payment-form.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { type Choice, isFor } from './choice.ts'
import { checkout, openCheckoutQuery } from './queries.ts'

interface PaymentStepProps {
  choice: Choice
  begun: CheckoutSession | undefined
  contact: PaymentContact
  onContactChange: (changes: Partial<PaymentContact>) => void
}

export function PaymentStep({ choice, begun, contact, onContactChange }: PaymentStepProps) {
  const { t, language } = useMessages()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { plan, interval, currency } = choice
  const search = { plan: plan.id, interval, currency }
  const id = begun?.id
  const onPaid = useCallback(
    () => void navigate({ href: pathTo('/checkout', undefined, { state: 'success', session: id }), replace: true }),
    [navigate, id],
  )
  // Nothing of this choice is open: the plan is confirmed first.
  if (!begun?.client_secret || !isFor(begun, choice)) return <Navigate to="/checkout" search={search} replace />

  // Promotion codes end.
  const renewal = begun.items.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0)
  const amount = formatMoney({ amount: renewal, currency }, language)
  const restart = async () => {
    await queries.invalidateQueries({ queryKey: openCheckoutQuery().queryKey })
    await navigate({ href: pathTo('/checkout', undefined, search), replace: true })
  }
  const openHostedPage = async () => {
    const { url } = await checkout.openHosted({ checkout_session_id: begun.id })
    return url ?? pathTo('/checkout', undefined, search)
  }
  return (
    <PaymentForm
      session={begun}
      contact={contact}
      onContactChange={onContactChange}
      hasTaxId
      onPaid={onPaid}
      onRestart={restart}
      openHostedPage={openHostedPage}
      note={
        <>
          {begun.trial_days > 0 && <p>{t('checkout.trial_note', { count: begun.trial_days })}</p>}
          <p>{t(interval === 'month' ? 'checkout.renews_month' : 'checkout.renews_year', { amount })}</p>
        </>
      }
      back={<Link href={pathTo('/checkout', undefined, search)}>{t('checkout.back_to_plan')}</Link>}
    />
  )
}
