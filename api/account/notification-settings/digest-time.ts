/** When the daily email leaves: on the person's clock, through changes between summer and winter time. Pure. */
import { DAY, dayOf, toInstant, toLocal } from '../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../workflows/time/zones.ts'

const HOUR = 3_600_000

interface DigestTime {
  digest_hour: number
  timezone: string
}

/** The local day of a moment, and when that day's email is due. */
export function digestOfDay({ digest_hour, timezone }: DigestTime, now: number): { day: number; due_at: number } {
  const zones = systemZones()
  const day = dayOf(toLocal(zones, timezone, now))
  return { day, due_at: toInstant(zones, timezone, day * DAY + digest_hour * HOUR) }
}

/** The next one after a moment on whose day it was sent, or is no longer wanted. */
export const nextDigest = ({ digest_hour, timezone }: DigestTime, now: number): number => {
  const zones = systemZones()
  return toInstant(zones, timezone, (dayOf(toLocal(zones, timezone, now)) + 1) * DAY + digest_hour * HOUR)
}
