/** An opt-out of a file that is undone has never been said: its people may agree again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { workOff } from '../../../testing/work-off.ts'

let h: Harness
const { at, create, freshSite, leads, scope, set, start, undo } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(() => freshSite())
afterAll(() => h.close())

const consent = { text: 'News of Casa Verde' }

test('whom a file brought as opted out, and other systems were told of, may agree once it is taken back', async () => {
  const endpoint = { url: 'https://hooks.example/leads', events: ['lead.created'] }
  expect((await h.post(`${at()}/webhook-endpoints`, endpoint)).status).toBe(201)
  const made = await create('Email,Status\nana@example.com,Opted Out\n')
  const mapping = made.suggestions.map(({ from: _, ...target }) => target)
  expect((await set(made.id, { mapping, consent })).status).toBe(200)
  const { id } = await start(made.id)
  const { site_id } = await scope()
  await workOff(h, site_id)
  expect((await leads())['ana@example.com']).toMatchObject({ mailability: 'unsubscribed' })
  await undo(id)
  expect(await leads()).toEqual({})
  const again = await h.post(`${at()}/leads`, { email: 'ana@example.com', consent })
  expect(again.body).toMatchObject({ mailability: 'subscribed' })
})
