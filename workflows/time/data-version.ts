/** Whether this machine's time-zone data is recent enough to be trusted with other people's mornings. */
import { systemZones } from './zones.ts'

export const TZ_DATA_MIN = '2026b'

export interface TzDataVersion {
  version: string
  current: boolean
}

/** The version of the zone data; below the minimum `warn` is called with a sentence for the log. */
export function checkTzData(warn: (message: string) => void, version: string = systemZones().version): TzDataVersion {
  const current = /^\d{4}[a-z]+$/.test(version) && version >= TZ_DATA_MIN
  if (!current) {
    warn(
      `Time-zone data is ${version}, older than ${TZ_DATA_MIN}: local times may be wrong. A newer Node brings newer data.`,
    )
  }
  return { version, current }
}
