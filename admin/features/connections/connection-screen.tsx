/** One connection: its state and what to do, its mapping and settings, a trial, and what is known of each lead there. */
import type { Connection } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { ConnectionBadge } from '../../product/connections/connection-badge.tsx'
import { connectionsPath } from '../../product/connections/paths.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ConnectionFields } from './connection-fields.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { ConnectionOverview } from './connection-overview.tsx'
import { ConnectionSettings } from './connection-settings.tsx'
import { canAsk } from './connection-words.ts'
import { EntryList } from './entry-list.tsx'
import { connectionQuery } from './queries.ts'
import { Trial } from './trial.tsx'
import { useConnectionActions } from './use-connection-actions.tsx'

const path = '/sites/$site_id/settings/connections/$connection_id'

export function ConnectionScreen() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { connection_id } = useParams({ from: path })
  const { data: connection, error, refetch } = useQuery(connectionQuery(site_id, connection_id))
  const { actions, dialogs, notice, run } = useConnectionActions(site_id, connection)
  if (error && !connection) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!connection) return null
  return (
    <>
      <PageHeader
        title={connection.name}
        status={<ConnectionBadge of={connection} />}
        back={{ label: t('connections.title'), href: connectionsPath(site_id) }}
        menu={actions}
      />
      <div className="stack">
        {notice}
        <ConnectionNotice site_id={site_id} of={connection} run={run} />
        <Parts site_id={site_id} connection={connection} />
      </div>
      {dialogs}
    </>
  )
}

/** Nothing can be mapped before a list is chosen, nor anything chosen before somebody has signed in. */
function Parts({ site_id, connection }: { site_id: string; connection: Connection }) {
  const { t } = useMessages()
  const [view, change] = useView(path)
  const { status, list } = connection
  if (status === 'authorization_pending') return null
  if (status === 'disconnected') return <ConnectionOverview site_id={site_id} of={connection} />
  if (!list) return <ConnectionSettings site_id={site_id} connection={connection} />
  const of = { site_id, connection }
  return (
    <Tabs
      label={connection.name}
      selected={view.tab ?? 'overview'}
      onSelect={tab => change({ tab: tab === 'overview' ? undefined : tab, status: undefined })}
      tabs={[
        {
          id: 'overview',
          label: t('connections.tab_overview'),
          content: <ConnectionOverview site_id={site_id} of={connection} />,
        },
        {
          id: 'fields',
          label: t('connections.tab_fields'),
          content: canAsk(connection) ? (
            <ConnectionFields key={list.id} {...of} list_id={list.id} />
          ) : (
            <Section title={t('connections.fields_title')}>
              <p className="muted">{t('connections.after_authorization')}</p>
            </Section>
          ),
        },
        { id: 'settings', label: t('connections.tab_settings'), content: <ConnectionSettings {...of} /> },
        { id: 'trial', label: t('connections.tab_trial'), content: <Trial {...of} /> },
        { id: 'leads', label: t('connections.tab_leads'), content: <EntryList {...of} /> },
      ]}
    />
  )
}
