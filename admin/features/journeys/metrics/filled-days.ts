/** Days without anybody are days too: a chart shows them. Pure. */
export type DayCount = { date: string; count: number }

const day_ms = 86_400_000

/** The last `most` days up to the last that has runs, from the first that has; `before` are as many before those. */
export function enrolledDays(days: readonly { date: string; enrolled: number }[], most = 90) {
  const all = filledDays(days, 2 * most)
  const shown = all.slice(-most)
  const before = all.slice(0, -most)
  return { shown, before: before.length < shown.length ? [] : before.map(day => day.count) }
}

/** Every day from the first to the last that has runs, the last `most` of them. */
export function filledDays(days: readonly { date: string; enrolled: number }[], most = 90): DayCount[] {
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return []
  const counts = new Map(days.map(day => [day.date, day.enrolled]))
  const end = Date.parse(last.date)
  const begin = Math.max(Date.parse(first.date), end - (most - 1) * day_ms)
  return Array.from({ length: Math.round((end - begin) / day_ms) + 1 }, (_, i) => {
    const date = new Date(begin + i * day_ms).toISOString().slice(0, 10)
    return { date, count: counts.get(date) ?? 0 }
  })
}
