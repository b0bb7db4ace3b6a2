/** The account's plan: what it allows, how much of that is used, and on which site. */
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { planFeatureName } from '../../product/plan-words.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useAccountSites } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import styles from './billing.module.css'
import { Meters } from './meters.tsx'
import { siteUsageQuery, usageQuery } from './queries.ts'

export function Billing() {
  const { t } = useMessages()
  useTitle(t('billing.title'))
  const { data, error, refetch } = useQuery(usageQuery())
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <PageHeader title={t('billing.title')} />
      {data && !data.plan && (
        <div className={styles.notice}>
          <Notice tone="good" title={t('billing.no_plan')}>
            {t('billing.no_plan_text')}
          </Notice>
        </div>
      )}
      <Section title={data?.plan ? t('billing.plan', { name: data.plan.name }) : t('billing.account')}>
        {data ? <Meters meters={data.account} /> : <Skeleton />}
      </Section>
      <SiteMeters />
      {data?.plan && (
        <Section title={t('billing.features')}>
          <div className={styles.features}>
            {data.features.map(({ name, included }) => (
              <Badge
                key={name}
                tone={included ? 'good' : 'info'}
                icon={included ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
              >
                {included ? planFeatureName(name, t) : t('billing.not_included', { name: planFeatureName(name, t) })}
              </Badge>
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

/** Of the site that is chosen, the first one to begin with. */
function SiteMeters() {
  const { t } = useMessages()
  const can = useCan()
  const [{ site }, show] = useView('/billing')
  const { data: all = [] } = useAccountSites()
  const sites = all.filter(({ id }) => can('read-site', id))
  const chosen = sites.find(({ id }) => id === site) ?? sites[0]
  const { data } = useQuery({ ...siteUsageQuery(chosen?.id ?? ''), enabled: chosen !== undefined })
  if (!chosen) return null
  return (
    <Section title={t('billing.site')} description={t('billing.site_text')}>
      {sites.length > 1 && (
        <div className={styles.site}>
          <Select
            label={t('billing.choose_site')}
            isRequired
            options={sites.map(({ id, name }) => ({ id, label: name }))}
            value={chosen.id}
            onChange={id => show({ site: id })}
          />
        </div>
      )}
      {data ? <Meters meters={data.data} /> : <Skeleton />}
    </Section>
  )
}
