import { expect, test } from 'vitest'
import { addressesIn } from './addresses-in.ts'

test('addresses are found in pasted lists and in tables with other columns, each once', () => {
  expect(addressesIn('ana@example.com\n  Marc <marc@example.com>; ana@example.com')).toEqual([
    'ana@example.com',
    'marc@example.com',
  ])
  const table = 'Email Address,First Name,CLEAN_TIME\r\n"lucia@example.com","Lucía","2027-01-02"\r\nx@y.example,,\r\n'
  expect(addressesIn(table)).toEqual(['lucia@example.com', 'x@y.example'])
  expect(addressesIn('no addresses at all')).toEqual([])
})
