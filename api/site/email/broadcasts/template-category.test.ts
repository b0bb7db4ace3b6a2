/** A template that something sends keeps its category; and what was made as marketing leaves as marketing, whatever becomes of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { workOff } from '../../../testing/work-off.ts'
import { emptyDocument, type JourneyDocument } from '../../automation/journey-records/rules.ts'
import { journeys, journeyVersions } from '../../automation/journey-records/table.ts'
import { templates } from '../templates/table.ts'

let w: MailFixture
let sink: MailSink
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
  await w.stop()
  await w.newLead('ana@example.com')
  // A broadcast that is over asks for nothing.
  const past = await draft('Past')
  await w.post(w.path(`broadcasts/${past}/schedule`))
  await workOff(w, w.site)
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const template = (rest = '') => w.path(`templates/${w.template_id}${rest}`)
const changeTo = (category: string) => w.patch(template(), { category })
const draft = async (name: string, given: object = {}): Promise<string> =>
  (await w.post(w.path('broadcasts'), { name, template_id: w.template_id, sender_id: w.sender_id, ...given })).body.id

test('a template keeps its category while a broadcast that is no draft uses it, and by restoring too', async () => {
  expect((await changeTo('transactional')).status).toBe(200)
  expect((await changeTo('marketing')).status).toBe(200)
  const id = await draft('Tomorrow', {
    schedule: { type: 'at', at: new Date(w.clock.now() + 86_400_000).toISOString() },
  })
  expect((await changeTo('transactional')).status).toBe(200)
  expect((await changeTo('marketing')).status).toBe(200)
  const scheduled = await w.post(w.path(`broadcasts/${id}/schedule`))
  expect([scheduled.status, scheduled.body.status]).toEqual([200, 'scheduled'])
  const blockers = [{ type: 'broadcast', id, name: 'Tomorrow' }]
  const in_use = { status: 409, body: { code: 'in_use', blockers } }
  expect(await changeTo('transactional')).toMatchObject(in_use)
  const { data } = (await w.get(template('/versions'))).body
  const former = data.find(one => one.category === 'transactional')
  expect(await w.post(template('/restore'), { content_version: former?.content_version })).toMatchObject(in_use)
  await w.post(w.path(`broadcasts/${id}/pause`))
  expect(await changeTo('transactional')).toMatchObject(in_use)
  // Its text may change all the same.
  expect((await w.patch(template(), { subject: 'Spring' })).status).toBe(200)
  await w.post(w.path(`broadcasts/${id}/cancel`))
  expect((await changeTo('transactional')).status).toBe(200)
  expect((await changeTo('marketing')).status).toBe(200)
})

test('what was queued as marketing is asked for all that marketing is, and has its link, under a template that is no longer', async () => {
  const gone = await w.newLead('gone@example.com')
  const id = await draft('Paused site', { recipients: { audience_ids: [], excluded_audience_ids: [] } })
  await w.post(w.path('pause'))
  await w.post(w.path(`broadcasts/${id}/schedule`))
  await workOff(w, w.site)
  await w.post(w.path(`leads/${gone}/unsubscribe`))
  await w.database.write(async tx => {
    await tx.update(templates).set({ category: 'transactional' })
  })
  const before = sink.received.length
  await workOff(w, w.site)
  expect(sink.received.length).toBe(before)
  await w.post(w.path('resume'), { overdue: 'continue' })
  await workOff(w, w.site)
  expect(sink.received.length).toBe(before + 1)
  expect(sink.received.at(-1)?.raw).toMatch(/^List-Unsubscribe:/m)
})

test('a template keeps its category while a published journey uses it, or an enabled automated email', async () => {
  const made = await w.post(w.path('templates'), {
    ...{ name: 'Hello', subject: 'Hello', body_text: 'Hello [x]({{ unsubscribe_url }})', category: 'marketing' },
  })
  const change = (category: string) => w.patch(w.path(`templates/${made.body.id}`), { category })
  const step = { id: 'send', type: 'send_email' as const, template_id: made.body.id, sender_id: w.sender_id }
  const steps = (document: JourneyDocument) =>
    w.database.write(async tx => {
      await tx.update(journeyVersions).set({ document })
    })
  const document = { ...emptyDocument, steps: [step] }
  await w.database.write(async tx => {
    await tx.update(journeys).set({ document })
  })
  expect((await change('transactional')).status).toBe(200)
  expect((await change('marketing')).status).toBe(200)
  await steps(document)
  expect((await change('transactional')).body).toMatchObject({
    code: 'in_use',
    blockers: [{ type: 'journey', id: w.journey_id, name: 'Hello' }],
  })
  await steps(emptyDocument)
  const welcome = w.path('automated-emails/welcome')
  await w.patch(welcome, { enabled: true, template_id: made.body.id, sender_id: w.sender_id })
  expect((await change('transactional')).body).toMatchObject({
    code: 'in_use',
    blockers: [{ type: 'automated_email', id: 'welcome' }],
  })
  await w.patch(welcome, { enabled: false })
  expect((await change('transactional')).status).toBe(200)
})
