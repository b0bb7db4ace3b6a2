/** What each site may have: of the one that is chosen, the first one to begin with. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useAccountSites } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing.module.css'
import { Meters } from './meters.tsx'
import { siteUsageQuery } from './queries.ts'

export function SiteMeters() {
  const { t } = useMessages()
  const can = useCan()
  const [{ site }, show] = useView('/billing')
  const { data: all = [] } = useAccountSites()
  const sites = all.filter(({ id }) => can('read-site', id))
  const chosen = sites.find(({ id }) => id === site) ?? sites[0]
  const { data, error, refetch } = useQuery({ ...siteUsageQuery(chosen?.id ?? ''), enabled: chosen !== undefined })
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
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <Meters meters={data.data} />
      ) : (
        <Skeleton />
      )}
    </Section>
  )
}
