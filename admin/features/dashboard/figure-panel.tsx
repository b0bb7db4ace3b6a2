/** The chosen figure by day, beside the days before: as a chart or as a table. */

import type { Dashboard } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ChartSection } from '../../product/charts/chart-section.tsx'
import { DayChart } from '../../product/charts/day-chart.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { zoneName } from '../../product/zone-name.ts'
import { daysFrom, figureLabels, type ShownFigure } from './figures.ts'

export function FigurePanel({ dashboard, shown }: { dashboard: Dashboard; shown: ShownFigure }) {
  const { t, number, day } = useMessages()
  const [view, change] = useView('/sites/$site_id/dashboard')
  const { days, previous_days } = shown.figure
  const previous = previous_days.some(Boolean) ? previous_days : []
  const compared = String(previous.length > 0)
  const dates = daysFrom(dashboard.from, days.length)
  const timezone = zoneName(dashboard.timezone)
  // A rate is drawn by those who converted.
  const name = t(figureLabels[shown.name === 'conversion' ? 'converted' : shown.name])
  return (
    <ChartSection
      data={{
        title: name,
        rowLabel: t('dashboard.day'),
        rows: dates,
        columns: [
          { label: name, values: days },
          ...(previous.length > 0 ? [{ label: t('dashboard.period_before'), values: previous }] : []),
        ],
      }}
      description={
        view.days === 'custom'
          ? t('dashboard.by_day_of', { from: day(dashboard.from), to: day(dashboard.to), timezone, compared })
          : t('dashboard.by_day', { count: days.length, timezone, compared })
      }
      isTable={view.as === 'table'}
      onTable={isTable => change({ as: isTable ? 'table' : undefined })}
      isByDay
      hasPicture
    >
      <DayChart
        label={t('dashboard.chart_of', { name })}
        days={dates.map((date, at) => ({ date, count: days[at] ?? 0 }))}
        previous={previous}
        wordsOf={(day, count, at) =>
          previous.length > 0
            ? t('dashboard.day_words', { day, count: number(count), before: number(previous[at] ?? 0) })
            : `${day}: ${number(count)}`
        }
      />
    </ChartSection>
  )
}
