/** Whose request it is, behind a proxy and without one. */
import { expect, test } from 'vitest'
import { addressOf } from './exchange.ts'

const proxy = '10.0.0.1'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:50123', '2001:db8::7'],
  ['"[2001:db8::7]:50123"', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', proxy],
  ['203.0.113.7, unknown', proxy],
  ['203.0.113.7:port', proxy],
  ['203.0.113.777', proxy],
  ['', proxy],
  [undefined, proxy],
])('a trusted proxy that says %s names %s', (forwarded, address) => {
  expect(addressOf(forwarded, proxy, true)).toBe(address)
})

test('a long text is no address, nor part of one', () => {
  const long = 'a'.repeat(3_000)
  expect([long, `fe80::1%${long}`].map(text => addressOf(text, proxy, true))).toEqual([proxy, 'fe80::1'])
})

test('what is said without a trusted proxy counts for nothing', () => {
  expect(addressOf('203.0.113.7', proxy, false)).toBe(proxy)
})
