/** When people do something, by weekday and hour of the site: as a heat map or as a table. */

import type { HourCounts } from '@leadwright/sdk'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { zoneName } from '../zone-name.ts'
import { ChartSection } from './chart-section.tsx'
import { HeatMap } from './heat-map.tsx'
import { hoursPerDay, weekdayNames } from './heat-map-shape.ts'

type HoursSectionProps = { title: string; hours: HourCounts; choice?: ReactNode }

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export function HoursSection({ title, hours, choice }: HoursSectionProps) {
  const { t, number, language } = useMessages()
  const [isTable, setTable] = useState(false)
  const names = weekdayNames(language, 'short')
  return (
    <ChartSection
      data={{
        title,
        rowLabel: t('chart.hour'),
        rows: Array.from({ length: hoursPerDay }, (_, hour) => clock(hour)),
        columns: hours.weekdays.map((values, at) => ({ label: names[at] ?? '', values })),
      }}
      description={t('chart.hours_in', { timezone: zoneName(hours.timezone) })}
      isTable={isTable}
      onTable={setTable}
      choice={choice}
    >
      {hours.total === 0 ? (
        <p className="muted">{t('chart.no_hours')}</p>
      ) : (
        <HeatMap
          label={title}
          weekdays={hours.weekdays}
          wordsOf={(weekday, hour, count) =>
            t('chart.hour_words', { weekday, from: clock(hour), to: clock(hour + 1), count: number(count) })
          }
        />
      )}
    </ChartSection>
  )
}
