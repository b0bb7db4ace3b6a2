/** The ledger: every event that Stripe told of, and what it did. */
import type { PaymentEvent } from '@leadwright/sdk'
import { Webhook } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './billing-console.module.css'
import { EventBadge, eventStateNames } from './event-badge.tsx'
import { EventDetails } from './event-details.tsx'
import { eventsQuery } from './queries.ts'

const icon = <Webhook size={20} aria-hidden />
const states = ['waiting', 'done', 'ignored', 'failed'] as const

export function EventTable() {
  const { t, moment, number } = useMessages()
  const [view, show] = useView('/console/billing')
  const status = states.find(one => one === view.status)
  const [isWaiting, setWaiting] = useState(false)
  const list = useList(eventsQuery({ status, object_id: view.object }, isWaiting))
  const hasWaiting = list.rows?.some(one => one.status === 'waiting') ?? false
  // The list is read again and again as long as one waits.
  if (list.rows && hasWaiting !== isWaiting) setWaiting(hasWaiting)
  const [opened, open] = useState<PaymentEvent>()
  return (
    <Section title={t('billing_console.events')} description={t('billing_console.events_text')} isFlush>
      <div className={styles.filters}>
        <FilterBar
          search={{
            label: t('billing_console.search_object'),
            value: view.object ?? '',
            onChange: object => show({ object: object.trim() }),
          }}
        >
          <Select
            label={t('billing_console.state')}
            isRequired
            value={status ?? 'any'}
            onChange={id => show({ status: id === 'any' ? undefined : id })}
            options={[
              { id: 'any', label: t('billing_console.any_state') },
              ...states.map(id => ({ id, label: t(eventStateNames[id]) })),
            ]}
          />
        </FilterBar>
      </div>
      <DataTable
        label={t('billing_console.events')}
        {...list}
        isPart
        nameOf={({ type, object_id }) => `${type} ${object_id}`}
        onOpen={open}
        empty={
          status || view.object ? (
            <NoMatches icon={icon} onClear={() => show({ status: undefined, object: undefined })} />
          ) : (
            <EmptyState icon={icon} title={t('billing_console.no_events')} text={t('billing_console.no_events_text')} />
          )
        }
        columns={[
          { id: 'type', label: t('billing_console.event'), cell: ({ type }) => <EventType type={type} /> },
          { id: 'object', label: t('billing_console.object'), hideBelow: 1280, cell: ({ object_id }) => object_id },
          {
            id: 'status',
            label: t('billing_console.state'),
            width: '130px',
            cell: one => <EventBadge status={one.status} />,
          },
          {
            id: 'effects',
            label: t('billing_console.effects'),
            width: '100px',
            align: 'end',
            hideBelow: 1024,
            cell: ({ effects }) => number(effects.length),
          },
          {
            id: 'at',
            label: t('billing_console.received'),
            width: '180px',
            cell: ({ received_at }) => moment(received_at),
          },
        ]}
      />
      <Dialog title={opened?.type ?? ''} isOpen={opened !== undefined} onClose={() => open(undefined)}>
        {opened && <EventDetails listed={opened} />}
      </Dialog>
    </Section>
  )
}

/** Long ones break behind their dots and underscores. */
const EventType = ({ type }: { type: string }) =>
  [...type.split(/(?<=[._])/).entries()].map(([at, part]) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
