/**
 * Answers the core's effect `resolve_time`: which zone counts, and which moment that means there. Every runner calls
 * this.
 */
import type { Definition } from '../core/definition.ts'
import type { LocalIntention, Resolution, ResolveTime, ZoneSource } from '../core/effects.ts'
import { delayEnd } from './delay.ts'
import { localText, parseLocal, toInstant, toLocal } from './local-clock.ts'
import { nextOpen } from './next-open.ts'
import { systemZones, type ZoneTable } from './zones.ts'

export interface TimeContext {
  definition: Pick<Definition, 'business_hours' | 'timezone' | 'use_lead_timezone'>
  /** As the browser reported it; an unknown zone counts as none. */
  lead_timezone: string | null
  site_timezone: string
}

export type TimeRequest = Pick<ResolveTime, 'purpose' | 'from' | 'duration' | 'kept'>

/** The moment that an effect asks for, with the zone and the local clock it was computed from. */
export function resolveTime(request: TimeRequest, context: TimeContext, zones: ZoneTable = systemZones()): Resolution {
  if (request.kept) return keepIntention(request.kept, request.from, zones)
  const { zone, zone_source } = zoneFor(request.purpose, context, zones)
  const at = momentOf(request, context, zone, zones)
  return { at, local: localText(toLocal(zones, zone, at)), zone, zone_source, tz_data: zones.version }
}

/**
 * The moment of the intended local time; `from` if that is still right, or for a duration.
 * An unknown zone leaves the moment unchanged.
 */
function keepIntention({ local, zone, zone_source }: LocalIntention, from: number, zones: ZoneTable): Resolution {
  const tz_data = zones.version
  if (!zones.has(zone)) return { at: from, local: local ?? localText(from), zone, zone_source, tz_data }
  const shown = localText(toLocal(zones, zone, from))
  if (local === null || shown === local) return { at: from, local: shown, zone, zone_source, tz_data }
  const at = toInstant(zones, zone, parseLocal(local))
  return { at, local: localText(toLocal(zones, zone, at)), zone, zone_source, tz_data }
}

function momentOf(
  { purpose, from, duration }: TimeRequest,
  context: TimeContext,
  zone: string,
  zones: ZoneTable,
): number {
  const { business_hours } = context.definition
  if (purpose === 'delay' && duration) return delayEnd(zones, duration, zone, from, business_hours)
  return business_hours ? nextOpen(zones, business_hours, zone, from) : from
}

/**
 * The lead's zone where the journey says so, else the journey's, else the site's. Opening hours carry a zone of their
 * own.
 */
export function zoneFor(
  purpose: ResolveTime['purpose'],
  { definition, lead_timezone, site_timezone }: TimeContext,
  zones: ZoneTable = systemZones(),
): { zone: string; zone_source: ZoneSource } {
  if (definition.use_lead_timezone && lead_timezone !== null && zones.has(lead_timezone)) {
    return { zone: lead_timezone, zone_source: 'lead' }
  }
  const ofHours = definition.business_hours?.timezone ?? null
  const ofJourney = purpose === 'open_minute' ? (ofHours ?? definition.timezone) : (definition.timezone ?? ofHours)
  return ofJourney === null ? { zone: site_timezone, zone_source: 'site' } : { zone: ofJourney, zone_source: 'journey' }
}
