import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

test('an address with the first of each of its marks, and what is none', () => {
  const address = 'https://casa.example:8443/balconies?utm_source=a&utm_source=b&q=%C3%A9#part'
  const read = readPageAddress(address)
  expect(read).toMatchObject({
    protocol: 'https:',
    host: 'casa.example:8443',
    hostname: 'casa.example',
    origin: 'https://casa.example:8443',
    pathname: '/balconies',
  })
  expect([...(read?.query ?? [])]).toEqual([
    ['q', 'é'],
    ['utm_source', 'a'],
  ])
  expect(readPageAddress('no address')).toBeNull()
})
