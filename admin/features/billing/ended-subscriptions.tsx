/** Subscriptions that are over; absent while there is none. */
import { useMessages } from '../../messages/messages.tsx'
import { SubscriptionBadge } from '../../product/billing/subscription-badge.tsx'
import { intervalPrice, subscriptionName } from '../../product/billing/subscription-words.ts'
import { useList } from '../../product/lists/use-list.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import { endedSubscriptionsQuery } from './queries.ts'

export function EndedSubscriptions({ site_id }: { site_id?: string }) {
  const messages = useMessages()
  const { t, date } = messages
  const list = useList(endedSubscriptionsQuery(site_id))
  if (list.rows?.length === 0) return null
  return (
    <Section title={t('billing.ended_subscriptions')} description={t('billing.ended_text')} isFlush>
      <DataTable
        label={t('billing.ended_subscriptions')}
        {...list}
        isPart
        nameOf={one => subscriptionName(one, messages)}
        empty={null}
        columns={[
          { id: 'name', label: t('billing.plan_name'), cell: one => subscriptionName(one, messages) },
          { id: 'status', label: t('billing.state'), cell: one => <SubscriptionBadge subscription={one} /> },
          {
            id: 'price',
            label: t('billing.price'),
            align: 'end',
            hideBelow: 1024,
            cell: one => intervalPrice(one, one.interval, messages),
          },
          {
            id: 'ended',
            label: t('billing.ended'),
            width: '140px',
            cell: ({ ended_at }) => (ended_at ? date(ended_at) : '–'),
          },
        ]}
      />
    </Section>
  )
}
