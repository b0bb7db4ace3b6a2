/** Figures by day, one of which is drawn large: a chart, or a table of all. */
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ChartSection } from './chart-section.tsx'
import { DayChart, type DayMark } from './day-chart.tsx'
import { SmallMultiples } from './small-multiples.tsx'

type DaySeriesProps<Series extends string> = {
  title: string
  /** In their order. */
  series: readonly Series[]
  names: Record<Series, MessageKey>
  days: readonly ({ day: string } & Record<Series, number>)[]
  /** What is drawn at first. */
  first: Series
  /** The days of the period before, drawn as a line. */
  before?: readonly Record<Series, number>[]
  marks?: readonly DayMark[]
  /** A share of each day, for the table. */
  rate?: { label: string; values: readonly (number | null)[] }
}

export function DaySeries<Series extends string>(props: DaySeriesProps<Series>) {
  const { title, series, names, days, first, before, marks, rate } = props
  const { t, number } = useMessages()
  const [chosen, setChosen] = useState(first)
  const [isTable, setTable] = useState(false)
  const name = t(names[chosen])
  const columnOf = (one: Series) => ({ label: t(names[one]), values: days.map(day => day[one]) })
  const previous = before?.map(day => day[chosen])
  const columns = isTable
    ? [...series.map(columnOf), ...(rate ? [{ ...rate, isShare: true }] : [])]
    : [columnOf(chosen), ...(previous ? [{ label: t('dashboard.period_before'), values: previous }] : [])]
  return (
    <ChartSection
      data={{ title, rowLabel: t('metrics.day'), rows: days.map(({ day }) => day), columns }}
      isTable={isTable}
      onTable={setTable}
      isByDay
      hasPicture
    >
      <SmallMultiples
        label={t('results.series')}
        items={series.map(id => ({ id, name: t(names[id]), values: days.map(day => day[id]) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <DayChart
        label={name}
        days={days.map(day => ({ date: day.day, count: day[chosen] }))}
        previous={previous}
        marks={marks}
        wordsOf={(day, count, at) =>
          previous && previous.length > 0
            ? t('dashboard.day_words', { day, count: number(count), before: number(previous[at] ?? 0) })
            : `${day}: ${number(count)} · ${name}`
        }
      />
    </ChartSection>
  )
}
