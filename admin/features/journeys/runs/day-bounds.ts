/** Where a calendar day begins and ends in a time zone, as instants. Pure. */

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  } as const)
  const parts = Object.fromEntries(format.formatToParts(at).map(part => [part.type, Number(part.value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** The moment at which a zone's clock shows `YYYY-MM-DDTHH:MM`; undefined for anything else. */
export function instantAt(clock: string, timeZone: string): string | undefined {
  const local = Date.parse(`${clock}:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) || Number.isNaN(local)) return undefined
  const first = local - offsetAt(local, timeZone)
  return new Date(local - offsetAt(first, timeZone)).toISOString()
}

/** The first instant of a day `YYYY-MM-DD`, `later` days on; undefined for anything else. */
export function dayBound(day: string | undefined, timeZone: string, later = 0): string | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const local = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000
  if (Number.isNaN(local)) return undefined
  const first = local - offsetAt(local, timeZone)
  return new Date(local - offsetAt(first, timeZone)).toISOString()
}

/** The last moment of a day is the one before the next day's first. */
export function lastMomentOf(day: string | undefined, timeZone: string): string | undefined {
  const next = dayBound(day, timeZone, 1)
  return next && new Date(Date.parse(next) - 1).toISOString()
}
