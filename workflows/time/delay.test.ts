import { expect, test } from 'vitest'
import type { BusinessHours, Duration } from '../core/definition.ts'
import { delayEnd } from './delay.ts'
import { systemZones } from './zones.ts'

const ZONE = 'America/New_York'
const end = (duration: Duration, from: string, hours: BusinessHours | null = null) =>
  new Date(delayEnd(systemZones(), duration, ZONE, Date.parse(from), hours)).toISOString().replace('.000', '')

test.each<[string, Duration, string, string]>([
  ['hours are elapsed time', { value: 24, unit: 'hours' }, '2027-03-13T15:00:00Z', '2027-03-14T15:00:00Z'],
  ['a day keeps the local clock', { value: 1, unit: 'days' }, '2027-03-13T15:00:00Z', '2027-03-14T14:00:00Z'],
  ['a skipped time moves later', { value: 1, unit: 'days' }, '2027-03-13T07:30:00Z', '2027-03-14T07:30:00Z'],
  ['a repeated time comes once, the first', { value: 1, unit: 'days' }, '2027-11-06T05:30:00Z', '2027-11-07T05:30:00Z'],
  ['a month clamps', { value: 1, unit: 'months' }, '2027-01-31T15:00:00Z', '2027-02-28T15:00:00Z'],
  ['a year clamps', { value: 1, unit: 'years' }, '2028-02-29T15:00:00Z', '2029-02-28T15:00:00Z'],
  ['weeks are seven days', { value: 2, unit: 'weeks' }, '2027-01-04T15:00:00Z', '2027-01-18T15:00:00Z'],
  [
    'tomorrow at nine, from the evening',
    { value: 1, unit: 'days', at: '09:00' },
    '2027-01-05T01:00:00Z',
    '2027-01-05T14:00:00Z',
  ],
  [
    'today at nine, if that is still to come',
    { value: 0, unit: 'days', at: '09:00' },
    '2027-01-05T10:00:00Z',
    '2027-01-05T14:00:00Z',
  ],
  ['else tomorrow', { value: 0, unit: 'days', at: '09:00' }, '2027-01-05T18:00:00Z', '2027-01-06T14:00:00Z'],
  [
    'two hours, then the next nine',
    { value: 2, unit: 'hours', at: '09:00' },
    '2027-01-05T13:00:00Z',
    '2027-01-06T14:00:00Z',
  ],
  ['the weekend is no business', { value: 1, unit: 'business_days' }, '2027-01-08T15:00:00Z', '2027-01-11T15:00:00Z'],
  ['counted from Saturday', { value: 2, unit: 'business_days' }, '2027-01-09T15:00:00Z', '2027-01-12T15:00:00Z'],
  ['none from Saturday is Monday', { value: 0, unit: 'business_days' }, '2027-01-09T15:00:00Z', '2027-01-11T15:00:00Z'],
])('%s', (_name, duration, from, expected) => {
  expect(end(duration, from)).toBe(expected)
})

test('business days are those of the journey, without its days off', () => {
  const hours = {
    timezone: ZONE,
    business_days: [6, 7],
    day_start: '09:00',
    day_end: '12:00',
    days_off: ['2027-01-09'],
  }
  expect(end({ value: 1, unit: 'business_days' }, '2027-01-08T15:00:00Z', hours)).toBe('2027-01-10T15:00:00Z')
})

test('no delay at all inside a repeated hour stays in it', () => {
  expect(end({ value: 0, unit: 'days' }, '2027-11-07T06:30:00Z')).toBe('2027-11-07T06:30:00Z')
})
