/** One window is written in its own fields, several in a list, and nothing is lost on the way. */
import { expect, test } from 'vitest'
import { windowsOf, withWindows } from './windows.ts'

const one = { business_days: [1], day_start: '09:00', day_end: '12:00' }
const two = { business_days: [2], day_start: '10:00', day_end: '24:00' }

test('a second window turns the fields into a list, and removing it turns them back', () => {
  const hours = { ...one, timezone: 'Europe/Madrid', days_off: ['2026-12-25'] }
  const both = withWindows(hours, [...windowsOf(hours), two])
  expect(both).toEqual({ timezone: 'Europe/Madrid', days_off: ['2026-12-25'], windows: [one, two] })
  expect(withWindows(both, [two])).toEqual({ ...two, timezone: 'Europe/Madrid', days_off: ['2026-12-25'] })
})
