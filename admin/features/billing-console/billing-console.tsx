/** Payments of the installation: how they are set up, what came in, who pays, and what Stripe told of it. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { PaymentsOff } from '../../product/payment/payments-off.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './billing-console.module.css'
import { CouponTable } from './coupon-table.tsx'
import { EventTable } from './event-table.tsx'
import { FailedPaymentTable } from './failed-payment-table.tsx'
import { GrantTable } from './grant-table.tsx'
import { setupQuery } from './queries.ts'
import { ReconciliationTable } from './reconciliation-table.tsx'
import { RevenueSection } from './revenue.tsx'
import { SetupSection } from './setup.tsx'
import { SubscriptionTable } from './subscription-table.tsx'

const parts: [id: string, label: MessageKey, content: ReactNode][] = [
  ['revenue', 'billing_console.revenue', <RevenueSection key="revenue" />],
  ['subscriptions', 'billing_console.subscriptions', <SubscriptionTable key="subscriptions" />],
  ['failed', 'billing_console.failed', <FailedPaymentTable key="failed" />],
  ['coupons', 'billing_console.coupons', <CouponTable key="coupons" />],
  ['grants', 'billing_console.grants', <GrantTable key="grants" />],
  ['events', 'billing_console.events', <EventTable key="events" />],
  ['reconciliation', 'billing_console.reconciliation', <ReconciliationTable key="reconciliation" />],
]

export function BillingConsole() {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(setupQuery())
  const [{ tab }, show] = useView('/console/billing')
  const header = (
    <PageHeader title={t('billing_console.title')} back={{ label: t('console.title'), href: pathTo('/console') }} />
  )
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  if (!data)
    return (
      <>
        {header}
        <Skeleton />
      </>
    )
  // Plans are granted without Stripe, too.
  const shown = data.status === 'off' ? parts.filter(([id]) => id === 'grants') : parts
  const isOff = data.status === 'off'
  const first = isOff ? 'grants' : data.status === 'ready' ? 'revenue' : 'setup'
  const ids = [...shown.map(([id]) => id), ...(isOff ? [] : ['setup'])]
  return (
    <>
      {header}
      {isOff && (
        <div className={styles.notice}>
          <PaymentsOff payments="off" />
        </div>
      )}
      <Tabs
        label={t('billing_console.title')}
        selected={ids.find(id => id === tab) ?? first}
        onSelect={id => show({ tab: id, status: undefined, object: undefined })}
        tabs={[
          ...shown.map(([id, label, content]) => ({ id, label: t(label), content })),
          ...(isOff
            ? []
            : [{ id: 'setup', label: t('billing_console.setup'), content: <SetupSection setup={data} /> }]),
        ]}
      />
    </>
  )
}
