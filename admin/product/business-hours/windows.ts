/** Business hours have one window in their own three fields, or several in a list: here they are always a list. Pure. */
import type { BusinessHours, OpeningWindow } from '@leadwright/sdk'

export function windowsOf({ windows, business_days, day_start, day_end }: BusinessHours): OpeningWindow[] {
  if (windows) return windows
  return business_days && day_start && day_end ? [{ business_days, day_start, day_end }] : []
}

/** Back to the simpler of both forms. */
export function withWindows(hours: BusinessHours, windows: OpeningWindow[]): BusinessHours {
  const { timezone, days_off } = hours
  const rest = { timezone, ...(days_off && { days_off }) }
  const [only] = windows
  return windows.length === 1 && only ? { ...only, ...rest } : { windows, ...rest }
}
