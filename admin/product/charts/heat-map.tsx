/** When things happen: weekdays below each other, hours beside each other, the darker the more. Pointer or arrow keys read out an hour. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import styles from './heat-map.module.css'
import { type Cell, hoursPerDay, levelOf, moved, peakOf, weekdayNames } from './heat-map-shape.ts'
import { useWidth } from './use-width.ts'

type HeatMapProps = {
  label: string
  /** Monday to Sunday, each with 24 numbers. */
  weekdays: readonly (readonly number[])[]
  /** What is read out of an hour: "Tuesday, 09:00–10:00: 12". */
  wordsOf: (weekday: string, hour: number, count: number) => string
}

/** The width of a cell is what the card gives, at least this. */
const cell = { min_width: 18, height: 24, gap: 2 }
const room = { left: 40, bottom: 18 }
const height = 7 * cell.height + room.bottom
const cellsOf = (hours: readonly number[]) => hours.map((count, hour) => ({ count, hour }))
const hoursNamed = [0, 6, 12, 18, 23]

export function HeatMap({ label, weekdays, wordsOf }: HeatMapProps) {
  const { language } = useMessages()
  const [box, given] = useWidth()
  const cellWidth = Math.max(cell.min_width, (given - room.left) / hoursPerDay)
  const width = room.left + hoursPerDay * cellWidth
  const [shown, setShown] = useState<Cell>()
  const peak = peakOf(weekdays)
  const at = shown ?? peak.at
  const names = weekdayNames(language, 'long')
  const short = weekdayNames(language, 'short')
  const words = (of: Cell) => wordsOf(names[of.weekday] ?? '', of.hour, weekdays[of.weekday]?.[of.hour] ?? 0)
  const onKey = (event: KeyboardEvent) => {
    const next = moved(at, event.key)
    if (!next) return
    event.preventDefault()
    setShown(next)
  }
  const onPoint = (event: PointerEvent<HTMLDivElement>) => {
    const plot = event.currentTarget.getBoundingClientRect()
    const hour = Math.floor((event.clientX - plot.left - room.left) / cellWidth)
    const weekday = Math.floor((event.clientY - plot.top) / cell.height)
    const isInside = hour >= 0 && hour < hoursPerDay && weekday >= 0 && weekday < weekdays.length
    setShown(isInside ? { weekday, hour } : undefined)
  }
  return (
    <div className={styles.heatMap} ref={box}>
      <div
        className={styles.plot}
        style={{ width }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={weekdays.length * hoursPerDay - 1}
        aria-valuenow={at.weekday * hoursPerDay + at.hour}
        aria-valuetext={words(at)}
        onKeyDown={onKey}
        onPointerMove={onPoint}
        onPointerLeave={() => setShown(undefined)}
        onBlur={() => setShown(undefined)}
      >
        <svg width={width} height={height} aria-hidden>
          {weekdays.map((hours, weekday) => (
            <g key={names[weekday]} transform={`translate(0 ${weekday * cell.height})`}>
              <text className={styles.tick} y={16}>
                {short[weekday]}
              </text>
              {cellsOf(hours).map(({ count, hour }) => (
                <rect
                  key={hour}
                  className={styles.cell}
                  x={room.left + hour * cellWidth}
                  width={cellWidth - cell.gap}
                  height={cell.height - cell.gap}
                  rx={3}
                  data-level={levelOf(count, peak.count)}
                  data-shown={(at.weekday === weekday && at.hour === hour && shown !== undefined) || undefined}
                />
              ))}
            </g>
          ))}
          {hoursNamed.map(hour => (
            <text
              key={hour}
              className={styles.tick}
              x={room.left + (hour + 0.5) * cellWidth - 1}
              y={height - 4}
              textAnchor="middle"
            >
              {String(hour).padStart(2, '0')}
            </text>
          ))}
        </svg>
      </div>
      <p className={`${styles.words} muted numbers`} aria-hidden>
        {words(at)}
      </p>
    </div>
  )
}
