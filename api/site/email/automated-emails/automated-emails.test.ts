/** Emails that a site sends by itself: whose they are, who gets them, and that none is lost for a template. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumeEvents } from '../../../platform/features/consumer.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { followingLeads } from './following-leads.ts'

let sink: MailSink
let w: MailFixture
let popup: string
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url, SUBMISSIONS_BURST: '1000000' })
  await w.post(`/v1/sites/${w.site}/publish`)
  const content = { heading: 'A', thank_you_heading: 'B' }
  const consent = { type: 'checkbox', text: 'Yes, news please.' }
  const made = await w.post(w.path('popups'), { name: 'Box', content, form: { fields: [{ name: 'email' }], consent } })
  popup = made.body.id
  await w.post(w.path(`popups/${popup}/publish`))
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const at = (rest = '') => w.path(`automated-emails${rest}`)
const confirmations = (on: boolean) => w.patch(w.path('lead-quality'), { email_confirmation: on })

async function submit(email: string, { consent = true, locale = 'en' } = {}) {
  const body = { values: { email }, consent, locale, page_url: 'https://casa.example/', shown_for_ms: 5_000 }
  const path = `/v1/public/sites/${w.site}/popups/${popup}/submissions`
  expect((await w.post(path, body, { token: null })).status).toBe(201)
  await follow()
  const { body: found } = await w.get(w.path(`leads?search=${encodeURIComponent(email)}`))
  return found.data[0]?.id as string
}
async function follow() {
  while (await consumeEvents(w.scope, [followingLeads]));
  await w.settle()
}
const sentTo = async (lead_id: string) => (await w.get(w.path(`emails?lead_id=${lead_id}`))).body.data
const kindsTo = async (lead_id: string) => (await sentTo(lead_id)).map(({ automated }) => automated).sort()

interface Posted {
  to: string
  subject: string
  text: string
  html?: string
  link: string
  sender?: { address: string }
}
async function confirmationTo(email: string): Promise<Posted | undefined> {
  const jobs = await w.installation.databases.control.read(db =>
    db.all<[string]>("select payload from jobs where type = 'system_mail' order by created_at, subject_id"),
  )
  return jobs.map(([payload]) => JSON.parse(payload) as Posted).findLast(mail => mail.to === email)
}
interface Refusal {
  pointer: string
  code: string
}
const errorsOf = ({ body }: { body: Record<string, unknown> }): Refusal[] => (body.errors ?? []) as Refusal[]
const failing = async () =>
  ((await w.get(w.path('dashboard'))).body.attention as { type: string; count: number }[]).find(
    ({ type }) => type === 'automated_emails_failing',
  )?.count ?? 0

test('nothing but the confirmation is on at first, and what is on needs a template', async () => {
  const { data } = (await w.get(at())).body
  expect(data.map(({ type, enabled }) => [type, enabled])).toEqual([
    ['welcome', false],
    ['confirmation', true],
    ['thank_you', false],
  ])
  const on = await w.patch(at('/welcome'), { enabled: true })
  expect([on.status, errorsOf(on)[0]]).toMatchObject([422, { pointer: '/template_id', code: 'required' }])
  const off = await w.patch(at('/confirmation'), { enabled: false })
  expect([off.status, errorsOf(off)[0]?.code]).toEqual([422, 'automated_email_always_on'])
  expect(await kindsTo(await submit('early@example.com'))).toEqual([])
})

test('who subscribes by a form is welcomed once, in their language; who declines, and who is added by hand, is not', async () => {
  const written = (await w.post(at('/welcome/template'))).body
  expect(written).toMatchObject({ enabled: false, template_name: 'Welcome email' })
  expect((await w.patch(at('/welcome'), { enabled: true })).body).toMatchObject({ enabled: true, version: 3 })
  const template = (await w.get(w.path(`templates/${written.template_id}`))).body
  expect(template).toMatchObject({ category: 'marketing', has_unsubscribe_link: true, problems: [] })
  expect((template.translations as { language: string }[]).map(({ language }) => language)).toEqual(['es'])

  const ana = await submit('ana@example.com')
  await submit('ana@example.com')
  expect(await sentTo(ana)).toMatchObject([
    { automated: 'welcome', status: 'delivered', subject: 'Welcome to Casa Verde' },
  ])
  const sol = await submit('sol@example.com', { locale: 'es' })
  expect(await sentTo(sol)).toMatchObject([{ subject: 'Te damos la bienvenida a Casa Verde' }])
  expect(await kindsTo(await submit('no@example.com', { consent: false }))).toEqual([])
  const { body: added } = await w.post(w.path('leads'), { email: 'hand@example.com' })
  await follow()
  expect(await kindsTo(added.id)).toEqual([])
  const mail = sink.received.find(({ to }) => to === 'ana@example.com')
  expect(mail?.raw).toContain('List-Unsubscribe-Post')
})

test('a thank-you follows a form once a day, and never beside the email that asks to confirm', async () => {
  await w.post(at('/thank_you/template'))
  await w.patch(at('/thank_you'), { enabled: true })
  const lead = await submit('bea@example.com', { consent: false })
  await submit('bea@example.com', { consent: false })
  expect(await kindsTo(lead)).toEqual(['thank_you'])
  w.clock.forward(25 * 3_600_000)
  await submit('bea@example.com', { consent: false })
  expect(await kindsTo(lead)).toEqual(['thank_you', 'thank_you'])

  await confirmations(true)
  const asked = await submit('asked@example.com')
  expect(await kindsTo(asked)).toEqual([])
  const link = (await confirmationTo('asked@example.com'))?.link ?? ''
  await w.call('POST', new URL(link).pathname, { token: null })
  await follow()
  expect(await kindsTo(asked)).toEqual(['welcome'])

  const { body: added } = await w.post(w.path('leads'), { email: 'known@example.com', consent: { text: 'By phone.' } })
  for (const _time of ['asked', 'asked shortly before']) {
    await submit('known@example.com')
    expect(await confirmationTo('known@example.com')).toBeDefined()
    expect(await kindsTo(added.id)).toEqual([])
  }
  const left = await submit('left@example.com', { consent: false })
  await w.post(w.path(`leads/${left}/unsubscribe`))
  const before = await kindsTo(left)
  w.clock.forward(25 * 3_600_000)
  await submit('left@example.com')
  expect(await confirmationTo('left@example.com')).toBeDefined()
  expect(await kindsTo(left)).toEqual(before)
})

test('the confirmation is the owner’s template with its link; without the link it is refused, in each language', async () => {
  const { template_id } = (await w.post(at('/confirmation/template'))).body
  const path = w.path(`templates/${template_id}`)
  await w.patch(path, { subject: 'Is it you, {{ lead.email }}?', body_text: 'Press: [[Yes]({{ confirmation_url }})]' })
  await submit('own@example.com')
  const mail = await confirmationTo('own@example.com')
  expect(mail).toMatchObject({ subject: 'Is it you, own@example.com?', sender: { address: 'ana@casaverde.example' } })
  expect(mail?.html).toContain(mail?.link)
  expect(mail?.text).toContain(mail?.link)
  await submit('luz@example.com', { locale: 'es' })
  expect((await confirmationTo('luz@example.com'))?.subject).toBe('Confirma que quieres correo de Casa Verde')

  const lacking = await w.patch(path, { body_text: 'No link.' })
  expect([lacking.status, errorsOf(lacking)[0]]).toMatchObject([
    422,
    { pointer: '/body_text', code: 'template_variable_missing' },
  ])
  const translations = [{ language: 'es', subject: 'Hola', body_text: 'Nada.' }]
  expect(errorsOf(await w.patch(path, { translations }))[0]).toMatchObject({ pointer: '/translations/0/body_text' })
  expect(errorsOf(await w.patch(path, { category: 'marketing' }))[0]?.code).toBe('template_not_transactional')
  const others = await w.patch(at('/confirmation'), { template_id: w.template_id })
  expect(errorsOf(others).map(({ code }) => code)).toEqual(['template_not_transactional', 'template_variable_missing'])
  expect((await w.post(`${path}/disable`)).status).toBe(409)
  const plain = await w.post(w.path('templates'), {
    ...{ name: 'Plain', category: 'transactional', subject: 'Hi', body_text: 'Hi' },
  })
  const old = await w.patch(at('/thank_you'), { template_id: plain.body.id })
  expect(old.status).toBe(200)
})

test('a template that hides the link is not sent: the built-in text is, and the dashboard says so until it works', async () => {
  const { template_id } = (await w.get(at('/confirmation'))).body
  const path = w.path(`templates/${template_id}`)
  const hiding = 'Hi{% if lead.last_name %} [Yes]({{ confirmation_url }}){% endif %}'
  expect((await w.patch(path, { body_text: hiding })).status).toBe(200)
  await submit('hidden@example.com')
  const mail = await confirmationTo('hidden@example.com')
  expect(mail?.subject).toBe('Please confirm: email from Casa Verde')
  expect(mail?.text).toContain(mail?.link)
  expect([await failing(), (await w.get(at('/confirmation'))).body.problem]).toEqual([1, 'failed'])

  expect((await w.post(at('/confirmation/reset'))).status).toBe(200)
  expect(await failing()).toBe(0)
  await submit('again@example.com')
  expect((await confirmationTo('again@example.com'))?.html).toContain('Casa Verde')
  const versions = (await w.get(`${path}/versions`)).body.data
  const restored = await w.post(`${path}/restore`, { content_version: versions[1]?.content_version })
  expect(restored.body.body_text).toBe(hiding)
})

test('a sender that is gone or not verified is refused', async () => {
  const { body: other } = await w.post(w.path('senders'), {
    ...{ first_name: 'Bea', last_name: 'Ruiz', email: 'bea@casaverde.example', reply_to: 'bea@casaverde.example' },
    signature: 'Bea',
  })
  expect(other.id).toBeDefined()
  const refused = await w.patch(at('/welcome'), { sender_id: other.id })
  expect([refused.status, errorsOf(refused)[0]?.code]).toEqual([422, 'sender_not_verified'])
  expect((await w.patch(at('/welcome'), { sender_id: w.sender_id })).status).toBe(200)
  expect((await w.call('DELETE', w.path(`senders/${w.sender_id}`))).body.code).toBe('in_use')
})

test.each([
  ['GET', ''],
  ['PATCH', ''],
  ['POST', '/template'],
  ['POST', '/reset'],
])('a type that there is not is not found: %s %s', async (method, rest) => {
  const { status, body } = await w.call(
    method,
    at(`/nobody${rest}`),
    method === 'PATCH' ? { body: { enabled: true } } : {},
  )
  expect([status, body.code]).toEqual([404, 'not_found'])
})
