import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runBatch } from '../../../../workflows/embedded/batch.ts'
import { createWriterFixture, type WriterFixture } from '../../../testing/fixtures/writer.ts'
import { createHarness } from '../../../testing/harness.ts'
import { emptyDocument } from '../journey-records/rules.ts'

let s: WriterFixture
beforeAll(async () => {
  s = await createWriterFixture(runBatch)
})
afterAll(() => s.close())
beforeEach(() => s.calm())

const hour = 3_600_000

test('what a day may cost is a cap: the rest waits for the next day, or until the cap is raised', async () => {
  const used = Number((await s.w.get(s.w.path('ai-usage'))).body.spent_usd_micros)
  expect(used).toBeGreaterThanOrEqual(0)
  await s.w.forward(24 * hour)
  await s.w.patch(s.w.path('marketing-settings'), { ai_daily_cents_max: 5 })
  s.ai.always = { type: 'letter', input_tokens: 1_000, output_tokens: 3_000 }
  const first = await s.begin()
  await s.w.settle()
  const second = await s.begin()
  await s.w.settle()
  expect(await s.draftOf(first.run_id)).toMatchObject({ status: 'ready' })
  expect(await s.draftOf(second.run_id)).toMatchObject({ status: 'queued', reason: 'spend_cap' })
  expect((await s.w.get(s.w.path('ai-usage'))).body).toMatchObject({
    spent_usd_micros: 32_500,
    waiting_for_cap: 1,
    calls: 1,
  })
  const usage = (await s.w.get(s.w.path('ai-usage'))).body
  await s.w.forward(Date.parse(String(usage.next_day_at)) - s.w.clock.now())
  expect(await s.draftOf(second.run_id)).toMatchObject({ status: 'ready' })
  const third = await s.begin()
  await s.w.settle()
  expect(await s.draftOf(third.run_id)).toMatchObject({ reason: 'spend_cap' })
  await s.w.patch(s.w.path('marketing-settings'), { ai_daily_cents_max: 500 })
  await s.w.settle()
  expect(await s.draftOf(third.run_id)).toMatchObject({ status: 'ready' })
})

test('a text for who tries the journey is written for the lead they chose, costs, and goes to nobody else', async () => {
  const journey_id = await s.w.publish([s.writer(true), s.send()])
  const lead_id = await s.w.newLead('chosen@example.com', { first_name: 'Chosen' })
  const before = Number((await s.w.get(s.w.path('ai-usage'))).body.calls)
  const sent = await s.w.post(s.w.path(`journeys/${journey_id}/test-send`), { lead_id })
  expect(sent.body).toEqual({
    to: 'ana@example.com',
    emails: [{ step_id: 'send', type: 'send_email', outcome: 'queued' }],
  })
  await s.w.settle()
  expect(s.ai.asked[0]?.messages.at(-1)?.content).toBe('{"reader":{"first_name":"Chosen"}}')
  expect((await s.w.get(s.w.path('ai-usage'))).body.calls).toBe(before + 1)
  expect((await s.w.get(s.w.path(`ai-drafts?journey_id=${journey_id}`))).body.data).toEqual([])
  expect((await s.w.get(s.w.path(`emails?lead_id=${lead_id}`))).body.data).toEqual([])
  const mails = (await readdir(join(s.w.folder, 'mail'))).filter(name => name.endsWith('.eml'))
  const texts = await Promise.all(mails.map(name => readFile(join(s.w.folder, 'mail', name), 'utf8')))
  const tests = texts.filter(text => /^Subject: \[Test\]/m.test(text))
  expect(tests).toHaveLength(1)
  expect(tests[0]).toMatch(/^To: .*ana@example.com/m)
  expect(tests[0]).toContain('Subject: [Test] A word for you')
  expect(
    (await s.w.post(s.w.path(`journeys/${journey_id}/test-send`), { lead_id: lead_id.replace(/.$/, 'x') })).status,
  ).toBe(422)
})

test('where no provider is configured a journey with a writer cannot be published, and the reason is said in both languages', async () => {
  const h = await createHarness()
  const site = await h.newSite('Sin IA')
  const document = { ...emptyDocument, triggers: [{ type: 'lead_created' }], steps: [s.writer()] }
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
  s.ai.always = { type: 'silent' }
  const { journey_id, lead_id } = await s.begin()
  await s.w.carryOn()
  const crowd = 10_000
  await s.w.database.write(async tx => {
    await tx.run(`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${crowd})
      insert into jobs (type, subject_id, due_at, fence, attempts, created_at)
      select 'write_ai_email', 'draft_' || i, ${s.w.clock.now() - 1_000}, 0, 0, 0 from n`)
  })
  await s.w.database.write(async tx => {
    await tx.run(`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${crowd})
      insert into ai_drafts (id, run_id, sequence, journey_id, step_id, lead_id, status, prompt, model, needs_approval,
        edited, attempts, input_tokens, output_tokens, created_at, version)
      select 'draft_' || i, r.id, 1000 + i, r.journey_id, 'write', r.lead_id, 'queued', 'p', 'm', 0, 0, 0, 0, 0, 0, 1
      from n, (select * from runs where journey_id = '${journey_id}') r`)
  })
  const plain = await s.w.publish([
    { id: 'wait', type: 'delay', duration: { value: 1, unit: 'minutes' } },
    { id: 'send', type: 'send_email', template_id: s.w.template_id, sender_id: s.w.sender_id },
  ])
  const run_id = await s.w.enroll(plain, lead_id)
  await s.w.carryOn()
  s.w.worker().wake()
  await expect.poll(() => s.ai.open).toBe(4)
  s.w.clock.forward(60_000)
  const began = performance.now()
  for (;;) {
    await s.w.carryOn()
    s.w.worker().wake()
    await new Promise(resolve => setTimeout(resolve, 5))
    if ((await s.w.run(run_id)).status === 'completed') break
    expect(performance.now() - began).toBeLessThan(1_000)
  }
  expect((await s.w.mailsOf(run_id))[0]).toMatchObject({ status: 'delivered' })
  await s.w.database.write(async tx => {
    await tx.run(`delete from jobs where type = 'write_ai_email'`)
  })
}, 20_000)
