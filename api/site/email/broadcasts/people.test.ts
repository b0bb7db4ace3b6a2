/** People of a broadcast: those who answer, those who click, and those who turn out to be one. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { workOff } from '../../../testing/work-off.ts'
import { recordResponses } from '../email-responses/rules.ts'
import { emailHits, emails } from '../emails/table.ts'
import { leaveTopics } from '../unsubscribe-page/store.ts'
import { broadcastRecipients } from './table.ts'

let w: MailFixture
beforeEach(async () => {
  w = await createMailFixture()
  await w.stop()
})
afterEach(() => w.close())

const hour = 3_600_000
const at = (id: string, rest = '') => w.path(`broadcasts/${id}${rest}`)
const work = () => workOff(w, w.site)

async function scheduled(given: object = {}): Promise<string> {
  const body = {
    name: `Offer ${w.clock.now()}`,
    template_id: w.template_id,
    sender_id: w.sender_id,
    late_policy: 'send',
    ...given,
  }
  const { id } = (await w.post(w.path('broadcasts'), body)).body
  expect((await w.post(at(id, '/schedule'))).status).toBe(200)
  return id
}
const emailsOf = async (id: string) =>
  (await w.database.read(db => db.select().from(emails))).filter(row => row.broadcast_id === id)
const recipientsOf = async (id: string) =>
  (await w.database.read(db => db.select().from(broadcastRecipients))).filter(row => row.broadcast_id === id)
const merge = async (into: string, merged_lead_id: string) => {
  const { status, body } = await w.post(w.path(`leads/${into}/merges`), { merged_lead_id })
  expect(status).toBe(201)
  return body.id
}

test('who left the topic of its template counts among those who get nothing, before and after it was sent', async () => {
  const [, gone = ''] = [await w.newLead('stays@example.com'), await w.newLead('gone@example.com')]
  const topic = { texts: { en: { name: 'Offers', description: '' } }, template_ids: [w.template_id] }
  const { topics } = (await w.patch(w.path('unsubscribe-page'), { topics: [topic] })).body
  const topic_ids = (topics as unknown as { id: string }[]).map(({ id }) => id)
  await w.inSite(w.site, tx => leaveTopics(tx, gone, topic_ids, w.clock.now()))
  const recipients = { audience_ids: [], excluded_audience_ids: [] }
  const preview = async (given: object) => w.post(w.path('broadcasts/preview'), { recipients, ...given })
  expect((await preview({ template_id: w.template_id })).body).toMatchObject({
    ...{ matching: 2, recipients: 1 },
    excluded: [{ reason: 'topic_left', count: 1 }],
  })
  expect((await preview({})).body).toMatchObject({ matching: 2, recipients: 2 })
  const unknown = await preview({ template_id: w.template_id.replace(/.$/, last => (last === '0' ? '1' : '0')) })
  expect(unknown.body).toMatchObject({ errors: [{ pointer: '/template_id', code: 'unknown_reference' }] })
  const id = await scheduled()
  await work()
  const counts = { recipients: 1, delivered: 1, excluded: { topic_left: 1 } }
  expect((await w.get(at(id))).body).toMatchObject({ status: 'sent', counts })
})

test('replies are counted once for each email, and listed for the broadcast alone', async () => {
  await w.newLead('one@example.com')
  await w.newLead('two@example.com')
  const id = await scheduled()
  await work()
  const [first, second] = await emailsOf(id)
  const { email_id: other } = await w.queue(await w.newLead('other@example.com'))
  const reply = (email_id = '', fingerprint: string) =>
    w.inSite(w.site, (tx, context) =>
      recordResponses(
        tx,
        [{ email_id, response: { type: 'reply', source: 'mail', fingerprint, detail: 'Re', excerpt: 'Yes' } }],
        { ...context, steps: { leaveEvent: async () => undefined } },
      ),
    )
  await reply(first?.id, 'a')
  await reply(first?.id, 'b')
  await reply(second?.id, 'c')
  await reply(other, 'd')
  expect((await w.get(at(id, '/results'))).body).toMatchObject({ replied: 2 })
  const { body } = await w.get(w.path(`email-responses?broadcast_id=${id}&type=reply`))
  expect(body.data.map(one => one.email_id)).toEqual([second?.id, first?.id, first?.id])
})

test('its click map is of its own emails, with its own subject', async () => {
  await w.newLead('one@example.com')
  const [id, other] = [await scheduled({ subjects: ['Only today'] }), await scheduled({ name: 'Other' })]
  await work()
  const hit = { type: 'click', at: 1, method: 'GET', user_agent: '', verdict: 'person', verdict_reason: null } as const
  const url = 'https://example.com/more'
  for (const broadcast of [id, other]) {
    const [email] = await emailsOf(broadcast)
    await w.database.write(async tx => {
      await tx.insert(emailHits).values({ ...hit, email_id: email?.id ?? '', url: broadcast === id ? url : `${url}?2` })
    })
  }
  const { body } = await w.get(at(id, '/click-map'))
  expect(body).toMatchObject({ delivered: 1, subject: 'Only today', links: [{ url, people: 1, share: 1 }] })
  expect(body.html).toContain(`href="${url}" data-clicks="1 · 100%"`)
  const draft = (await w.post(w.path('broadcasts'), { name: 'Empty' })).body.id
  expect((await w.get(at(draft, '/click-map'))).status).toBe(404)
})

test('a merged lead’s place among the recipients is the other’s, and goes back when the merge is undone', async () => {
  const [one, two] = [await w.newLead('one@example.com'), await w.newLead('two@example.com')]
  const schedule = { type: 'local_time', at: '2027-03-15T10:00', passed: 'send_now' }
  const id = await scheduled({ schedule, recipients: recipientsOnly('one@example.com') })
  w.clock.forward(Date.parse('2027-03-14T23:30:00Z') - w.clock.now())
  await work()
  expect(await recipientsOf(id)).toMatchObject([{ lead_id: one, status: 'waiting' }])
  const merged = await merge(two, one)
  expect(await recipientsOf(id)).toMatchObject([{ lead_id: two, status: 'waiting' }])
  expect((await w.post(w.path(`leads/${two}/merges/${merged}/undo`))).status).toBe(200)
  expect(await recipientsOf(id)).toMatchObject([{ lead_id: one }])
  await merge(two, one)
  w.clock.forward(24 * hour)
  await work()
  expect(await emailsOf(id)).toMatchObject([{ lead_id: two, status: 'delivered', to_address: 'two@example.com' }])
})

test('two recipients who are one while the site is paused, and two again, get one email each', async () => {
  const [one, two] = [await w.newLead('one@example.com'), await w.newLead('two@example.com')]
  expect((await w.post(`/v1/sites/${w.site}/pause`)).status).toBe(200)
  const id = await scheduled()
  await work()
  const merged = await merge(two, one)
  // An email that waits is looked at again every hour.
  for (let hours = 0; hours < 3; hours++) {
    w.clock.forward(hour)
    await work()
  }
  expect((await w.post(w.path(`leads/${two}/merges/${merged}/undo`))).status).toBe(200)
  expect((await w.post(`/v1/sites/${w.site}/resume`, { overdue: 'continue' })).status).toBe(200)
  await work()
  expect((await emailsOf(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
})

test('of two recipients who become one, one email is sent', async () => {
  const [one, two] = [await w.newLead('one@example.com'), await w.newLead('two@example.com')]
  const schedule = { type: 'local_time', at: '2027-03-15T10:00', passed: 'send_now' }
  const id = await scheduled({ schedule })
  w.clock.forward(Date.parse('2027-03-14T23:30:00Z') - w.clock.now())
  await work()
  await merge(two, one)
  w.clock.forward(24 * hour)
  await work()
  const sent = (await emailsOf(id)).map(({ lead_id, status, reason }) => [lead_id, status, reason])
  expect(sent).toEqual(
    expect.arrayContaining([
      [two, 'delivered', null],
      [one, 'skipped', 'lead_erased'],
    ]),
  )
  expect(sent).toHaveLength(2)
  expect((await w.get(at(id))).body).toMatchObject({
    status: 'sent',
    counts: { recipients: 2, delivered: 1, skipped: 1 },
  })
})

test('of two emails that are queued when their leads become one, the person gets one', async () => {
  const [one, two] = [await w.newLead('one@example.com'), await w.newLead('two@example.com')]
  const id = await scheduled()
  expect((await w.post(w.path('pause'))).status).toBe(200)
  await work()
  expect((await emailsOf(id)).map(({ status, lead_id }) => [status, lead_id]).sort()).toEqual([
    ['not_started', one],
    ['not_started', two],
  ])
  await merge(two, one)
  expect((await w.post(w.path('resume'), { overdue: 'continue' })).status).toBe(200)
  await work()
  const sent = (await emailsOf(id)).map(({ lead_id, status, reason }) => [lead_id, status, reason])
  expect(sent).toEqual([
    [two, 'delivered', null],
    [two, 'skipped', 'duplicate'],
  ])
  expect((await w.get(at(id))).body).toMatchObject({ counts: { recipients: 2, delivered: 1, skipped: 1 } })
})

const recipientsOnly = (email: string) => ({
  audience_ids: [],
  excluded_audience_ids: [],
  filter: { type: 'rule', field: 'email', op: 'is', value: email },
})

test('two recipients who are erased under one address, one after the other, stay two', async () => {
  const [one, two] = [await w.newLead('one@example.com'), await w.newLead('two@example.com')]
  const id = await scheduled()
  await work()
  expect((await w.delete(w.path(`leads/${one}`))).status).toBe(204)
  expect((await w.patch(w.path(`leads/${two}`), { email: 'one@example.com' })).status).toBe(200)
  expect((await w.delete(w.path(`leads/${two}`))).status).toBe(204)
  const rows = await recipientsOf(id)
  expect(rows).toHaveLength(2)
  expect(rows.filter(({ lead_id }) => lead_id.startsWith('erased_'))).toHaveLength(2)
})
