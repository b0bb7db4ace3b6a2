/**
 * The time-zone data as the rest of this folder sees it: spans of constant offset. Injectable, since zone data differs
 * between machines and releases.
 */
import { Temporal } from 'temporal-polyfill/implementation'

/** From `from` until before `until` the local clock is the instant plus `offset`; all in milliseconds. */
export interface OffsetSpan {
  from: number
  until: number
  offset: number
}

export interface ZoneTable {
  /** The release of the data, such as `2026c`. */
  readonly version: string
  has(zone: string): boolean
  /** The span of constant offset that holds the instant. */
  spanAt(zone: string, instant: number): OffsetSpan
}

let shared: ZoneTable | undefined

/** The zone data of this process, read once per zone and span. */
export function systemZones(): ZoneTable {
  shared ??= cachedZones(process.versions.tz ?? 'unknown')
  return shared
}

function cachedZones(version: string): ZoneTable {
  const spans = new Map<string, OffsetSpan[]>()
  const latest = new Map<string, OffsetSpan>()
  return {
    version,
    has: zone => spans.has(zone) || (isKnown(zone) && spans.set(zone, []) !== undefined),
    spanAt(zone, instant) {
      const last = latest.get(zone)
      if (last && holds(last, instant)) return last
      const known = spans.get(zone) ?? []
      let span = known.find(candidate => holds(candidate, instant))
      if (!span) {
        span = readSpan(zone, instant)
        known.push(span)
        spans.set(zone, known)
      }
      latest.set(zone, span)
      return span
    },
  }
}

function holds(span: OffsetSpan, instant: number): boolean {
  return span.from <= instant && instant < span.until
}

/** Only names of the IANA list in their own spelling, since requests decide what is cached. */
const isKnown = (zone: string): boolean => zoneNamed(zone) === zone

/** A zone of the IANA list in the list's own spelling, in whatever case it is named: `asia/calcutta`. */
export function zoneNamed(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return undefined
  }
}

function readSpan(zone: string, instant: number): OffsetSpan {
  const here = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  // "Previous" means strictly before, and the span must hold its own first moment.
  const from = here.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  const until = here.getTimeZoneTransition('next')
  return {
    from: from?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: until?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: here.offsetNanoseconds / 1_000_000,
  }
}
