/** How many leads an audience had on each of the last days. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ChartSection } from '../../product/charts/chart-section.tsx'
import { DayChart } from '../../product/charts/day-chart.tsx'
import { zoneName } from '../../product/zone-name.ts'
import { growthQuery } from './queries.ts'

export function AudienceGrowth({ site_id, audience_id }: { site_id: string; audience_id: string }) {
  const { t, number } = useMessages()
  const [isTable, setTable] = useState(false)
  const { data } = useQuery(growthQuery(site_id, audience_id))
  const days = data?.data ?? []
  const title = t('audiences.growth')
  return (
    <ChartSection
      data={{
        title,
        rowLabel: t('dashboard.day'),
        rows: days.map(({ date }) => date),
        columns: [{ label: t('leads.title'), values: days.map(({ lead_count }) => lead_count) }],
      }}
      description={data && t('audiences.growth_days', { count: days.length, timezone: zoneName(data.timezone) })}
      isTable={isTable}
      onTable={setTable}
      isByDay
      hasPicture
    >
      <DayChart
        label={title}
        days={days.map(({ date, lead_count }) => ({ date, count: lead_count }))}
        wordsOf={(day, count) => t('audiences.growth_words', { day, count, shown: number(count) })}
      />
    </ChartSection>
  )
}
