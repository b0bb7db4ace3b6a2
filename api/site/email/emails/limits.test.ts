import { afterEach, expect, test } from 'vitest'
import type { Step } from '../../../../workflows/core/definition.ts'
import { runBatch } from '../../../../workflows/embedded/batch.ts'
import { createJourneyFixture, type JourneyFixture } from '../../../testing/fixtures/journeys.ts'
import { type MailSink, openSink, type SinkRules } from '../../../testing/mail-sink.ts'
import { templates } from '../templates/table.ts'

const hour = 3_600_000
const day = 24 * hour
const open: { w: JourneyFixture; sink: MailSink }[] = []
afterEach(async () => {
  for (const { w, sink } of open.splice(0)) {
    await w.close()
    await sink.close()
  }
})

async function fixture(rules: SinkRules = {}) {
  const sink = await openSink(rules)
  const w = await createJourneyFixture(runBatch, { SMTP_URL: sink.url })
  open.push({ w, sink })
  const send = (id: string, template_id = w.template_id) =>
    ({ id, type: 'send_email', template_id, sender_id: w.sender_id }) as const
  const settings = (body: unknown) => w.patch(w.path('marketing-settings'), body)
  return { w, sink, send, settings }
}
const stateOf = async (w: JourneyFixture, run_id: string) =>
  (await w.mailsOf(run_id)).map(mail => `${mail.step_id} ${mail.status} ${mail.reason}`).sort()

test('a lead gets no more marketing mail than the site allows, whatever the journey', async () => {
  const { w, sink, send, settings } = await fixture()
  expect((await settings({ emails_max: 2, emails_days: 7 })).body).toMatchObject({ emails_max: 2, emails_days: 7 })
  const lead_id = await w.newLead('often@example.com')
  const other = await w.newLead('other@example.com')
  const runs: string[] = []
  for (let i = 0; i < 4; i++) runs.push(await w.enroll(await w.publish([send(`mail-${i}`)]), lead_id))
  await w.settle()
  const states = (await Promise.all(runs.map(id => stateOf(w, id)))).flat()
  expect(states.filter(status => status.includes('delivered'))).toHaveLength(2)
  expect(states.filter(status => status.includes('skipped capped'))).toHaveLength(2)
  expect(sink.received).toHaveLength(2)
  const skipped = (await w.get(w.path(`emails?lead_id=${lead_id}&status=skipped`))).body.data[0]
  const { checks } = (await w.get(w.path(`emails/${skipped?.id}/explanation`))).body
  expect(checks).toContainEqual({ name: 'within_cap', result: 'failed' })
  await w.enroll(await w.publish([send('x')]), other)
  await w.settle()
  expect(sink.received).toHaveLength(3)
  await w.forward(7 * day)
  const late = await w.enroll(await w.publish([send('later')]), lead_id)
  await w.settle()
  expect(await stateOf(w, late)).toEqual(['later delivered null'])
})

test('transactional mail is not capped and counts for nothing; one that was refused does not count either', async () => {
  const refused = new Set<string>(['refused@example.com'])
  const { w, sink, send, settings } = await fixture({ refuse: to => (refused.has(to) ? 550 : undefined) })
  await settings({ emails_max: 1, emails_days: 7 })
  const receipt = await w.post(w.path('templates'), {
    name: 'Receipt',
    category: 'transactional',
    subject: 'Receipt',
    body_text: 'Thank you.',
  })
  const lead_id = await w.newLead('buyer@example.com')
  const run_id = await w.enroll(
    await w.publish([send('a', receipt.body.id), send('b'), send('c', receipt.body.id), send('d')]),
    lead_id,
  )
  await w.settle()
  expect(await stateOf(w, run_id)).toEqual([
    'a delivered null',
    'b delivered null',
    'c delivered null',
    'd skipped capped',
  ])
  expect(sink.received).toHaveLength(3)
  const second = await w.enroll(await w.publish([send('a'), send('b')]), await w.newLead('refused@example.com'))
  await w.settle()
  expect(await stateOf(w, second)).toEqual(['a not_delivered refused', 'b not_delivered refused'])
})

test('on a day off of the site nothing leaves, in the site’s zone, and the next day it does', async () => {
  const { w, sink, send, settings } = await fixture()
  await settings({ days_off: ['2027-03-14'] })
  const run_id = await w.enroll(await w.publish([send('one')]), await w.newLead('off@example.com'))
  await w.settle()
  const waiting = { status: 'not_started', reason: 'day_off', next_attempt_at: '2027-03-14T23:00:00.000Z' }
  expect((await w.get(w.path(`runs/${run_id}`))).body.emails).toMatchObject([waiting])
  // Midnight in Madrid.
  w.clock.set(Date.parse('2027-03-14T22:59:59Z'))
  await w.settle()
  expect(sink.received).toHaveLength(0)
  await w.forward(1_000)
  expect(sink.received).toHaveLength(1)
})

test('a day off that is taken back lets mail go at once; dates that do not exist are refused', async () => {
  const { w, sink, send, settings } = await fixture()
  expect((await settings({ days_off: ['2027-02-30'] })).status).toBe(422)
  await settings({ days_off: ['2027-03-14', '2027-03-15'] })
  const run_id = await w.enroll(await w.publish([send('one')]), await w.newLead('off@example.com'))
  await w.settle()
  expect((await w.mailsOf(run_id))[0]).toMatchObject({ reason: 'day_off' })
  await settings({ days_off: [] })
  await w.settle()
  expect(sink.received).toHaveLength(1)
})

test('mail that an outage made late asks, even where it meets closed hours first', async () => {
  const { w, sink, send } = await fixture()
  const business_hours = {
    business_days: [1, 2, 3, 4, 5, 6, 7],
    day_start: '09:00',
    day_end: '17:00',
    timezone: 'Europe/Madrid',
  }
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 3, unit: 'hours' } } as const, send('one')]
  // Sunday 10:30 in Madrid: due at 13:30.
  const run_id = await w.enroll(await w.publish(steps, { business_hours }), await w.newLead('late@example.com'))
  await w.settle()
  await w.stop()
  w.clock.set(Date.parse('2027-03-14T20:00:00Z'))
  await w.restart()
  await w.settle()
  expect((await w.run(run_id)).wait).toMatchObject({ waiting_for: 'open_window' })
  w.clock.set(Date.parse('2027-03-15T08:00:00Z'))
  await w.settle()
  expect(sink.received).toHaveLength(0)
  expect((await w.mailsOf(run_id))[0]).toMatchObject({ status: 'not_started', reason: 'late' })
  await w.patch(w.path('email-settings'), { late_policy: 'send' })
  await w.settle()
  expect(sink.received).toHaveLength(1)
})

test('a wait for open hours that no outage made longer asks nobody', async () => {
  const { w, sink, send } = await fixture()
  const business_hours = {
    business_days: [1, 2, 3, 4, 5, 6, 7],
    day_start: '09:00',
    day_end: '17:00',
    timezone: 'Europe/Madrid',
  }
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 8, unit: 'hours' } } as const, send('one')]
  await w.enroll(await w.publish(steps, { business_hours }), await w.newLead('night@example.com'))
  await w.settle()
  await w.forward(8 * hour)
  await w.stop()
  w.clock.set(Date.parse('2027-03-15T07:59:00Z'))
  await w.restart()
  w.clock.set(Date.parse('2027-03-15T08:00:00Z'))
  await w.settle()
  expect(sink.received).toHaveLength(1)
})

test('a mail in doubt is resent by hand as the same message, or is let be; its first attempts stay', async () => {
  let drops = 1
  const { w, sink, send } = await fixture({ drop: () => drops-- > 0 })
  await w.patch(w.path('email-settings'), { unknown_policy: 'do_not_resend' })
  const journey_id = await w.publish([send('one')])
  const run_id = await w.enroll(journey_id, await w.newLead('doubt@example.com'))
  await w.settle()
  const [mail] = await w.mailsOf(run_id)
  expect(mail).toMatchObject({ status: 'unknown' })
  const path = w.path(`emails/${mail?.id}`)
  expect((await w.post(`${path}/settle`)).body).toMatchObject({ status: 'unknown', decision: 'not_resent' })
  expect((await w.run(run_id)).status).toBe('completed')
  const resent = await w.post(`${path}/resend`)
  expect(resent.body).toMatchObject({ decision: 'resent', attempt_list: [{ number: 1, outcome: 'unknown' }] })
  await w.settle()
  const after = await w.email(String(mail?.id))
  expect(after).toMatchObject({ status: 'delivered', decision: 'resent' })
  expect(after.attempt_list).toMatchObject([{ outcome: 'unknown' }, { outcome: 'delivered' }])
  expect(sink.received[0]?.message_id).toBe(sink.received[1]?.message_id)
  for (const decision of ['resend', 'settle']) {
    expect((await w.post(`${path}/${decision}`)).body.code, decision).toBe('transition_not_allowed')
  }
})

test('a mail that was refused is sent again by hand, and is tried for as long as a new one', async () => {
  let refusals = [554, 451, 451]
  const { w, sink, send } = await fixture({ refuse: () => refusals.shift() })
  const run_id = await w.enroll(await w.publish([send('one')]), await w.newLead('full@example.com'))
  await w.settle()
  const [mail] = await w.mailsOf(run_id)
  const path = w.path(`emails/${mail?.id}`)
  expect(await w.email(String(mail?.id))).toMatchObject({ status: 'not_delivered', reason: 'refused' })
  expect((await w.post(`${path}/settle`)).body.code).toBe('transition_not_allowed')
  w.clock.forward(5 * 24 * 3_600_000)
  expect((await w.post(`${path}/resend`)).body).toMatchObject({ status: 'not_started', decision: 'resent' })
  expect((await w.post(`${path}/resend`)).body.code).toBe('transition_not_allowed')
  for (let hour = 0; hour < 12; hour += 1) {
    await w.settle()
    w.clock.forward(3_600_000)
  }
  expect(await w.email(String(mail?.id))).toMatchObject({ status: 'delivered', attempts: 4, decision: 'resent' })
  expect(sink.received).toHaveLength(1)
  refusals = [554]
  const another = await w.enroll(await w.publish([send('two')]), await w.newLead('gone@example.com'))
  await w.settle()
  const [gone] = await w.mailsOf(another)
  await w.post(w.path('suppressions'), { email: 'gone@example.com' })
  await w.post(w.path(`emails/${gone?.id}/resend`))
  await w.settle()
  expect(await w.email(String(gone?.id))).toMatchObject({ status: 'skipped', reason: 'suppressed' })
})

test('a mail whose template or sender is gone fails its run, which goes on when that is put right', async () => {
  const { w, sink, send } = await fixture()
  const run_id = await w.enroll(await w.publish([send('one')]), await w.newLead('gone@example.com'))
  const set = (enabled: boolean) =>
    w.database.write(async tx => {
      await tx.update(templates).set({ enabled })
    })
  await set(false)
  await w.settle()
  expect(await w.run(run_id)).toMatchObject({ status: 'failed', reason: 'template_disabled' })
  expect((await w.mailsOf(run_id))[0]).toMatchObject({ status: 'skipped', reason: 'template_disabled' })
  await set(true)
  expect((await w.post(w.path(`runs/${run_id}/retry`))).status).toBe(202)
  await w.settle()
  expect(sink.received).toHaveLength(1)
  expect((await w.run(run_id)).status).toBe('completed')
})

test('opens and clicks of people lead on; those of machines, and all links at once, do not', async () => {
  const { w, sink, send } = await fixture()
  const url = 'https://example.com/prices?a=1&b=2'
  const branch = (type: 'opened' | 'clicked', tag_id: string) => ({
    id: type,
    when: type === 'opened' ? { type, step_id: 'one' } : { type, step_id: 'one', url },
    steps: [{ id: `tag-${type}`, type: 'assign_tags' as const, tag_ids: [tag_id] }],
  })
  const tag = (await w.post(w.path('tags'), { name: 'Interested' })).body.id
  const begin = async (type: 'opened' | 'clicked') => {
    const email = `${type}@example.com`
    const paths = {
      id: 'p',
      type: 'paths' as const,
      branches: [branch(type, tag)],
      otherwise: [],
      wait_up_to: { value: 1, unit: 'days' as const },
    } satisfies Step
    const run_id = await w.enroll(await w.publish([send('one'), paths]), await w.newLead(email))
    await w.settle()
    // What comes at once after delivery is judged later: that has tests of its own.
    await w.forward(15_000)
    const raw = (sink.received.findLast(mail => mail.to === email)?.raw ?? '')
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
    const links = [...raw.matchAll(/https:\/\/leads\.example\.com(\/v1\/public\/clicks\/[\w-]+)/g)].map(m => m[1] ?? '')
    const pixel = /https:\/\/leads\.example\.com(\/v1\/public\/opens\/[\w-]+\.gif)/.exec(raw)?.[1] ?? ''
    return { run_id, links, pixel }
  }
  const visit = (path: string, agent = w.person) =>
    w.call('GET', path, { token: null, headers: { 'user-agent': agent } })
  const waits = async (run_id: string) => (await w.run(run_id)).status

  const opened = await begin('opened')
  await visit(opened.pixel, 'GoogleImageProxy')
  await w.settle()
  expect(await waits(opened.run_id)).toBe('waiting')
  await visit(opened.pixel)
  await w.settle()
  expect(await waits(opened.run_id)).toBe('completed')
  expect(await w.entries(opened.run_id)).toContain('tag-opened tags_assigned assigned')

  const scanned = await begin('clicked')
  expect(scanned.links.length).toBe(2)
  for (const link of scanned.links) await visit(link)
  await w.forward(5_000)
  expect(await waits(scanned.run_id)).toBe('waiting')
  await visit(scanned.links[1] ?? '')
  await w.forward(5_000)
  expect(await waits(scanned.run_id), 'another link').toBe('waiting')
  await visit(scanned.links[0] ?? '')
  await w.settle()
  expect(await waits(scanned.run_id)).toBe('waiting')
  await w.forward(2_000)
  expect(await waits(scanned.run_id)).toBe('completed')
  const told = await w.database.read(db =>
    db.all<[string]>("select data from events where name = 'email.link_clicked'"),
  )
  expect(told.map(([data]) => JSON.parse(data).url)).toEqual(['https://example.com/more', url])
})
