/** Suppressions: who gets nothing and why, by hand, by import, from what came back; and that they outlast the person. */
import { afterEach, expect, test } from 'vitest'
import { operationFailures } from '../../../platform/features/operations/table.ts'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink, type SinkRules } from '../../../testing/mail-sink.ts'
import { withdrawAddress } from '../../contacts/leads/rules.ts'
import { suppressionLimits } from './limits.ts'
import { suppressionExport, suppressionImport } from './operations.ts'
import { leadsSuppressedByHash } from './rules.ts'
import { suppressions } from './table.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function fixture(rules: SinkRules = {}): Promise<{ w: MailFixture; sink: MailSink }> {
  const sink = await openSink(rules)
  closers.push(() => sink.close())
  const w = await createMailFixture({ SMTP_URL: sink.url })
  closers.push(() => w.close())
  return { w, sink }
}

const list = async (w: MailFixture, query = '') => (await w.get(w.path(`suppressions${query}`))).body.data

interface Done {
  status: string
  can_undo: boolean
  progress: { total: number; succeeded: number; skipped: number; failed: number }
  file?: { name: string }
}

async function work(w: MailFixture, id: string): Promise<Done> {
  const handler = operationHandler(w.scope, [suppressionImport, suppressionExport])
  while (!(await handler.perform({ subject_id: id } as Job, new AbortController().signal)).done);
  return (await w.get(w.path(`operations/${id}`))).body as unknown as Done
}

test('an address that its server does not know is suppressed, with what the server said', async () => {
  const { w, sink } = await fixture({ refuse: to => (to.startsWith('Bad') ? 550 : undefined), status: '5.1.1' })
  const lead = await w.newLead('Bad@example.com')
  const { email_id } = await w.send(lead)
  expect(await w.email(email_id)).toMatchObject({ status: 'not_delivered', reason: 'refused' })
  const [entry] = await list(w)
  expect(entry).toMatchObject({ email: 'Bad@example.com', reason: 'hard_bounce', source: 'mail_server', email_id })
  expect(entry?.evidence).toContain('5.1.1')
  const again = await w.queue(lead, 2)
  await w.settle()
  expect(await w.email(again.email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  expect(sink.received).toHaveLength(0)
})

test.each([
  ['in words alone', {}, 'No such user here', true],
  ['under a code that says nothing', { status: '5.0.0' }, 'No such person at this address', true],
  ['that is full under the code of an unknown one', { status: '5.1.1' }, 'User is over quota', false],
  ['that is disabled', { status: '5.2.1' }, 'Mailbox disabled', false],
])('an address refused %s', async (_, status, says, isSuppressed) => {
  const { w } = await fixture({ refuse: () => 550, ...status, says })
  await w.send(await w.newLead('bad@example.com'))
  expect((await list(w)).map(({ email }) => email)).toEqual(isSuppressed ? ['bad@example.com'] : [])
})

test('a refusal that is about a policy or a full mailbox suppresses nobody', async () => {
  const { w } = await fixture({ refuse: () => 550, status: '5.7.1' })
  await w.send(await w.newLead('policy@example.com'))
  expect(await list(w)).toEqual([])
})

test('by hand: email stops, goes on once it is removed, and the cause stays', async () => {
  const { w, sink } = await fixture()
  const lead = await w.newLead('ana@example.com')
  const made = await w.post(w.path('suppressions'), { email: 'Ana@Example.com', note: 'By phone.' })
  expect(made).toMatchObject({ status: 201, body: { reason: 'manual', source: 'manual', note: 'By phone.' } })
  expect((await w.post(w.path('suppressions'), { email: 'ana@example.com' })).body.code).toBe('already_suppressed')
  const first = await w.send(lead)
  expect(await w.email(first.email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  const removed = await w.post(w.path(`suppressions/${made.body.id}/remove`), { note: 'Wants it.' })
  expect(removed.body).toMatchObject({ removal_note: 'Wants it.', note: 'By phone.', reason: 'manual' })
  expect((await w.post(w.path(`suppressions/${made.body.id}/remove`), {})).status).toBe(409)
  expect(await list(w)).toEqual([])
  expect(await list(w, '?status=removed&email=ana@example.com')).toHaveLength(1)
  const next = await w.queue(lead, 2)
  await w.settle()
  expect(await w.email(next.email_id)).toMatchObject({ status: 'delivered' })
  expect(sink.received).toHaveLength(1)
  expect((await w.post(w.path('suppressions'), { email: 'ana@example.com' })).status).toBe(201)
})

test('a complaint stops marketing email alone, a bounce every email', async () => {
  const { w, sink } = await fixture()
  await w.patch(w.path(`templates/${w.template_id}`), { category: 'transactional' })
  const complained = await w.newLead('complained@example.com')
  const bounced = await w.newLead('bounced@example.com')
  await w.post(w.path('suppressions'), { email: 'complained@example.com', reason: 'complaint' })
  await w.post(w.path('suppressions'), { email: 'bounced@example.com', reason: 'hard_bounce' })
  expect(await w.email((await w.send(complained)).email_id)).toMatchObject({ status: 'delivered' })
  expect(await w.email((await w.send(bounced)).email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  expect(sink.received.map(mail => mail.to)).toEqual(['complained@example.com'])
})

test('it outlasts the person: erased, without the address, and in force when the person comes back', async () => {
  const { w, sink } = await fixture()
  const lead = await w.newLead('gone@example.com')
  await w.post(w.path('suppressions'), { email: 'gone@example.com', reason: 'complaint', note: 'Called Lucía.' })
  expect((await w.delete(w.path(`leads/${lead}`))).status).toBe(204)
  const [entry] = await list(w)
  expect(entry).toMatchObject({ email: null, note: '', reason: 'complaint' })
  expect((await w.post(w.path('suppressions'), { email: 'gone@example.com' })).body.code).toBe('already_suppressed')
  const back = await w.newLead('Gone@example.com')
  expect(await w.email((await w.send(back)).email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  expect(sink.received).toHaveLength(0)
  const started = await w.post(w.path('suppression-imports'), { addresses: ['gone@example.com'], reason: 'manual' })
  expect(await work(w, started.body.id)).toMatchObject({ progress: { succeeded: 0, skipped: 1 } })
})

test('what a person said who was erased and came again holds for whoever they are merged into, at either address', async () => {
  const { w, sink } = await fixture()
  const gone = await w.newLead('gone@example.com')
  await w.post(w.path('suppressions'), { email: 'gone@example.com', reason: 'complaint' })
  expect((await w.delete(w.path(`leads/${gone}`))).status).toBe(204)
  const [back, other] = [await w.newLead('gone@example.com'), await w.newLead('other@example.com')]
  expect((await w.post(w.path(`leads/${other}/merges`), { merged_lead_id: back })).status).toBe(201)
  expect(await w.email((await w.send(other)).email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  expect(await w.database.read(db => leadsSuppressedByHash(db, undefined))).toEqual([other])
  expect((await w.get(w.path(`leads/${other}`))).body.suppression).toMatchObject({ reason: 'complaint' })
  expect(sink.received).toHaveLength(0)
})

test('an import suppresses in batches, names what is no address, and is undone', async () => {
  const { w } = await fixture()
  const many = suppressionLimits.suppression_batch_addresses + 5
  const addresses = [
    ...Array.from({ length: many }, (_, i) => `a${i}@example.com`),
    'A1@example.com',
    'nobody',
    ' x@example.com ',
  ]
  const started = await w.post(w.path('suppression-imports'), { addresses, reason: 'unsubscribed', note: 'Mailchimp' })
  expect(started.status).toBe(202)
  const done = await work(w, started.body.id)
  expect(done).toMatchObject({ status: 'completed', can_undo: true })
  expect(done.progress).toMatchObject({ total: many + 3, succeeded: many + 1, skipped: 1, failed: 1 })
  const failures = await w.database.read(db => db.select().from(operationFailures))
  expect(failures).toMatchObject([{ subject_id: String(many + 2), code: 'email_invalid' }])
  expect(await list(w, '?search=A1004')).toMatchObject([{ note: 'Mailchimp', operation_id: started.body.id }])
  const file = await work(w, (await w.post(w.path('suppression-exports'), { format: 'csv' })).body.id)
  expect(file).toMatchObject({ progress: { succeeded: many + 1 }, file: { name: expect.stringContaining('.csv') } })
  const undo = await w.post(w.path(`operations/${started.body.id}/undo`))
  expect((await work(w, undo.body.id)).progress.succeeded).toBe(many + 1)
  expect(await list(w)).toEqual([])
})

test('an address that its person had left gets no marketing email, whichever lead has it by now', async () => {
  const { w, sink } = await fixture()
  const left = await w.newLead('left@example.com')
  await w.post(w.path(`leads/${left}/unsubscribe`))
  await w.call('DELETE', w.path(`leads/${left}`))
  const other = await w.newLead('other@example.com')
  const waiting = await w.queue(other)
  const moved = await w.patch(w.path(`leads/${other}`), { email: 'Left@Example.com' })
  expect(moved.body).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
  const { body: ledger } = await w.get(w.path(`leads/${other}/consents`))
  expect(ledger.data[0]).toMatchObject({ type: 'withdrawn', method: 'earlier_withdrawal', place: 'admin' })
  const { body: timeline } = await w.get(w.path(`leads/${other}/timeline`))
  expect(timeline.data).toContainEqual(expect.objectContaining({ type: 'lead.unsubscribed' }))
  await w.settle()
  expect(await w.email(waiting.email_id)).toMatchObject({ status: 'skipped', reason: 'unsubscribed' })
  expect(sink.received).toHaveLength(0)
})

test('the hand-off asks for addresses that were left, as it asks for suppressed ones', async () => {
  const { w, sink } = await fixture()
  const lead = await w.newLead('kept@example.com')
  const key = await w.installation.databases.siteKey(w.site)
  await w.database.write(tx => withdrawAddress(tx, 'kept@example.com', key, w.clock.now()))
  expect(await w.email((await w.send(lead)).email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  await w.patch(w.path(`templates/${w.template_id}`), { category: 'transactional' })
  const next = await w.queue(lead, 2)
  await w.settle()
  expect(await w.email(next.email_id)).toMatchObject({ status: 'delivered' })
  expect(sink.received).toHaveLength(1)
})

const bounced = { refuse: (to: string) => (to.startsWith('bad') ? 550 : undefined), status: '5.1.1' }
const needed = async (w: MailFixture) =>
  (
    await w.post(w.path('templates'), {
      name: 'Order',
      category: 'transactional',
      subject: 'Order',
      body_text: 'Here.',
    })
  ).body.id
const imported = async (w: MailFixture, body: object) => {
  const { body: operation } = await w.post(w.path('suppression-imports'), body)
  await work(w, operation.id)
  return operation.id
}
const undo = async (w: MailFixture, id: string) => {
  const { body } = await w.post(w.path(`operations/${id}/undo`))
  return work(w, body.id)
}

test('a person who came back and bounced is erased again', async () => {
  const { w } = await fixture(bounced)
  const template = await needed(w)
  const erasedOnce = async (reason: string) => {
    expect((await w.post(w.path('suppressions'), { email: 'bad@example.com', reason })).status).toBe(201)
    expect((await w.delete(w.path(`leads/${await w.newLead('bad@example.com')}`))).status).toBe(204)
  }
  await erasedOnce('manual')
  const again = await w.newLead('bad@example.com')
  await w.send(again, template)
  expect(await list(w)).toMatchObject([{ email: 'bad@example.com', reason: 'hard_bounce', source: 'mail_server' }])
  expect((await w.delete(w.path(`leads/${again}`))).status).toBe(204)
  expect(await list(w)).toMatchObject([{ email: null, reason: 'hard_bounce' }])
})

test('two rows in force of one person, as former releases could leave them, do not keep them from being erased', async () => {
  const { w } = await fixture()
  expect((await w.post(w.path('suppressions'), { email: 'bad@example.com' })).status).toBe(201)
  await w.delete(w.path(`leads/${await w.newLead('bad@example.com')}`))
  await w.database.write(async tx => {
    const { id: _id, ...row } = (await tx.select().from(suppressions))[0] ?? ({} as never)
    const own = { email: 'bad@example.com', email_key: 'bad@example.com', hash: null, reason: 'complaint' } as const
    await tx.insert(suppressions).values({ ...row, ...own, id: w.installation.newId('suppression') })
  })
  const again = await w.newLead('bad@example.com')
  expect((await w.delete(w.path(`leads/${again}`))).status).toBe(204)
  expect(await list(w)).toMatchObject([{ email: null, reason: 'complaint' }])
})

test('a stronger reason replaces a weaker one, and undoing an import leaves what others have said since', async () => {
  const { w, sink } = await fixture(bounced)
  const template = await needed(w)
  const operation = await imported(w, { addresses: ['bad@example.com', 'good@example.com'], reason: 'unsubscribed' })
  const lead = await w.newLead('bad@example.com')
  await w.send(lead, template)
  const [present, ...others] = await list(w, '?email=bad@example.com')
  expect([present, others]).toMatchObject([{ reason: 'hard_bounce', source: 'mail_server' }, []])
  const { email_id } = await w.queue(lead, 2, template)
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  expect(await undo(w, operation)).toMatchObject({ progress: { succeeded: 2 } })
  expect(await list(w)).toMatchObject([{ email: 'bad@example.com', reason: 'hard_bounce' }])
  expect(sink.received).toEqual([])
})

test('what is said of an address that is suppressed already holds when the first ends, whoever said it', async () => {
  const { w } = await fixture(bounced)
  const first = await imported(w, { addresses: ['bad@example.com'], reason: 'hard_bounce' })
  const second = await imported(w, { addresses: ['bad@example.com'], reason: 'complaint' })
  const third = await imported(w, { addresses: ['bad@example.com'], reason: 'complaint' })
  const reasons = async () => (await list(w)).map(({ reason, operation_id }) => [reason, operation_id])
  expect(await reasons()).toEqual([['hard_bounce', first]])
  await undo(w, second)
  expect(await reasons()).toEqual([['hard_bounce', first]])
  await undo(w, first)
  expect(await reasons()).toEqual([['complaint', third]])
  const raised = await w.post(w.path('suppressions'), { email: 'bad@example.com', reason: 'hard_bounce' })
  expect([raised.status, await reasons()]).toEqual([201, [['hard_bounce', null]]])
  const weaker = await w.post(w.path('suppressions'), { email: 'bad@example.com' })
  expect(weaker.body.code).toBe('already_suppressed')
  // Whoever removes it by hand means the address, with all that was said of it.
  expect((await w.post(w.path(`suppressions/${raised.body.id}/remove`), {})).status).toBe(200)
  expect(await reasons()).toEqual([])
  expect(await undo(w, third)).toMatchObject({ progress: { succeeded: 0 } })
})

test('what somebody said at a former address holds though that address bounces since, also once its next person is erased', async () => {
  const { w } = await fixture()
  const lead = await w.newLead('had@example.com')
  await w.patch(w.path(`leads/${lead}`), { email: 'has@example.com' })
  const suppress = (reason: string) => w.post(w.path('suppressions'), { email: 'had@example.com', reason })
  const preview = async () => {
    const recipients = { audience_ids: [], excluded_audience_ids: [] }
    const { body } = await w.post(w.path('broadcasts/preview'), { recipients })
    return (body as unknown as { excluded: object[] }).excluded
  }
  expect((await suppress('hard_bounce')).status).toBe(201)
  expect(await preview()).toEqual([])
  await w.post(w.path(`suppressions/${(await list(w))[0]?.id}/remove`), {})
  for (const reason of ['unsubscribed', 'hard_bounce']) expect((await suppress(reason)).status).toBe(201)
  expect(await preview()).toEqual([{ reason: 'suppressed', count: 1 }])
  const next = await w.newLead('had@example.com')
  expect((await w.delete(w.path(`leads/${next}`))).status).toBe(204)
  expect(await preview()).toEqual([{ reason: 'suppressed', count: 1 }])
})
