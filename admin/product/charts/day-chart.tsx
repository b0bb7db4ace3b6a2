/** Counts of days as bars. Pointer or arrow keys read out a day; the highest and the last carry their values. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { barsOf, ticksOf, topOf } from './day-chart-shape.ts'
import './day-chart.css'

export type DayCount = { date: string; count: number }

const height = 176
const room = { top: 18, bottom: 22 }
/** Beside the plot, as wide as the numbers there are long. */
const gutter = { min: 34, gap: 10, character: 7.5 }

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}

type DayChartProps = {
  label: string
  days: DayCount[]
  /** What is read out of a day; new leads unless given. */
  wordsOf?: (day: string, count: number) => string
}

export function DayChart({ label, days, wordsOf }: DayChartProps) {
  const { t, number, day } = useMessages()
  const [box, width] = useWidth()
  const [shown, setShown] = useState<number>()
  const values = days.map(day => day.count)
  const top = topOf(values)
  const longest = Math.max(...ticksOf(top).map(tick => number(tick).length))
  const left = Math.max(gutter.min, gutter.gap + gutter.character * longest)
  const plot = Math.max(0, width - left)
  const bars = barsOf(values, plot, height)
  const last = days.length - 1
  const highest = values.indexOf(Math.max(...values))
  const leads = (day: string, count: number) => t('dashboard.day_count', { day, count })
  const words = (at: number) => (wordsOf ?? leads)(days[at] ? day(days[at].date) : '', days[at]?.count ?? 0)
  const move = (event: KeyboardEvent) => {
    const from = shown ?? last
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setShown(Math.min(last, Math.max(0, shown === undefined ? last : to)))
  }
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left
    const at = Math.floor((x / Math.max(1, plot)) * days.length)
    setShown(at >= 0 && at <= last ? at : undefined)
  }
  const labeled = new Set([...(values[highest] ? [highest] : []), ...(values[last] ? [last] : [])])

  return (
    <div className="day-chart" ref={box}>
      <div
        className="day-chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown ?? last}
        aria-valuetext={words(shown ?? last)}
        onKeyDown={move}
        onPointerMove={point}
        onPointerLeave={() => setShown(undefined)}
        onBlur={() => setShown(undefined)}
      >
        <svg width={width} height={height + room.top + room.bottom} aria-hidden>
          <g transform={`translate(${left} ${room.top})`}>
            {ticksOf(top).map(tick => (
              <g key={tick} transform={`translate(0 ${height - (tick / top) * height})`}>
                <line className="day-chart-line" x2={plot} />
                <text className="day-chart-tick" x={-8} dy="0.32em" textAnchor="end">
                  {number(tick)}
                </text>
              </g>
            ))}
            {bars.map((bar, at) => (
              <g key={days[at]!.date} className="day-chart-day" data-shown={shown === at || undefined}>
                <rect className="day-chart-bar" {...bar} rx={Math.min(2, bar.height / 2)} />
                {(shown === undefined ? labeled.has(at) : shown === at) && (
                  <text className="day-chart-value" x={bar.x + bar.width / 2} y={bar.y - 5} textAnchor="middle">
                    {number(values[at] ?? 0)}
                  </text>
                )}
              </g>
            ))}
            <text className="day-chart-tick" y={height + 17}>
              {days[0] && day(days[0].date)}
            </text>
            {last > 0 && (
              <text className="day-chart-tick" x={plot} y={height + 17} textAnchor="end">
                {days[last] && day(days[last].date)}
              </text>
            )}
          </g>
        </svg>
      </div>
      <p className="day-chart-words muted numbers" aria-hidden>
        {words(shown ?? last)}
      </p>
    </div>
  )
}
