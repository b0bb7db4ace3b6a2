/** Billing of a site: what it has beyond the account's plan, what is used of both, and its invoices. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { PaymentsOff } from '../../product/payment/payments-off.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHeldFocus } from '../../ui/use-held-focus.ts'
import styles from './billing.module.css'
import { EndedSubscriptions } from './ended-subscriptions.tsx'
import { ExceededNotice } from './exceeded.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { Meters } from './meters.tsx'
import { siteBillingQuery, siteUsageQuery } from './queries.ts'
import { SubscriptionSection } from './subscription-section.tsx'

export function SiteBilling() {
  const { t } = useMessages()
  const { site_id } = useParams({ from: '/sites/$site_id/settings/billing' })
  const can = useCan()
  const { data, error, refetch } = useQuery(siteBillingQuery(site_id))
  const usage = useQuery(siteUsageQuery(site_id))
  useHeldFocus()
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  return (
    <>
      <PageHeader
        title={t('site_billing.title')}
        action={
          <>
            {can('manage-billing') && (
              <Link look="button" href={pathTo('/billing')}>
                {t('site_billing.account')}
              </Link>
            )}
            {data?.payments === 'on' && can('some-purchases', site_id) && (
              <Link look="button" variant="primary" href={pathTo('/sites/$site_id/cart', { site_id })}>
                {t('site_billing.to_cart')}
              </Link>
            )}
          </>
        }
      />
      {data && data.payments !== 'on' && (
        <div className={styles.notice}>
          <PaymentsOff payments={data.payments} />
        </div>
      )}
      {data && <ExceededNotice exceeded={data.exceeded} />}
      <Section title={t('site_billing.usage')} description={t('site_billing.usage_text')}>
        {usage.error && !usage.data ? (
          <ErrorState error={usage.error} onRetry={usage.refetch} />
        ) : usage.data ? (
          <Meters meters={usage.data.data} />
        ) : (
          <Skeleton />
        )}
      </Section>
      {!data && <Skeleton />}
      {data?.payments === 'on' && (
        <>
          {data.subscription ? (
            <SubscriptionSection subscription={data.subscription} />
          ) : (
            <Section title={t('site_billing.add_ons')}>
              <EmptyState title={t('site_billing.no_add_ons')} text={t('site_billing.no_add_ons_text')} />
            </Section>
          )}
          <EndedSubscriptions site_id={site_id} />
          <InvoiceTable site_id={site_id} />
        </>
      )}
    </>
  )
}
