/** Golden questions: what passes and what fails, asking again after each change, and what is shown before a draft is published. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { goldenLimits } from './limits.ts'
import { insertQuestion } from './store.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant: string
let source: string
let golden: string
let count = 0
const at = (path: string) => `/v1/sites/${site}/${path}`

beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(async () => {
  fake.always = { type: 'stream', pieces: ['From Monday ', 'to Saturday [1].'], input_tokens: 100, output_tokens: 10 }
  site = await h.newSite(`Golden ${++count}`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  source = String((await h.post(at('knowledge-sources'), pair)).body.id)
  assistant = String((await h.post(at('assistants'), { name: 'Helper', source_ids: [source] })).body.id)
  golden = at(`assistants/${assistant}/golden-questions`)
})

const add = async (question: string, expected: object[]) => {
  const made = await h.post(golden, { question, expected })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return String(made.body.id)
}
const addUsual = async () => [
  await add('On which days do you deliver?', [{ source_id: source, text: 'monday  to Saturday' }]),
  await add('Do you sell bicycles from Portugal?', []),
]
const publish = () => h.post(at(`assistants/${assistant}/publish`))
/** What is due by itself, too. */
async function rest() {
  await workOff(h, site)
  for (let i = 0; i < 3; i++) {
    h.clock.forward(goldenLimits.golden_rest_seconds * 1_000)
    await workOff(h, site)
  }
}
const runs = async () => (await h.get(`${golden}/runs`)).body.data as Record<string, unknown>[]
const compared = async () => (await h.get(`${golden}/comparison`)).body
async function ran(body: object) {
  const started = await h.post(`${golden}/runs`, body)
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  await workOff(h, site)
  const { body: run } = await h.get(`${golden}/runs/${(await runs())[0]?.id}`)
  return { ...run, results: run.results as Record<string, unknown>[] }
}

test('a question passes by a passage that is found, one that is not to be answered by a refusal', async () => {
  const [delivery, bicycles] = await addUsual()
  const wrong = await add('Which days do you deliver?', [{ source_id: source, text: 'on Sundays' }])
  const wanted = await add('Which days do you deliver?', [])
  const run = await ran({ target: 'draft' })
  expect(run).toMatchObject({ status: 'completed', is_automatic: false, questions: 4, passed: 2, cost_usd_micros: 0 })
  const byId = new Map(run.results.map(result => [result.question_id, result]))
  expect(byId.get(delivery)).toMatchObject({ passed: true, rank: 1, passages: [{ is_expected: true }], answer: null })
  expect(byId.get(bicycles)).toMatchObject({ passed: true, rank: null, answerable: false })
  expect(byId.get(wrong)).toMatchObject({ passed: false, reason: 'not_found', passages: [{ is_expected: false }] })
  expect(byId.get(wanted)).toMatchObject({ passed: false, reason: 'answerable' })
})

test('with answers the model is asked once for each, must cite what is expected, and costs', async () => {
  await h.patch(at('ai-provider'), {
    ...{ base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', input_cents: 1_000_000, output_cents: 1_000_000 },
  })
  await addUsual()
  fake.asked.length = 0
  const run = await ran({ target: 'draft', with_answers: true })
  expect(run).toMatchObject({ passed: 2, cost_usd_micros: 1_100_000, with_answers: true })
  expect(run.results[0]).toMatchObject({ answer: 'From Monday to Saturday [1].', model: 'gpt-4o-mini' })
  expect(fake.asked).toHaveLength(1)
  expect((await h.get(at('assistant-usage'))).body.days).toMatchObject([
    { answers: 0, visitors: 0, cost_usd_micros: 1_100_000 },
  ])
  fake.always = { type: 'stream', pieces: ['On some days.'], input_tokens: 100, output_tokens: 10 }
  expect((await ran({ target: 'draft', with_answers: true })).results[0]).toMatchObject({ reason: 'not_cited' })
  await h.patch(at(`assistants/${assistant}`), { caps: { daily_cents: 1 } })
  expect((await ran({ target: 'draft', with_answers: true })).results[0]).toMatchObject({ reason: 'limit_reached' })
})

test('what an answer cost is counted with it, also of a run that is canceled meanwhile', async () => {
  await h.patch(at('ai-provider'), {
    ...{ base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', input_cents: 1_000_000, output_cents: 1_000_000 },
  })
  await addUsual()
  fake.asked.length = 0
  const piece = { input_tokens: 100, output_tokens: 10, after_ms: 300 }
  fake.next = [{ type: 'stream', pieces: ['From Monday ', 'to Saturday [1].'], ...piece }]
  const { body: operation } = await h.post(`${golden}/runs`, { target: 'draft', with_answers: true })
  const working = workOff(h, site)
  await expect.poll(() => fake.asked.length).toBe(1)
  expect((await h.post(at(`operations/${operation.id}/cancel`))).status).toBe(200)
  await working
  expect(await runs()).toMatchObject([{ status: 'canceled', questions: 0, cost_usd_micros: 0 }])
  expect((await h.get(at('assistant-usage'))).body.days).toMatchObject([
    { answers: 0, visitors: 0, cost_usd_micros: 1_100_000 },
  ])
})

test('they are asked again by themselves after a change of questions, settings and knowledge, and of nothing else', async () => {
  await addUsual()
  await publish()
  await rest()
  expect(await runs()).toMatchObject([
    { target: 'live', is_automatic: true, questions: 2, passed: 2, status: 'completed' },
  ])
  await h.patch(at(`assistants/${assistant}`), { design: { accent_color: '#123456' } })
  await rest()
  expect(await runs()).toHaveLength(1)
  expect(await compared()).toMatchObject({ is_current: true, better: [], worse: [] })
  await h.patch(at(`knowledge-sources/${source}`), {
    question: 'Which days do you deliver?',
    answer: 'Every day of the week.',
  })
  await rest()
  expect(await runs()).toMatchObject([{ target: 'live', passed: 1 }, { passed: 2 }])
  await h.patch(at(`assistants/${assistant}`), { words_to_avoid: ['cheap'] })
  expect(await compared()).toMatchObject({ is_current: false })
  expect(await compared()).not.toHaveProperty('draft')
  await rest()
  expect(await runs()).toHaveLength(3)
  expect(await compared()).toMatchObject({ is_current: true, worse: [], better: [] })
})

test('before a draft is published it is seen what got worse, and it is held where the owner wants that', async () => {
  const [delivery] = await addUsual()
  await publish()
  await rest()
  const other = { type: 'pair', question: 'Who are you?', answer: 'A bakery in Lisbon.' }
  const source_ids = [(await h.post(at('knowledge-sources'), other)).body.id]
  await h.patch(at(`assistants/${assistant}`), { source_ids })
  await rest()
  expect(await compared()).toMatchObject({
    ...{ questions: 2, is_current: true, better: [], draft: { passed: 1 }, live: { passed: 2 } },
    worse: [{ question_id: delivery, reason: 'not_found' }],
  })
  await h.patch(at(`assistants/${assistant}`), { hold_when_worse: true })
  expect((await publish()).body.code).toBe('golden_questions_unmet')
  await h.patch(at(`assistants/${assistant}`), { source_ids: [...source_ids, source], keywords: ['bread'] })
  expect((await publish()).body.code).toBe('golden_questions_unmet')
  await rest()
  expect((await publish()).status).toBe(200)
  await h.patch(at(`assistants/${assistant}`), { source_ids, hold_when_worse: false })
  expect((await publish()).status).toBe(200)
})

test('nothing is worse than what is live before that was asked as well', async () => {
  await h.patch(at(`assistants/${assistant}`), { hold_when_worse: true })
  expect((await publish()).status).toBe(200)
  await add('Which days do you deliver?', [])
  await h.patch(at(`assistants/${assistant}`), { instructions: 'Be brief.' })
  await ran({ target: 'draft' })
  const { worse, better, live } = await compared()
  expect([worse, better, live]).toEqual([[], [], undefined])
  expect((await publish()).status).toBe(200)
})

test('what cannot be asked is refused, and a question is changed and deleted', async () => {
  expect((await h.post(`${golden}/runs`, { target: 'draft' })).body.code).toBe('no_golden_questions')
  const id = await add('Do you deliver?', [])
  expect((await h.post(`${golden}/runs`, { target: 'live' })).body.code).toBe('transition_not_allowed')
  expect((await h.post(`${golden}/runs`, { target: 'draft' })).status).toBe(202)
  expect((await h.post(`${golden}/runs`, { target: 'draft' })).body.code).toBe('golden_run_under_way')
  const none = 'ksrc_0199a3f2c4d87e6b9a0112233445566f'
  const unknown = await h.patch(`${golden}/${id}`, { expected: [{ source_id: none, text: '' }] })
  expect(unknown.body.errors).toMatchObject([{ pointer: '/expected/0', code: 'unknown_reference' }])
  expect((await h.patch(`${golden}/${id}`, { question: 'Do you?' })).body).toMatchObject({
    question: 'Do you?',
    version: 2,
  })
  const stale = await h.patch(`${golden}/${id}`, { question: 'Late?' }, { headers: { 'if-match': '"1"' } })
  expect(stale.body.code).toBe('changed_elsewhere')
  expect((await h.delete(`${golden}/${id}`)).status).toBe(204)
  expect((await h.get(golden)).body.data).toEqual([])
  await h.inSite(site, async (tx, { newId }) => {
    const row = { assistant_id: assistant, question: 'Q?', expected: [], version: 1, created_at: 0, updated_at: 0 }
    for (let i = 0; i < goldenLimits.golden_questions_max; i++)
      await insertQuestion(tx, { ...row, id: newId('golden_question') })
  })
  expect((await h.post(golden, { question: 'One more?', expected: [] })).body.code).toBe('too_many_golden_questions')
})
