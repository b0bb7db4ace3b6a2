/** A few of the pages of `npm run check:hosts`: those that are hardest on each layer. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { type Harness, openHarness } from '../harness.ts'
import type { HostPage } from '../page.ts'
import { scripted } from '../scripted.ts'
import { shaped } from '../shaped.ts'

const names = [
  'Trusted Types',
  'everything unset',
  'a sandboxed frame',
  'old Prototype.js',
  'patched Array.prototype and JSON',
  'the API away',
]

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
}, 60_000)
afterAll(() => harness?.close())

test('there are thirty pages and more, each with a name of its own, and at most four that are lost', () => {
  const pages = [...shaped, ...scripted]
  expect(pages.length).toBeGreaterThanOrEqual(30)
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
  expect(pages.filter(({ lost }) => lost).length).toBeLessThanOrEqual(4)
})

test.each(names.slice(0, sized(1, names.length)))('%s', async name => {
  const page = [...shaped, ...scripted].find(one => one.name === name) as HostPage
  const { errors, new_globals, style_changes, captured } = await harness.check(page)
  expect({ errors, style_changes, captured }).toEqual({ errors: [], style_changes: 0, captured: !page.lost })
  expect(new_globals.filter(global => global !== 'leadwright')).toEqual([])
})
