/** What the switches say by the environment. */
import { afterEach, expect, test } from 'vitest'
import { wantsStrictEvents } from './switches.ts'

const given = process.env.NODE_ENV
afterEach(() => {
  process.env.NODE_ENV = given
})

test.each([
  [undefined, true],
  ['test', true],
  ['development', true],
  ['staging', true],
  ['production', false],
])('with NODE_ENV %s events are strict: %s', (value, strict) => {
  if (value === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = value
  expect(wantsStrictEvents()).toBe(strict)
})
