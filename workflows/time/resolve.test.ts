import { expect, test } from 'vitest'
import type { BusinessHours } from '../core/definition.ts'
import { resolveTime, type TimeContext, zoneFor } from './resolve.ts'

const hours: BusinessHours = { timezone: 'Europe/Madrid', business_days: [1], day_start: '09:00', day_end: '17:00' }
const context = (definition: Partial<TimeContext['definition']>, lead_timezone: string | null = null): TimeContext => ({
  definition: { business_hours: null, timezone: null, use_lead_timezone: false, ...definition },
  lead_timezone,
  site_timezone: 'Asia/Tokyo',
})

test.each<[string, 'delay' | 'open_minute', TimeContext, string, string]>([
  ['the site', 'delay', context({}), 'Asia/Tokyo', 'site'],
  ['the journey', 'delay', context({ timezone: 'America/Lima', business_hours: hours }), 'America/Lima', 'journey'],
  [
    'the hours',
    'open_minute',
    context({ timezone: 'America/Lima', business_hours: hours }),
    'Europe/Madrid',
    'journey',
  ],
  ['the hours for want of another', 'delay', context({ business_hours: hours }), 'Europe/Madrid', 'journey'],
  [
    'the lead',
    'open_minute',
    context({ business_hours: hours, use_lead_timezone: true }, 'Asia/Kathmandu'),
    'Asia/Kathmandu',
    'lead',
  ],
  ['not the lead unasked', 'delay', context({}, 'Asia/Kathmandu'), 'Asia/Tokyo', 'site'],
  ['not an unknown zone', 'delay', context({ use_lead_timezone: true }, 'Mars/Olympus'), 'Asia/Tokyo', 'site'],
])('the zone is that of %s', (_name, purpose, given, zone, zone_source) => {
  expect(zoneFor(purpose, given)).toEqual({ zone, zone_source })
})

test('a moment comes with its local clock and the data it was computed from', () => {
  const from = Date.parse('2027-01-12T12:00:00Z')
  expect(resolveTime({ purpose: 'open_minute', from, duration: null }, context({ business_hours: hours }))).toEqual({
    at: Date.parse('2027-01-18T08:00:00Z'),
    local: '2027-01-18T09:00:00',
    zone: 'Europe/Madrid',
    zone_source: 'journey',
    tz_data: process.versions.tz,
  })
})

test('without opening hours every minute is open', () => {
  expect(resolveTime({ purpose: 'open_minute', from: 5, duration: null }, context({})).at).toBe(5)
})
