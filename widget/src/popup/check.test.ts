import { expect, test } from 'vitest'
import type { FieldType } from '../wire.ts'
import { type Answer, check, withScheme } from './check.ts'

const answer = (type: FieldType, text: string, more: Partial<Answer> = {}) =>
  check({ type, text, required: true, ticked: false, bad_input: false, ...more })

test('blank is missing where it is required, and fine elsewhere', () => {
  expect(answer('text', '  ')).toBe('required')
  expect(answer('dropdown', '')).toBe('required_choice')
  expect(answer('email', '', { required: false })).toBeUndefined()
})

test.each(['ana@example.com', 'josé@españa.es', "o'brien+news@sub.example.co.uk", 'a@xn--exmple-cua.com'])(
  'accepts %s',
  text => {
    expect(answer('email', text)).toBeUndefined()
  },
)

test.each(['ana', 'ana@', 'ana@localhost', 'a b@example.com', 'ana@example..com', 'ana@-x.com'])('refuses %s', text => {
  expect(answer('email', text)).toBe('email_invalid')
})

test('a website needs no scheme but a domain, and only the web is one', () => {
  expect(answer('website', 'example.com/path')).toBeUndefined()
  expect(answer('website', 'http://example.com')).toBeUndefined()
  expect(answer('website', 'javascript:alert(1)')).toBe('website_invalid')
  expect(answer('website', 'example')).toBe('website_invalid')
  expect(withScheme('example.com')).toBe('https://example.com')
})

test('phones keep their spelling and need digits', () => {
  expect(answer('phone', '+34 (91) 123-45.67')).toBeUndefined()
  expect(answer('phone', '123')).toBeUndefined()
  expect(answer('phone', '123456789012345678901')).toBe('phone_invalid')
  expect(answer('phone', '12')).toBe('phone_invalid')
  expect(answer('phone', 'call me at 123456')).toBe('phone_invalid')
})

test('numbers, dates and ticks', () => {
  expect(answer('number', '-1.5e3')).toBeUndefined()
  expect(answer('number', '', { bad_input: true })).toBe('number_invalid')
  expect(answer('date', '', { bad_input: true })).toBe('date_invalid')
  expect(answer('checkbox', 'on')).toBe('required_tick')
  expect(answer('checkbox', 'on', { ticked: true })).toBeUndefined()
  expect(answer('number', '1e16')).toBe('number_invalid')
})

test('names of persons are letters of any script, as the API has it', () => {
  for (const name of ['first_name', 'middle_name', 'last_name']) {
    expect(answer('text', 'Núria O’Brien-Ruiz 李', { name })).toBeUndefined()
    expect(answer('text', 'Ana 2', { name })).toBe('name_invalid')
    expect(answer('text', 'a'.repeat(101), { name })).toBe('name_invalid')
  }
  expect(answer('text', 'Route 66', { name: 'street' })).toBeUndefined()
})

test.each([
  ['phone', '\u202A+34\u00A0600–111–222\u202C'],
  ['phone', '＋８１ ３ １２３４'],
  ['phone', '٠٦٠٠١١١٢٢٢'],
  ['email', '\u202Aana@exam\u00ADple.com\u202C'],
] as const)('a %s with characters that nobody sees will do: the API leaves them out', (type, text) =>
  expect(answer(type, text)).toBeUndefined(),
)
