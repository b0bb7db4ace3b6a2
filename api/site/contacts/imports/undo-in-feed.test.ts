/** The change feed tells what the undo of an import changes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, freshSite, mapped, start, undo } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
  await freshSite()
})
afterAll(() => h.close())

test('that somebody who never agreed has not withdrawn either is told', async () => {
  const lead_id = (await h.post(`${at()}/leads`, { email: 'ana@example.com' })).body.id
  const file = 'email,status\nana@example.com,Opted Out\n'
  const { id } = await start(await mapped(file, ['email', 'consent.status'], { consent: { text: 'News' } }))
  expect((await h.get(`${at()}/leads/${lead_id}`)).body.unsubscribed_at).not.toBeNull()
  const { next_cursor } = (await h.get(`${at()}/lead-changes`)).body
  await undo(id)
  const { data } = (await h.get(`${at()}/lead-changes?cursor=${next_cursor}`)).body
  expect(data).toMatchObject([{ lead_id, lead: { unsubscribed_at: null } }])
})
