/** The columns of the list of runs: lead, start, status, duration, and the reason for its state. */
import type { Run } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { Step } from '../../../product/journeys/document.ts'
import { reasonWords, spanWords, waitWords } from '../../../product/journeys/run-words.ts'
import { stepLabel } from '../../../product/journeys/step-label.ts'
import { leadName } from '../../../product/leads/lead-name.ts'
import type { TableColumn } from '../../../ui/data-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from './runs.module.css'

type KnownSteps = { steps: Step[]; types: ReadonlyMap<string, string | null> }

export function useRunColumns({ steps, types }: KnownSteps, timezone: string | undefined): TableColumn<Run>[] {
  const messages = useMessages()
  const { t, moment } = messages
  return [
    { id: 'lead', label: t('runs.lead'), cell: run => leadName(t, run.lead) },
    { id: 'status', label: t('runs.status'), width: '150px', cell: run => <StatusBadge status={run.status} /> },
    {
      id: 'run_date',
      label: t('runs.date'),
      width: '230px',
      hideBelow: 600,
      cell: run => <span className={styles.cell}>{moment(run.enrolled_at, timezone)}</span>,
    },
    {
      id: 'run_duration',
      label: t('runs.duration'),
      width: '110px',
      align: 'end',
      hideBelow: 1024,
      cell: run => (
        <span className={styles.cell}>{run.duration_ms === null ? '–' : spanWords(messages, run.duration_ms)}</span>
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
      width: '1.5fr',
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
      width: '130px',
      hideBelow: 1280,
      cell: run => <code className={styles.cell} title={run.run_id}>{`…${run.run_id.slice(-6)}`}</code>,
    },
  ]
}
