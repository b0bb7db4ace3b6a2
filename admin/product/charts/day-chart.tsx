/** Counts of days as bars. Pointer or arrow keys read out a day; until then the highest and the last carry their values. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import styles from './day-chart.module.css'
import { barsOf, lineOf, ticksOf, topOf } from './day-chart-shape.ts'
import { useWidth } from './use-width.ts'

export type DayCount = { date: string; count: number }
export type DayMark = { date: string; label: string }

const height = 224
const padding = { top: 18, bottom: 22 }
/** Beside the plot, as wide as the numbers there are long. */
const gutter = { min: 34, gap: 10, character: 7.5 }
/** Between a bar and the value beside it. */
const END_GAP = 4

type DayChartProps = {
  label: string
  days: DayCount[]
  /** The same of as many days before, drawn as a line. */
  previous?: readonly number[]
  /** What was done on some of the days: published, changed. */
  marks?: readonly DayMark[]
  /** Where the rows are no days: what one is called. */
  labelOf?: (date: string) => string
  /** What is read out of a day. */
  wordsOf: (day: string, count: number, at: number) => string
}

export function DayChart({ label, days, previous = [], marks = [], labelOf, wordsOf }: DayChartProps) {
  const { number, day: dayWords } = useMessages()
  const day = labelOf ?? dayWords
  const [box, width] = useWidth()
  const [shown, setShown] = useState<number>()
  const values = days.map(day => day.count)
  const top = topOf([...values, ...previous])
  const longest = Math.max(...ticksOf(top).map(tick => number(tick).length))
  const left = Math.max(gutter.min, gutter.gap + gutter.character * longest)
  const last = days.length - 1
  const highest = values.indexOf(Math.max(...values))
  const lengthOf = (at: number) => number(values[at] ?? 0).length * gutter.character
  // Above a narrow bar it would lie over its neighbors, which may be higher.
  const isLastBeside = last !== highest && Boolean(values[last]) && lengthOf(last) > (width - left) / days.length
  const plot = Math.max(0, width - left - (isLastBeside ? lengthOf(last) + END_GAP : 0))
  const bars = barsOf(values, plot, height, top)
  const marksOf = (at: number) => marks.filter(({ date }) => date === days[at]?.date).map(mark => mark.label)
  const words = (at: number) =>
    [wordsOf(days[at] ? day(days[at].date) : '', days[at]?.count ?? 0, at), ...marksOf(at)].join(' · ')
  const center = (at: number) => left + (bars[at]?.x ?? 0) + (bars[at]?.width ?? 0) / 2
  /** Above the middle of its bar, at either end of a narrow chart as far in as the number is long; or beside the last. */
  const placeOf = (at: number) => {
    const { x = 0, y = 0, width = 0 } = bars[at] ?? {}
    if (at === last && isLastBeside) return { x: x + width + END_GAP, y: Math.min(y, height - 5), dy: '0.32em' }
    const half = lengthOf(at) / 2
    return { x: Math.max(half, Math.min(center(at) - left, plot - half)), y: y - 5, textAnchor: 'middle' as const }
  }
  const move = (event: KeyboardEvent) => {
    const from = shown ?? last
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const isFirst = shown === undefined && event.key.startsWith('Arrow')
    setShown(Math.min(last, Math.max(0, isFirst ? last : to)))
  }
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left
    const at = Math.floor((x / Math.max(1, plot)) * days.length)
    setShown(at >= 0 && at <= last ? at : undefined)
  }
  const labeled = [...new Set([highest, last])].filter(at => values[at])

  return (
    <div className={styles.dayChart} ref={box}>
      <div
        className={styles.plot}
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
        <svg width={width} height={height + padding.top + padding.bottom} aria-hidden>
          <g transform={`translate(${left} ${padding.top})`}>
            {ticksOf(top).map(tick => (
              <g key={tick} transform={`translate(0 ${height - (tick / top) * height})`}>
                <line className={styles.line} x2={plot} />
                <text className={styles.tick} x={-8} dy="0.32em" textAnchor="end">
                  {number(tick)}
                </text>
              </g>
            ))}
            {bars.map((bar, at) => (
              <g key={days[at]!.date} data-shown={shown === at || undefined}>
                <rect className={styles.bar} {...bar} rx={Math.min(2, bar.height / 2)} />
              </g>
            ))}
            {days.map(
              ({ date }, at) =>
                marksOf(at).length > 0 && (
                  <g key={date} transform={`translate(${center(at) - left} 0)`}>
                    <line className={styles.mark} y1={-10} y2={height} />
                    <path className={styles.flag} d="M0 -14 L4 -10 L0 -6 L-4 -10 Z" />
                  </g>
                ),
            )}
            {previous.length > 0 && <path className={styles.previous} d={lineOf(previous, plot, height, top)} />}
            {shown === undefined &&
              labeled.map(at => (
                <text key={at} className={styles.value} {...placeOf(at)}>
                  {number(values[at] ?? 0)}
                </text>
              ))}
            <text className={styles.tick} y={height + 17}>
              {days[0] && day(days[0].date)}
            </text>
            {last > 0 && (
              <text className={styles.tick} x={plot} y={height + 17} textAnchor="end">
                {days[last] && day(days[last].date)}
              </text>
            )}
          </g>
        </svg>
        {shown !== undefined && (
          <p
            className={`${styles.tip} numbers`}
            data-side={center(shown) > width / 2 ? 'left' : 'right'}
            style={{ left: center(shown) }}
            aria-hidden
          >
            {words(shown)}
          </p>
        )}
      </div>
    </div>
  )
}
