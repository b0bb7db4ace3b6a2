import { expect, test } from 'vitest'
import { findCountry } from './country.ts'

const config = { trust_proxy: true, country_header: 'CF-IPCountry' }
const of = (ip: string, timezone?: string, header?: string, by = config) =>
  findCountry({ ip, headers: new Headers(header === undefined ? {} : { 'cf-ipcountry': header }), timezone }, by)

test('a trusted proxy is believed first, then the address, then the clock’s zone', async () => {
  expect(await of('8.8.8.8', 'Europe/Madrid', 'mx')).toBe('MX')
  expect(await of('8.8.8.8', 'Europe/Madrid')).toBe('US')
  expect(await of('10.0.0.1', 'Europe/Madrid')).toBe('ES')
})

test('a header that nobody vouches for, or that names no country, says nothing', async () => {
  expect(await of('8.8.8.8', undefined, 'mx', { trust_proxy: false, country_header: 'CF-IPCountry' })).toBe('US')
  for (const said of ['XX', 'T1', '', 'Mexico']) expect(await of('8.8.8.8', undefined, said)).toBe('US')
})

test.each([
  ['2001:4860:4860::8888', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['::1', undefined],
  ['127.0.0.1', undefined],
  ['192.168.1.1', undefined],
  ['', undefined],
  ['no address', undefined],
])('address %s is in %s', async (ip, country) => {
  expect(await of(ip)).toBe(country)
})

test.each([
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['UTC', undefined],
  ['Mars/Olympus', undefined],
  ['Mars/Olympus', undefined],
])('zone %s is in %s', async (zone, country) => {
  expect(await of('', zone)).toBe(country)
})
