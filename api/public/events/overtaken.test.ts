import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  await h.patch(`/v1/sites/${site}/tracking-settings`, { enabled: true })
})
afterAll(() => h.close())

const visitor_id = 'visitor-number-0001'
const page_url = 'https://casa.example/balconies'
const tell = (event: object) =>
  h.post(`/v1/public/sites/${site}/events`, { visitor_id, events: [{ page_url, ...event }] }, { token: null })

test('what a closing page tells is kept though it overtakes its own visit', async () => {
  const left = tell({ type: 'page_left', visible_ms: 900, interactions: 2 })
  await pause(100)
  expect((await tell({ type: 'page_visited' })).status).toBe(202)
  expect((await left).status).toBe(202)
  const { body } = await h.get(`/v1/sites/${site}/visitors/${visitor_id}/visits`)
  expect(body.data).toMatchObject([{ page_url, visible_ms: 900, interactions: 2 }])
})

test('a visit that never comes is not waited for long', async () => {
  const answer = await tell({ type: 'page_left', page_url: `${page_url}/never`, visible_ms: 900, interactions: 0 })
  expect(answer.status).toBe(202)
})
