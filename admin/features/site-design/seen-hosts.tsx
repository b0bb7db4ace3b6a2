/** From which hosts pages asked for the widget, how often, and what was refused. */

import type { HostSettings, WidgetHost } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Globe, Plus } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { updated } from '../../product/lists/shown.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { hostClient } from '../../product/site-design/client.ts'
import { hostSettingsQuery, hostsQuery } from '../../product/site-design/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'

type SeenHostsProps = { site_id: string; settings: HostSettings | undefined }

export function SeenHosts({ site_id, settings }: SeenHostsProps) {
  const { t, number, relative } = useMessages()
  const { data, error, refetch } = useQuery(hostsQuery(site_id))
  const allow = useChange({
    run: ({ host }: WidgetHost) => {
      const allowed_hosts = [...(settings?.allowed_hosts ?? []), host]
      return hostClient.hosts.updateSettings({ site_id, body: { allowed_hosts } }, { ifMatch: settings?.version })
    },
    shows: ({ host }) => [
      updated(hostSettingsQuery(site_id), former => ({ ...former, allowed_hosts: [...former.allowed_hosts, host] })),
    ],
    refreshes: [hostsQuery(site_id).queryKey],
    done: (_, { host }) => ({ text: t('hosts.allowed_toast', { host }) }),
  })
  const nameOf = (row: WidgetHost) => row.host || t('hosts.unknown')
  const canAllow = (row: WidgetHost) => settings && settings.allowed_hosts.length > 0 && !row.allowed && row.host !== ''
  return (
    <Section title={t('hosts.seen')} description={t('hosts.seen_text')} isFlush>
      <DataTable
        label={t('hosts.seen')}
        rows={data && [...data.data]}
        idOf={row => row.host || '-'}
        nameOf={nameOf}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState
            icon={<Globe size={20} aria-hidden />}
            title={t('hosts.empty_title')}
            text={t('hosts.empty_text')}
          />
        }
        columns={[
          { id: 'host', label: t('hosts.host'), cell: nameOf },
          {
            id: 'allowed',
            label: t('sites.state'),
            width: '120px',
            cell: row => (
              <Badge tone={row.allowed ? 'good' : 'warning'}>
                {t(row.allowed ? 'hosts.is_allowed' : 'hosts.is_refused')}
              </Badge>
            ),
          },
          {
            id: 'pages',
            label: t('hosts.pages'),
            width: '140px',
            align: 'end',
            hideBelow: 1024,
            cell: row => number(row.config_count),
          },
          {
            id: 'submissions',
            label: t('hosts.submissions'),
            width: '110px',
            align: 'end',
            hideBelow: 1280,
            cell: row => number(row.submission_count),
          },
          {
            id: 'refused',
            label: t('hosts.refused'),
            width: '110px',
            align: 'end',
            hideBelow: 600,
            cell: row => number(row.refused_count),
          },
          {
            id: 'seen',
            label: t('hosts.last_seen'),
            width: '150px',
            hideBelow: 1280,
            cell: row => relative(row.last_seen_at),
          },
        ]}
        actionsOf={row =>
          canAllow(row)
            ? [
                {
                  id: 'allow',
                  label: t('hosts.allow'),
                  icon: <Plus size={16} aria-hidden />,
                  onAction: () => allow.mutate(row),
                },
              ]
            : []
        }
      />
    </Section>
  )
}
