/** The services that can be connected, each with its connections and the way to another. */
import type { Connection, Integration, MarketingService } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ConnectionBadge } from '../../product/connections/connection-badge.tsx'
import { connectionPath, connectionsPath, serviceNames } from '../../product/connections/paths.ts'
import { connectionsQuery, integrationsQuery } from '../../product/connections/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './other-ways.module.css'

const texts: Record<MarketingService, MessageKey> = {
  mailchimp: 'integrations.mailchimp',
  constant_contact: 'integrations.constant_contact',
  activecampaign: 'integrations.activecampaign',
}

export function ServiceCatalogue({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(integrationsQuery(site_id))
  const { data: connections } = useQuery(connectionsQuery(site_id))
  return (
    <Section
      title={t('integrations.services')}
      description={t('integrations.services_text')}
      action={<Link href={connectionsPath(site_id)}>{t('connections.title')}</Link>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      <ul className={styles.ways}>
        {data?.map(integration => (
          <Service
            key={integration.service}
            site_id={site_id}
            of={integration}
            connections={connections?.filter(one => one.service === integration.service) ?? []}
          />
        ))}
      </ul>
    </Section>
  )
}

type ServiceProps = { site_id: string; of: Integration; connections: readonly Connection[] }

function Service({ site_id, of: { service }, connections }: ServiceProps) {
  const { t } = useMessages()
  const name = serviceNames[service]
  const open = connections.filter(({ status }) => status !== 'disconnected')
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="muted">{t(texts[service])}</p>
        {open.map(connection => (
          <p key={connection.id} className="row-of">
            <Link href={connectionPath(site_id, connection.id)}>{connection.name}</Link>
            <ConnectionBadge of={connection} />
          </p>
        ))}
      </div>
      <Link
        look="button"
        href={connectionsPath(site_id, service)}
        aria-label={
          open.length > 0 ? t('integrations.connect_another_of', { name }) : t('integrations.connect_service', { name })
        }
      >
        <span className="one-line">
          {open.length > 0 ? t('integrations.connect_another') : t('connections.connect')}
        </span>
      </Link>
    </li>
  )
}
