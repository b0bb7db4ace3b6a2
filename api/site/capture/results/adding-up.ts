/** From daily counts to results: totals, every day of a period, variants with confidence intervals. Pure. */
import { DAY, localText } from '../../../../workflows/time/local-clock.ts'
import { isUneven, wilson } from './statistics.ts'
import type { CountRow, Counts, Period } from './store.ts'

export const dateOf = (day: number): string => localText(day * DAY).slice(0, 10)
export const dayOfDate = (date: string): number => Date.parse(date) / DAY

const names = ['shown', 'shown_daily', 'closed', 'submitted', 'visitors', 'converted', 'shown_robots'] as const

const none = (): Counts => ({
  ...{ shown: 0, shown_daily: 0, closed: 0, submitted: 0, visitors: 0, converted: 0, shown_robots: 0 },
})

export function sumOf(rows: readonly Counts[]) {
  const total = none()
  for (const row of rows) for (const name of names) total[name] += row[name]
  return { ...total, rate: total.visitors === 0 ? null : total.converted / total.visitors }
}

/** Each day of the period, those too on which nothing happened. */
export function daysOf<R extends { day: number }>(rows: readonly R[], { from, to }: Period) {
  const byDay = Map.groupBy(rows, row => row.day)
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    day: dateOf(from + at),
    rows: byDay.get(from + at) ?? [],
  }))
}

export interface KnownVariant {
  popup_id: string
  variant: string
  name: string | null
}

/** Current variants in their order, then former ones that were shown. */
export function variantsOf(
  rows: readonly CountRow[],
  known: readonly KnownVariant[],
  former: readonly KnownVariant[] = [],
) {
  const keyOf = (one: { popup_id: string; variant: string }) => `${one.popup_id} ${one.variant}`
  const seen = Map.groupBy(rows, row => keyOf({ popup_id: row.source_id, variant: row.variant }))
  const present = new Set(known.map(keyOf))
  const nameOf = new Map(former.map(one => [keyOf(one), one.name]))
  const gone = [...seen.values()].flatMap(([row]) => {
    const one = row && { popup_id: row.source_id, variant: row.variant }
    return one && !present.has(keyOf(one)) ? [{ ...one, name: nameOf.get(keyOf(one)) ?? null }] : []
  })
  return [...known, ...gone].map(one => {
    const total = sumOf(seen.get(keyOf(one)) ?? [])
    const { low, high } = wilson(total.converted, total.visitors) ?? { low: null, high: null }
    return { ...one, gone: !present.has(keyOf(one)), ...total, low, high }
  })
}

/** Compared from the day on which every variant existed, since earlier visitors saw fewer of them. */
export function isSplitUneven(rows: readonly CountRow[], known: readonly KnownVariant[]): boolean {
  for (const variants of Map.groupBy(known, one => one.popup_id).values()) {
    const days = variants.map(({ popup_id, variant }) =>
      rows.filter(row => row.source_id === popup_id && row.variant === variant && row.visitors > 0),
    )
    const began = Math.max(...days.map(of => Math.min(...of.map(row => row.day))))
    if (!Number.isFinite(began)) continue
    const later = days.map(of => of.filter(row => row.day > began))
    const compared = later.some(of => of.length > 0) ? later : days.map(of => of.filter(row => row.day === began))
    if (isUneven(compared.map(of => of.reduce((sum, row) => sum + row.visitors, 0)))) return true
  }
  return false
}
