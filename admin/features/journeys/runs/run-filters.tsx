/** What narrows the list of runs: search, state, step, version and days. */
import type { JourneyMetrics } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { Step } from '../../../product/journeys/document.ts'
import { stepLabel } from '../../../product/journeys/step-label.ts'
import { PeriodFields } from '../../../product/lists/period-fields.tsx'
import { useView } from '../../../product/screens/use-view.ts'
import { FilterBar, type FilterBarProps } from '../../../ui/filter-bar.tsx'
import { Select } from '../../../ui/select.tsx'

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

type RunFiltersProps = {
  steps: Step[]
  metrics: JourneyMetrics | undefined
  count: number | undefined
  selection: FilterBarProps['selection']
}

export function RunFilters({ steps, metrics, count, selection }: RunFiltersProps) {
  const messages = useMessages()
  const { t } = messages
  const [view, change] = useView('/sites/$site_id/marketing/automated-journeys/$journey_id/history')
  const { status } = view
  return (
    <FilterBar
      search={{ label: t('runs.search'), value: view.q ?? '', onChange: q => change({ q: q || undefined }) }}
      count={count === undefined ? undefined : t('runs.count', { count })}
      selection={selection}
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
  )
}
