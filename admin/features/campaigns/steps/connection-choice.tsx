/** The connection by which leads of the campaign are sent to a marketing service. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { ConnectionBadge } from '../../../product/connections/connection-badge.tsx'
import { connectionPath, connectionsPath, serviceNames } from '../../../product/connections/paths.ts'
import { connectionsQuery } from '../../../product/connections/queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import type { StepProps } from './step.ts'

const none = 'none'

export function ConnectionChoice({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  const { data } = useQuery(connectionsQuery(site_id))
  const open = data?.filter(({ id, status }) => status !== 'disconnected' || id === draft.connection_id) ?? []
  const chosen = open.find(({ id }) => id === draft.connection_id)
  return (
    <Section
      title={t('campaign.service')}
      description={data?.length === 0 ? t('campaign.service_unconnected') : t('campaign.service_text')}
      action={
        data && (
          <Link href={connectionsPath(site_id, data.length === 0 ? 'any' : undefined)}>
            {data.length === 0 ? t('connections.create') : t('connections.title')}
          </Link>
        )
      }
    >
      <div className="stack">
        <Select
          name="connection_id"
          label={t('campaign.marketing_service')}
          isRequired
          value={draft.connection_id ?? none}
          onChange={id => change({ connection_id: id === none ? null : id })}
          options={[
            { id: none, label: t('campaign.service_none') },
            ...open.map(({ id, name, service, list }) => ({
              id,
              label: name,
              note: [serviceNames[service], list?.name].filter(Boolean).join(' · '),
            })),
          ]}
        />
        {chosen && (
          <div className="row-of">
            <ConnectionBadge of={chosen} />
            <Link href={connectionPath(site_id, chosen.id)}>{t('connections.open')}</Link>
          </div>
        )}
      </div>
    </Section>
  )
}
