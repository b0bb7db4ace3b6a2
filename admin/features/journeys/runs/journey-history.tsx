/** The runs of a journey: who, since when, in which state, for how long. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useParam, useView } from '../../../app/use-view.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Select } from '../../../ui/select.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSite } from '../../sites/queries.ts'
import { JourneySections } from '../journey-sections.tsx'
import { JourneyState } from '../journey-state.tsx'
import { journeysPath, runPath } from '../paths.ts'
import { journeyQuery, runsQuery } from '../queries.ts'
import { dayBound } from './day-bounds.ts'
import { useRunActions } from './run-actions.tsx'
import { reasonWords, spanWords } from './run-words.ts'

const statuses = ['pending', 'running', 'waiting', 'delayed', 'stopped', 'failed', 'completed'] as const
const words = {
  pending: 'status.pending',
  running: 'status.running',
  waiting: 'status.waiting',
  delayed: 'status.delayed',
  stopped: 'status.stopped',
  failed: 'status.failed',
  completed: 'status.completed',
} as const

export function JourneyHistory() {
  const messages = useMessages()
  const { t, moment } = messages
  const { site_id, timezone } = useSite()
  const journey_id = useParam('journey_id')
  const [view, change] = useView()
  const status = statuses.find(known => known === view.status)
  const isFiltered = Boolean(status || view.from || view.to)
  const zone = timezone ?? 'UTC'
  const { data: journey } = useQuery(journeyQuery(site_id, journey_id))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    runsQuery(site_id, { journey_id, status, from: dayBound(view.from, zone), to: dayBound(view.to, zone, 1) }),
  )
  const { actionsOf, dialog } = useRunActions(site_id)
  return (
    <>
      <PageHeader
        title={journey?.name ?? t('journeys.history')}
        status={journey && <JourneyState journey={journey} />}
        back={{ label: t('journeys.title'), href: journeysPath(site_id) }}
      />
      <JourneySections site_id={site_id} journey_id={journey_id} here="history" />
      <FilterBar count={journey && t('runs.count', { count: journey.runs.enrolled })}>
        <Select
          label={t('runs.status')}
          isRequired
          value={status ?? 'any'}
          onChange={id => change({ status: id === 'any' ? undefined : id })}
          options={[{ id: 'any', label: t('runs.any_status') }, ...statuses.map(id => ({ id, label: t(words[id]) }))]}
        />
        <TextField
          label={t('runs.from')}
          isRequired
          type="date"
          value={view.from ?? ''}
          onChange={from => change({ from: from || undefined })}
        />
        <TextField
          label={t('runs.to')}
          isRequired
          type="date"
          value={view.to ?? ''}
          onChange={to => change({ to: to || undefined })}
        />
      </FilterBar>
      <DataTable
        label={t('journeys.history')}
        rows={data?.pages.flatMap(page => page.data)}
        idOf={run => run.run_id}
        nameOf={run => run.lead.name || run.lead.email}
        hrefOf={run => runPath(site_id, journey_id, run.run_id)}
        actionsOf={actionsOf}
        error={error}
        onRetry={refetch}
        more={{ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() }}
        empty={
          <EmptyState
            icon={<History size={20} aria-hidden />}
            title={t(isFiltered ? 'ui.nothing_matches' : 'runs.empty_title')}
            text={isFiltered ? undefined : t('runs.empty_text')}
          />
        }
        columns={[
          { id: 'lead', label: t('runs.lead'), cell: run => run.lead.name || run.lead.email },
          { id: 'status', label: t('runs.status'), cell: run => <StatusBadge status={run.run_status} /> },
          { id: 'run_date', label: t('runs.date'), hideBelow: 600, cell: run => moment(run.run_date, timezone) },
          {
            id: 'run_duration',
            label: t('runs.duration'),
            align: 'end',
            hideBelow: 600,
            cell: run => (run.run_duration === null ? '–' : spanWords(messages, run.run_duration)),
          },
          {
            id: 'why',
            label: t('runs.why'),
            hideBelow: 1024,
            cell: run =>
              run.wait?.until
                ? t('runs.until', { at: moment(run.wait.until, timezone) })
                : reasonWords(messages, run.reason ?? run.wait?.reason ?? ''),
          },
          {
            id: 'run_id',
            label: t('runs.run_id'),
            hideBelow: 1024,
            cell: run => <code title={run.run_id}>{`…${run.run_id.slice(-8)}`}</code>,
          },
        ]}
      />
      {dialog}
    </>
  )
}
