/** Values as people and other products write them. */
import { expect, test } from 'vitest'
import { parseAddress } from '../../../platform/schemas/address.ts'
import { splitName } from './full-names.ts'
import { readHead } from './heads.ts'
import { readLanguage, readTimezone } from './languages-and-zones.ts'
import { hasAnyOf, PeopleOfFile } from './reader/people.ts'
import { addressesIn } from './written-addresses.ts'
import { firstPhone } from './written-phones.ts'

test.each([
  ['Nora <nora@x.example>', ['nora@x.example']],
  ['"Soto, Nora" <nora@x.example>; Bea <bea@x.example>', ['nora@x.example', 'bea@x.example']],
  ['mailto:a@x.example?subject=Hi', ['a@x.example']],
  ['a@x.example;', ['a@x.example']],
  [' “a@x.example” ', ['a@x.example']],
  ['a@x.example, b@x.example', ['a@x.example', 'b@x.example']],
  ["o'neil@x.example", ["o'neil@x.example"]],
  ['a at x.example', []],
  ['@', []],
  ['a@b@x.example', []],
])('%s', (cell, expected) => {
  expect(addressesIn(cell).map(({ address }) => address)).toEqual(expected)
})

test('everybody in a cell is found in the file', () => {
  const people = new PeopleOfFile()
  people.add('Nora <nora@x.example>; bea@x.example')
  const digests = people.end()
  for (const address of ['Nora@x.example', 'bea@x.example']) {
    expect(hasAnyOf(digests, [parseAddress(address)?.email_key ?? ''])).toBe(true)
  }
})

test.each([
  ['600 111 222 / 911 222 333', '600 111 222'],
  ['600111222;911222333', '600111222'],
  ['+34 600 111 222 ::: +34 911 222 333', '+34 600 111 222'],
  ['600 111 222 o 911 222 333', '600 111 222'],
  ['p:+34600111222', '+34600111222'],
  ['tel:600111222', '600111222'],
  ['030/1234567', '030/1234567'],
  ['600 111 222 ext. 4', '600 111 222 ext. 4'],
  ['600 111 222;', '600 111 222'],
  ['none', 'none'],
])('phone %s', (cell, expected) => {
  expect(firstPhone(cell)).toBe(expected)
})

test.each([
  ['Ana', ['Ana', null]],
  ['Ana Ruiz', ['Ana', 'Ruiz']],
  ['Ana  Ruiz Soto', ['Ana', 'Ruiz Soto']],
  ['María José Ruiz Soto', ['María José', 'Ruiz Soto']],
  ['Juan de la Cruz', ['Juan', 'de la Cruz']],
  ['Ana María de la Cruz', ['Ana María', 'de la Cruz']],
  ['Ruiz Soto, Ana', ['Ana', 'Ruiz Soto']],
  [' ', [null, null]],
])('name %s', (full, expected) => {
  const { first_name, last_name } = splitName(full)
  expect([first_name, last_name]).toEqual(expected)
})

test.each([
  ['es-ES', 'es'],
  ['es_ES', 'es'],
  ['Spanish', 'es'],
  ['Español', 'es'],
  ['English (US)', 'en'],
  ['inglés', 'en'],
  ['French', undefined],
  ['est', undefined],
])('language %s', (cell, expected) => {
  expect(readLanguage(cell)).toBe(expected)
})

test.each([
  ['CET', 'Europe/Paris'],
  ['europe/madrid', 'Europe/Madrid'],
  ['(GMT+01:00) Madrid', 'Europe/Madrid'],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Brussels'],
  ['Central European Time', 'Europe/Paris'],
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['America/New York', 'America/New_York'],
  ['UTC', 'Etc/UTC'],
  ['UTC+1', 'UTC+1'],
  ['Moon', 'Moon'],
])('time zone %s', (cell, expected) => {
  expect(readTimezone(cell)).toBe(expected)
})

test.each([
  ['E-mail 1 - Value', 'email'],
  ['Mobile Phone Number', 'phone'],
  ['Company / Account', 'company'],
  ['Zip/Postal Code', 'postal_code'],
  ['Country/Region', 'country'],
  ['Default Address City', 'city'],
  ['MAILINGPOSTALCODE', 'postal_code'],
  ['Teléfono móvil', 'phone'],
  ['País o región del trabajo', 'country'],
  ['Street address line 1 - Home', 'address'],
  ['número_de_teléfono', 'phone'],
  ['nombre_completo', 'full_name'],
])('head %s', (head, expected) => {
  expect(readHead(head)?.meaning).toBe(expected)
})

test.each([
  ...['Name Prefix', 'First Name Yomi', 'Business Fax', 'Email Type', 'Ad Name', 'Username', 'Lead Owner', 'Address 2'],
  ...['Company Phone', 'Phone 1 - Type', 'Last active', 'Customer ID', 'Address 1 - Formatted', '123', ''],
])('head %s is nothing that is known', head => {
  expect(readHead(head)).toBeNull()
})
