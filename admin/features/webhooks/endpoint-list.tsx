/** The endpoints to which a site's events are sent, and the way to another. */
import type { WebhookEndpoint } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { wholeList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EndpointBadge } from './endpoint-badge.tsx'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { endpointsQuery } from './queries.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function EndpointList() {
  const { t, relative } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/webhooks')
  const [secret, setSecret] = useState<string>()
  const list = wholeList(useQuery(endpointsQuery(site_id)))
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'endpoint' })}>
      {t('webhooks.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('webhooks.title')} description={t('webhooks.text')} action={create} />
      <DataTable
        label={t('webhooks.title')}
        {...list}
        nameOf={({ url }) => url}
        hrefOf={({ id }) =>
          pathTo('/sites/$site_id/webhooks/$webhook_endpoint_id', { site_id, webhook_endpoint_id: id })
        }
        empty={
          <EmptyState
            icon={<Webhook size={20} aria-hidden />}
            title={t('webhooks.empty_title')}
            text={t('webhooks.empty_text')}
            action={create}
          />
        }
        columns={[
          { id: 'url', label: t('webhooks.url'), cell: ({ url }) => url },
          {
            id: 'events',
            label: t('webhooks.events'),
            hideBelow: 600,
            cell: endpoint => <Events of={endpoint} />,
          },
          {
            id: 'succeeded',
            label: t('webhooks.last_succeeded'),
            width: '170px',
            hideBelow: 1024,
            cell: ({ last_succeeded_at }) => (last_succeeded_at ? relative(last_succeeded_at) : t('webhooks.never')),
          },
          {
            id: 'status',
            label: t('webhooks.status'),
            width: '140px',
            cell: endpoint => <EndpointBadge of={endpoint} />,
          },
        ]}
      />
      <EndpointDialog
        isOpen={view.create === 'endpoint'}
        onClose={() => change({ create: undefined })}
        onCreated={setSecret}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}

/** The first of them by name, and how many more. */
export function Events({ of: { events } }: { of: Pick<WebhookEndpoint, 'events'> }) {
  const { t } = useMessages()
  const [first, ...more] = events
  if (first === '*') return t('webhooks.all_events')
  if (first === undefined) return t('webhooks.no_events')
  return (
    <>
      <code>{first}</code> {more.length > 0 && t('webhooks.more_events', { count: more.length })}
    </>
  )
}
