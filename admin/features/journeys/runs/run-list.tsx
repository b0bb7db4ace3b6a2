/** The runs of a journey: who, since when, in which state, for how long. */
import type { RunFilter } from '@leadwright/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, History, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { EnrollmentsUnderWay } from '../../../product/enrollments/progress.tsx'
import type { Step } from '../../../product/journeys/document.ts'
import { JourneyState } from '../../../product/journeys/journey-state.tsx'
import { journeysPath, runPath } from '../../../product/journeys/paths.ts'
import { journeyQuery, runsQuery } from '../../../product/journeys/queries.ts'
import { reasonWords, spanWords, waitWords } from '../../../product/journeys/run-words.ts'
import { stepLabel } from '../../../product/journeys/step-label.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useParam, useView } from '../../../product/screens/use-view.ts'
import { client } from '../../../product/session/api.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { dayBound, lastMomentOf } from '../../../product/zone-time.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Select } from '../../../ui/select.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { JourneySections } from '../journey-sections.tsx'
import { PeriodFields } from '../period-fields.tsx'
import { saveText } from '../save-file.ts'
import { RunsUnderWay, SelectedRuns, useManyRuns } from './many-runs.tsx'
import { MoveRunsDialog } from './move-runs-dialog.tsx'
import { journeyMetricsQuery } from './queries.ts'
import { useRunActions } from './run-actions.tsx'

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

export function RunList() {
  const messages = useMessages()
  const { t, moment } = messages
  const { site_id, timezone } = useSite()
  const journey_id = useParam('journey_id')
  const [view, change] = useView()
  const status = statuses.find(known => known === view.status)
  const zone = timezone ?? 'UTC'
  const version = /^\d+$/.test(view.version ?? '') ? Number(view.version) : undefined
  const filter: RunFilter = {
    journey_id,
    status,
    journey_version: version,
    step_id: view.step,
    search: view.q,
    from: dayBound(view.from, zone),
    to: lastMomentOf(view.to, zone),
  }
  const isFiltered = Object.values(filter).filter(value => value !== undefined).length > 1
  const { data: journey } = useQuery(journeyQuery(site_id, journey_id))
  const { data: metrics } = useQuery(journeyMetricsQuery(site_id, journey_id))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    runsQuery(site_id, filter),
  )
  const [isMoving, setMoving] = useState(false)
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const many = useManyRuns(site_id, filter)
  const download = useChange({
    run: () => client.runs.export({ site_id, ...filter }),
    done: csv => {
      saveText(`${journey?.name ?? 'runs'}.csv`, csv, 'text/csv')
      return undefined
    },
  })
  const steps = (journey?.document.steps ?? []) as Step[]
  const types = new Map(metrics?.steps.map(step => [step.step_id, step.step_type]))
  const outdated = metrics?.versions.some(of => of.journey_version !== journey?.published_version && of.live > 0)
  const { actionsOf, dialog } = useRunActions(site_id)
  return (
    <>
      <PageHeader
        title={journey?.name ?? t('journeys.history')}
        status={journey && <JourneyState journey={journey} />}
        back={{ label: t('journeys.title'), href: journeysPath(site_id) }}
        menu={[
          {
            id: 'export',
            label: t('runs.export'),
            icon: <Download size={16} aria-hidden />,
            onAction: () => download.mutate(),
          },
          ...(outdated && journey?.published_version
            ? [
                {
                  id: 'move',
                  label: t('moves.open'),
                  icon: <Shuffle size={16} aria-hidden />,
                  onAction: () => setMoving(true),
                },
              ]
            : []),
          ...many.actions,
        ]}
      />
      <JourneySections site_id={site_id} journey_id={journey_id} here="history" />
      <div className="run-notices">
        <EnrollmentsUnderWay site_id={site_id} journey_id={journey_id} />
        <RunsUnderWay site_id={site_id} />
      </div>
      <FilterBar
        search={{ label: t('runs.search'), value: view.q ?? '', onChange: q => change({ q: q || undefined }) }}
        count={journey && t('runs.count', { count: journey.runs.enrolled })}
        selection={
          selected.size > 0
            ? {
                text: t('runs.selected', { count: selected.size }),
                actions: (
                  <SelectedRuns site_id={site_id} run_ids={[...selected]} onDone={() => setSelected(new Set())} />
                ),
                onClear: () => setSelected(new Set()),
              }
            : undefined
        }
      >
        <Select
          label={t('runs.status')}
          isRequired
          value={status ?? 'any'}
          onChange={id => change({ status: id === 'any' ? undefined : id })}
          options={[{ id: 'any', label: t('runs.any_status') }, ...statuses.map(id => ({ id, label: t(words[id]) }))]}
        />
        <Select
          label={t('runs.step')}
          isRequired
          value={view.step ?? 'any'}
          onChange={id => change({ step: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('runs.any_step') },
            ...(metrics?.steps ?? []).map(step => ({
              id: step.step_id,
              label: stepLabel(messages, steps, step.step_id, step.step_type),
            })),
          ]}
        />
        {(metrics?.versions.length ?? 0) > 1 && (
          <Select
            label={t('metrics.version')}
            isRequired
            value={view.version ?? 'any'}
            onChange={id => change({ version: id === 'any' ? undefined : id })}
            options={[
              { id: 'any', label: t('runs.any_version') },
              ...(metrics?.versions ?? []).map(of => ({
                id: String(of.journey_version),
                label: t('run.by_version', { version: of.journey_version }),
              })),
            ]}
          />
        )}
        <PeriodFields labels={{ from: t('runs.from'), to: t('runs.to') }} period={view} onChange={change} />
      </FilterBar>
      <DataTable
        label={t('journeys.history')}
        rows={data?.pages.flatMap(page => page.data)}
        idOf={run => run.run_id}
        nameOf={run => run.lead.name || run.lead.email}
        hrefOf={run => runPath(site_id, journey_id, run.run_id)}
        actionsOf={actionsOf}
        selected={selected}
        onSelect={setSelected}
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
          {
            id: 'run_date',
            label: t('runs.date'),
            hideBelow: 600,
            cell: run => <span className="run-cell">{moment(run.run_date, timezone)}</span>,
          },
          {
            id: 'run_duration',
            label: t('runs.duration'),
            align: 'end',
            hideBelow: 1024,
            cell: run => (
              <span className="run-cell">
                {run.run_duration === null ? '–' : spanWords(messages, run.run_duration)}
              </span>
            ),
          },
          {
            id: 'step',
            label: t('runs.step'),
            hideBelow: 1280,
            cell: run => (run.step_id ? stepLabel(messages, steps, run.step_id, types.get(run.step_id)) : '–'),
          },
          {
            id: 'why',
            label: t('runs.why'),
            hideBelow: 1280,
            cell: run =>
              run.stalled
                ? t('runs.stands_still')
                : run.wait?.until
                  ? t('runs.until', { at: moment(run.wait.until, timezone) })
                  : run.wait
                    ? waitWords(messages, run.wait)
                    : reasonWords(messages, run.reason ?? ''),
          },
          {
            id: 'run_id',
            label: t('runs.run_id'),
            hideBelow: 1280,
            cell: run => <code className="run-cell" title={run.run_id}>{`…${run.run_id.slice(-6)}`}</code>,
          },
        ]}
      />
      {dialog}
      {many.dialog}
      {journey && (
        <MoveRunsDialog site_id={site_id} journey={journey} isOpen={isMoving} onClose={() => setMoving(false)} />
      )}
    </>
  )
}
