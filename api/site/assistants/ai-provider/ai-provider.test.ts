import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { providerLimits } from './limits.ts'

let fake: FakeOpenAi
let h: Harness
let path: string
let sites = 0
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(async () => {
  fake.asked.length = 0
  fake.next = []
  fake.always = { type: 'stream', pieces: ['OK'] }
  path = `/v1/sites/${await h.newSite(`Provider ${++sites}`)}/ai-provider`
})

const connect = (more: object = {}) =>
  h.patch(path, { base_url: fake.url, api_key: 'sk-of-the-site', model: 'gpt-4o-mini', ...more })

test('without a provider nothing is connected', async () => {
  expect((await h.get(path)).body).toMatchObject({ type: 'none', model: null, key_hint: null })
  expect((await h.post(`${path}/test`)).body).toMatchObject({ outcome: 'not_connected' })
  expect((await h.get(`${path}/models`)).body).toEqual({ outcome: 'not_connected', data: [] })
  const refused = await h.patch(path, { model: 'gpt-5' })
  expect(refused.body.errors).toMatchObject([{ pointer: '/base_url', code: 'required' }])
})

test('a key is kept, used and never shown; it goes with its address', async () => {
  const made = await connect()
  expect(made.body).toMatchObject({ type: 'site', key_hint: '…site', input_cents: 250, version: 2 })
  expect(JSON.stringify((await h.get(path)).body)).not.toContain('sk-of')
  expect((await h.post(`${path}/test`)).body).toMatchObject({ outcome: 'connected', model: 'gpt-4o-mini' })
  expect(fake.asked[0]).toMatchObject({ authorization: 'Bearer sk-of-the-site', model: 'gpt-4o-mini' })
  const moved = await h.patch(path, { base_url: 'https://thief.example/v1' })
  expect(moved.body.errors).toMatchObject([{ pointer: '/api_key', code: 'required' }])
  expect((await h.patch(path, { model: 'gpt-5-mini' })).body).toMatchObject({ model: 'gpt-5-mini', key_hint: '…site' })
  await h.post(`${path}/test`)
  expect(fake.asked[1]).toMatchObject({ authorization: 'Bearer sk-of-the-site', model: 'gpt-5-mini' })
  expect((await h.delete(path)).status).toBe(204)
  expect((await h.get(path)).body).toMatchObject({ type: 'none' })
})

test('models are listed with what they can do; what is wrong is said', async () => {
  await connect()
  const { body } = await h.get(`${path}/models`)
  expect(body.data).toContainEqual({
    ...{ name: 'gpt-5-mini', takes_effort: true },
    ...{ researches_deeply: false, sees_images: true },
  })
  fake.next = [
    { type: 'refusal', status: 404, code: 'model_not_found' },
    { type: 'refusal', status: 429, code: 'insufficient_quota' },
  ]
  expect((await h.post(`${path}/test`)).body).toMatchObject({ outcome: 'ai_model_gone' })
  expect((await h.post(`${path}/test`)).body).toMatchObject({ outcome: 'ai_no_credit' })
  fake.next = [{ type: 'status', status: 401 }]
  expect((await h.get(`${path}/models`)).body).toEqual({ outcome: 'ai_key_refused', data: [] })
})

test('a server within the network is refused', async () => {
  const refused = await connect({ base_url: 'http://169.254.169.254/v1' })
  expect(refused.body.errors).toMatchObject([{ pointer: '/base_url', code: 'address_not_public' }])
})

test('tests are asked for so often and no more', async () => {
  for (let i = 0; i < providerLimits.provider_tests_per_minute; i++) await h.post(`${path}/test`)
  expect((await h.post(`${path}/test`)).body).toMatchObject({ code: 'too_many_requests' })
})
