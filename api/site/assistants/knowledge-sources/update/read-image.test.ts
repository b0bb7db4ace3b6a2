/** Images as knowledge: read by a model that can, within the site's budget, else waiting for one with the reason. */
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
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
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
  h.patch(`/v1/sites/${site}/ai-provider`, {
    ...{ base_url: fake.url, api_key: 'sk', model },
    ...{ input_cents: 1_000, output_cents: 10_000 },
  })
const usage = async () => (await h.get(`/v1/sites/${site}/ai-usage`)).body
const budget = (ai_daily_cents_max: number) => h.patch(`/v1/sites/${site}/marketing-settings`, { ai_daily_cents_max })
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
  expect((await h.get(source)).body).toMatchObject({ status: 'failed', format: 'image', chunk_count: 0 })
  await connect('gpt-3.5-turbo')
  expect(await reread()).toMatchObject({ status: 'failed', problem: { code: 'no_vision_model' } })
  expect(fake.asked).toEqual([])
})

test('one that sees writes down what stands in it, and it is answered from', async () => {
  await connect('gpt-4o-mini')
  fake.always = {
    type: 'stream',
    pieces: ['# Prices\n\nAdults pay 12 ', 'euros.'],
    input_tokens: 900,
    output_tokens: 12,
  }
  expect(await reread()).toMatchObject({ status: 'ready', chunk_count: 1 })
  expect(fake.asked).toMatchObject([{ model: 'gpt-4o-mini' }])
  expect(JSON.stringify(fake.asked[0]?.messages)).toContain('data:image/png;base64,iVBOR')
  expect((await h.get(`${source}/chunks`)).body.data).toMatchObject([
    { heading: 'Prices', text: 'Adults pay 12 euros.' },
  ])
  const found = await h.post(`/v1/sites/${site}/retrieval/search`, { question: 'What do adults pay?' })
  expect(found.body).toMatchObject({ answerable: true })
})

test('a provider that fails leaves what was read', async () => {
  fake.always = { type: 'status', status: 500 }
  expect(await reread()).toMatchObject({ status: 'failed', chunk_count: 1 })
  expect((await h.post(`/v1/sites/${site}/retrieval/search`, { question: 'What do adults pay?' })).body).toMatchObject({
    answerable: true,
  })
})

test('what it used counts in the usage of the site, once, whether it was read or not', async () => {
  // Of both above that were asked: 900 tokens read and 12 written, and the other's nothing.
  expect(await usage()).toMatchObject({ calls: 2, spent_usd_micros: 10_200 })
})

test('where the budget of the day leaves no room it is not asked for, and says so; what was read stays', async () => {
  const asked = fake.asked.length
  // The most that one may cost: 2,000 tokens written are 20 cents alone.
  await budget(20)
  expect(await reread()).toMatchObject({ status: 'failed', problem: { code: 'ai_budget_spent' }, chunk_count: 1 })
  expect(fake.asked).toHaveLength(asked)
  expect(await usage()).toMatchObject({ calls: 2 })
  await budget(100)
  fake.always = { type: 'stream', pieces: ['# Prices\n\nAdults pay 13 euros.'], input_tokens: 900, output_tokens: 12 }
  expect(await reread()).toMatchObject({ status: 'ready' })
  expect(await usage()).toMatchObject({ calls: 3, spent_usd_micros: 20_400 })
})

test('images that are read at once share what is left of the budget', async () => {
  // Room for two at their most, each about 21.8 cents; what they cost in the end is far less.
  await budget(46)
  const path = `/v1/sites/${site}/knowledge-sources`
  const asked = fake.asked.length
  fake.always = {
    type: 'stream',
    pieces: ['Open from nine ', 'to five.'],
    after_ms: 200,
    input_tokens: 900,
    output_tokens: 12,
  }
  const form = new FormData()
  for (let i = 0; i < 4; i++) form.append('file', new Blob([png, Buffer.from([i])]), `hours-${i}.png`)
  const headers = { authorization: `Bearer ${h.person.token}` }
  const response = await h.app.request(`${path}/files`, { method: 'POST', headers, body: form })
  const { data } = (await response.json()) as { data: { id: string }[] }
  await workOff(h, site)
  const states = await Promise.all(data.map(async ({ id }) => (await h.get(`${path}/${id}`)).body.status))
  expect(states).toContain('ready')
  expect(fake.asked.length - asked).toBe(states.filter(status => status === 'ready').length)
  expect(Number((await usage()).spent_usd_micros)).toBeLessThanOrEqual(460_000)
})
