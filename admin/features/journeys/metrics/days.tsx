/** How many people were enrolled on each day, beside the days before, as a chart or as a table of what became of them. */
import type { DayMetrics } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { ChartSection } from '../../../product/charts/chart-section.tsx'
import { DayChart, type DayMark } from '../../../product/charts/day-chart.tsx'
import { enrolledDays } from './filled-days.ts'

type EnrolledByDayProps = {
  days: readonly DayMetrics[]
  marks: readonly DayMark[]
  isTable: boolean
  onTable: (isTable: boolean) => void
}

export function EnrolledByDay({ days, marks, isTable, onTable }: EnrolledByDayProps) {
  const { t, number } = useMessages()
  if (days.length === 0) return null
  const { shown, before } = enrolledDays(days)
  const of = (name: 'live' | 'completed' | 'stopped' | 'failed') =>
    shown.map(({ date }) => days.find(day => day.date === date)?.[name] ?? 0)
  const enrolled = { label: t('journeys.enrolled'), values: shown.map(day => day.count) }
  const columns = isTable
    ? [
        enrolled,
        { label: t('journeys.live'), values: of('live') },
        { label: t('journeys.completed'), values: of('completed') },
        { label: t('journeys.stopped'), values: of('stopped') },
        { label: t('journeys.failed'), values: of('failed') },
      ]
    : [enrolled, ...(before.length > 0 ? [{ label: t('dashboard.period_before'), values: before }] : [])]
  const rows = shown.map(({ date }) => date)
  return (
    <ChartSection
      data={{ title: t('metrics.days'), rowLabel: t('metrics.day'), rows, columns }}
      description={t('metrics.days_note')}
      isTable={isTable}
      onTable={onTable}
      isByDay
      hasPicture
    >
      <DayChart
        label={t('metrics.chart')}
        days={shown}
        previous={before}
        marks={marks}
        wordsOf={(day, count, at) =>
          before.length > 0
            ? t('dashboard.day_words', { day, count: number(count), before: number(before[at] ?? 0) })
            : t('metrics.day_count', { day, count })
        }
      />
    </ChartSection>
  )
}
