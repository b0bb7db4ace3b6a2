/** What an import shows of columns that go into password fields. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, check, field, freshSite, get, leads, mapped, rows, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('what goes into a password field is shown by no list, no download and no sample', async () => {
  await freshSite()
  await field('pin', 'password')
  const id = await mapped('Email,Pin\nana@example.com,s3cret-4711\nbroken,s3cret-4711\n', ['email', 'pin'])
  await check(id)
  const listed = await rows(id)
  const csv = String((await h.get(`${at()}/imports/${id}/rows/export`)).body)
  await start(id)
  const shown = JSON.stringify([listed, csv, await rows(id), await get(id), await leads()])
  expect(shown).toContain('********')
  expect(shown).not.toContain('s3cret')
})
