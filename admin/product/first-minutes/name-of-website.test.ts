import { expect, test } from 'vitest'
import { nameOfWebsite } from './name-of-website.ts'

test.each([
  ['https://www.casa-verde.example/shop', 'Casa verde'],
  ['https://juniper.example', 'Juniper'],
  ['http://192.0.2.7:8080/', '192.0.2.7'],
])('%s is called %s', (website, name) => {
  expect(nameOfWebsite(website)).toBe(name)
})
