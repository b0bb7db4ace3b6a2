/** Results of a popup or a campaign: numbers, days as chart or table, variants, sources. */
import type { ResultCounts, ResultDay, Results, ResultVariant } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import plainTableStyles from '../../ui/plain-table.module.css'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DayChart } from '../charts/day-chart.tsx'
import { useSite } from '../sites/queries.ts'
import { Breakdown } from './breakdown.tsx'
import { percent } from './percent.ts'
import { type ResultsOf, resultsQuery } from './queries.ts'
import resultsStyles from './results.module.css'
import styles from './results-panel.module.css'
import { Variants } from './variants.tsx'

type ResultsPanelProps = {
  site_id: string
  of: ResultsOf
  /** "Make this the popup"; absent where the person may not, or where it makes no sense. */
  onApply?: ((variant: ResultVariant) => void) | undefined
}

const periods = [7, 30, 90, 365] as const

export function ResultsPanel({ site_id, of, onApply }: ResultsPanelProps) {
  const { t } = useMessages()
  const { timezone } = useSite()
  const [days, setDays] = useState<number>(30)
  const { data, error, refetch } = useQuery(resultsQuery(site_id, of, days, timezone))
  return (
    <div className={resultsStyles.results}>
      <ChoiceBar
        label={t('results.period')}
        value={String(days)}
        onChange={id => setDays(Number(id))}
        options={periods.map(of => ({ id: String(of), label: t('results.days', { count: of }) }))}
      />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={['40%', '80%', '60%']} />}
      {data && <Shown results={data} onApply={onApply} />}
    </div>
  )
}

function Shown({ results, onApply }: { results: Results; onApply: ResultsPanelProps['onApply'] }) {
  const { t } = useMessages()
  const { totals } = results
  if (totals.shown + totals.submitted + totals.shown_robots === 0) {
    return (
      <EmptyState
        icon={<ChartColumn size={20} aria-hidden />}
        title={t('results.empty')}
        text={t('results.empty_text')}
      />
    )
  }
  return (
    <>
      <Totals totals={totals} />
      <Days days={results.days} />
      {results.variants.length > 1 && <Variants results={results} onApply={onApply} />}
      <Breakdown rows={results.breakdown} />
    </>
  )
}

function Totals({ totals }: { totals: ResultCounts }) {
  const { t, number } = useMessages()
  const facts: [MessageKey, string, string?][] = [
    ['results.visitors', number(totals.visitors), t('results.visitors_note')],
    ['results.shown', number(totals.shown), t('results.shown_note', { count: totals.shown_daily })],
    ['results.closed', number(totals.closed)],
    ['results.submitted', number(totals.submitted)],
    [
      'results.rate',
      totals.rate === null ? '–' : percent(number, totals.rate),
      t('results.rate_note', { count: totals.converted }),
    ],
  ]
  return (
    <Section>
      <dl className={`${resultsStyles.totals} numbers`}>
        {facts.map(([name, value, note]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <strong>{value}</strong>
              {note && <small className="muted">{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {totals.shown_robots > 0 && (
        <p className={`muted ${styles.robots}`}>{t('results.robots', { count: totals.shown_robots })}</p>
      )}
    </Section>
  )
}

const series = ['shown_daily', 'visitors', 'closed', 'submitted'] as const
type Series = (typeof series)[number]
const seriesNames: Record<Series, MessageKey> = {
  shown_daily: 'results.shown_daily',
  visitors: 'results.visitors',
  closed: 'results.closed',
  submitted: 'results.submitted',
}

function Days({ days }: { days: readonly ResultDay[] }) {
  const { t, number } = useMessages()
  const [chosen, setChosen] = useState<Series>('submitted')
  const [isTable, setTable] = useState(false)
  const options = series.map(id => ({ id, label: t(seriesNames[id]) }))
  return (
    <Section
      title={t('results.by_day')}
      action={
        <ChoiceBar
          label={t('dashboard.view')}
          value={isTable ? 'table' : 'chart'}
          onChange={id => setTable(id === 'table')}
          options={[
            { id: 'chart', label: t('dashboard.as_chart') },
            { id: 'table', label: t('dashboard.as_table') },
          ]}
        />
      }
    >
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <>
          <div className={styles.series}>
            <ChoiceBar label={t('results.series')} value={chosen} onChange={setChosen} options={options} />
          </div>
          <DayChart
            label={t(seriesNames[chosen])}
            days={days.map(day => ({ date: day.day, count: day[chosen] }))}
            wordsOf={(day, count) => `${day}: ${number(count)} · ${t(seriesNames[chosen])}`}
          />
        </>
      )}
    </Section>
  )
}

function DayTable({ days }: { days: readonly ResultDay[] }) {
  const { t, number, day: dayWords } = useMessages()
  return (
    <div className={plainTableStyles.frame}>
      <table className={`${plainTableStyles.table} numbers`}>
        <thead>
          <tr>
            <th scope="col">{t('metrics.day')}</th>
            <th scope="col" data-align="end">
              {t('results.shown')}
            </th>
            {series.map(name => (
              <th key={name} scope="col" data-align="end">
                {t(seriesNames[name])}
              </th>
            ))}
            <th scope="col" data-align="end">
              {t('results.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(day => (
            <tr key={day.day}>
              <th scope="row">{dayWords(day.day)}</th>
              <td data-align="end">{number(day.shown)}</td>
              {series.map(name => (
                <td key={name} data-align="end">
                  {number(day[name])}
                </td>
              ))}
              <td data-align="end">{day.rate === null ? '–' : percent(number, day.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
