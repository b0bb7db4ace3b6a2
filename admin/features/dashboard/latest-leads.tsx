/** The newest leads, in real time. */

import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { fullName } from '../../product/leads/lead-view.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './latest-leads.module.css'
import { latestLeadsQuery } from './queries.ts'

export function LatestLeads({ site_id }: { site_id: string }) {
  const { t, relative } = useMessages()
  const { data: leads, error, refetch } = useQuery(latestLeadsQuery(site_id))
  return (
    <Section title={t('dashboard.latest')}>
      {error && !leads ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !leads ? (
        <Skeleton />
      ) : leads.length === 0 ? (
        <p className="muted">{t('dashboard.no_leads')}</p>
      ) : (
        <>
          <ul className={styles.latest}>
            {leads.map(lead => (
              <li key={lead.id}>
                <span className={styles.name}>
                  <Link look="plain" href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id })}>
                    {fullName(lead) || lead.email}
                  </Link>
                </span>
                <time className="muted numbers" dateTime={lead.registered_at}>
                  {relative(lead.registered_at)}
                </time>
                {fullName(lead) && <span className={`muted ${styles.name}`}>{lead.email}</span>}
              </li>
            ))}
          </ul>
          <p className={styles.link}>
            <Link href={pathTo('/sites/$site_id/leads', { site_id })}>{t('dashboard.all_leads')}</Link>
          </p>
        </>
      )}
    </Section>
  )
}
