import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { startBackground } from '../../../../background.ts'
import { makerFor } from '../../../../testing/fixtures/make.ts'
import { createHarness, type Harness, until } from '../../../../testing/harness.ts'

let h: Harness
let base: string
let maker: ReturnType<typeof makerFor>
beforeAll(async () => {
  h = await createHarness()
  maker = makerFor(h, await h.newSite('Casa Verde'))
  base = maker.base
  await maker.postalAddress()
})
afterAll(() => h.close())

const hour_ms = 3_600_000

/** A journey that waits three hours and then writes, and a lead in it. */
async function waitingLead(email: string): Promise<string> {
  const mail = { template_id: await maker.newTemplate(email), sender_id: await maker.newVerifiedSender() }
  const wait = { id: 'wait', type: 'delay', duration: { value: 3, unit: 'hours' } }
  const enrollment_criteria = { type: 'rule', field: 'email', op: 'is', value: email }
  const steps = [wait, { id: 'send', type: 'send_email', ...mail }]
  const journey_id = await maker.newJourney(email, steps, { enrollment_criteria })
  await maker.publishJourney(journey_id)
  const lead = await h.post(`${base}/leads`, { email, consent: { text: 'Write to me.' } })
  await until(
    () => h.get(`${base}/runs?journey_id=${journey_id}&status=delayed`),
    r => r.body.data.length === 1,
  )
  return lead.body.id
}

const mailOf = async (lead_id: string) => {
  const reply = await until(
    () => h.get(`${base}/emails?lead_id=${lead_id}`),
    r => r.body.data.some(e => e.status !== 'not_started' || e.reason !== null),
  )
  return reply.body.data[0] as { status: string; reason: string | null }
}

test('after a stop, mail whose delay ended more than an hour before asks; what is less late goes out', async () => {
  let background = await startBackground(h.installation, { createRunner })
  const late = await waitingLead('late@example.com')
  h.clock.forward(2.5 * hour_ms)
  const prompt = await waitingLead('prompt@example.com')
  await background.stop()
  h.clock.forward(3.5 * hour_ms)
  background = await startBackground(h.installation, { createRunner })
  expect(await mailOf(late)).toMatchObject({ status: 'not_started', reason: 'late' })
  expect(await mailOf(prompt)).toMatchObject({ status: 'delivered', reason: null })
  expect((await h.get(`${base}/email-settings`)).body.late_count).toBe(1)
  await h.patch(`${base}/email-settings`, { late_policy: 'send' })
  await until(
    () => mailOf(late),
    mail => mail.status === 'delivered',
  )
  await background.stop()
})

test('the emails of a template are listed and counted, and no others', async () => {
  const templates = (await h.get(`${base}/templates`)).body.data as { id: string; name: string }[]
  const { id = '' } = templates.find(({ name }) => name === 'prompt@example.com') ?? {}
  const listed = (await h.get(`${base}/emails?template_id=${id}`)).body.data as { template_id: string }[]
  expect(listed.map(email => email.template_id)).toEqual([id])
  const none = { not_started: 0, not_delivered: 0, unknown: 0, skipped: 0, opened: 0, clicked: 0, unsubscribed: 0 }
  expect((await h.get(`${base}/email-counts/${id}`)).body).toEqual({ ...none, emails: 1, delivered: 1 })
  const unused = await maker.newTemplate('Nobody')
  expect((await h.get(`${base}/email-counts/${unused}`)).body).toEqual({ ...none, emails: 0, delivered: 0 })
})

test('after a stop, mail of a date that came round more than an hour before asks too', async () => {
  const background = await startBackground(h.installation, { createRunner })
  const field = await h.post(`${base}/custom-fields`, { type: 'date', name: 'born', label: 'Born' })
  const template = await h.post(`${base}/templates`, {
    name: 'Birthday',
    subject: 'Hello',
    body_text: '[Leave]({{ unsubscribe_url }})',
  })
  const sender_id = String((await h.get(`${base}/senders`)).body.data[0]?.id)
  await h.patch(`${base}/email-settings`, { late_policy: 'ask' })
  const at = { offset_days: 0, at: '09:00', yearly: true }
  const document = {
    triggers: [{ type: 'date_field', field_id: field.body.id, ...at }],
    allow_duplicate_enrollment: true,
    use_lead_timezone: false,
    steps: [{ id: 'send', type: 'send_email', template_id: template.body.id, sender_id }],
  }
  const made = await h.post(`${base}/journeys`, { name: 'Birthday', document })
  const on = await h.post(`${base}/journeys/${made.body.id}/publish`, { enroll: 'new' })
  expect(on.status, JSON.stringify(on.body)).toBe(200)
  const lead = (email: string, born: string) =>
    h.post(`${base}/leads`, { email, custom_fields: { born }, consent: { text: 'Write to me.' } })
  const late = (await lead('birthday@example.com', '1990-03-16')).body.id
  const prompt = (await lead('prompt-birthday@example.com', '1990-03-18')).body.id
  await background.stop()
  h.clock.set(Date.parse('2027-03-18T08:30:00Z'))
  const after = await startBackground(h.installation, { createRunner })
  expect(await mailOf(late)).toMatchObject({ status: 'not_started', reason: 'late' })
  expect(await mailOf(prompt)).toMatchObject({ status: 'delivered', reason: null })
  await after.stop()
})
