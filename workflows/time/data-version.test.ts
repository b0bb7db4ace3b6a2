import { expect, test } from 'vitest'
import { checkTzData } from './data-version.ts'

test.each([
  ['2026b', true],
  ['2026c', true],
  ['2027a', true],
  ['2026a', false],
  ['2024b', false],
  ['unknown', false],
])('%s: current is %s', (version, current) => {
  const warnings: string[] = []
  expect(checkTzData(message => warnings.push(message), version)).toEqual({ version, current })
  expect(warnings).toHaveLength(current ? 0 : 1)
})
