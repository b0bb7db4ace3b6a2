/** An endpoint has rights: who changes it, has it send again or reads what it was sent needs all of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'

let h: Harness
let site: string
let base: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  base = `/v1/sites/${site}/webhook-endpoints`
})
afterAll(() => h.close())

test('nobody changes, replays or reads what an endpoint is sent without the rights for all of it', async () => {
  const url = 'https://shop.example/hook'
  const { id } = (await h.post(base, { url, events: ['lead.created'] })).body
  await h.post(`/v1/sites/${site}/leads`, { email: 'private@example.com' })
  await workOff(h, site)
  const [sent] = (await h.get(`${base}/${id}/deliveries`)).body.data
  const key = await h.post('/v1/api-keys', { name: 'Small', grants: ['manage-integrations'] })
  const small = { token: key.body.key as string }
  const from = '2027-03-14T00:00:00.000Z'
  const refused = [
    await h.patch(`${base}/${id}`, { url: 'https://mine.example/hook' }, small),
    await h.patch(`${base}/${id}`, { status: 'disabled' }, small),
    await h.patch(`${base}/${id}`, { events: ['webhook_endpoint.updated'] }, small),
    await h.post(`${base}/${id}/secret`, undefined, small),
    await h.post(`${base}/${id}/replay`, { from }, small),
    await h.get(`${base}/${id}/deliveries/${sent?.id}`, small),
    await h.post(`${base}/${id}/deliveries/${sent?.id}/resend`, undefined, small),
    await h.delete(`${base}/${id}`, small),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual(Array(refused.length).fill('not_permitted'))
  expect((await h.get(`${base}/${id}`, small)).body).toMatchObject({ url, status: 'enabled', manageable: false })
  const reading = await h.post('/v1/api-keys', { name: 'Both', grants: ['manage-integrations', 'read-lead'] })
  const both = { token: reading.body.key as string }
  expect((await h.get(`${base}/${id}/deliveries/${sent?.id}`, both)).body.request_body).toContain('lead.created')
  // What was sent before its events were others is read by who may see it alone.
  await h.patch(`${base}/${id}`, { events: ['webhook_endpoint.updated'] }, both)
  expect((await h.get(`${base}/${id}/deliveries/${sent?.id}`, small)).body.code).toBe('not_permitted')
  expect((await h.post(`${base}/${id}/deliveries/${sent?.id}/resend`, undefined, small)).body.code).toBe(
    'not_permitted',
  )
  expect((await h.delete(`${base}/${id}`, small)).status).toBe(204)
})
