/** All broadcasts of a site: state, recipients, opens and clicks. */
import type { Broadcast } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Plus, Send } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { percent } from '../../../product/charts/percent.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useBroadcastActions } from './broadcast-actions.tsx'
import { BroadcastBadge } from './broadcast-badge.tsx'
import { NewBroadcastDialog } from './new-broadcast.tsx'
import { broadcastPath } from './paths.ts'
import { broadcastsQuery } from './queries.ts'

const states = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'canceled'] as const
const words = {
  draft: 'status.draft',
  scheduled: 'broadcasts.state_scheduled',
  sending: 'broadcasts.state_sending',
  paused: 'status.paused',
  sent: 'broadcasts.state_sent',
  failed: 'status.failed',
  canceled: 'status.canceled',
} as const

export function BroadcastList() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const [view, change] = useView('/sites/$site_id/emails/broadcasts')
  const [isCreating, setCreating] = useState(false)
  const status = states.find(known => known === view.status)
  const list = useList(broadcastsQuery(site_id, { search: view.q || undefined, status }))
  const { actionsOf, dialogs } = useBroadcastActions(site_id)
  const isFiltered = Boolean(view.q || status)
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setCreating(true)}>
      {t('broadcasts.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('broadcasts.title')} action={create} />
      <FilterBar search={{ label: t('broadcasts.search'), value: view.q ?? '', onChange: q => change({ q }) }}>
        <ChoiceBar
          label={t('broadcasts.state')}
          value={status ?? 'all'}
          onChange={next => change({ status: next === 'all' ? undefined : next })}
          options={[{ id: 'all', label: t('broadcasts.all') }, ...states.map(id => ({ id, label: t(words[id]) }))]}
        />
      </FilterBar>
      <DataTable
        label={t('broadcasts.title')}
        lines={2}
        {...list}
        nameOf={broadcast => broadcast.name}
        hrefOf={broadcast => broadcastPath(site_id, broadcast.id)}
        actionsOf={actionsOf}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<Send size={20} aria-hidden />}
              onClear={() => change({ q: undefined, status: undefined })}
            />
          ) : (
            <EmptyState
              icon={<Send size={20} aria-hidden />}
              title={t('broadcasts.empty_title')}
              text={t('broadcasts.empty_text')}
              action={create}
            />
          )
        }
        columns={useColumns()}
      />
      {dialogs}
      <NewBroadcastDialog
        site_id={site_id}
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={({ id }) => void router.navigate({ href: broadcastPath(site_id, id) })}
      />
    </>
  )
}

/** When it begins or began; of a draft when it was changed. */
const momentOf = ({ started_at, starts_at, updated_at }: Broadcast): string => started_at ?? starts_at ?? updated_at

function useColumns(): TableColumn<Broadcast>[] {
  const { t, number, moment } = useMessages()
  const { timezone } = useSite()
  const share = (count: number, { counts }: Broadcast) =>
    counts.delivered > 0 ? percent(number, count / counts.delivered) : '–'
  return [
    { id: 'name', label: t('broadcasts.name'), width: '2fr', cell: broadcast => broadcast.name },
    {
      id: 'status',
      label: t('broadcasts.state'),
      width: '140px',
      cell: broadcast => <BroadcastBadge status={broadcast.status} />,
    },
    {
      id: 'recipients',
      label: t('broadcasts.recipients'),
      align: 'end',
      width: '110px',
      cell: ({ counts, started_at }) => (
        <span className="numbers">{started_at === null ? '–' : number(counts.recipients)}</span>
      ),
    },
    {
      id: 'opened',
      label: t('metrics.opened'),
      align: 'end',
      width: '100px',
      hideBelow: 600,
      cell: broadcast => <span className="numbers">{share(broadcast.counts.opened, broadcast)}</span>,
    },
    {
      id: 'clicked',
      label: t('metrics.clicked'),
      align: 'end',
      width: '100px',
      hideBelow: 1024,
      cell: broadcast => <span className="numbers">{share(broadcast.counts.clicked, broadcast)}</span>,
    },
    {
      id: 'at',
      label: t('emails.at'),
      width: '220px',
      hideBelow: 600,
      cell: broadcast => moment(momentOf(broadcast), timezone),
    },
  ]
}
