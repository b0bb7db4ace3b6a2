/** An import on a site that has room for some of its rows only: its check says so, and no row is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, check, freshSite, leads, mapped, rows, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness({ LEADS_MAX: '3' })
  await freshSite()
})
afterAll(() => h.close())

test('rows beyond the limit are refused with the message, in the check as in the import; another import goes on', async () => {
  const known = await h.post(`${at()}/leads`, { email: 'known@example.com' })
  const id = await mapped('Email,Name\na@b.example,Ana\nknown@example.com,Kim\nc@b.example,Cy\nd@b.example,Di\n', [
    'email',
    'first_name',
  ])
  const said = async () => (await rows(id)).map(row => [row.verdict, row.problems.map(({ code }) => code)])
  const expected = [
    ['new', []],
    ['changed', []],
    ['new', []],
    ['refused', ['lead_limit_exhausted']],
  ]
  await check(id)
  expect(await said()).toEqual(expected)
  expect((await start(id)).progress).toMatchObject({ succeeded: 3, failed: 1 })
  expect(await said()).toEqual(expected)
  expect(Object.keys(await leads())).toHaveLength(3)

  expect((await h.delete(`${at()}/leads/${known.body.id}`)).status).toBe(204)
  const again = await mapped('Email\nd@b.example\n', ['email'])
  await check(again)
  expect((await start(again)).progress).toMatchObject({ succeeded: 1, failed: 0 })
})
