/** When people take conversations over. */
import { nextOpen } from '../../../../workflows/time/next-open.ts'
import { systemZones } from '../../../../workflows/time/zones.ts'
import type { AssistantSettings } from '../assistants/rules.ts'

/** Whether somebody takes conversations over at this moment. */
export function isAttended({ attendance }: Pick<AssistantSettings, 'attendance'>, now: number): boolean {
  if (attendance.type !== 'business_hours') return attendance.type === 'always'
  const { business_hours } = attendance
  return nextOpen(systemZones(), business_hours, business_hours.timezone, now) === now
}
