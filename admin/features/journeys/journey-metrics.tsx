/** Metrics of a journey: runs, results of each step, and current positions. The counts always add up. */

import type { RunTotals } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { historyPath } from '../../product/journeys/paths.ts'
import { journeyQuery } from '../../product/journeys/queries.ts'
import { PeriodFields } from '../../product/lists/period-fields.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { dayIn } from '../../product/zone-time.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { JourneyHeader } from './journey-header.tsx'
import styles from './journey-metrics.module.css'
import { EnrolledByDay } from './metrics/days.tsx'
import { StepFunnel } from './metrics/step-funnel.tsx'
import { stepRows } from './metrics/step-rows.ts'
import { StepTable } from './metrics/step-table.tsx'
import { journeyMetricsQuery } from './runs/queries.ts'

const dayOrNone = (text: string | undefined) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

export function JourneyMetrics() {
  const { t, moment } = useMessages()
  const { site_id, timezone = 'UTC' } = useSite()
  const { journey_id } = useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/metrics' })
  const [view, change] = useView('/sites/$site_id/marketing/automated-journeys/$journey_id/metrics')
  const journey_version = /^\d+$/.test(view.version ?? '') ? Number(view.version) : undefined
  const shown = { journey_version, from: dayOrNone(view.from), to: dayOrNone(view.to) }
  const { data: journey, error, refetch } = useQuery(journeyQuery(site_id, journey_id))
  const { data: metrics, error: refusal, refetch: again } = useQuery(journeyMetricsQuery(site_id, journey_id, shown))
  if (error && !journey) return <ErrorState error={error} onRetry={refetch} />
  if (!journey) return <Skeleton lines={['40%', '80%', '60%']} />
  const isTable = view.as === 'table'
  const showTable = (isTable: boolean) => change({ as: isTable ? 'table' : undefined })
  const { published_at } = journey
  const marks = published_at
    ? [
        {
          date: dayIn(published_at, timezone),
          label: t('metrics.published_mark', { version: journey.published_version ?? 0 }),
        },
      ]
    : []
  const steps = journey.document.steps
  return (
    <>
      <JourneyHeader {...{ site_id, journey_id, journey }} here="results" />
      <p className={`muted ${styles.published}`}>
        {journey.published_at
          ? t('metrics.published', {
              version: journey.published_version ?? 0,
              at: moment(journey.published_at, timezone),
            })
          : t('metrics.never_published')}
      </p>
      <FilterBar>
        {(metrics?.versions.length ?? 0) > 0 && (
          <Select
            label={t('metrics.version')}
            isRequired
            value={view.version ?? 'all'}
            onChange={id => change({ version: id === 'all' ? undefined : id })}
            options={[
              { id: 'all', label: t('metrics.all_versions') },
              ...(metrics?.versions ?? []).map(of => ({
                id: String(of.journey_version),
                label: t('metrics.version_option', { version: of.journey_version, count: of.enrolled }),
              })),
            ]}
          />
        )}
        <PeriodFields labels={{ from: t('metrics.from'), to: t('metrics.to') }} period={view} onChange={change} />
      </FilterBar>
      {refusal && !metrics ? (
        <ErrorState error={refusal} onRetry={again} />
      ) : !metrics ? (
        <Skeleton lines={['40%', '80%', '60%']} />
      ) : (
        <>
          <Totals runs={metrics.runs} of={{ site_id, journey_id }} />
          <Section
            title={t('metrics.steps')}
            description={`${t('metrics.steps_note')} ${t('metrics.people_only')}`}
            action={
              <ChoiceBar
                label={t('metrics.view')}
                value={isTable ? 'table' : 'chart'}
                onChange={id => showTable(id === 'table')}
                options={[
                  { id: 'chart', label: t('metrics.as_chart') },
                  { id: 'table', label: t('metrics.as_table') },
                ]}
              />
            }
          >
            {metrics.runs.enrolled === 0 ? (
              <p className="muted">{t('metrics.steps_empty')}</p>
            ) : isTable ? (
              <StepTable rows={stepRows(metrics.steps)} steps={steps} />
            ) : (
              <StepFunnel
                rows={stepRows(metrics.steps)}
                steps={steps}
                enrolled={metrics.runs.enrolled}
                hrefOf={step_id => historyPath(site_id, journey_id, { step: step_id })}
              />
            )}
          </Section>
          <EnrolledByDay days={metrics.days} marks={marks} isTable={isTable} onTable={showTable} />
        </>
      )}
    </>
  )
}

function Totals({ runs, of }: { runs: RunTotals; of: { site_id: string; journey_id: string } }) {
  const history = (status?: 'completed' | 'stopped' | 'failed') => historyPath(of.site_id, of.journey_id, { status })
  const { t, number } = useMessages()
  const parts = [
    { id: 'live', label: t('journeys.live'), note: t('metrics.live_note'), count: runs.live, href: history() },
    {
      id: 'completed',
      label: t('journeys.completed'),
      note: t('metrics.completed_note'),
      count: runs.completed,
      href: history('completed'),
    },
    {
      id: 'stopped',
      label: t('journeys.stopped'),
      note: t('metrics.stopped_note'),
      count: runs.stopped,
      href: history('stopped'),
    },
    {
      id: 'failed',
      label: t('journeys.failed'),
      note: t('metrics.failed_note'),
      count: runs.failed,
      href: history('failed'),
    },
  ]
  const share = (count: number) => (runs.enrolled === 0 ? 0 : count / runs.enrolled)
  return (
    <Section title={t('metrics.title')} description={t('metrics.adds_up')}>
      <p className={`${styles.total} numbers`}>
        <strong>{number(runs.enrolled)}</strong> {t('journeys.enrolled')}
      </p>
      <div className={styles.bar} aria-hidden>
        {parts
          .filter(part => part.count > 0)
          .map(part => (
            <span key={part.id} className={styles.part} data-part={part.id} style={{ flexGrow: share(part.count) }} />
          ))}
      </div>
      <table className={`${styles.table} numbers`}>
        <thead>
          <tr>
            <th scope="col">{t('metrics.state')}</th>
            <th scope="col">{t('metrics.people')}</th>
            <th scope="col">{t('metrics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(part => (
            <tr key={part.id}>
              <th scope="row">
                <span className={styles.name}>
                  <span className={`${styles.dot} ${styles.part}`} data-part={part.id} aria-hidden />
                  <span>
                    <Link href={part.href}>{part.label}</Link>
                    <small className="muted">{part.note}</small>
                  </span>
                </span>
              </th>
              <td>{number(part.count)}</td>
              <td>{number(share(part.count), { style: 'percent', maximumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('journeys.enrolled')}</th>
            <td>{number(parts.reduce((sum, part) => sum + part.count, 0))}</td>
            <td>{number(runs.enrolled === 0 ? 0 : 1, { style: 'percent' })}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
