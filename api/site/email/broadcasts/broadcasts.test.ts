import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { workOff } from '../../../testing/work-off.ts'
import { unsubscribeLead } from '../../contacts/mailability/rules.ts'
import { settleHits } from '../emails/rules.ts'
import { emails } from '../emails/table.ts'
import { broadcastRecipients } from './table.ts'

let w: MailFixture
beforeEach(async () => {
  w = await createMailFixture()
  await w.stop()
})
afterEach(() => w.close())

const hour = 3_600_000
const people = (count: number) => Promise.all(Array.from({ length: count }, (_, i) => w.newLead(`p${i}@example.com`)))
const at = (id: string, rest = '') => w.path(`broadcasts/${id}${rest}`)
const work = () => workOff(w, w.site)

async function draft(given: object = {}): Promise<string> {
  const body = { name: 'Spring offer', template_id: w.template_id, sender_id: w.sender_id, ...given }
  const made = await w.post(w.path('broadcasts'), body)
  expect(made.status).toBe(201)
  return made.body.id
}
async function scheduled(given: object = {}): Promise<string> {
  const id = await draft(given)
  expect((await w.post(at(id, '/schedule'))).status).toBe(200)
  return id
}
const read = async (id: string) =>
  (await w.get(at(id))).body as unknown as Record<string, unknown> & { counts: Record<string, number> }
const emailsOf = async (id: string) =>
  (await w.database.read(db => db.select().from(emails))).filter(row => row.broadcast_id === id)
const recipientsOf = async (id: string) =>
  (await w.database.read(db => db.select().from(broadcastRecipients))).filter(row => row.broadcast_id === id)

test('a broadcast is sent once to every lead who may get it, and says who was left out', async () => {
  const [, gone = ''] = await people(4)
  await w.newLead('silent@example.com', { consent: false })
  await w.inSite(w.site, (tx, context) => unsubscribeLead(tx, gone, { cause: 'manual' }, context))
  const preview = await w.post(w.path('broadcasts/preview'), {
    recipients: { audience_ids: [], excluded_audience_ids: [] },
  })
  expect(preview.body).toMatchObject({
    ...{ matching: 5, recipients: 3, held_out: 0 },
    excluded: [
      { reason: 'unsubscribed', count: 1 },
      { reason: 'no_consent', count: 1 },
    ],
  })
  const id = await scheduled({ subjects: ['Only today, {{ lead.email }}'] })
  await work()
  expect(await read(id)).toMatchObject({
    status: 'sent',
    counts: { recipients: 3, waiting: 0, delivered: 3, excluded: { unsubscribed: 1, no_consent: 1 } },
  })
  const rows = await emailsOf(id)
  expect(new Set(rows.map(row => row.lead_id)).size).toBe(3)
  expect(rows[0]?.subject).toMatch(/^Only today, p\d@example.com$/)
  expect(rows.every(row => row.consent_id !== null)).toBe(true)
  await work()
  expect(await emailsOf(id)).toHaveLength(3)
})

test('only the audiences and the filter count, and excluded audiences do not', async () => {
  const [one = '', two = '', three = ''] = await people(4)
  const audience = async (name: string, lead_ids: string[]) => {
    const { id } = (await w.post(w.path('audiences'), { name })).body
    await w.post(w.path(`audiences/${id}/leads`), { lead_ids })
    return id
  }
  const readers = await audience('Readers', [one, two, three])
  const staff = await audience('Staff', [three])
  const filter = { type: 'rule', field: 'email', op: 'is_not', value: 'p0@example.com' }
  const id = await scheduled({ recipients: { audience_ids: [readers], excluded_audience_ids: [staff], filter } })
  await work()
  expect((await emailsOf(id)).map(row => row.lead_id)).toEqual([two])
})

test('recipients are fixed when sending begins; who unsubscribes before the hand-off gets nothing', async () => {
  const [first = ''] = await people(2)
  const id = await scheduled({ schedule: { type: 'at', at: new Date(w.clock.now() + hour).toISOString() } })
  expect(await read(id)).toMatchObject({ status: 'scheduled' })
  await work()
  expect(await recipientsOf(id)).toHaveLength(0)
  w.clock.forward(hour)
  await w.post(`/v1/sites/${w.site}/pause`)
  await work()
  await w.newLead('late@example.com')
  await w.inSite(w.site, (tx, context) => unsubscribeLead(tx, first, { cause: 'manual' }, context))
  await w.post(`/v1/sites/${w.site}/resume`, { overdue: 'continue' })
  await work()
  expect(await read(id)).toMatchObject({ status: 'sent', counts: { recipients: 2, delivered: 1, skipped: 1 } })
})

test('a local time comes in each zone of its own; for whom it has passed, the owner has said what happens', async () => {
  const [tokyo = '', madrid = '', new_york = ''] = await people(3)
  const zones = { [tokyo]: 'Asia/Tokyo', [madrid]: 'Europe/Madrid', [new_york]: 'America/New_York' }
  for (const [lead, timezone] of Object.entries(zones)) await w.patch(w.path(`leads/${lead}`), { timezone })
  // It is 09:30 in UTC: 18:30 in Tokyo, 10:30 in Madrid, 05:30 in New York.
  const due = async (passed: string) => {
    const id = await scheduled({ schedule: { type: 'local_time', at: '2027-03-14T10:00', passed } })
    await work()
    const rows = await recipientsOf(id)
    return Object.fromEntries(rows.map(row => [row.lead_id, new Date(row.due_at).toISOString().slice(0, 16)]))
  }
  expect(await due('skip')).toEqual({ [new_york]: '2027-03-14T14:00' })
  expect(await due('send_now')).toEqual({
    ...{ [tokyo]: '2027-03-14T09:30', [madrid]: '2027-03-14T09:30', [new_york]: '2027-03-14T14:00' },
  })
  expect(await due('next_day')).toEqual({
    ...{ [tokyo]: '2027-03-15T01:00', [madrid]: '2027-03-15T09:00', [new_york]: '2027-03-14T14:00' },
  })
})

test('so many emails an hour leave and no more', async () => {
  await people(6)
  const id = await scheduled({ emails_per_hour: 4 })
  const delivered = async () => (await read(id)).counts.delivered
  await work()
  expect(await delivered()).toBe(1)
  w.clock.forward(hour / 4)
  await work()
  expect(await delivered()).toBe(2)
  for (let i = 0; i < 4; i++) {
    w.clock.forward(hour / 4)
    await work()
  }
  expect(await read(id)).toMatchObject({ status: 'sent', counts: { delivered: 6 } })
})

test('a canceled broadcast leaves unsent exactly what was not handed over', async () => {
  await people(5)
  const id = await scheduled({ emails_per_hour: 2 })
  await work()
  w.clock.forward(hour / 2)
  await work()
  expect((await w.post(at(id, '/cancel'))).status).toBe(200)
  w.clock.forward(24 * hour)
  await work()
  expect(await read(id)).toMatchObject({
    status: 'canceled',
    counts: { recipients: 5, delivered: 2, waiting: 3, skipped: 0 },
  })
  expect((await emailsOf(id)).filter(row => row.status === 'delivered')).toHaveLength(2)
  expect((await w.post(at(id, '/resume'))).body.code).toBe('transition_not_allowed')
})

test('a paused broadcast hands nothing over, queued email neither, until it is resumed', async () => {
  await people(3)
  const id = await scheduled({ emails_per_hour: 60 })
  expect((await w.post(at(id, '/pause'))).body).toMatchObject({ status: 'paused' })
  await work()
  w.clock.forward(hour)
  await work()
  expect(await emailsOf(id)).toHaveLength(0)
  expect((await w.post(at(id, '/resume'))).body).toMatchObject({ status: 'scheduled' })
  await work()
  expect((await read(id)).counts.delivered).toBe(1)
  await w.post(at(id, '/pause'))
  w.clock.forward(hour)
  await work()
  expect((await read(id)).counts.delivered).toBe(1)
  await w.post(at(id, '/resume'))
  for (let i = 0; i < 3; i++) {
    await work()
    w.clock.forward(hour)
  }
  expect(await read(id)).toMatchObject({ status: 'sent', counts: { delivered: 3 } })
})

test('what became due while the server was down is sent, canceled or asked about, as its owner chose', async () => {
  await people(2)
  const schedule = { type: 'at', at: new Date(w.clock.now() + hour).toISOString() }
  const [ask, skip, send] = [
    await scheduled({ schedule }),
    await scheduled({ schedule, late_policy: 'skip' }),
    await scheduled({ schedule, late_policy: 'send' }),
  ] as const
  w.clock.forward(3 * hour)
  await work()
  expect(await read(ask)).toMatchObject({ status: 'paused', reason: 'late', counts: { recipients: 0 } })
  expect(await read(skip)).toMatchObject({ status: 'canceled', reason: 'late' })
  expect(await read(send)).toMatchObject({ status: 'sent', counts: { delivered: 2 } })
  await w.post(at(ask, '/resume'))
  await work()
  expect(await read(ask)).toMatchObject({ status: 'sent', reason: null, counts: { delivered: 2 } })
})

async function open(email_id: string) {
  const row = { email_id, type: 'open', url: null, method: 'GET', user_agent: w.person, verdict: 'person' } as const
  const { recordHit, stepEmails } = await import('../emails/rules.ts')
  const steps = w.installation.connections.through(stepEmails)
  await w.inSite(w.site, (tx, { now, emit }) => recordHit(tx, { ...row, verdict_reason: null }, { now, emit, steps }))
  await w.inSite(w.site, (tx, { now, emit }) => settleHits(tx, email_id, { now, emit, steps }))
}

test('of several subjects the rest get the one that people opened', async () => {
  await people(40)
  const subject_test = { share_percent: 50, wait_hours: 2, winner_by: 'opens' }
  const id = await scheduled({ subjects: ['First', 'Second'], subject_test, holdout_percent: 20 })
  await work()
  const tested = await emailsOf(id)
  const { counts } = await read(id)
  expect(counts.held_out).toBeGreaterThan(0)
  expect(counts.recipients).toBe(40 - (counts.held_out ?? 0))
  expect(tested.length).toBeLessThan(counts.recipients ?? 0)
  w.clock.forward(hour)
  for (const row of tested.filter(row => row.subject === 'Second')) await open(row.id)
  w.clock.forward(hour)
  await work()
  expect(await read(id)).toMatchObject({ status: 'sent', winner: 1, counts: { delivered: counts.recipients } })
  const rest = (await emailsOf(id)).filter(row => !tested.some(one => one.id === row.id))
  expect(new Set(rest.map(row => row.subject))).toEqual(new Set(['Second']))
  const results = (await w.get(at(id, '/results'))).body
  expect(results).toMatchObject({
    variants: [
      { subject: 'First', is_winner: false, opened: 0 },
      { subject: 'Second', is_winner: true },
    ],
    holdout: { held_out: { leads: counts.held_out }, mailed: { leads: counts.recipients } },
  })
})

test('a resend goes to those who did not open, and to nobody else', async () => {
  const [opener = '', leaver = '', reader = ''] = await people(3)
  const first = await scheduled()
  await work()
  w.clock.forward(hour)
  for (const row of await emailsOf(first)) if (row.lead_id === opener) await open(row.id)
  await w.inSite(w.site, (tx, context) => unsubscribeLead(tx, leaver, { cause: 'manual' }, context))
  const again = await w.post(at(first, '/resend'))
  expect(again.body).toMatchObject({ status: 'draft', resend_of: first, name: 'Spring offer (not opened)' })
  await w.post(at(again.body.id, '/schedule'))
  await work()
  expect((await emailsOf(again.body.id)).map(row => row.lead_id)).toEqual([reader])
})

test('a draft says what it lacks, and is not scheduled before', async () => {
  const id = (await w.post(w.path('broadcasts'), { name: 'Empty' })).body.id
  const refused = await w.post(at(id, '/schedule'))
  expect(refused).toMatchObject({ status: 409, body: { code: 'broadcast_incomplete' } })
  expect((await read(id)).missing).toMatchObject([
    { pointer: '/template_id', code: 'required' },
    { pointer: '/sender_id', code: 'required' },
  ])
  const wrong = { subjects: ['{{ lead.nothing }}'], template_id: w.template_id.replace(/.$/, 'x'.replace('x', '0')) }
  const changed = await w.patch(at(id), wrong)
  expect(changed.status).toBe(422)
  const past = {
    template_id: w.template_id,
    sender_id: w.sender_id,
    schedule: { type: 'at', at: '2027-03-01T09:00:00Z' },
  }
  await w.patch(at(id), past)
  expect((await read(id)).missing).toMatchObject([{ pointer: '/schedule/at', code: 'time_passed' }])
})

test('what a broadcast uses cannot be deleted before it is over', async () => {
  const id = await draft()
  const blocked = await w.delete(w.path(`templates/${w.template_id}`))
  expect(blocked).toMatchObject({ status: 409, body: { code: 'in_use' } })
  await w.delete(at(id))
  expect((await w.get(at(id))).status).toBe(404)
})

test('a test goes to the person who asks, one for each subject', async () => {
  const id = await draft({ subjects: ['First', 'Second'] })
  expect((await w.post(at(id, '/test-send'), {})).body).toEqual({ to: 'ana@example.com', emails: 2 })
})

test('an email says which broadcast it came by', async () => {
  await people(1)
  const id = await scheduled()
  await work()
  const [row] = await emailsOf(id)
  const why = await w.get(w.path(`emails/${row?.id}/explanation`))
  expect(why.body).toMatchObject({ broadcast: { id, name: 'Spring offer', audiences: [], by_filter: false } })
})
