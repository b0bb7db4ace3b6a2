/** The plan with its meters, and the subscriptions that pay for it and for add-ons of sites. */
import type { Billing } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { planFeatureName } from '../../product/plan-words.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing.module.css'
import { EndedSubscriptions } from './ended-subscriptions.tsx'
import { ExceededNotice } from './exceeded.tsx'
import { Meters } from './meters.tsx'
import { usageQuery } from './queries.ts'
import { SiteMeters } from './site-meters.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

export function PlanPart({ billing }: { billing: Billing }) {
  const { t, date } = useMessages()
  const { data, error, refetch } = useQuery(usageQuery())
  const { plan, subscription, site_subscriptions, payments } = billing
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      {plan?.ended && (
        <div className={styles.notice}>
          <Notice tone="bad" title={t('billing.plan_ended', { name: plan.name })}>
            {t('billing.plan_ended_text')}
          </Notice>
        </div>
      )}
      {!plan?.ended && <ExceededNotice exceeded={billing.exceeded} />}
      <Section
        title={data?.plan ? t('billing.plan', { name: data.plan.name }) : t('billing.account')}
        description={
          plan?.source === 'granted'
            ? plan.ends_at
              ? t('billing.granted_until', { date: date(plan.ends_at) })
              : t('billing.granted')
            : data && !data.plan && payments === 'on'
              ? t('billing.without_plan')
              : undefined
        }
        action={
          payments === 'on' &&
          !subscription && (
            <Link look="button" variant="primary" href={pathTo('/checkout')}>
              {t('billing.subscribe')}
            </Link>
          )
        }
      >
        {data ? <Meters meters={data.account} /> : <Skeleton />}
      </Section>
      {subscription && <SubscriptionSection subscription={subscription} />}
      <SiteMeters />
      {site_subscriptions.map(one => (
        <SubscriptionSection key={one.id} subscription={one} />
      ))}
      {data?.plan && (
        <Section title={t('billing.features')}>
          <div className={styles.features}>
            {data.features.map(({ name, included }) => (
              <Badge
                key={name}
                {...(included && { tone: 'good' })}
                icon={included ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
              >
                {included ? planFeatureName(name, t) : t('billing.not_included', { name: planFeatureName(name, t) })}
              </Badge>
            ))}
          </div>
        </Section>
      )}
      {payments === 'on' && <EndedSubscriptions />}
    </>
  )
}
