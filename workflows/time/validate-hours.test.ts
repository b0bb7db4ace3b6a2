import { expect, test } from 'vitest'
import type { BusinessHours } from '../core/definition.ts'
import { validateBusinessHours } from './validate-hours.ts'

const sound: BusinessHours = { timezone: 'Europe/Madrid', business_days: [1, 5], day_start: '22:00', day_end: '06:00' }
const { business_days, day_start, day_end } = sound
const window = { business_days: [1], day_start: '09:00', day_end: '24:00' }

test.each<[string, Partial<BusinessHours>]>([
  ['one window across midnight', {}],
  ['a zone by its old name', { timezone: 'Asia/Calcutta' }],
  ['UTC', { timezone: 'UTC' }],
  ['a leap day off', { days_off: ['2028-02-29'] }],
])('%s is sound', (_name, change) => {
  expect(validateBusinessHours({ ...sound, ...change })).toEqual([])
})

test('several windows are sound without the three fields of one', () => {
  expect(validateBusinessHours({ timezone: 'Europe/Madrid', windows: [window] })).toEqual([])
})

test.each<[Partial<BusinessHours>, string, string]>([
  [{ timezone: 'Europe/Atlantis' }, '/timezone', 'unknown_zone'],
  [{ timezone: 'europe/madrid' }, '/timezone', 'unknown_zone'],
  [{ timezone: '+01:00' }, '/timezone', 'unknown_zone'],
  [{ business_days: [] }, '/business_days', 'no_days'],
  [{ business_days: [0, 1] }, '/business_days', 'invalid_day'],
  [{ business_days: undefined }, '/business_days', 'missing_value'],
  [{ day_start: '24:00' }, '/day_start', 'invalid_time_of_day'],
  [{ day_end: '6:00' }, '/day_end', 'invalid_time_of_day'],
  [{ day_start: '06:00' }, '/day_end', 'equal_times'],
  [{ days_off: ['2027-02-29'] }, '/days_off/0', 'invalid_date'],
])('%j is refused', (change, field, code) => {
  expect(validateBusinessHours({ ...sound, ...change })).toEqual([{ field, code }])
})

test('the two forms do not mix, and no window is none', () => {
  const mixed = { timezone: 'UTC', windows: [window], business_days, day_start, day_end }
  expect(validateBusinessHours(mixed).map(problem => problem.code)).toEqual(['two_forms', 'two_forms', 'two_forms'])
  expect(validateBusinessHours({ timezone: 'UTC', windows: [] })).toEqual([{ field: '/windows', code: 'no_windows' }])
})
