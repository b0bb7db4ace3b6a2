/** What a popup or a campaign came to: numbers, the days as chart or table, its variants, where its visitors came from. */
import type { ResultCounts, Results, ResultVariant } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { DaySeries } from '../charts/day-series.tsx'
import { HoursSection } from '../charts/hours-section.tsx'
import { percent } from '../charts/percent.ts'
import { Figures } from '../objects/figures.tsx'
import { useSite } from '../sites/queries.ts'
import { Breakdown } from './breakdown.tsx'
import { type Period, type ResultsOf, resultsBeforeQuery, resultsQuery, submissionHoursQuery } from './queries.ts'
import { ResultsOfPeriod, usualPeriod } from './results-of-period.tsx'
import styles from './results-panel.module.css'
import { useResultMarks } from './use-result-marks.ts'
import { Variants } from './variants.tsx'

type ResultsPanelProps = {
  site_id: string
  of: ResultsOf
  /** "Make this the popup"; absent where the person may not, or where it makes no sense. */
  onApply?: ((variant: ResultVariant) => void) | undefined
}

export function ResultsPanel({ site_id, of, onApply }: ResultsPanelProps) {
  const { timezone } = useSite()
  const [days, setDays] = useState(usualPeriod)
  const results = useQuery(resultsQuery(site_id, of, days, timezone))
  return (
    <ResultsOfPeriod of={results} days={days} onDays={setDays}>
      {data => <Shown results={data} site_id={site_id} of={of} onApply={onApply} />}
    </ResultsOfPeriod>
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
  const { t } = useMessages()
  const { days } = results
  const before = useQuery(resultsBeforeQuery(site_id, of, results)).data?.days ?? []
  return (
    <DaySeries
      title={t('results.by_day')}
      series={series}
      names={seriesNames}
      days={days}
      first="submitted"
      before={before}
      marks={useResultMarks(site_id, of, results.from)}
      rate={{ label: t('results.rate'), values: days.map(day => day.rate) }}
    />
  )
}

function Hours({ site_id, popup_id, period }: { site_id: string; popup_id: string; period: Period }) {
  const { t } = useMessages()
  const { data: hours } = useQuery(submissionHoursQuery(site_id, period, popup_id))
  return hours ? <HoursSection title={t('chart.hours')} hours={hours} /> : null
}
