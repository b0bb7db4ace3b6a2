/** What a page came to: visits, forms, leads, by day; and what popups did on it. */
import type { WebPage, WebPageResults } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { DaySeries } from '../../product/charts/day-series.tsx'
import { Figures } from '../../product/objects/figures.tsx'
import { ResultsOfPeriod, usualPeriod } from '../../product/results/results-of-period.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { pageResultsQuery } from './queries.ts'

const series = ['visits', 'visitors', 'submitted', 'leads'] as const
type Series = (typeof series)[number]
const seriesNames: Record<Series, MessageKey> = {
  visits: 'page_results.visits',
  visitors: 'results.visitors',
  submitted: 'page_results.submitted',
  leads: 'page_results.leads',
}

export function PageResults({ page }: { page: WebPage }) {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const [days, setDays] = useState(usualPeriod)
  const results = useQuery(pageResultsQuery(site_id, page.id, days, timezone))
  return (
    <ResultsOfPeriod of={results} days={days} onDays={setDays}>
      {data => (
        <>
          {!data.tracked && <Notice tone="info" title={t('page_results.untracked')} />}
          <Shown results={data} />
        </>
      )}
    </ResultsOfPeriod>
  )
}

function Shown({ results }: { results: WebPageResults }) {
  const { t, number } = useMessages()
  const { totals, popups } = results
  if (totals.visits + totals.submitted === 0 && popups.length === 0) {
    return (
      <EmptyState
        icon={<ChartColumn size={20} aria-hidden />}
        title={t('results.empty')}
        text={t('page_results.empty_text')}
      />
    )
  }
  return (
    <>
      <Section>
        <Figures figures={series.map(name => ({ label: t(seriesNames[name]), value: number(totals[name]) }))} />
      </Section>
      <Days results={results} />
      {popups.length > 0 && (
        <Section title={t('page_results.popups')}>
          <PlainTable
            rows={popups}
            keyOf={one => one.popup_id}
            header={{ label: t('page_results.popup'), cell: one => one.name ?? t('page_results.gone') }}
            columns={[
              { label: t('results.shown'), cell: one => number(one.shown) },
              { label: t('results.submitted'), cell: one => number(one.submitted) },
            ]}
          />
        </Section>
      )}
    </>
  )
}

function Days({ results: { days, tracked } }: { results: WebPageResults }) {
  const { t } = useMessages()
  return (
    <DaySeries
      title={t('results.by_day')}
      series={series}
      names={seriesNames}
      days={days}
      first={tracked ? 'visits' : 'submitted'}
    />
  )
}
