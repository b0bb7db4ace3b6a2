import { Temporal } from 'temporal-polyfill/implementation'
import { describe, expect, test } from 'vitest'
import { type DateRequest, resolveDate } from './date-field.ts'
import { systemZones } from './zones.ts'

const context = {
  definition: { business_hours: null, timezone: 'Europe/Madrid', use_lead_timezone: true },
  lead_timezone: null as string | null,
  site_timezone: 'UTC',
}
const once: DateRequest = { offset_days: 0, at: '09:00', yearly: false, from: Date.parse('2027-01-11T09:00:00Z') }
const yearly: DateRequest = { ...once, yearly: true }
const at = (request: DateRequest, date: string | null, lead_timezone: string | null = null) => {
  const found = resolveDate(request, date, { ...context, lead_timezone })
  return found.at === null ? found.reason : new Date(found.at).toISOString()
}

describe('once', () => {
  test('is the moment of the date in the zone that counts, or why there is none', () => {
    expect(at(once, '2027-03-28')).toBe('2027-03-28T07:00:00.000Z')
    expect(at(once, '2027-03-28', 'America/New_York')).toBe('2027-03-28T13:00:00.000Z')
    expect(at({ ...once, offset_days: -30 }, '2027-03-28')).toBe('2027-02-26T08:00:00.000Z')
    expect(at({ ...once, offset_days: 365 }, '2026-03-28')).toBe('2027-03-28T07:00:00.000Z')
    expect(at(once, '2027-01-11')).toBe('date_past')
    expect(at({ ...once, at: '10:00' }, '2027-01-11')).toBe('2027-01-11T09:00:00.000Z')
    expect(at(once, null)).toBe('no_date')
    expect(at(once, 'soon')).toBe('no_date')
  })

  test('names zone, local time and data', () => {
    expect(resolveDate(once, '2027-03-28', context)).toMatchObject({
      local: '2027-03-28T09:00:00',
      zone: 'Europe/Madrid',
      zone_source: 'journey',
      tz_data: systemZones().version,
    })
  })

  test('moves later where the clock skips the time', () => {
    expect(at({ ...once, at: '02:30' }, '2027-03-28')).toBe('2027-03-28T01:30:00.000Z')
  })
})

describe('yearly', () => {
  test('is the next of them', () => {
    expect(at(yearly, '1988-01-12')).toBe('2027-01-12T08:00:00.000Z')
    expect(at(yearly, '1988-01-11')).toBe('2028-01-11T08:00:00.000Z')
    expect(at(yearly, '2030-06-01')).toBe('2027-06-01T07:00:00.000Z')
  })

  test('keeps 29 February on the 28th where there is none', () => {
    expect(at(yearly, '1988-02-29')).toBe('2027-02-28T08:00:00.000Z')
    expect(at({ ...yearly, from: Date.parse('2028-01-01T00:00:00Z') }, '1988-02-29')).toBe('2028-02-29T08:00:00.000Z')
    expect(at({ ...yearly, offset_days: 1 }, '1988-02-29')).toBe('2027-03-01T08:00:00.000Z')
  })

  test('counts the offset over the turn of the year', () => {
    expect(at({ ...yearly, offset_days: -14 }, '1990-01-05')).toBe('2027-12-22T08:00:00.000Z')
    expect(at({ ...yearly, offset_days: 14 }, '1990-12-31')).toBe('2027-01-14T08:00:00.000Z')
    expect(at({ ...yearly, offset_days: 365 }, '1990-01-12')).toBe('2027-01-12T08:00:00.000Z')
  })
})

test('agrees with Temporal for many dates, offsets and zones', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 4_294_967_296) * below)
  }
  const zones = ['Europe/Madrid', 'America/St_Johns', 'Pacific/Apia', 'Africa/Cairo', 'Asia/Kathmandu']
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:30`
  for (let i = 0; i < 2_000; i++) {
    const zone = zones[random(zones.length)] ?? 'UTC'
    const date = Temporal.PlainDate.from('1960-02-29').add({ days: random(24_000) })
    const hour = random(24)
    const request = {
      offset_days: random(731) - 365,
      at: clock(hour),
      yearly: true,
      from: random(2_000_000_000) * 1_000,
    }
    const moments = Array.from({ length: 6 }, (_, ahead) => {
      const year = new Date(request.from).getUTCFullYear() - 2 + ahead
      const day = date.with({ year }).add({ days: request.offset_days })
      return day.toZonedDateTime({ timeZone: zone, plainTime: { hour, minute: 30 } }).epochMilliseconds
    })
    const next = Math.min(...moments.filter(moment => moment >= request.from))
    const found = resolveDate(request, date.toString(), {
      ...context,
      definition: { ...context.definition, timezone: zone },
    })
    expect(found.at, `${zone} ${date} ${JSON.stringify(request)}`).toBe(next)
  }
})
