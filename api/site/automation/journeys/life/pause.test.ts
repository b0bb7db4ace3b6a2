import { afterEach, expect, test } from 'vitest'
import { runBatch } from '../../../../../workflows/embedded/batch.ts'
import { claim, findDueTime } from '../../../../platform/jobs/jobs.ts'
import { createJourneyFixture, type JourneyFixture } from '../../../../testing/fixtures/journeys.ts'
import { type MailSink, openSink } from '../../../../testing/mail-sink.ts'
import { sized } from '../../../../testing/repetitions.ts'
import { sendEmailJob } from '../../../email/emails/jobs.ts'

const hour = 3_600_000
const day = 24 * hour
const open: { w: JourneyFixture; sink: MailSink }[] = []
afterEach(async () => {
  for (const { w, sink } of open.splice(0)) {
    await w.close()
    await sink.close()
  }
})

async function fixture() {
  const sink = await openSink()
  const w = await createJourneyFixture(runBatch, { SMTP_URL: sink.url })
  open.push({ w, sink })
  const send = (id: string) => ({ id, type: 'send_email', template_id: w.template_id, sender_id: w.sender_id }) as const
  const wait = (id: string, value = 1) => ({ id, type: 'delay', duration: { value, unit: 'days' } }) as const
  return { w, sink, send, wait }
}
const pauseJourney = (w: JourneyFixture, id: string) => w.post(w.path(`journeys/${id}/pause`))
const resume = (w: JourneyFixture, id: string, overdue: string) => w.post(w.path(`journeys/${id}/resume`), { overdue })

/** A journey that is paused while its first wait ends: two mails with a day before each. */
async function overdueRun() {
  const { w, sink, send, wait } = await fixture()
  const journey_id = await w.publish([wait('first'), send('one'), wait('second'), send('two')])
  const run_id = await w.enroll(journey_id, await w.newLead('paused@example.com'))
  await w.settle()
  await pauseJourney(w, journey_id)
  await w.forward(3 * day)
  expect(sink.received).toHaveLength(0)
  expect((await w.get(w.path(`journeys/${journey_id}/resume-preview`))).body).toEqual({
    overdue_runs: 1,
    queued_emails: 0,
  })
  return { w, sink, journey_id, run_id }
}

test('resuming asks; continuing sends what is overdue at once', async () => {
  const { w, sink, journey_id, run_id } = await overdueRun()
  expect((await w.post(w.path(`journeys/${journey_id}/resume`), {})).status).toBe(422)
  expect((await resume(w, journey_id, 'continue')).body.paused).toBe(false)
  await w.settle()
  expect(sink.received).toHaveLength(1)
  await w.forward(day)
  expect(sink.received).toHaveLength(2)
  expect((await w.run(run_id)).status).toBe('completed')
})

test('what was paused goes on without another question, even where the process began anew meanwhile', async () => {
  const { w, sink, journey_id } = await overdueRun()
  await w.restart()
  await resume(w, journey_id, 'continue')
  await w.settle()
  expect(sink.received).toHaveLength(1)
})

test('re-planning waits anew from now', async () => {
  const { w, sink, journey_id, run_id } = await overdueRun()
  await resume(w, journey_id, 'replan')
  await w.settle()
  await w.forward(day - 1_000)
  expect(sink.received).toHaveLength(0)
  await w.forward(1_000)
  expect(sink.received).toHaveLength(1)
  expect(await w.entries(run_id)).toContain('first wait_replanned asked_by_owner')
})

test('skipping leaves out what should have gone meanwhile, and the run goes on behind it', async () => {
  const { w, sink, journey_id, run_id } = await overdueRun()
  await resume(w, journey_id, 'skip')
  await w.settle()
  expect(sink.received).toHaveLength(0)
  expect(await w.entries(run_id)).toContain('one send_ended paused')
  await w.forward(day)
  expect(sink.received).toHaveLength(1)
  expect((await w.mailsOf(run_id)).map(mail => mail.step_id)).toEqual(['two'])
})

test('queued mail stays when a journey is paused, and moves at once when it goes on', async () => {
  const { w, sink, send } = await fixture()
  const journey_id = await w.publish([send('one')])
  const runs = [
    await w.enroll(journey_id, await w.newLead('a@example.com')),
    await w.enroll(journey_id, await w.newLead('b@example.com')),
  ]
  await w.carryOn()
  await pauseJourney(w, journey_id)
  await w.settle()
  expect((await w.mailsOf(runs[0] ?? ''))[0]).toMatchObject({ status: 'not_started', reason: 'paused' })
  expect((await w.get(w.path(`journeys/${journey_id}/resume-preview`))).body).toEqual({
    overdue_runs: 0,
    queued_emails: 2,
  })
  await w.forward(20_000)
  await resume(w, journey_id, 'continue')
  await w.settle()
  expect(sink.received).toHaveLength(2)
})

test('queued mail is skipped where the owner says so, and its runs go on', async () => {
  const { w, sink, send, wait } = await fixture()
  const journey_id = await w.publish([send('one'), wait('second'), send('two')])
  const run_id = await w.enroll(journey_id, await w.newLead('a@example.com'))
  await w.carryOn()
  await w.post(`/v1/sites/${w.site}/pause`)
  await w.settle()
  expect((await w.get(w.path('resume-preview'))).body).toEqual({ overdue_runs: 0, queued_emails: 1 })
  expect((await w.post(`/v1/sites/${w.site}/resume`, { overdue: 'skip' })).body.paused).toBe(false)
  await w.settle()
  expect(sink.received).toHaveLength(0)
  expect((await w.mailsOf(run_id))[0]).toMatchObject({ status: 'skipped', reason: 'paused' })
  await w.forward(day)
  expect(sink.received).toHaveLength(1)
})

test('queued mail that nobody has looked at yet is counted and skipped too; what a site never holds goes', async () => {
  const { w, sink, send } = await fixture()
  const receipt = { name: 'Receipt', category: 'transactional', subject: 'Receipt', body_text: 'Thank you.' }
  const { body: template } = await w.post(w.path('templates'), receipt)
  const letter = await w.enroll(await w.publish([send('one')]), await w.newLead('a@example.com'))
  await w.enroll(await w.publish([{ ...send('two'), template_id: template.id }]), await w.newLead('b@example.com'))
  await w.carryOn()
  await w.post(`/v1/sites/${w.site}/pause`)
  expect((await w.get(w.path('resume-preview'))).body).toEqual({ overdue_runs: 0, queued_emails: 1 })
  await w.post(`/v1/sites/${w.site}/resume`, { overdue: 'skip' })
  await w.settle()
  expect(sink.received.map(mail => mail.to)).toEqual(['b@example.com'])
  expect((await w.mailsOf(letter))[0]).toMatchObject({ status: 'skipped', reason: 'paused' })
})

test('re-planning a whole site waits anew in each of its journeys', async () => {
  const { w, sink, send, wait } = await fixture()
  const other = await w.publish([wait('x'), send('y')])
  const run_id = await w.enroll(await w.publish([wait('first'), send('one')]), await w.newLead('a@example.com'))
  const kept = await w.enroll(other, await w.newLead('b@example.com'))
  await w.settle()
  await pauseJourney(w, other)
  await w.post(`/v1/sites/${w.site}/pause`)
  await w.forward(2 * day)
  expect((await w.get(w.path('resume-preview'))).body).toMatchObject({ overdue_runs: 1 })
  await w.post(`/v1/sites/${w.site}/resume`, { overdue: 'replan' })
  await w.settle()
  expect(sink.received).toHaveLength(0)
  expect((await w.run(run_id)).wait).toMatchObject({ waiting_for: 'delay' })
  await w.forward(day)
  expect(sink.received.map(mail => mail.to)).toEqual(['a@example.com'])
  expect(await w.entries(kept)).not.toContain('x wait_replanned asked_by_owner')
})

test('paused mail is looked at again after a minute, then by the hour: a hold that ends in the middle of a look keeps none back', async () => {
  const { w, sink, send } = await fixture()
  const journey_id = await w.publish([send('one')])
  const run_id = await w.enroll(journey_id, await w.newLead('a@example.com'))
  await w.carryOn()
  await pauseJourney(w, journey_id)
  await w.settle()
  const [mail] = await w.mailsOf(run_id)
  const due = () => w.inSite(w.site, tx => findDueTime(tx, sendEmailJob, String(mail?.id)))
  expect(await due()).toBe(w.clock.now() + 60_000)
  await w.forward(60_000)
  expect(await due()).toBe(w.clock.now() + hour)
  expect(sink.received).toHaveLength(0)
})

test('skipping reaches what a worker looks at just now', async () => {
  const { w, sink, send } = await fixture()
  const journey_id = await w.publish([send('one')])
  const run_id = await w.enroll(journey_id, await w.newLead('a@example.com'))
  await w.carryOn()
  await pauseJourney(w, journey_id)
  await w.inSite(w.site, tx => claim(tx, 'send_email', { now: w.clock.now(), lease_ms: hour, limit: 10 }))
  await resume(w, journey_id, 'skip')
  await w.settle()
  expect(sink.received).toHaveLength(0)
  expect((await w.mailsOf(run_id))[0]).toMatchObject({ status: 'skipped', reason: 'paused' })
})

test('every hand-off stops within a second of a hold, in the middle of a crowd', async () => {
  const { w, sink, send } = await fixture()
  const journey_id = await w.publish([send('one')])
  const crowd = sized(120, 600)
  const lead_ids: string[] = []
  for (let i = 0; i < crowd; i++) lead_ids.push(await w.newLead(`crowd-${i}@example.com`))
  await w.post(w.path(`journeys/${journey_id}/runs`), { lead_ids })
  while (await w.carryOn()) {}
  w.worker().wake()
  while (sink.received.length < 20) await new Promise(resolve => setTimeout(resolve, 2))
  await w.post(`/v1/sites/${w.site}/pause`)
  await new Promise(resolve => setTimeout(resolve, 1_000))
  const stopped = sink.received.length
  expect(stopped).toBeLessThan(crowd)
  w.worker().wake()
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(sink.received).toHaveLength(stopped)
  await w.settle()
  expect(sink.received).toHaveLength(stopped)
  await w.post(`/v1/sites/${w.site}/resume`, { overdue: 'continue' })
  await w.settle()
  expect(new Set(sink.received.map(mail => mail.to)).size).toBe(crowd)
  expect(sink.received).toHaveLength(crowd)
}, 120_000)
