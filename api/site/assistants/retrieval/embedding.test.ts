/** Passages that are embedded, found by meaning, and embedded anew when the model is another one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { currentModel } from './embeddings-store.ts'
import { questionVector, retrieve } from './rules.ts'
import { allSources } from './store.ts'
import { nearness, normalized, numbersOf, signsOf } from './vector-form.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
beforeAll(async () => {
  fake = await openFakeOpenAi()
  const provider = { AI_MODEL: 'm', AI_API_KEY: 'sk-test', AI_BASE_URL: fake.url }
  h = await createHarness({ ...provider, AI_EMBEDDINGS_MODEL: 'small', ALLOW_LOOPBACK: 'true' })
  site = await h.newSite('Casa Verde')
})
afterAll(async () => {
  await h.close()
  await fake.close()
})

const pair = (question: string, answer: string) =>
  h.post(`/v1/sites/${site}/knowledge-sources`, { type: 'pair', question, answer })
const search = async (question: string) =>
  (await h.post(`/v1/sites/${site}/retrieval/search`, { question })).body as unknown as {
    passages: { source_id: string; text_rank: number | null; vector_rank: number | null; version: number }[]
  }
const inDatabase = async <T>(sql: string) =>
  (await h.installation.databases.site(site)).read(db => db.all(sql)) as Promise<T[]>

test('a kept vector is as near as it was, to a ten-thousandth', () => {
  const random = (seed: number) => normalized(Float32Array.from({ length: 256 }, (_, i) => Math.sin(seed * 97 + i * i)))
  for (let i = 0; i < 20; i++) {
    const [a, b] = [random(i), random(i + 50)]
    const exact = a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0)
    expect(nearness(a, new Uint8Array(numbersOf(b)).buffer)).toBeCloseTo(exact, 4)
  }
  expect(signsOf(Float32Array.from([1, -1, 2])).length).toBe(1)
})

test('without vectors the words find it; once it is embedded, meaning does as well', async () => {
  const { body: one } = await pair('When does the workshop open?', 'The workshop opens at nine.')
  await pair('Where are the kilns?', 'In the cellar.')
  expect((await search('workshop opening')).passages[0]).toMatchObject({ source_id: one.id, vector_rank: null })
  await workOff(h, site)
  expect((await search('workshop opening')).passages[0]).toMatchObject({
    source_id: one.id,
    text_rank: 1,
    vector_rank: 1,
  })
  // What says the same as before is not asked for again.
  const asked = fake.embedded.length
  await h.patch(`/v1/sites/${site}/knowledge-sources/${one.id}`, { answer: 'The workshop opens at nine.' })
  await workOff(h, site)
  expect(fake.embedded.length).toBe(asked)
  expect((await search('workshop opening')).passages[0]).toMatchObject({ version: 2, vector_rank: 1 })
})

test('a source that is deleted while it is embedded leaves no vector', async () => {
  const { body: gone } = await pair('Is there a cat?', 'There are two of them.')
  const embedding = workOff(h, site)
  expect((await h.delete(`/v1/sites/${site}/knowledge-sources/${gone.id}`)).status).toBe(204)
  await embedding
  h.clock.forward(120_000)
  await workOff(h, site)
  expect(
    await inDatabase('select 1 from knowledge_embeddings where chunk_id not in (select id from knowledge_chunks)'),
  ).toEqual([])
})

test('another model embeds all of it anew, and only then answers questions', async () => {
  const ai = h.installation.config.ai
  if (ai) ai.embeddings_model = 'large'
  fake.dimensions = 128
  await pair('May I pay by card?', 'By card and in cash.')
  const database = await h.installation.databases.site(site)
  expect(await database.read(currentModel)).toMatchObject({ name: 'small' })
  await workOff(h, site)
  expect(await database.read(currentModel)).toMatchObject({ name: 'large', dimensions: 128 })
  expect(await inDatabase('select count(distinct model) from knowledge_embeddings')).toEqual([[1]])
  expect((await search('pay by card')).passages[0]).toMatchObject({ text_rank: 1, vector_rank: 1 })
})

test('a provider that is busy is asked again later; without one the words suffice', async () => {
  fake.dimensions = 128
  const ai = h.installation.config.ai
  if (ai) delete ai.embeddings_model
  const { body: late } = await pair('Is there a garden?', 'Behind the house.')
  await workOff(h, site)
  expect((await search('garden')).passages[0]).toMatchObject({ source_id: late.id, text_rank: 1 })
})

test('a model of the site’s own provider embeds all anew in the background; until it has, the former answers', async () => {
  const site_provider = `/v1/sites/${site}/ai-provider`
  const own = { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', embeddings_model: 'own-small' }
  const kept = await h.patch(site_provider, own)
  expect(kept.body, JSON.stringify(kept.body)).toMatchObject({ type: 'site', embeddings_model: 'own-small' })
  await workOff(h, site)
  const database = await h.installation.databases.site(site)
  expect(await database.read(currentModel)).toMatchObject({ name: 'own-small' })
  await h.patch(site_provider, { embeddings_model: 'own-large' })
  const moving = workOff(h, site)
  let isOver = false
  void moving.finally(() => {
    isOver = true
  })
  let asked = 0
  while (!isOver || asked === 0) {
    const found = await search('workshop opening')
    expect(found.passages[0]).toMatchObject({ text_rank: 1, vector_rank: 1 })
    asked += 1
  }
  await moving
  expect(await database.read(currentModel)).toMatchObject({ name: 'own-large' })
  expect((await search('workshop opening')).passages[0]).toMatchObject({ vector_rank: 1 })
  expect((await h.patch(site_provider, { embeddings_model: '' })).body).toMatchObject({ embeddings_model: null })
  expect((await search('workshop opening')).passages[0]).toMatchObject({ text_rank: 1, vector_rank: null })
})

test('a site’s own provider that is removed is stood in for by the installation’s model at once', async () => {
  const ai = h.installation.config.ai
  if (ai) ai.embeddings_model = 'common'
  const site_provider = `/v1/sites/${site}/ai-provider`
  await h.patch(site_provider, { embeddings_model: 'own-large' })
  await workOff(h, site)
  const database = await h.installation.databases.site(site)
  expect(await database.read(currentModel)).toMatchObject({ name: 'own-large' })
  expect((await h.delete(site_provider)).status).toBe(204)
  await workOff(h, site)
  expect(await database.read(currentModel)).toMatchObject({ name: 'common' })
  expect((await search('workshop opening')).passages[0]).toMatchObject({ vector_rank: 1 })
})

test('embedding counts toward the site’s budget of the day, before it is asked for; what is beyond waits for the next', async () => {
  const one = await h.newSite('Budget')
  const at = (path: string) => `/v1/sites/${one}/${path}`
  const spent = async () => (await h.get(at('ai-usage'))).body as unknown as { spent_usd_micros: number; calls: number }
  const embeddings = async () =>
    (await h.installation.databases.site(one)).read(db => db.all('select count(*) from knowledge_embeddings'))
  // A cent for each token.
  const dear = { embeddings_model: 'own-small', embeddings_cents: 1_000_000 }
  await h.patch(at('ai-provider'), { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', ...dear })
  const ask = (question: string, answer: string) => h.post(at('knowledge-sources'), { type: 'pair', question, answer })
  const before = fake.embedded.length
  await ask('Where are you?', 'In the old mill.')
  await workOff(h, one)
  const tokens = fake.embedded.slice(before).reduce((sum, text) => sum + Math.ceil(text.length / 4), 0)
  expect(await spent()).toMatchObject({ spent_usd_micros: tokens * 10_000, calls: 1 })
  // More than is left of the five dollars.
  await ask('What is the story of the mill?', 'It has been told before. '.repeat(70))
  await workOff(h, one)
  expect(await embeddings()).toEqual([[1]])
  expect(await spent()).toMatchObject({ spent_usd_micros: tokens * 10_000, calls: 1 })
  await h.patch(at('ai-provider'), { embeddings_cents: 2 })
  h.clock.forward(24 * 3_600_000)
  await workOff(h, one)
  expect(Number((await embeddings())[0]?.[0])).toBeGreaterThan(1)
  const { spent_usd_micros, calls } = await spent()
  expect(calls).toBe(1)
  expect(spent_usd_micros).toBeGreaterThan(0)
  expect(spent_usd_micros).toBeLessThan(100)
})

test('a question that was embedded before the model became another one is answered by its words', async () => {
  const ai = h.installation.config.ai
  const database = await h.installation.databases.site(site)
  const parts = { installation: h.installation, site_id: site }
  const question = 'How may I pay?'
  const asked = () => database.read(db => questionVector(db, parts, question, new AbortController().signal))
  const found = async (question_vector: Awaited<ReturnType<typeof asked>>) =>
    database.read(async db => retrieve(db, { source_ids: await allSources(db), question, question_vector }))
  const before = await asked()
  expect((await found(before)).passages[0]).toMatchObject({ vector_rank: expect.any(Number) })
  if (ai) ai.embeddings_model = 'next'
  await pair('Do you wrap presents?', 'In paper or cloth.')
  await workOff(h, site)
  expect(await database.read(currentModel)).toMatchObject({ name: 'next', dimensions: before?.numbers.length })
  const { passages } = await found(before)
  expect(passages.length).toBeGreaterThan(0)
  expect(passages.map(({ vector_rank }) => vector_rank)).toEqual(passages.map(() => null))
  expect((await found(await asked())).passages[0]).toMatchObject({ vector_rank: expect.any(Number) })
})
