import { expect, test } from 'vitest'
import { webAddressOf } from './web-address.ts'

test.each([
  ['example.com', 'https://example.com/'],
  [' http://example.com/blog ', 'http://example.com/blog'],
  ['casa-verde.example/tienda', 'https://casa-verde.example/tienda'],
  ['example', undefined],
  ['my shop', undefined],
  ['', undefined],
])('%j is the website %s', (typed, address) => {
  expect(webAddressOf(typed)).toBe(address)
})
