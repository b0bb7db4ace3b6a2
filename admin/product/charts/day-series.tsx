/** Figures by day, one of which is drawn large: a chart, or a table of all. */
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ChartSection } from './chart-section.tsx'
import { DayChart } from './day-chart.tsx'
import { SmallMultiples } from './small-multiples.tsx'

type DaySeriesProps<Series extends string> = {
  title: string
  /** In their order. */
  series: readonly Series[]
  names: Record<Series, MessageKey>
  days: readonly ({ day: string } & Record<Series, number>)[]
  /** What is drawn at first. */
  first: Series
}

export function DaySeries<Series extends string>({ title, series, names, days, first }: DaySeriesProps<Series>) {
  const { t, number } = useMessages()
  const [chosen, setChosen] = useState(first)
  const [isTable, setTable] = useState(false)
  const name = t(names[chosen])
  const shown = isTable ? series : [chosen]
  const columns = shown.map(one => ({ label: t(names[one]), values: days.map(day => day[one]) }))
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
        wordsOf={(day, count) => `${day}: ${number(count)} · ${name}`}
      />
    </ChartSection>
  )
}
