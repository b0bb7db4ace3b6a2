/** The chosen figure by day, beside the days before: as a chart or as a table. */
import type { Dashboard } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { DayChart } from '../../product/charts/day-chart.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Section } from '../../ui/section.tsx'
import { DayTable } from './day-table.tsx'
import { daysFrom, figureLabels, type ShownFigure } from './figures.ts'

export function FigurePanel({ dashboard, shown }: { dashboard: Dashboard; shown: ShownFigure }) {
  const { t, number } = useMessages()
  const [view, change] = useView('/sites/$site_id/dashboard')
  const { days, previous_days } = shown.figure
  const dates = daysFrom(dashboard.from, days.length)
  // A rate is drawn by those who converted.
  const name = t(figureLabels[shown.name === 'conversion' ? 'converted' : shown.name])
  return (
    <Section
      title={name}
      description={t('dashboard.by_day', { count: days.length, timezone: dashboard.timezone.replaceAll('_', ' ') })}
      action={
        <ChoiceBar
          label={t('dashboard.view')}
          value={view.as ?? 'chart'}
          onChange={id => change({ as: id === 'table' ? id : undefined })}
          options={[
            { id: 'chart', label: t('dashboard.as_chart') },
            { id: 'table', label: t('dashboard.as_table') },
          ]}
        />
      }
    >
      {view.as === 'table' ? (
        <DayTable name={name} dates={dates} days={days} previous={previous_days} />
      ) : (
        <DayChart
          label={t('dashboard.chart_of', { name })}
          days={dates.map((date, at) => ({ date, count: days[at] ?? 0 }))}
          previous={previous_days}
          wordsOf={(day, count, at) =>
            t('dashboard.day_words', { day, count: number(count), before: number(previous_days[at] ?? 0) })
          }
        />
      )}
    </Section>
  )
}
