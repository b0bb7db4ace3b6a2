/** What a popup or a campaign came to: numbers, the days as chart or table, its variants, where its visitors came from. */
import type { ResultCounts, Results, ResultVariant } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChartSection } from '../charts/chart-section.tsx'
import { DayChart } from '../charts/day-chart.tsx'
import { HoursSection } from '../charts/hours-section.tsx'
import { SmallMultiples } from '../charts/small-multiples.tsx'
import { Figures } from '../objects/figures.tsx'
import { useSite } from '../sites/queries.ts'
import { Breakdown } from './breakdown.tsx'
import { percent } from './percent.ts'
import { type Period, type ResultsOf, resultsBeforeQuery, resultsQuery, submissionHoursQuery } from './queries.ts'
import resultsStyles from './results.module.css'
import styles from './results-panel.module.css'
import { useResultMarks } from './use-result-marks.ts'
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
      {data && <Shown results={data} site_id={site_id} of={of} onApply={onApply} />}
    </div>
  )
}

function Shown({ results, site_id, of, onApply }: ResultsPanelProps & { results: Results }) {
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
      <Days results={results} site_id={site_id} of={of} />
      {results.variants.length > 1 && <Variants results={results} onApply={onApply} />}
      {'popup_id' in of && (
        <Hours site_id={site_id} popup_id={of.popup_id} period={{ from: results.from, to: results.to }} />
      )}
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
      <Figures figures={facts.map(([name, value, note]) => ({ label: t(name), value, note }))} />
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

function Days({ results, site_id, of }: { results: Results; site_id: string; of: ResultsOf }) {
  const { t, number } = useMessages()
  const [chosen, setChosen] = useState<Series>('submitted')
  const [isTable, setTable] = useState(false)
  const { days } = results
  const before = useQuery(resultsBeforeQuery(site_id, of, results)).data?.days ?? []
  const marks = useResultMarks(site_id, of, results.from)
  const name = t(seriesNames[chosen])
  const previous = before.map(day => day[chosen])
  const columns = isTable
    ? [
        ...series.map(one => ({ label: t(seriesNames[one]), values: days.map(day => day[one]) })),
        { label: t('results.rate'), values: days.map(day => day.rate), isShare: true },
      ]
    : [
        { label: name, values: days.map(day => day[chosen]) },
        { label: t('dashboard.period_before'), values: previous },
      ]
  return (
    <ChartSection
      data={{ title: t('results.by_day'), rowLabel: t('metrics.day'), rows: days.map(({ day }) => day), columns }}
      isTable={isTable}
      onTable={setTable}
      isByDay
      hasPicture
    >
      <SmallMultiples
        label={t('results.series')}
        items={series.map(id => ({ id, name: t(seriesNames[id]), values: days.map(day => day[id]) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <DayChart
        label={name}
        days={days.map(day => ({ date: day.day, count: day[chosen] }))}
        previous={previous}
        marks={marks}
        wordsOf={(day, count, at) =>
          previous.length > 0
            ? t('dashboard.day_words', { day, count: number(count), before: number(previous[at] ?? 0) })
            : `${day}: ${number(count)} · ${name}`
        }
      />
    </ChartSection>
  )
}

function Hours({ site_id, popup_id, period }: { site_id: string; popup_id: string; period: Period }) {
  const { t } = useMessages()
  const { data: hours } = useQuery(submissionHoursQuery(site_id, period, popup_id))
  return hours ? <HoursSection title={t('chart.hours')} hours={hours} /> : null
}
