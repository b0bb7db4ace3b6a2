/** The runs of a journey: who, since when, in which state, for how long. */

import type { RunFilter } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Download, History, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { runClient } from '../../../product/journeys/client.ts'
import { runPath } from '../../../product/journeys/paths.ts'
import { journeyQuery, runsQuery } from '../../../product/journeys/queries.ts'
import { leadName } from '../../../product/leads/lead-name.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { OperationsUnderWay } from '../../../product/operations/operation-notices.tsx'
import { saveText } from '../../../product/save-file.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { dayBound, lastMomentOf } from '../../../product/zone-time.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { JourneyHeader } from '../journey-header.tsx'
import { SelectedRuns, useManyRuns } from './many-runs.tsx'
import { MoveRunsDialog } from './move-runs-dialog.tsx'
import { journeyMetricsQuery } from './queries.ts'
import { useRunActions } from './run-actions.tsx'
import { useRunColumns } from './run-columns.tsx'
import { RunFilters } from './run-filters.tsx'
import styles from './runs.module.css'

export function RunList() {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const { journey_id } = useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/history' })
  const [view, change] = useView('/sites/$site_id/marketing/automated-journeys/$journey_id/history')
  const zone = timezone ?? 'UTC'
  const version = /^\d+$/.test(view.version ?? '') ? Number(view.version) : undefined
  const filter: RunFilter = {
    journey_id,
    status: view.status,
    journey_version: version,
    step_id: view.step,
    search: view.q,
    from: dayBound(view.from, zone),
    to: lastMomentOf(view.to, zone),
  }
  const isFiltered = Object.values(filter).filter(value => value !== undefined).length > 1
  const { data: journey } = useQuery(journeyQuery(site_id, journey_id))
  const { data: metrics } = useQuery(journeyMetricsQuery(site_id, journey_id))
  const list = useList(runsQuery(site_id, filter))
  const [isMoving, setMoving] = useState(false)
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const many = useManyRuns(site_id, filter)
  const download = useChange({
    run: () => runClient.runs.export({ site_id, ...filter }),
    shows: 'the answer',
    done: csv => {
      saveText(`${journey?.name ?? 'runs'}.csv`, csv, 'text/csv')
      return undefined
    },
  })
  const steps = journey?.document.steps ?? []
  const types = new Map(metrics?.steps.map(step => [step.step_id, step.step_type]))
  const columns = useRunColumns({ steps, types }, timezone)
  const outdated = metrics?.versions.some(of => of.journey_version !== journey?.published_version && of.live > 0)
  const { actionsOf, dialog } = useRunActions(site_id)
  return (
    <>
      <JourneyHeader
        {...{ site_id, journey_id, journey }}
        here="people"
        menu={[
          {
            id: 'export_runs',
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
      <div className={styles.notices}>
        <OperationsUnderWay site_id={site_id} view={{ subject_id: journey_id }} />
      </div>
      <RunFilters
        metrics={metrics}
        steps={steps}
        count={journey?.runs.enrolled}
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
      />
      <DataTable
        label={t('runs.list')}
        lines={2}
        {...list}
        nameOf={run => leadName(t, run.lead)}
        hrefOf={run => runPath(site_id, journey_id, run.run_id)}
        actionsOf={actionsOf}
        selected={selected}
        onSelect={setSelected}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<History size={20} aria-hidden />}
              onClear={() =>
                change({
                  q: undefined,
                  status: undefined,
                  step: undefined,
                  version: undefined,
                  from: undefined,
                  to: undefined,
                })
              }
            />
          ) : (
            <EmptyState
              icon={<History size={20} aria-hidden />}
              title={t('runs.empty_title')}
              text={t('runs.empty_text')}
            />
          )
        }
        columns={columns}
      />
      {dialog}
      {many.dialog}
      {journey && (
        <MoveRunsDialog site_id={site_id} journey={journey} isOpen={isMoving} onClose={() => setMoving(false)} />
      )}
    </>
  )
}
