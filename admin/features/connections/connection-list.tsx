/** The connections of a site: their state, their last sync, what waits, what was refused, and the calls of the day. */
import type { Connection } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Plug, Plus } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { ConnectionBadge } from '../../product/connections/connection-badge.tsx'
import { connectionPath, serviceNames } from '../../product/connections/paths.ts'
import { connectionsQuery } from '../../product/connections/queries.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { lastSync, refusedLeads, useCallWords } from './connection-words.ts'

export function ConnectionList() {
  const { t, relative, number } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/settings/connections')
  const list = wholeList(useQuery(connectionsQuery(site_id)))
  const calls = useCallWords()
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'any' })}>
      {t('connections.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('connections.title')} description={t('connections.text')} action={create} />
      <DataTable
        label={t('connections.title')}
        {...list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => connectionPath(site_id, id)}
        empty={
          <EmptyState
            icon={<Plug size={20} aria-hidden />}
            title={t('connections.none')}
            text={t('connections.none_text')}
            action={create}
          />
        }
        columns={[
          { id: 'name', label: t('connections.name'), cell: ({ name }) => name },
          {
            id: 'list',
            label: t('connections.service'),
            width: '230px',
            hideBelow: 1024,
            cell: ({ service, list }) => [serviceNames[service], list?.name].filter(Boolean).join(' · '),
          },
          {
            id: 'synced',
            label: t('connections.last_sync'),
            width: '150px',
            hideBelow: 600,
            cell: one => <LastSync of={one} relative={relative} never={t('connections.never')} />,
          },
          {
            id: 'waiting',
            label: t('connections.waiting'),
            width: '90px',
            align: 'end',
            hideBelow: 1280,
            cell: ({ waiting }) => number(waiting),
          },
          {
            id: 'errors',
            label: t('connections.refused'),
            width: '95px',
            align: 'end',
            hideBelow: 1280,
            cell: one => number(refusedLeads(one)),
          },
          {
            id: 'calls',
            label: t('connections.calls_today'),
            width: '140px',
            align: 'end',
            hideBelow: 1280,
            cell: calls,
          },
          { id: 'status', label: t('connections.state'), width: '210px', cell: one => <ConnectionBadge of={one} /> },
        ]}
      />
      <ConnectDialog site_id={site_id} service={view.create} onClose={() => change({ create: undefined })} />
    </>
  )
}

type LastSyncProps = { of: Connection; relative: (at: string) => string; never: string }

function LastSync({ of, relative, never }: LastSyncProps) {
  const at = lastSync(of)
  return at ? relative(at) : never
}
