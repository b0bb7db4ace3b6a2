/** Pictures as knowledge: read by a model that sees, else waiting for one with the reason. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { upload } from '../../../../testing/upload.ts'
import { workOff } from '../../../../testing/work-off.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let source: string
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ PUBLIC_URL: 'http://localhost:8787' })
  site = await h.newSite('Museum')
})
afterAll(async () => {
  await h.close()
  await fake.close()
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const connect = (model: string) =>
  h.patch(`/v1/sites/${site}/ai-provider`, { base_url: fake.url, api_key: 'sk', model })
async function reread() {
  expect((await h.post(`${source}/update`)).status).toBe(202)
  await workOff(h, site)
  return (await h.get(source)).body
}

test('without a model that sees, it says what is missing', async () => {
  const path = `/v1/sites/${site}/knowledge-sources`
  const made = (await upload(h, `${path}/files`, png, 'prices.png')).body.data as { id: string }[]
  source = `${path}/${made[0]?.id}`
  await workOff(h, site)
  expect((await h.get(source)).body).toMatchObject({ state: 'failed', format: 'image', chunk_count: 0 })
  await connect('gpt-3.5-turbo')
  expect(await reread()).toMatchObject({ state: 'failed', problem: { code: 'picture_not_seen' } })
  expect(fake.asked).toEqual([])
})

test('one that sees writes down what stands in it, and it is answered from', async () => {
  await connect('gpt-4o-mini')
  fake.always = {
    kind: 'stream',
    pieces: ['# Prices\n\nAdults pay 12 ', 'euros.'],
    input_tokens: 900,
    output_tokens: 12,
  }
  expect(await reread()).toMatchObject({ state: 'ready', chunk_count: 1 })
  expect(fake.asked).toMatchObject([{ model: 'gpt-4o-mini' }])
  expect(JSON.stringify(fake.asked[0]?.messages)).toContain('data:image/png;base64,iVBOR')
  expect((await h.get(`${source}/chunks`)).body.data).toMatchObject([
    { heading: 'Prices', text: 'Adults pay 12 euros.' },
  ])
  const found = await h.post(`/v1/sites/${site}/retrieval/search`, { question: 'What do adults pay?' })
  expect(found.body).toMatchObject({ answerable: true })
})

test('a provider that fails leaves what was read', async () => {
  fake.always = { kind: 'status', status: 500 }
  expect(await reread()).toMatchObject({ state: 'failed', chunk_count: 1 })
  expect((await h.post(`/v1/sites/${site}/retrieval/search`, { question: 'What do adults pay?' })).body).toMatchObject({
    answerable: true,
  })
})
