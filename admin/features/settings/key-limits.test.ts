/** The fields of a key's limits, as the API takes them. */
import { expect, test } from 'vitest'
import { readKeyLimits } from './key-limits.tsx'

const form = (values: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('empty fields are no limits', () => {
  const empty = { expires_at: '', allowed_addresses: ' \n ', requests_per_minute: '' }
  expect(readKeyLimits(form(empty))).toEqual({ expires_at: null, allowed_addresses: [], requests_per_minute: null })
})

test('addresses stand one on a line or between commas, and the last day is whole', () => {
  const values = {
    expires_at: '2027-03-01',
    allowed_addresses: '203.0.113.7,\n2001:db8::/48',
    requests_per_minute: '60',
  }
  const read = readKeyLimits(form(values))
  expect(read).toMatchObject({ allowed_addresses: ['203.0.113.7', '2001:db8::/48'], requests_per_minute: 60 })
  expect(new Date(read.expires_at ?? '').getHours()).toBe(23)
})
