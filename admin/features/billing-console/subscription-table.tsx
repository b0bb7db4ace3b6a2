/** Subscriptions of all accounts. */
import type { InstallationSubscription } from '@leadwright/sdk'
import { Repeat } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { SubscriptionBadge, subscriptionStateNames } from '../../product/billing/subscription-badge.tsx'
import { intervalPrice, subscriptionName } from '../../product/billing/subscription-words.ts'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './billing-console.module.css'
import { ownerName } from './owner.ts'
import { subscriptionsQuery } from './queries.ts'

const icon = <Repeat size={20} aria-hidden />
const states = ['active', 'expiring', 'expired', 'cancelled'] as const

export function SubscriptionTable() {
  const messages = useMessages()
  const { t, date } = messages
  const [view, show] = useView('/console/billing')
  const status = states.find(one => one === view.status)
  const list = useList(subscriptionsQuery(status))
  return (
    <Section title={t('billing_console.subscriptions')} isFlush>
      <div className={styles.filters}>
        <FilterBar>
          <Select
            label={t('billing_console.state')}
            isRequired
            value={status ?? 'any'}
            onChange={id => show({ status: id === 'any' ? undefined : id })}
            options={[
              { id: 'any', label: t('billing_console.any_state') },
              ...states.map(id => ({ id, label: t(subscriptionStateNames[id]) })),
            ]}
          />
        </FilterBar>
      </div>
      <DataTable
        label={t('billing_console.subscriptions')}
        {...list}
        isPart
        nameOf={one => `${ownerName(one)}, ${subscriptionName(one, messages)}`}
        empty={
          status ? (
            <NoMatches icon={icon} onClear={() => show({ status: undefined })} />
          ) : (
            <EmptyState
              icon={icon}
              title={t('billing_console.no_subscriptions')}
              text={t('billing_console.no_subscriptions_text')}
            />
          )
        }
        columns={[
          { id: 'owner', label: t('billing_console.account'), cell: one => ownerName(one) },
          { id: 'plan', label: t('billing_console.plan'), cell: one => subscriptionName(one, messages) },
          { id: 'status', label: t('billing_console.state'), cell: one => <SubscriptionBadge subscription={one} /> },
          {
            id: 'price',
            label: t('billing_console.price'),
            width: '150px',
            align: 'end',
            hideBelow: 1280,
            cell: one => <span className={styles.whole}>{intervalPrice(one, one.interval, messages)}</span>,
          },
          {
            id: 'next',
            label: t('billing_console.next'),
            width: '140px',
            hideBelow: 1024,
            cell: one => toNextDate(one, date),
          },
        ]}
      />
    </Section>
  )
}

function toNextDate({ renews_at, ends_at, ended_at }: InstallationSubscription, date: (iso: string) => string): string {
  const at = renews_at ?? ended_at ?? ends_at
  return at ? date(at) : '–'
}
