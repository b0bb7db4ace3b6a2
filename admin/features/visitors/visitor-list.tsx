/** Who came to the site's pages: how many on each day, and each browser with what is known of it. */
import { useQuery } from '@tanstack/react-query'
import { Footprints } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ChartSection } from '../../product/charts/chart-section.tsx'
import { DayChart } from '../../product/charts/day-chart.tsx'
import { Figures } from '../../product/objects/figures.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { trackingPath } from '../../product/tracking/paths.ts'
import { visitCountsQuery, visitorFilters } from '../../product/visitors/queries.ts'
import { VisitorTable } from '../../product/visitors/visitor-table.tsx'
import { durationOf } from '../../product/visitors/visitor-words.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './visitor-list.module.css'

const kinds: Record<keyof typeof visitorFilters, MessageKey> = {
  all: 'visitors.all',
  known: 'visitors.known_ones',
  unknown: 'visitors.unknown_ones',
  robots: 'visitors.robots',
}

export function VisitorList() {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/leads/visitors')
  const type = view.type ?? 'all'
  return (
    <>
      <PageHeader title={t('visitors.title')} description={t('visitors.text')} />
      <div className={styles.visitsByDay}>
        <VisitsByDay site_id={site_id} />
      </div>
      <FilterBar>
        <ChoiceBar
          label={t('visitors.show')}
          value={type}
          onChange={id => change({ type: id === 'all' ? undefined : id })}
          options={Object.entries(kinds).map(([id, label]) => ({ id, label: t(label) }))}
        />
      </FilterBar>
      <VisitorTable
        site_id={site_id}
        timezone={timezone}
        filter={visitorFilters[type]}
        empty={
          type === 'all' ? (
            <EmptyState
              icon={<Footprints size={20} aria-hidden />}
              title={t('visitors.empty')}
              text={t('visitors.empty_text')}
              action={
                can('manage-marketing', site_id) && (
                  <Link look="button" href={trackingPath(site_id)}>
                    {t('tracking.title')}
                  </Link>
                )
              }
            />
          ) : (
            <NoMatches
              icon={<Footprints size={20} aria-hidden />}
              title={t('visitors.none_match')}
              text={type === 'robots' ? t('visitors.robots_text') : undefined}
              onClear={() => change({ type: undefined })}
            />
          )
        }
      />
    </>
  )
}

function VisitsByDay({ site_id }: { site_id: string }) {
  const messages = useMessages()
  const { t, number } = messages
  const [isTable, setTable] = useState(false)
  const { data } = useQuery(visitCountsQuery(site_id))
  const sum = (of: 'visitors' | 'visits' | 'pages' | 'visible_ms' | 'robot_pages') =>
    (data?.days ?? []).reduce((total, day) => total + day[of], 0)
  if (!data || sum('pages') + sum('robot_pages') === 0) return null
  const facts: [MessageKey, string][] = [
    ['visitors.visits', number(sum('visits'))],
    ['visitors.pages', number(sum('pages'))],
    ['visitors.time', durationOf(messages, sum('visible_ms'))],
  ]
  const of = (name: 'visitors' | 'visits' | 'pages') => data.days.map(day => day[name])
  const visitors = { label: t('visitors.title'), values: of('visitors') }
  const columns = isTable
    ? [
        visitors,
        { label: t('visitors.visits'), values: of('visits') },
        { label: t('visitors.pages'), values: of('pages') },
      ]
    : [visitors]
  return (
    <ChartSection
      data={{ title: t('visitors.by_day'), rowLabel: t('metrics.day'), rows: data.days.map(({ day }) => day), columns }}
      description={t('visitors.by_day_text')}
      isTable={isTable}
      onTable={setTable}
      isByDay
      hasPicture
    >
      <div className="stack">
        <Figures figures={facts.map(([name, value]) => ({ label: t(name), value }))} />
        {sum('robot_pages') > 0 && <p className="muted">{t('visitors.robot_pages', { count: sum('robot_pages') })}</p>}
        <DayChart
          label={t('visitors.by_day')}
          days={data.days.map(day => ({ date: day.day, count: day.visitors }))}
          wordsOf={(day, count) => t('visitors.day_count', { day, count })}
        />
      </div>
    </ChartSection>
  )
}
