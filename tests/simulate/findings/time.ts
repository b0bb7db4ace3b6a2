/**
 * Moments are right and business hours respected, by an independent implementation of the rules
 * (`workflows/time/reference.ts`).
 */
import { leads } from '../../../api/site/contacts/lead-records/table.ts'
import type { BusinessHours, Duration } from '../../../workflows/core/definition.ts'
import type { StoredEntry } from '../../../workflows/ports.ts'
import { nextOpenByMinutes, readClocks } from '../../../workflows/time/reference.ts'
import type { Check } from '../findings.ts'
import { HOUR } from '../script.ts'
import type { RunSeen } from './runs.ts'

const ELAPSED: Record<string, number> = { seconds: 1_000, minutes: 60_000, hours: HOUR }

export const timeFindings: Check = async (db, _seen, runs) => {
  const zones = new Map(
    (await db.select({ id: leads.id, zone: leads.timezone }).from(leads)).map(row => [row.id, row.zone]),
  )
  return runs.flatMap(run => [...delays(run), ...windows(run, zones.get(run.lead_id) ?? null)])
}

function delays({ id, record }: RunSeen): string[] {
  const found: string[] = []
  const planned = new Map<string | null, number>()
  for (const [i, entry] of record.entries()) {
    const duration = entry.detail.duration as Duration | undefined
    if (entry.type === 'delay_planned' && duration) {
      const at = Number(entry.detail.at)
      planned.set(entry.step_id, at)
      // Counted from the end of the step before, which may be noticed a little later.
      const from = at - duration.value * (ELAPSED[duration.unit] ?? 0)
      const fits = duration.at !== undefined || (from <= entry.at && from >= (record[i - 1]?.at ?? from))
      if (!fits) found.push(`${id}: ${entry.step_id}, reached at ${entry.at}, was planned for ${at}`)
    }
    if (
      entry.type === 'delay_over' &&
      entry.reason === 'moment_reached' &&
      entry.at < (planned.get(entry.step_id) ?? 0)
    ) {
      found.push(`${id}: ${entry.step_id} was over before its moment`)
    }
  }
  return found
}

function windows({ id, record, document }: RunSeen, lead_zone: string | null): string[] {
  const { business_hours } = document
  if (!business_hours) return []
  const hours: BusinessHours = business_hours as BusinessHours
  const zone = document.use_lead_timezone && lead_zone ? lead_zone : hours.timezone
  const handedOff = record.filter(entry => entry.type === 'send_handed_off')
  return handedOff
    .filter(entry => !isOpen(hours, zone, entry))
    .map(
      entry =>
        `${id}: ${entry.step_id} was handed off outside its hours at ${new Date(entry.at).toISOString()} (${zone})`,
    )
}

function isOpen(hours: BusinessHours, zone: string, { at }: StoredEntry): boolean {
  const start = Math.floor(at / HOUR) * HOUR
  return nextOpenByMinutes(hours, readClocks(zone, start, 1), at) === at
}
