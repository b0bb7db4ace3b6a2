/** When a journey may reach a person: in the open minutes of its version, and on no day off of the site. */
import type { BusinessHours } from '../../../../workflows/core/definition.ts'
import { resolveTime } from '../../../../workflows/time/resolve.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { stepEmails } from './ports.ts'
import type { EmailRow } from './store.ts'

const day_ms = 24 * 3_600_000
const every_day = [1, 2, 3, 4, 5, 6, 7]

/** Days off that overlap a moment in any time zone; without one the journey's hours need not be read. */
export const daysOffNear = (days_off: readonly string[], at: number): string[] =>
  days_off.filter(day => Math.abs(Date.parse(`${day}T12:00:00Z`) - at) < 2 * day_ms)

export interface OpenMinute {
  /** `from` itself where it is open. */
  at: number
  /** It would be sooner without the site's days off. */
  day_off: boolean
}

/** The next minute in which the journey may reach the lead. */
export async function openMinute(
  scope: SiteScope,
  email: Pick<EmailRow, 'run_id'>,
  from: number,
  lead_timezone: string | null,
): Promise<OpenMinute> {
  const { run_id } = email
  const site = await scope.facts()
  if (run_id === null || !site) return { at: from, day_off: false }
  const steps = scope.installation.connections.through(stepEmails)
  const definition = await scope.database.read(db => steps.hoursOf(db, run_id))
  if (!definition) return { at: from, day_off: false }
  const next = (days_off: readonly string[]) => {
    const business_hours = withDaysOff(definition.business_hours, days_off, definition.timezone ?? site.timezone)
    const context = { definition: { ...definition, business_hours }, lead_timezone, site_timezone: site.timezone }
    return resolveTime({ purpose: 'open_minute', from, duration: null }, context).at
  }
  const { days_off } = site.marketing
  const at = next(days_off)
  return { at, day_off: days_off.length > 0 && at > from && next([]) < at }
}

/** Days off close the hours of every journey; a journey that is always open counts as open from 0 to 24 hours each day. */
export function withDaysOff(
  hours: BusinessHours | null,
  days_off: readonly string[],
  timezone: string,
): BusinessHours | null {
  if (days_off.length === 0) return hours
  const open = hours ?? { business_days: every_day, day_start: '00:00', day_end: '24:00', timezone }
  return { ...open, days_off: [...(open.days_off ?? []), ...days_off] }
}
