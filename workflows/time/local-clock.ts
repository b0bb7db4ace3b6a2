/** Local wall clocks as plain numbers: "local milliseconds" are what an instant would be if the local clock were UTC. */
import type { ZoneTable } from './zones.ts'

export const MINUTE = 60_000
export const DAY = 86_400_000

/** The local clock at an instant. */
export function toLocal(zones: ZoneTable, zone: string, instant: number): number {
  return instant + zones.spanAt(zone, instant).offset
}

/** The first instant at which the local clock shows this; a local time that a clock change skips moves later by the gap. */
export function toInstant(zones: ZoneTable, zone: string, local: number): number {
  // No offset is a whole day, so the answer is in the spans that overlap this period.
  let span = zones.spanAt(zone, local - DAY)
  let before = span.offset
  while (true) {
    const instant = local - span.offset
    // In a gap every earlier span ends too soon and this one begins too late.
    if (instant < span.from) return local - before
    if (instant < span.until) return instant
    before = span.offset
    span = zones.spanAt(zone, span.until)
  }
}

/** Local milliseconds of `HH:MM` counted from midnight; `24:00` is the whole day. */
export function timeOfDay(text: string): number {
  return (Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))) * MINUTE
}

/** The number of a local day, counted from 1970-01-01. */
export function dayOf(local: number): number {
  return Math.floor(local / DAY)
}

/** 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** Local milliseconds of `YYYY-MM-DDTHH:MM:SS`. */
export function parseLocal(text: string): number {
  return Date.parse(`${text}Z`)
}

/** `YYYY-MM-DDTHH:MM:SS`. */
export function localText(local: number): string {
  return new Date(local).toISOString().slice(0, 19)
}
