import { describe, expect, test } from 'vitest'
import type { BusinessHours } from '../core/definition.ts'
import type { LocalIntention } from '../core/effects.ts'
import { resolveTime, type TimeContext, zoneFor } from './resolve.ts'
import { systemZones, type ZoneTable } from './zones.ts'

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

describe('a local intention that is kept', () => {
  const meant = Date.parse('2027-01-14T08:00:00Z')
  const kept = { local: '2027-01-14T09:00:00', zone: 'Europe/Madrid', zone_source: 'lead' } as const
  const ask = (settings: Partial<LocalIntention>, zones: ZoneTable = systemZones()) =>
    resolveTime({ purpose: 'local', from: meant, duration: null, kept: { ...kept, ...settings } }, context({}), zones)
  const summerTime: ZoneTable = {
    version: '2099a',
    has: zone => zone === 'Europe/Madrid',
    spanAt: () => ({ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, offset: 7_200_000 }),
  }

  test('stays where it is as long as the clock shows it', () => {
    expect(ask({})).toEqual({ at: meant, ...kept, tz_data: systemZones().version })
    const second = Date.parse('2027-10-31T01:30:00.250Z')
    const repeated = { ...kept, local: '2027-10-31T02:30:00' }
    expect(resolveTime({ purpose: 'local', from: second, duration: null, kept: repeated }, context({})).at).toBe(second)
  })

  test('moves with the clock of its own zone', () => {
    expect(ask({}, summerTime)).toEqual({ at: meant - 3_600_000, ...kept, tz_data: '2099a' })
  })

  test('is left alone where a span was meant, or the zone is gone', () => {
    expect(ask({ local: null }, summerTime)).toMatchObject({
      at: meant,
      local: '2027-01-14T10:00:00',
      tz_data: '2099a',
    })
    expect(ask({ zone: 'Mars/Olympus' }, summerTime)).toMatchObject({ at: meant, local: kept.local, tz_data: '2099a' })
  })
})
