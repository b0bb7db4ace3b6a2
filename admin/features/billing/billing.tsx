/** Billing of the account: its plan and what is used of it, what it pays with, what it paid. */
import type { Billing as BillingOverview } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { billingQuery } from '../../product/billing/queries.ts'
import { PaymentsOff } from '../../product/payment/payments-off.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useHeldFocus } from '../../ui/use-held-focus.ts'
import styles from './billing.module.css'
import { BillingDetailsForm } from './billing-details.tsx'
import { BillingNotices } from './billing-notices.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentTable } from './payment-table.tsx'
import { PlanPart } from './plan-part.tsx'

export function Billing() {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(billingQuery())
  const [{ tab = 'plan' }, show] = useView('/billing')
  useHeldFocus()
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  return (
    <>
      <PageHeader title={t('billing.title')} />
      {!data && <Skeleton />}
      {data && data.payments !== 'on' && (
        <>
          <div className={styles.notice}>
            <PaymentsOff payments={data.payments} hasPlan={data.plan !== undefined} />
          </div>
          <PlanPart billing={data} />
        </>
      )}
      {data?.payments === 'on' && (
        <>
          <BillingNotices notices={tab === 'plan' ? notToldBelow(data) : data.notices} />
          <ReturnedNotice />
          <Tabs
            label={t('billing.title')}
            selected={tab}
            onSelect={id => show({ tab: id === 'plan' ? undefined : id })}
            tabs={[
              { id: 'plan', label: t('billing.tab_plan'), content: <PlanPart billing={data} /> },
              {
                id: 'payment',
                label: t('billing.tab_payment'),
                content: (
                  <>
                    <PaymentMethods />
                    <BillingDetailsForm />
                  </>
                ),
              },
              {
                id: 'history',
                label: t('billing.tab_history'),
                content: (
                  <>
                    <InvoiceTable />
                    <PaymentTable />
                  </>
                ),
              },
            ]}
          />
        </>
      )}
    </>
  )
}

/** With the plan stands that it has ended, or that its change waits for a bank: it is not said twice. */
function notToldBelow({ notices, plan, subscription, site_subscriptions }: BillingOverview) {
  const isChangeWaiting = [subscription, ...site_subscriptions].some(
    one => one && one.pending_change_id !== null && one.reason !== 'payment_due',
  )
  return notices.filter(
    ({ type }) =>
      !(type === 'subscription_ended' && plan?.ended) && !(type === 'payment_action_required' && isChangeWaiting),
  )
}

/** Where a bank's own page was visited to add a payment method. */
function ReturnedNotice() {
  const { t } = useMessages()
  const [{ redirect_status }, show] = useView('/billing')
  if (!redirect_status) return null
  const isFailed = redirect_status === 'failed'
  return (
    <div className={styles.notice}>
      <Notice
        tone={isFailed ? 'bad' : 'good'}
        title={isFailed ? t('billing.method_failed') : t('billing.method_added_toast')}
        onDismiss={() => show({ redirect_status: undefined })}
      />
    </div>
  )
}
