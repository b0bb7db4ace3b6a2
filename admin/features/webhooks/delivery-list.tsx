/** What was or is to be sent to an endpoint; one of them opens with its attempts. */
import type { WebhookDelivery, WebhookEndpoint } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw, Webhook } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { ofSite, refreshAll, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Select } from '../../ui/select.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { webhooks } from './client.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { deliveriesQuery } from './queries.ts'

const states = {
  pending: 'status.pending',
  succeeded: 'status.delivered',
  failed: 'status.failed',
  canceled: 'status.canceled',
} as const
const badgeOf = { pending: 'pending', succeeded: 'delivered', failed: 'failed', canceled: 'canceled' } as const
const stateNames = ['pending', 'succeeded', 'failed', 'canceled'] as const

export function DeliveryList({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t, moment, number } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/webhooks/$webhook_endpoint_id')
  const [opened, setOpened] = useState<string>()
  const status = stateNames.find(known => known === view.status)
  const list = useList(deliveriesQuery(site_id, endpoint.id, status))
  useFollowing(site_id, list.rows)
  const resend = useChange({
    run: (webhook_delivery_id: string) =>
      webhooks.resendDelivery({ site_id, webhook_endpoint_id: endpoint.id, webhook_delivery_id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'webhook_deliveries'),
    done: () => ({ text: t('webhooks.resent') }),
  })
  const actionsOf = ({ id }: WebhookDelivery) => [
    {
      id: 'resend',
      label: t('webhooks.resend'),
      icon: <RotateCw size={16} aria-hidden />,
      isDisabled: endpoint.status === 'disabled',
      onAction: () => resend.mutate(id),
    },
  ]
  return (
    <>
      <FilterBar>
        <Select
          label={t('webhooks.status')}
          isRequired
          value={status ?? 'any'}
          onChange={id => change({ status: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('webhooks.any_status') },
            ...stateNames.map(id => ({ id, label: t(states[id]) })),
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('webhooks.deliveries')}
        {...list}
        nameOf={({ event_name }) => event_name}
        {...(endpoint.manageable && { onOpen: ({ id }: WebhookDelivery) => setOpened(id), actionsOf })}
        empty={
          status ? (
            <NoMatches icon={<Webhook size={20} aria-hidden />} onClear={() => change({ status: undefined })} />
          ) : (
            <EmptyState
              icon={<Webhook size={20} aria-hidden />}
              title={t('webhooks.no_deliveries')}
              text={t('webhooks.no_deliveries_text')}
            />
          )
        }
        columns={[
          { id: 'event', label: t('webhooks.event'), cell: ({ event_name }) => <code>{event_name}</code> },
          {
            id: 'at',
            label: t('webhooks.at'),
            width: '230px',
            hideBelow: 600,
            cell: ({ created_at }) => moment(created_at, timezone),
          },
          {
            id: 'attempts',
            label: t('webhooks.attempts'),
            width: '110px',
            align: 'end',
            hideBelow: 1024,
            cell: ({ attempts }) => number(attempts),
          },
          {
            id: 'answer',
            label: t('webhooks.answer'),
            width: '110px',
            align: 'end',
            hideBelow: 600,
            cell: ({ response_status }) => response_status ?? '',
          },
          {
            id: 'status',
            label: t('webhooks.status'),
            width: '140px',
            cell: one => <StatusBadge status={badgeOf[one.status]} />,
          },
        ]}
      />
      <DeliveryDialog endpoint_id={endpoint.id} delivery_id={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

const look_ms = 2_000
const soon_ms = 15_000

/** Deliveries are no events themselves, or each would bring another: those that end soon are looked at again. */
function useFollowing(site_id: string, rows: readonly WebhookDelivery[] | undefined): void {
  const queries = useQueryClient()
  const isSoon = rows?.some(
    ({ status, next_attempt_at }) =>
      status === 'pending' && next_attempt_at !== null && Date.parse(next_attempt_at) < Date.now() + soon_ms,
  )
  useEffect(() => {
    if (!isSoon) return
    const timer = setInterval(
      () => void refreshAll(queries, ofSite(site_id, 'webhook_deliveries', 'webhook_endpoints')),
      look_ms,
    )
    return () => clearInterval(timer)
  }, [isSoon, queries, site_id])
}
