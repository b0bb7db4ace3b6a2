import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { openSink } from '../../../testing/mail-sink.ts'
import { writePeople } from '../../../testing/send-people.ts'
import { workOff } from '../../../testing/work-off.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { unsubscribeLead } from '../../contacts/mailability/rules.ts'
import { emailAttempts } from '../emails/table.ts'
import { suppressAddress } from '../suppressions/rules.ts'
import { savePreferences } from '../unsubscribe-page/rules.ts'

let w: MailFixture
beforeEach(async () => {
  w = await createMailFixture()
  await w.stop()
})
afterEach(() => w.close())

const everyone = { audience_ids: [], excluded_audience_ids: [] }
const newLeads = async (...emails: string[]): Promise<string[]> => {
  const ids: string[] = []
  for (const email of emails) ids.push(await w.newLead(email))
  return ids
}

async function preview(recipients: object = everyone, given: object = {}) {
  const { body } = await w.post(w.path('broadcasts/preview'), { recipients, template_id: w.template_id, ...given })
  const {
    matching,
    recipients: reached,
    excluded,
  } = body as unknown as {
    matching: number
    recipients: number
    excluded: { reason: string; count: number }[]
  }
  return { matching, reached, excluded: Object.fromEntries(excluded.map(({ reason, count }) => [reason, count])) }
}

async function send(recipients: object = everyone, given: object = {}) {
  const draft = { name: 'Spring offer', template_id: w.template_id, sender_id: w.sender_id, recipients, ...given }
  const { id } = (await w.post(w.path('broadcasts'), draft)).body
  expect((await w.post(w.path(`broadcasts/${id}/schedule`))).status).toBe(200)
  await workOff(w, w.site)
  const { body } = await w.get(w.path(`broadcasts/${id}`))
  const { status, reason, counts } = body as unknown as {
    status: string
    reason: string | null
    counts: { recipients: number; delivered: number; excluded: Record<string, number> }
  }
  return { id, status, reason, ...counts }
}

/** Sends what the preview counts: the same reached and left out, and each who is reached gets the email. */
async function requireAgreement(recipients: object = everyone) {
  const shown = await preview(recipients)
  const sent = await send(recipients)
  expect({ reached: sent.recipients, excluded: sent.excluded }).toEqual({
    reached: shown.reached,
    excluded: shown.excluded,
  })
  expect(sent.delivered).toBe(shown.reached)
  return { ...shown, id: sent.id }
}

const suppress = async (email: string) => expect((await w.post(w.path('suppressions'), { email })).status).toBe(201)
const unsubscribe = (id: string) =>
  w.inSite(w.site, (tx, context) => unsubscribeLead(tx, id, { cause: 'manual' }, context))

async function leaveTopic(lead_id: string) {
  const topic = { texts: { en: { name: 'Offers', description: 'Twice a week' } }, template_ids: [w.template_id] }
  const { status, body } = await w.patch(w.path('unsubscribe-page'), { topics: [topic] })
  expect(status).toBe(200)
  const shown = new Set((body.topics as unknown as { id: string }[]).map(({ id }) => id))
  await w.inSite(w.site, (tx, context) => savePreferences(tx, lead_id, { shown, kept: new Set() }, context))
}

test('the address of a stranger that is suppressed keeps nobody else from getting a broadcast', async () => {
  await newLeads('a@example.com', 'b@example.com', 'c@example.com')
  await suppress('stranger@elsewhere.example')
  expect(await requireAgreement()).toMatchObject({ matching: 3, reached: 3, excluded: {} })
})

test('whom the preview counts gets it, and who is left out for each reason is left out by the sending', async () => {
  const [reached = '', left = '', pending = '', away = '', merged = ''] = await newLeads(
    ...['reached', 'left', 'pending', 'away', 'merged', 'suppressed'].map(name => `${name}@example.com`),
  )
  await w.newLead('never@example.com', { subscribed: false })
  await w.newLead('silent@example.com', { consent: false })
  const agreed = async () => expect(await requireAgreement()).toMatchObject(expected)
  const expected = { matching: 8, reached: 6, excluded: { not_subscribed: 1, no_consent: 1 } as Record<string, number> }
  await agreed()
  const lose = async (reason: string, how: () => Promise<unknown>) => {
    await how()
    expected.reached -= 1
    expected.excluded[reason] = 1
    await agreed()
  }
  await suppress('stranger@elsewhere.example')
  await agreed()
  await lose('unsubscribed', () => unsubscribe(left))
  await lose('suppressed', () => suppress('suppressed@example.com'))
  await lose('not_confirmed', () =>
    w.database.write(async tx => tx.update(leads).set({ confirmation: 'pending' }).where(eq(leads.id, pending))),
  )
  await lose('topic_left', () => leaveTopic(away))
  const erased = await w.newLead('erased@example.com')
  await unsubscribe(erased)
  expect((await w.delete(w.path(`leads/${erased}`))).status).toBe(204)
  await agreed()
  expect((await w.post(w.path(`leads/${reached}/merges`), { merged_lead_id: merged })).status).toBe(201)
  expected.matching -= 1
  expected.reached -= 1
  await agreed()
  expect(expected).toEqual({
    ...{ matching: 7, reached: 1 },
    excluded: { not_subscribed: 1, no_consent: 1, unsubscribed: 1, suppressed: 1, not_confirmed: 1, topic_left: 1 },
  })
})

test('whoever came again after being erased stays suppressed in the preview as in the sending', async () => {
  const complained = await w.newLead('back@example.com')
  await w.inSite(w.site, (tx, { newId, now, emit }) =>
    suppressAddress(
      tx,
      { address: 'back@example.com', reason: 'complaint', source: 'complaint_report', email_id: null, evidence: '' },
      { newId, now: now(), emit },
    ),
  )
  expect((await w.delete(w.path(`leads/${complained}`))).status).toBe(204)
  await newLeads('back@example.com', 'other@example.com')
  expect(await requireAgreement()).toMatchObject({ matching: 2, reached: 1, excluded: { suppressed: 1 } })
})

test('whoever is unsubscribed and suppressed is counted under the reason that the hand-off would give', async () => {
  const [gone = ''] = await newLeads('gone@example.com', 'other@example.com')
  await unsubscribe(gone)
  await suppress('gone@example.com')
  expect(await requireAgreement()).toMatchObject({ matching: 2, reached: 1, excluded: { suppressed: 1 } })
  const { email_id } = await w.queue(gone)
  await workOff(w, w.site)
  expect(await w.email(email_id)).toMatchObject({ status: 'skipped', reason: 'suppressed' })
})

test('whom an email is being handed over to at this moment is at the limit for the preview too', async () => {
  const [lead_id = ''] = await newLeads('busy@example.com', 'other@example.com')
  expect((await w.patch(w.path('marketing-settings'), { emails_max: 1, emails_days: 7 })).status).toBe(200)
  const { email_id } = await w.queue(lead_id)
  await w.database.write(async tx =>
    tx.insert(emailAttempts).values({ email_id, number: 1, template_version: 1, started_at: w.clock.now() }),
  )
  expect(await preview()).toMatchObject({ matching: 2, reached: 1, excluded: { capped: 1 } })
})

test('of people in all states the preview counts those whom it reaches', async () => {
  const texts = { en: { name: 'Offers', description: 'Twice a week' } }
  const { body } = await w.patch(w.path('unsubscribe-page'), { topics: [{ texts, template_ids: [w.template_id] }] })
  const topic_ids = (body.topics as unknown as { id: string }[]).map(({ id }) => id)
  expect((await w.patch(w.path('marketing-settings'), { emails_max: 2, emails_days: 7 })).status).toBe(200)
  await writePeople(w, { seed: 'few', count: 80, topic_ids })
  const { matching, reached } = await requireAgreement()
  expect([matching, reached > 10, reached < 60]).toEqual([80, true, true])
})

test('who had as much as the site allows is left out by both', async () => {
  await newLeads('often@example.com')
  expect((await w.patch(w.path('marketing-settings'), { emails_max: 1, emails_days: 7 })).status).toBe(200)
  await requireAgreement()
  await newLeads('new@example.com')
  expect(await requireAgreement()).toMatchObject({ matching: 2, reached: 1, excluded: { capped: 1 } })
  const at = new Date(w.clock.now() + 8 * 86_400_000).toISOString()
  expect(await preview(everyone, { schedule: { type: 'at', at } })).toMatchObject({ reached: 2, excluded: {} })
  w.clock.forward(8 * 86_400_000)
  expect(await requireAgreement()).toMatchObject({ matching: 2, reached: 2, excluded: {} })
})

test('for whom the local time has passed is left out by both', async () => {
  const [madrid = '', new_york = ''] = await newLeads('madrid@example.com', 'ny@example.com')
  for (const [id, timezone] of Object.entries({ [madrid]: 'Europe/Madrid', [new_york]: 'America/New_York' })) {
    await w.patch(w.path(`leads/${id}`), { timezone })
  }
  // It is 10:30 in Madrid, 05:30 in New York.
  const schedule = { type: 'local_time', at: '2027-03-14T10:00', passed: 'skip' }
  const shown = await preview(everyone, { schedule })
  expect(shown).toEqual({ matching: 2, reached: 1, excluded: { time_passed: 1 } })
  const sent = await send(everyone, { schedule })
  expect(sent).toMatchObject({ status: 'sending', recipients: 1, excluded: { time_passed: 1 } })
})

test('one that reached nobody though people matched has failed, and one for which nobody matched is sent', async () => {
  const [gone = ''] = await newLeads('gone@example.com')
  await unsubscribe(gone)
  const failed = await send()
  expect(failed).toMatchObject({ status: 'failed', reason: 'nobody_reached', recipients: 0, delivered: 0 })
  expect(failed.excluded).toEqual({ unsubscribed: 1 })
  const listed = await w.get(w.path('broadcasts?status=failed'))
  expect(listed.body.data.map(({ id }) => id)).toEqual([failed.id])
  const acts = await w.get(w.path(`broadcasts/${failed.id}`))
  expect(acts.body.ended_at).toEqual(expect.any(String))
  const nobody = { ...everyone, filter: { type: 'rule', field: 'email', op: 'is', value: 'nobody@example.com' } }
  expect(await send(nobody)).toMatchObject({ status: 'sent', reason: null, recipients: 0 })
  const copy = await w.post(w.path(`broadcasts/${failed.id}/duplicate`))
  expect(copy.body).toMatchObject({ status: 'draft', reason: null })
})

test('a failed one of which an email is sent again and delivered has been sent', async () => {
  let refuses = true
  const sink = await openSink({ refuse: () => (refuses ? 550 : undefined) })
  await w.close()
  w = await createMailFixture({ SMTP_URL: sink.url })
  await w.stop()
  await newLeads('full@example.com')
  const { id, ...failed } = await send()
  expect(failed).toMatchObject({ status: 'failed', reason: 'nobody_reached', recipients: 1, delivered: 0 })
  refuses = false
  expect((await w.post(w.path('email-resends'), { filter: { broadcast_id: id } })).status).toBe(202)
  await workOff(w, w.site)
  const { body } = await w.get(w.path(`broadcasts/${id}`))
  expect(body).toMatchObject({ status: 'sent', reason: null, counts: { delivered: 1, not_delivered: 0 } })
  await sink.close()
})

const emailIs = (value: string) => ({ type: 'rule', field: 'email', op: 'is', value })

test('audiences that are not settled are taken by their filters, those that are kept out too', async () => {
  await newLeads('a@example.com', 'b@example.com', 'c@example.com')
  const dynamic = async (name: string, filter: object) => (await w.post(w.path('audiences'), { name, filter })).body.id
  const [to, kept_out] = [await dynamic('To', emailIs('a@example.com')), await dynamic('Out', emailIs('a@example.com'))]
  const above = await dynamic('Above', { type: 'rule', field: 'audiences', op: 'has', value: to })
  await workOff(w, w.site)
  const cancelAfter = async (id: string, filter: object) => {
    const { body } = await w.patch(w.path(`audiences/${id}`), { filter })
    expect(body.status).toBe('updating')
    expect(await preview({ ...everyone, audience_ids: [id] })).toMatchObject({ matching: 2, reached: 2 })
    expect((await w.post(w.path(`operations/${body.operation_id}/cancel`))).status).toBe(200)
    expect((await w.get(w.path(`audiences/${id}`))).body).toMatchObject({ status: 'incomplete', lead_count: 1 })
  }
  const either = (one: string, two: string) => ({ type: 'any', filters: [emailIs(one), emailIs(two)] })
  await cancelAfter(to, either('b@example.com', 'c@example.com'))
  await cancelAfter(kept_out, either('c@example.com', 'a@example.com'))
  for (const [recipients, reached] of [
    [{ audience_ids: [to], excluded_audience_ids: [] }, 2],
    [{ audience_ids: [above], excluded_audience_ids: [] }, 2],
    [{ audience_ids: [], excluded_audience_ids: [kept_out] }, 1],
    [{ audience_ids: [above], excluded_audience_ids: [kept_out] }, 1],
  ] as const) {
    const { id, ...shown } = await requireAgreement(recipients)
    expect(shown).toMatchObject({ matching: reached, reached })
    const { body } = await w.get(w.path(`emails?broadcast_id=${id}`))
    expect(body.data.map(({ to }) => to)).not.toContain('a@example.com')
  }
})
