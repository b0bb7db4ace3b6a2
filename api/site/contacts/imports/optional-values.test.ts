/** Nobody is lost for the value of one field: it is left out, and listed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, check, field, freshSite, leads, mapped, rows, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
  await freshSite()
})
afterAll(() => h.close())

test('a person whose phone, time zone, date or choice cannot be read is imported without it', async () => {
  await field('born', 'date')
  await field('size', 'dropdown', ['Small', 'Large'])
  const long = 'x'.repeat(10_001)
  const text = `Email,Phone,Zone,Born,Size,Name\nana@example.com,none,Mars,31.02.,Huge,Ana\nbea@example.com,,,,,${long}\n`
  const id = await mapped(text, ['email', 'phone', 'timezone', 'born', 'size', 'first_name'])
  const done = await start(id)
  expect(done.progress).toMatchObject({ succeeded: 2, failed: 0 })
  expect((await rows(id)).map(({ verdict, problems }) => [verdict, problems.map(({ code }) => code)])).toEqual([
    ['new', ['phone_invalid', 'timezone_unknown', 'date_invalid', 'not_allowed_value']],
    ['new', ['too_long']],
  ])
  expect((await leads())['ana@example.com']).toMatchObject({ first_name: 'Ana', phone: null, custom_fields: {} })
})

test('a required field that a row leaves empty is noted at a new lead, which is taken', async () => {
  await h.post(`${at()}/custom-fields`, { type: 'text', name: 'vat', label: 'VAT', required: true })
  await h.post(`${at()}/leads`, { email: 'has@example.com', custom_fields: { vat: 'X1' } })
  const id = await mapped('Email,VAT\nlacks@example.com,\nhas@example.com,\n', ['email', 'vat'])
  expect((await check(id)).progress).toMatchObject({ succeeded: 1, skipped: 1, failed: 0 })
  expect((await rows(id)).map(row => [row.verdict, row.problems.map(p => [p.column, p.code])])).toEqual([
    ['new', [[1, 'value_missing']]],
    ['same', []],
  ])
})
