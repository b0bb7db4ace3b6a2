/** What a heat map of hours shows where. Knows no DOM. */
export interface Cell {
  weekday: number
  hour: number
}

export const hoursPerDay = 24
const daysPerWeek = 7
const LEVELS = 5

/** Monday to Sunday in a language. The first of January 2024 was a Monday. */
export const weekdayNames = (language: string, weekday: 'long' | 'short'): string[] =>
  Array.from({ length: daysPerWeek }, (_, at) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at)),
  )

/** 0 where nothing happened, else 1 to 5 by its share of the most. */
export const levelOf = (count: number, most: number): number =>
  count === 0 || most === 0 ? 0 : Math.max(1, Math.ceil((count / most) * LEVELS))

/** Where most happened, the first of several. */
export function peakOf(weekdays: readonly (readonly number[])[]): { at: Cell; count: number } {
  let peak = { at: { weekday: 0, hour: 0 }, count: 0 }
  weekdays.forEach((hours, weekday) => {
    hours.forEach((count, hour) => {
      if (count > peak.count) peak = { at: { weekday, hour }, count }
    })
  })
  return peak
}

/** The cell that a key leads to; undefined for another key. Edges are not left. */
export function moved({ weekday, hour }: Cell, key: string): Cell | undefined {
  const to = {
    ArrowLeft: { weekday, hour: hour - 1 },
    ArrowRight: { weekday, hour: hour + 1 },
    ArrowUp: { weekday: weekday - 1, hour },
    ArrowDown: { weekday: weekday + 1, hour },
    Home: { weekday, hour: 0 },
    End: { weekday, hour: hoursPerDay - 1 },
  }[key]
  if (!to) return undefined
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))
  return { weekday: within(to.weekday, daysPerWeek), hour: within(to.hour, hoursPerDay) }
}
