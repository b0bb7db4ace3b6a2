/** Numbers by day made into figures of a period and of as many days before. Pure. */
import type { Period } from '../../capture/results/rules.ts'

export interface Figure {
  total: number
  previous_total: number
  days: number[]
  previous_days: number[]
}

/** A period, and as many days before it. */
export function periodsOf(period: Period): { period: Period; previous: Period; both: Period } {
  const { from, to } = period
  const first = from - (to - from + 1)
  return { period, previous: { from: first, to: from - 1 }, both: { from: first, to } }
}

/** `counts`: one number for each day of both periods, oldest first. */
export function figureOf(counts: readonly number[]): Figure {
  const half = counts.length / 2
  const previous_days = counts.slice(0, half)
  const days = counts.slice(half)
  const sum = (of: readonly number[]) => of.reduce((total, count) => total + count, 0)
  return { total: sum(days), previous_total: sum(previous_days), days, previous_days }
}

/** A figure of each column, from rows of the days on which there was something. */
export function figuresOf<R extends { day: number }, K extends keyof R & string>(
  rows: readonly R[],
  { from, to }: Period,
  columns: readonly K[],
): Record<K, Figure> {
  const byDay = new Map(rows.map(row => [row.day, row]))
  const days = Array.from({ length: to - from + 1 }, (_, at) => byDay.get(from + at))
  return Object.fromEntries(
    columns.map(column => [column, figureOf(days.map(row => Number(row?.[column] ?? 0)))]),
  ) as Record<K, Figure>
}
