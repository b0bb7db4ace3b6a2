import PostalMime from 'postal-mime'
import { afterEach, expect, test } from 'vitest'
import { jobs } from '../../../platform/jobs/table.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink, type SinkRules } from '../../../testing/mail-sink.ts'
import { runInputs } from '../../automation/runs/table.ts'
import { unsubscribeLead } from '../../contacts/mailability/rules.ts'
import { emailAttempts, emails } from './table.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function fixture(rules: SinkRules = {}, document = {}): Promise<{ w: MailFixture; sink: MailSink }> {
  const sink = await openSink(rules)
  closers.push(() => sink.close())
  const w = await createMailFixture({ SMTP_URL: sink.url }, document)
  closers.push(() => w.close())
  return { w, sink }
}

const inputsOf = async (w: MailFixture) => {
  const rows = await w.database.read(db => db.select().from(runInputs))
  return rows.map(row => row.input)
}

test('a marketing mail is personal, multipart, carries the list headers, and its run is told', async () => {
  const { w, sink } = await fixture()
  const lead = await w.newLead('lucia@example.com', { first_name: 'María José' })
  const { email_id, run_id } = await w.send(lead)
  const [mail] = sink.received
  const raw = mail?.raw ?? ''
  expect(raw).toContain('Content-Type: multipart/alternative')
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/leads\.example\.com\/v1\/public\/unsubscribe\/[\w-]+>\r?$/m)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  expect(raw).toMatch(/^List-Id: <casa-verde\.leads\.example\.com>\r?$/m)
  const read = await PostalMime.parse(raw)
  expect(read.subject).toBe('Welcome, María José')
  expect(read.html).toContain('What comes next')
  expect(read.html).toMatch(/src="https:\/\/leads\.example\.com\/v1\/public\/opens\/[\w-]+\.gif"/)
  expect(read.html?.match(/\/v1\/public\/clicks\//g)).toHaveLength(2)
  expect(read.html).not.toContain('href="https://example.com')
  expect(read.text).toContain('https://example.com/prices?a=1&b=2')
  expect(read.text).toContain('Calle Mayor 1, Madrid')
  const email = await w.email(email_id)
  expect(email).toMatchObject({
    status: 'delivered',
    run_id,
    to: 'lucia@example.com',
    template_version: 1,
    attempts: 1,
    attempt_list: [{ number: 1, outcome: 'delivered', response: expect.stringMatching(/^250/) }],
  })
  expect(email.consent_id).toMatch(/^cons_/)
  expect(email.rfc_message_id).toBe(mail?.message_id)
  expect(await inputsOf(w)).toEqual([
    {
      type: 'effect_succeeded',
      at: w.clock.now(),
      sequence: 1,
      effect: 'send_email',
      outcome: { result: 'delivered', reason: null, message_id: mail?.message_id },
    },
  ])
  const lead_row = await w.get(w.path(`leads/${lead}`))
  expect(lead_row.body.last_contacted_at).not.toBeNull()
})

test('one address that is refused for good ends, is not retried, and harms no other', async () => {
  const { w, sink } = await fixture({ refuse: to => (to.startsWith('bad') ? 554 : undefined) })
  const bad = await w.queue(await w.newLead('bad@example.com'))
  const good = await w.queue(await w.newLead('good@example.com'))
  await w.settle()
  expect(await w.email(bad.email_id)).toMatchObject({
    status: 'not_delivered',
    reason: 'refused',
    attempt_list: [{ outcome: 'refused', response: expect.stringContaining('554') }],
  })
  expect(await w.email(good.email_id)).toMatchObject({ status: 'delivered' })
  w.clock.forward(72 * 3_600_000)
  await w.settle()
  expect(sink.received.map(m => m.to)).toEqual(['good@example.com'])
})

test('sent emails are found by the beginning of an address, in any case', async () => {
  const { w } = await fixture()
  for (const name of ['Ana.one', 'ana.two', 'bea']) await w.queue(await w.newLead(`${name}@example.com`))
  await w.settle()
  const found = async (search: string) =>
    (await w.get(w.path(`emails?search=${encodeURIComponent(search)}`))).body.data?.map(one => one.to)
  expect(await found('ANA.')).toEqual(['ana.two@example.com', 'Ana.one@example.com'])
  expect(await found('ana.one@example.com')).toEqual(['Ana.one@example.com'])
  expect(await found('na.')).toEqual([])
  expect(await found('%%%')).toEqual([])
  expect((await w.get(w.path('emails?search=an'))).status).toBe(422)
})

test('greylisting is waited out: 451, then accepted, both answers kept', async () => {
  let tries = 0
  const { w, sink } = await fixture({ refuse: () => (tries++ === 0 ? 451 : undefined) })
  const { email_id } = await w.send(await w.newLead('gray@example.com'))
  const waiting = await w.email(email_id)
  expect(waiting).toMatchObject({ status: 'not_started', reason: 'deferred', attempts: 1 })
  expect(Date.parse(waiting.next_attempt_at as string)).toBeGreaterThan(w.clock.now() + 30_000)
  w.clock.forward(30_000)
  await w.settle()
  expect(sink.received).toHaveLength(0)
  w.clock.forward(120_000)
  await w.settle()
  const email = await w.email(email_id)
  expect(email).toMatchObject({ status: 'delivered', attempts: 2, next_attempt_at: null })
  expect(email.attempt_list).toMatchObject([{ outcome: 'deferred' }, { outcome: 'delivered' }])
})

test('a connection lost after the final dot is unknown, and the same message is sent once more', async () => {
  let drops = 1
  const { w, sink } = await fixture({ drop: () => drops-- > 0 })
  const { email_id } = await w.send(await w.newLead('lost@example.com'))
  expect(await w.email(email_id)).toMatchObject({ status: 'unknown', reason: 'resend', ended_at: null })
  w.clock.forward(60_000)
  await w.settle()
  const email = await w.email(email_id)
  expect(email).toMatchObject({ status: 'delivered' })
  expect(email.attempt_list).toMatchObject([{ outcome: 'unknown' }, { outcome: 'delivered' }])
  const [first, second] = sink.received
  expect(first?.message_id).toMatch(/^<.+@leads\.example\.com>$/)
  expect(second?.raw).toBe(first?.raw)
})

test('a site that holds mail in doubt does not send it again', async () => {
  const { w, sink } = await fixture({ drop: () => true })
  await w.patch(w.path('email-settings'), { unknown_policy: 'do_not_resend' })
  const { email_id } = await w.send(await w.newLead('lost@example.com'))
  w.clock.forward(3_600_000)
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'unknown', reason: 'no_answer', attempts: 1 })
  expect(sink.received).toHaveLength(1)
  expect(await inputsOf(w)).toMatchObject([{ outcome: { result: 'unknown' } }])
})

test('a message that was being handed over when the process died is resent as it was; its first attempt stays', async () => {
  const { w, sink } = await fixture()
  const { email_id } = await w.send(await w.newLead('killed@example.com'))
  const before = sink.received[0]
  // What a kill between the final dot and the commit leaves behind.
  await w.database.write(async tx => {
    await tx.update(emails).set({ status: 'not_started', ended_at: null, message_id: null, attempts: 0 })
    await tx.update(emailAttempts).set({ outcome: null, ended_at: null, response: null })
    const { enqueueSends } = await import('./store.ts')
    await enqueueSends(tx, [email_id], w.clock.now())
  })
  await w.patch(w.path(`templates/${w.template_id}`), { subject: 'Changed meanwhile' })
  w.clock.forward(5_000)
  await w.restart()
  await w.settle()
  const email = await w.email(email_id)
  expect(email.attempt_list).toMatchObject([
    { number: 1, outcome: 'unknown', response: 'interrupted' },
    { number: 2, outcome: 'delivered' },
  ])
  expect(sink.received[1]?.raw).toBe(before?.raw)
})

test('a server that is down defers; after 72 hours the mail is given up', async () => {
  const { w, sink } = await fixture()
  await sink.close()
  const { email_id } = await w.send(await w.newLead('down@example.com'))
  expect(await w.email(email_id)).toMatchObject({ status: 'not_started', reason: 'deferred' })
  for (let hour = 0; hour < 80; hour += 4) {
    w.clock.forward(4 * 3_600_000)
    await w.settle()
  }
  expect(await w.email(email_id)).toMatchObject({ status: 'not_delivered', reason: 'retries_exhausted' })
})

test('retries wait for an open minute of the journey', async () => {
  let tries = 0
  const hours = { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '17:00', timezone: 'Europe/Madrid' }
  const { w } = await fixture({ refuse: () => (tries++ === 0 ? 451 : undefined) }, { business_hours: hours })
  const { email_id } = await w.send(await w.newLead('gray@example.com'))
  const due = await w.database.read(db => db.select().from(jobs))
  // The test begins on a Sunday; Monday 09:00 in Madrid is 08:00 UTC.
  expect(due.map(d => new Date(d.due_at).toISOString())).toEqual(['2027-03-15T08:00:00.000Z'])
  w.clock.set(Date.parse('2027-03-15T08:00:00Z'))
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'delivered' })
})

test('what must not leave is skipped with its reason, and its run goes on', async () => {
  const { w, sink } = await fixture()
  const unsubscribed = await w.newLead('left@example.com')
  const queued = await w.queue(unsubscribed)
  const acting = { newId: w.installation.newId, now: () => w.clock.now(), emit: async () => '' }
  await w.database.write(tx => unsubscribeLead(tx, unsubscribed, { cause: 'manual' }, acting))
  const without = await w.queue(await w.newLead('silent@example.com', { consent: false }))
  const unticked = await w.queue(await w.newLead('unticked@example.com', { consent: false, subscribed: false }))
  await w.settle()
  expect(await w.email(unticked.email_id)).toMatchObject({ status: 'skipped', reason: 'not_subscribed' })
  expect(await w.email(queued.email_id)).toMatchObject({ status: 'skipped', reason: 'unsubscribed' })
  expect(await w.email(without.email_id)).toMatchObject({ status: 'skipped', reason: 'no_consent' })
  await w.setPostalAddress('')
  const nowhere = await w.send(await w.newLead('third@example.com'))
  expect(await w.email(nowhere.email_id)).toMatchObject({ status: 'skipped', reason: 'no_postal_address' })
  expect(sink.received).toHaveLength(0)
  expect((await inputsOf(w)).map(input => 'outcome' in input && input.outcome)).toMatchObject([
    { result: 'skipped' },
    { result: 'skipped' },
    { result: 'skipped' },
    // Nobody but the owner is to blame for a missing postal address: its run can be retried.
    false,
  ])
  const explained = await w.get(w.path(`emails/${without.email_id}/explanation`))
  expect(explained.body.checks).toEqual([
    { name: 'run_live', result: 'passed' },
    { name: 'not_paused', result: 'passed' },
    { name: 'lead_exists', result: 'passed' },
    { name: 'template_ready', result: 'passed' },
    { name: 'text_ready', result: 'not_needed' },
    { name: 'sender_verified', result: 'passed' },
    { name: 'not_suppressed', result: 'passed' },
    { name: 'subscribed', result: 'passed' },
    { name: 'topic', result: 'passed' },
    { name: 'confirmed', result: 'passed' },
    { name: 'consent', result: 'failed' },
    { name: 'within_cap', result: 'not_reached' },
    { name: 'postal_address', result: 'not_reached' },
    { name: 'in_time', result: 'not_reached' },
    { name: 'open_minute', result: 'not_reached' },
    { name: 'in_turn', result: 'not_reached' },
  ])
})

test('a paused site lets nothing out, and lets it out when it is resumed', async () => {
  const { w, sink } = await fixture()
  expect((await w.post(`/v1/sites/${w.site}/pause`)).status).toBe(200)
  const { email_id } = await w.send(await w.newLead('wait@example.com'))
  expect(await w.email(email_id)).toMatchObject({ status: 'not_started', reason: 'paused' })
  w.clock.forward(60_000)
  await w.settle()
  expect(sink.received).toHaveLength(0)
  expect((await w.post(`/v1/sites/${w.site}/resume`, { overdue: 'continue' })).status).toBe(200)
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'delivered' })
})

test('mail that an outage made late waits for the owner’s decision', async () => {
  const { w, sink } = await fixture()
  await w.stop()
  const lead = await w.newLead('late@example.com')
  const { email_id } = await w.queue(lead)
  w.clock.forward(2 * 3_600_000)
  await w.restart()
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'not_started', reason: 'late' })
  expect((await w.get(w.path('email-settings'))).body.late_count).toBe(1)
  await w.patch(w.path('email-settings'), { late_policy: 'send' })
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'delivered' })
  expect(sink.received).toHaveLength(1)
})

test('a send that is asked for twice stays one; one that ended is opened again', async () => {
  const { w, sink } = await fixture()
  const lead_id = await w.newLead('twice@example.com')
  const { run_id, email_id } = await w.queue(lead_id)
  const { queueSend } = await import('./rules.ts')
  const ids = { template_id: w.template_id, sender_id: w.sender_id, journey_id: w.journey_id, step_id: 'welcome' }
  const again = () =>
    w.database.write(tx =>
      queueSend(tx, { run_id, sequence: 1, lead_id, ...ids }, { newId: w.installation.newId, now: w.clock.now() }),
    )
  expect(await again()).toBe(email_id)
  await w.settle()
  expect(sink.received).toHaveLength(1)
  expect(await again()).toBe(email_id)
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'delivered', attempts: 2 })
})

test('an erased person is gone from sent mail, and what is queued for them does not leave', async () => {
  const { w, sink } = await fixture()
  const lead_id = await w.newLead('erased@example.com')
  const sent = await w.send(lead_id)
  const queued = await w.queue(lead_id, 2)
  const { emails } = await import('./feature.ts')
  await w.database.write(tx =>
    emails.erase(tx, [{ lead_id, hash: 'hash', email_keys: [], has_withdrawn: false, now: w.clock.now() }]),
  )
  await w.settle()
  expect(await w.email(sent.email_id)).toMatchObject({ status: 'delivered', lead_id: 'hash', to: null, subject: null })
  expect(await w.email(queued.email_id)).toMatchObject({ status: 'skipped', reason: 'lead_erased' })
  expect(sink.received).toHaveLength(1)
})
