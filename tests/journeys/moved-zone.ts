/** Time-zone data of another release: one zone has another offset from some moment on, all else is as it is. */
import { systemZones, type ZoneTable } from '../../workflows/time/zones.ts'

export function movedZone(moved: string, from: number, offset: number, version = 'moved'): ZoneTable {
  const zones = systemZones()
  return {
    version,
    has: zones.has,
    spanAt(zone, instant) {
      if (zone !== moved) return zones.spanAt(zone, instant)
      if (instant >= from) return { from, until: Number.POSITIVE_INFINITY, offset }
      const span = zones.spanAt(zone, instant)
      return { ...span, until: Math.min(span.until, from) }
    },
  }
}
