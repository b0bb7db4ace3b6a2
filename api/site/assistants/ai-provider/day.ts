/** The days by which spending is counted: those of the site's own clock. */
import { resolveTime } from '../../../../workflows/time/resolve.ts'

const asIs = { business_hours: null, timezone: null, use_lead_timezone: false }

/** The local day of a moment, and when the next one begins. */
export function dayOf(now: number, site_timezone: string): { day: string; next_at: number } {
  const context = { definition: asIs, lead_timezone: null, site_timezone }
  const resolve = (value: number, at?: string) =>
    resolveTime(
      { purpose: 'delay', from: now, duration: { value, unit: 'days', ...(at !== undefined && { at }) } },
      context,
    )
  return { day: resolve(0).local.slice(0, 10), next_at: resolve(1, '00:00').at }
}
