import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runBatch } from '../../../workflows/embedded/batch.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../testing/fake-openai.ts'
import { createHarness } from '../../testing/harness.ts'
import { createJourneyWorld, type JourneyWorld } from '../../testing/journey-world.ts'
import { emptyDocument } from '../journeys/document.ts'

let ai: FakeOpenAi
let w: JourneyWorld
let template_id: string
beforeAll(async () => {
  ai = await openFakeOpenAi()
  w = await createJourneyWorld(runBatch, {
    AI_MODEL: 'house-model',
    AI_BASE_URL: ai.url,
    AI_TIMEOUT_SECONDS: '2',
    AI_CONNECTIONS: '4',
  })
  const made = await w.post(w.path('templates'), {
    name: 'Written',
    subject: '{{ ai_subject }}',
    body_text: 'Hello,\n\n{{ ai_text }}\n\n[Unsubscribe]({{ unsubscribe_url }})',
  })
  expect(made.status).toBe(201)
  template_id = made.body.id
})
afterAll(async () => {
  await w.close()
  await ai.close()
})
beforeEach(() => {
  ai.asked.length = 0
  ai.next = []
  ai.always = { kind: 'letter' }
})

const hour = 3_600_000
const writer = (needs_approval = false) =>
  ({ id: 'write', type: 'ai_email_writer', prompt: 'Thank the reader.', needs_approval }) as const
const send = () =>
  ({ id: 'send', type: 'send_email', template_id, sender_id: w.sender_id, ai_step_id: 'write' }) as const
let count = 0
const begin = async (needs_approval = false, given: { first_name?: string } = {}) => {
  const journey_id = await w.publish([writer(needs_approval), send()])
  const lead_id = await w.newLead(`reader-${++count}@example.com`, given)
  const run_id = await w.enrol(journey_id, lead_id)
  return { journey_id, lead_id, run_id }
}
const draftOf = async (run_id: string) =>
  (await w.get(w.path(`ai-drafts?run_id=${run_id}`))).body.data[0] as Record<string, unknown> & { id: string }

test('what a day may cost is a cap: the rest waits for the next day, or until the cap is raised', async () => {
  const used = Number((await w.get(w.path('ai-usage'))).body.spent_cents)
  expect(used).toBeGreaterThanOrEqual(0)
  await w.forward(24 * hour)
  await w.patch(w.path('marketing-settings'), { ai_daily_cents_max: 5 })
  ai.always = { kind: 'letter', input_tokens: 1_000, output_tokens: 3_000 }
  const first = await begin()
  await w.settle()
  const second = await begin()
  await w.settle()
  expect(await draftOf(first.run_id)).toMatchObject({ state: 'ready' })
  expect(await draftOf(second.run_id)).toMatchObject({ state: 'queued', reason: 'spend_cap' })
  expect((await w.get(w.path('ai-usage'))).body).toMatchObject({ spent_cents: 3.25, waiting_for_cap: 1, calls: 1 })
  const usage = (await w.get(w.path('ai-usage'))).body
  await w.forward(Date.parse(String(usage.next_day_at)) - w.clock.now())
  expect(await draftOf(second.run_id)).toMatchObject({ state: 'ready' })
  const third = await begin()
  await w.settle()
  expect(await draftOf(third.run_id)).toMatchObject({ reason: 'spend_cap' })
  await w.patch(w.path('marketing-settings'), { ai_daily_cents_max: 500 })
  await w.settle()
  expect(await draftOf(third.run_id)).toMatchObject({ state: 'ready' })
})

test('a text for who tries the journey is written for the lead they chose, costs, and goes to nobody else', async () => {
  const journey_id = await w.publish([writer(true), send()])
  const lead_id = await w.newLead('chosen@example.com', { first_name: 'Chosen' })
  const before = Number((await w.get(w.path('ai-usage'))).body.calls)
  const sent = await w.post(w.path(`journeys/${journey_id}/test-send`), { lead_id })
  expect(sent.body).toEqual({
    to: 'ana@example.com',
    mails: [{ step_id: 'send', type: 'send_email', outcome: 'queued' }],
  })
  await w.settle()
  expect(ai.asked[0]?.messages.at(-1)?.content).toBe('{"reader":{"first_name":"Chosen"}}')
  expect((await w.get(w.path('ai-usage'))).body.calls).toBe(before + 1)
  expect((await w.get(w.path(`ai-drafts?journey_id=${journey_id}`))).body.data).toEqual([])
  expect((await w.get(w.path(`emails?lead_id=${lead_id}`))).body.data).toEqual([])
  const mails = (await readdir(join(w.folder, 'mail'))).filter(name => name.endsWith('.eml'))
  const texts = await Promise.all(mails.map(name => readFile(join(w.folder, 'mail', name), 'utf8')))
  const tests = texts.filter(text => /^Subject: \[Test\]/m.test(text))
  expect(tests).toHaveLength(1)
  expect(tests[0]).toMatch(/^To: .*ana@example.com/m)
  expect(tests[0]).toContain('Subject: [Test] A word for you')
  expect(
    (await w.post(w.path(`journeys/${journey_id}/test-send`), { lead_id: lead_id.replace(/.$/, 'x') })).status,
  ).toBe(422)
})

test('where no provider is configured a journey with a writer cannot be published, and the reason is said in both languages', async () => {
  const h = await createHarness()
  const site = await h.newSite('Sin IA')
  const document = { ...emptyDocument, triggers: [{ type: 'lead_created' }], steps: [writer()] }
  const made = await h.post(`/v1/sites/${site}/journeys`, { name: 'Written', document })
  const path = `/v1/sites/${site}/journeys/${made.body.id}`
  const refused = await h.post(`${path}/publish`, { enroll: 'new' }, { headers: { 'accept-language': 'es' } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'journey_incomplete' } })
  expect(refused.body.errors).toContainEqual({
    pointer: '/steps/0/type',
    code: 'no_ai_provider',
    text: expect.stringContaining('AI_MODEL'),
  })
  expect((await h.get(`/v1/sites/${site}/ai-usage`)).body).toMatchObject({ configured: false, model: null })
  await h.close()
})

test('ten thousand slow texts delay neither a wait that is over nor a mail', async () => {
  ai.always = { kind: 'silent' }
  const { journey_id, lead_id } = await begin()
  await w.carryOn()
  const crowd = 10_000
  await w.database.write(async tx => {
    await tx.run(`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${crowd})
      insert into jobs (kind, subject_id, due_at, fence, attempts, created_at)
      select 'write_ai_email', 'draft_' || i, ${w.clock.now() - 1_000}, 0, 0, 0 from n`)
  })
  await w.database.write(async tx => {
    await tx.run(`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${crowd})
      insert into ai_drafts (id, run_id, sequence, journey_id, step_id, lead_id, state, prompt, model, needs_approval,
        edited, attempts, input_tokens, output_tokens, created_at, version)
      select 'draft_' || i, r.id, 1000 + i, r.journey_id, 'write', r.lead_id, 'queued', 'p', 'm', 0, 0, 0, 0, 0, 0, 1
      from n, (select * from runs where journey_id = '${journey_id}') r`)
  })
  const plain = await w.publish([
    { id: 'wait', type: 'delay', duration: { value: 1, unit: 'minutes' } },
    { id: 'send', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id },
  ])
  const run_id = await w.enrol(plain, lead_id)
  await w.carryOn()
  w.worker().wake()
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(ai.open).toBe(4)
  w.clock.forward(60_000)
  const began = performance.now()
  for (;;) {
    await w.carryOn()
    w.worker().wake()
    await new Promise(resolve => setTimeout(resolve, 5))
    if ((await w.run(run_id)).run_status === 'completed') break
    expect(performance.now() - began).toBeLessThan(1_000)
  }
  expect((await w.mailsOf(run_id))[0]).toMatchObject({ state: 'delivered' })
  await w.database.write(async tx => {
    await tx.run(`delete from jobs where kind = 'write_ai_email'`)
  })
}, 20_000)
