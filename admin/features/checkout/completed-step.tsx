/** Completed: what was bought, when it is paid next, and where to go on. Stripe is asked, whether or not its event has arrived. */
import type { CheckoutSession, Subscription } from '@leadwright/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { formatMoney } from '../../product/billing/money.ts'
import { pendingCheckout } from '../../product/billing/pending-checkout.ts'
import { billingQuery } from '../../product/billing/queries.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { forgetDraft } from '../../product/session/draft.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { openCheckoutQuery, settledCheckoutQuery } from './queries.ts'

interface SettledCheckout {
  checkout: CheckoutSession | undefined
  error: Error | null
  /** No checkout is open. */
  isMissing: boolean
  retry: () => void
}

/** The checkout of the address; without an ID there it is the one that is open. */
export function useSettledCheckout(): SettledCheckout {
  const [{ session }] = useView('/checkout')
  const open = useQuery({ ...openCheckoutQuery(), enabled: session === undefined })
  const id = session ?? open.data?.session?.id
  const settled = useQuery({ ...settledCheckoutQuery(id ?? ''), enabled: id !== undefined })
  return {
    checkout: settled.data,
    error: settled.error ?? open.error,
    isMissing: open.data !== undefined && id === undefined,
    retry: () => void (open.error ? open : settled).refetch(),
  }
}

export function CompletedStep() {
  const { t } = useMessages()
  const { checkout, error, isMissing, retry } = useSettledCheckout()
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (checkout) return <Outcome checkout={checkout} />
  return isMissing ? <Notice tone="info" title={t('checkout.none_open')} action={<ToBilling />} /> : <Skeleton />
}

function Outcome({ checkout }: { checkout: CheckoutSession }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const { status: state } = checkout
  useEffect(() => {
    if (state !== 'complete') return
    pendingCheckout.forget()
    forgetDraft('payment-contact', 'promotion-code')
    for (const queryKey of [['billing'], ['usage'], ['checkouts', 'open']] as const)
      void queries.invalidateQueries({ queryKey })
  }, [state, queries])
  if (state === 'complete') return <Completed checkout={checkout} />
  if (state === 'open')
    return (
      <Notice tone="info" title={t('checkout.processing')}>
        {t('checkout.processing_text')}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      title={t('checkout.not_paid')}
      action={
        <Link look="button" href={pathTo('/checkout')}>
          {t('payment.start_again')}
        </Link>
      }
    />
  )
}

function Completed({ checkout }: { checkout: CheckoutSession }) {
  const { t } = useMessages()
  const { data: billing, isFetching } = useQuery(billingQuery())
  const subscription = billing?.subscription
  // A card or an address that has had a trial: what was bought has ended before it began.
  if (billing && !isFetching && !subscription && checkout.trial_days > 0) return <TrialRefused />
  const name = checkout.items.map(({ plan_name }) => plan_name).join(', ')
  return (
    <div className="stack">
      <Notice tone="good" title={t('checkout.completed')}>
        {t('checkout.completed_text', { name })}
      </Notice>
      <Section title={t('payment.order')}>
        {subscription ? <BoughtFacts subscription={subscription} name={name} /> : <Skeleton />}
      </Section>
      <div className="row-of">
        <Link look="button" variant="primary" href={pathTo('/sites')}>
          {t('checkout.to_sites')}
        </Link>
        <ToBilling />
      </div>
    </div>
  )
}

function TrialRefused() {
  const { t } = useMessages()
  return (
    <Notice
      tone="warning"
      title={t('billing.notice_trial_refused')}
      action={
        <Link look="button" href={pathTo('/checkout')}>
          {t('payment.start_again')}
        </Link>
      }
    >
      {t('billing.notice_trial_refused_text')}
    </Notice>
  )
}

function BoughtFacts({ subscription, name }: { subscription: Subscription; name: string }) {
  const { t, language, date } = useMessages()
  const { amount, currency, interval, trial_ends_at, renews_at } = subscription
  const price = formatMoney({ amount, currency }, language)
  const facts: [string, string][] = [
    [t('checkout.plan'), name],
    [t('checkout.price'), t(interval === 'month' ? 'checkout.each_month' : 'checkout.each_year', { amount: price })],
  ]
  if (trial_ends_at) facts.push([t('checkout.trial_until'), date(trial_ends_at)])
  if (renews_at) facts.push([t('checkout.next_payment'), date(renews_at)])
  return <Facts facts={facts} />
}

function ToBilling() {
  const { t } = useMessages()
  return (
    <Link look="button" href={pathTo('/billing')}>
      {t('checkout.to_billing')}
    </Link>
  )
}
