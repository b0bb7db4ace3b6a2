/** From a plan on the pricing page to one that is paid for, in four steps. Signed in, one begins at the second. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { loadTexts, useMessages } from '../../messages/messages.tsx'
import { pricingQuery } from '../../product/billing/pricing-query.ts'
import { billingQuery } from '../../product/billing/queries.ts'
import { emptyContact } from '../../product/payment/contact.ts'
import { PaymentsOff } from '../../product/payment/payments-off.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useDraft } from '../../product/session/draft.ts'
import { session, useSession } from '../../product/session/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHeldFocus } from '../../ui/use-held-focus.ts'
import { useTitle } from '../../ui/use-title.ts'
import styles from './checkout.module.css'
import { toChoice, toWish } from './choice.ts'
import { CompletedStep, useSettledCheckout } from './completed-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { openCheckoutQuery } from './queries.ts'
import { RegisterStep } from './register-step.tsx'
import { type Step, Stepper } from './stepper.tsx'

/** Strangers see it too; its texts are not among those of the first screen. */
export async function loadCheckout(): Promise<() => ReactNode> {
  await loadTexts(session.get().language)
  return Checkout
}

export function Checkout() {
  const { t } = useMessages()
  const isSignedIn = useSession().token !== null
  const [{ state }] = useView('/checkout')
  useTitle(t('checkout.title'))
  useHeldFocus()
  if (!isSignedIn) return <ForGuests />
  return state === 'success' ? <Completion /> : <Purchase />
}

function Completion() {
  const { checkout } = useSettledCheckout()
  return (
    <Frame step="completed" isCompleted={checkout?.status === 'complete'}>
      <CompletedStep />
    </Frame>
  )
}

interface FrameProps {
  step: Step
  isCompleted?: boolean
  children: ReactNode
}

function Frame({ step, isCompleted = false, children }: FrameProps) {
  const { t } = useMessages()
  return (
    <div className={styles.checkout}>
      <h1>{t('checkout.title')}</h1>
      <Stepper step={step} isCompleted={isCompleted} />
      {children}
    </div>
  )
}

function ForGuests() {
  const [view] = useView('/checkout')
  const { data: pricing, error, refetch } = useQuery(pricingQuery())
  const choice = pricing && toChoice(pricing.plans, view, null)
  return (
    <Frame step="register">
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!pricing && !error && <Skeleton />}
      {pricing && pricing.payments !== 'on' && <PaymentsOff payments={pricing.payments} />}
      {pricing?.payments === 'on' && <RegisterStep choice={choice} />}
    </Frame>
  )
}

function Purchase() {
  const { t } = useMessages()
  const [view] = useView('/checkout')
  const [contact, changeContact] = useDraft('payment-contact', emptyContact)
  const [{ code }, changeCode] = useDraft<{ code?: string }>('promotion-code', {})
  const pricing = useQuery(pricingQuery())
  const billing = useQuery(billingQuery())
  const open = useQuery(openCheckoutQuery())
  const error = pricing.error ?? billing.error ?? open.error
  const retry = () => void Promise.all([pricing, billing, open].map(query => query.refetch()))
  const step = view.step ?? 'plan'

  const shown = () => {
    if (error) return <ErrorState error={error} onRetry={retry} />
    if (!pricing.data || !billing.data || !open.data) return <Skeleton lines={['40%', '90%', '60%']} />
    const { payments, subscription, currency, trial_available } = billing.data
    if (payments !== 'on') return <PaymentsOff payments={payments} />
    if (subscription?.status === 'active' || subscription?.status === 'expiring')
      return (
        <Notice
          tone="info"
          title={t('checkout.has_plan', { name: subscription.items.map(({ plan_name }) => plan_name).join(', ') })}
          action={
            <Link look="button" href={pathTo('/billing')}>
              {t('checkout.to_billing')}
            </Link>
          }
        />
      )
    const { session: begun } = open.data
    const wish = view.plan === undefined && begun ? toWish(begun) : view
    const choice = toChoice(pricing.data.plans, wish, currency)
    if (!choice) return <Notice tone="info" title={t('checkout.nothing_sold')} />
    if (step === 'payment')
      return <PaymentStep choice={choice} begun={begun} contact={contact} onContactChange={changeContact} />
    return (
      <PlanStep
        plans={pricing.data.plans}
        choice={choice}
        fixedCurrency={currency}
        hasTrial={trial_available}
        begun={begun}
        code={code ?? begun?.promotion_code ?? ''}
        onCodeChange={text => changeCode({ code: text })}
        moneyBackDays={pricing.data.money_back_days}
      />
    )
  }

  return <Frame step={step}>{shown()}</Frame>
}
