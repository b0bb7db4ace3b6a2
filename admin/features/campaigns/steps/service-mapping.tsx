/** Where the answers of a form arrive at the marketing service: by the mapping of the connection. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { ConnectionBadge } from '../../../product/connections/connection-badge.tsx'
import { connectionPath, serviceNames } from '../../../product/connections/paths.ts'
import { connectionsQuery } from '../../../product/connections/queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Section } from '../../../ui/section.tsx'

type Props = {
  site_id: string
  connection_id: string
  /** Fields of the form, and the field of leads that each fills: its name, or the ID of a custom one. */
  asked: readonly { name: string; label: string; to: string | undefined }[]
}

export function ServiceMapping({ site_id, connection_id, asked }: Props) {
  const { t } = useMessages()
  const { data } = useQuery(connectionsQuery(site_id))
  const connection = data?.find(({ id }) => id === connection_id)
  if (!connection) return null
  const service = serviceNames[connection.service]
  const arrivesAt = (to: string | undefined) => {
    if (to === 'email') return t('filter.email')
    const field = connection.fields.find(one => one.field === to)
    return field ? field.service_name : <span className="muted">{t('campaign.not_sent', { service })}</span>
  }
  return (
    <Section
      title={t('campaign.at_service', { service })}
      description={t('campaign.at_service_text')}
      action={
        <Link href={connectionPath(site_id, connection_id, connection.list && 'fields')}>
          {connection.list ? t('campaign.change_mapping') : t('connections.choose_list')}
        </Link>
      }
    >
      <div className="stack">
        <div className="row-of">
          <span>{[connection.name, connection.list?.name].filter(Boolean).join(' · ')}</span>
          <ConnectionBadge of={connection} />
        </div>
        {!connection.list && (
          <Notice tone="info" title={t('connections.without_list_title')}>
            {t('connections.without_list_text')}
          </Notice>
        )}
        {connection.list && asked.length === 0 && <p className="muted">{t('campaign.mapping_needs_source')}</p>}
        {connection.list && asked.length > 0 && <Facts facts={asked.map(({ label, to }) => [label, arrivesAt(to)])} />}
      </div>
    </Section>
  )
}
