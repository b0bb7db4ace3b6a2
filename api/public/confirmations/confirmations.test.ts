import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeMessage } from '../../platform/mail/message.ts'
import { createMailFixture, type MailFixture } from '../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../testing/mail-sink.ts'

let sink: MailSink
let w: MailFixture
const popups: Record<string, string> = {}
const consents = {
  box: { kind: 'checkbox', text: 'Yes, news please.' },
  none: { kind: 'none' },
} as const
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url, SUBMISSIONS_BURST: '1000000' })
  await w.post(`/v1/sites/${w.site}/publish`)
  for (const [name, consent] of Object.entries(consents)) {
    const content = { heading: 'A', thank_you_heading: 'B' }
    const made = await w.post(w.path('popups'), { name, content, form: { fields: [{ name: 'email' }], consent } })
    popups[name] = made.body.id
    await w.post(w.path(`popups/${made.body.id}/publish`))
  }
  await settings({ email_confirmation: true })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const origin = 'https://leads.example.com'
const settings = (changes: object) => w.patch(w.path('lead-quality'), changes)
const visit = (path: string) => w.get(path, { token: null, headers: { accept: 'text/html' } })
const press = (path: string) => w.call('POST', path, { token: null })

interface Sending {
  consent?: boolean
  popup?: keyof typeof consents
  locale?: string
}
async function send(email: string, { consent = true, popup = 'box', locale = 'en' }: Sending = {}) {
  const body = { values: { email }, consent, locale, page_url: 'https://casa.example/', shown_for_ms: 5_000 }
  const path = `/v1/public/sites/${w.site}/popups/${popups[popup]}/submissions`
  expect((await w.post(path, body, { token: null })).status).toBe(201)
  await w.settle()
  const { body: found } = await w.get(w.path(`leads?search=${encodeURIComponent(email)}`))
  return found.data[0] as { id: string; mailability: string; confirmation: Record<string, unknown> }
}
interface Posted {
  to: string
  subject: string
  text: string
  link: string
  from_name: string
}
async function mailsTo(email: string): Promise<Posted[]> {
  const jobs = await w.installation.databases.control.read(db =>
    db.all<[string]>("select payload from jobs where kind = 'system_mail' order by created_at, subject_id"),
  )
  return jobs.map(([payload]) => JSON.parse(payload) as Posted).filter(mail => mail.to === email)
}
const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.link.replace(origin, '') ?? ''
const leadOf = async (id: string) => (await w.get(w.path(`leads/${id}`))).body
const outcome = async (lead_id: string) => (await w.email((await w.send(lead_id)).email_id)).reason ?? 'delivered'

test('marketing mail waits for the button; the page, by GET and HEAD, changes nothing', async () => {
  const lead = await send('ana@example.com')
  expect(lead).toMatchObject({ mailability: 'subscribed', confirmation: { state: 'pending' } })
  const [mail] = await mailsTo('ana@example.com')
  expect(mail).toMatchObject({ subject: 'Please confirm: email from Casa Verde', from_name: 'Casa Verde' })
  expect(mail?.text).toContain(mail?.link)
  expect(await outcome(lead.id)).toBe('not_confirmed')
  const path = await linkTo('ana@example.com')
  for (let i = 0; i < 20; i++) {
    expect((await w.call(i % 2 ? 'GET' : 'HEAD', path, { token: null })).status).toBe(200)
  }
  expect((await leadOf(lead.id)).confirmation).toMatchObject({ state: 'pending', confirmed_at: null })
  expect(String((await visit(path)).body)).toContain('I would like to receive email from Casa Verde at ana@example.com')

  expect((await press(path)).status).toBe(200)
  const confirmed = await leadOf(lead.id)
  expect(confirmed).toMatchObject({ confirmation: { state: 'confirmed' }, email_quality: { score: 100 } })
  expect(await outcome(lead.id)).toBe('delivered')
  const ledger = (await w.get(w.path(`leads/${lead.id}/consents`))).body.data
  expect(ledger[0]).toMatchObject({ method: 'double_opt_in', kind: 'given', place: 'email' })
  const timeline = (await w.get(w.path(`leads/${lead.id}/timeline`))).body.data.map(entry => entry.name)
  expect(timeline.filter(name => name === 'lead.confirmed')).toHaveLength(1)
  expect(timeline).toContain('lead.confirmation_asked')

  // Once more does no harm, and writes nothing.
  expect((await press(path)).status).toBe(200)
  expect(String((await visit(path)).body)).toContain('Thank you')
  expect((await w.get(w.path(`leads/${lead.id}/consents`))).body.data).toHaveLength(ledger.length)
})

test('who did not tick the box is asked nothing; who was asked nothing confirms and agrees in one', async () => {
  const declined = await send('no@example.com', { consent: false })
  expect(declined).toMatchObject({ mailability: 'unsubscribed', confirmation: { state: 'none' } })
  expect(await mailsTo('no@example.com')).toEqual([])
  const open = await send('open@example.com', { popup: 'none' })
  expect(open).toMatchObject({ mailability: 'unsubscribed', confirmation: { state: 'pending' } })
  await press(await linkTo('open@example.com'))
  expect(await leadOf(open.id)).toMatchObject({ mailability: 'subscribed', confirmation: { state: 'confirmed' } })
  expect(await outcome(open.id)).toBe('delivered')
})

test('who unsubscribed comes back only by the mail, whether forms ask for it or not', async () => {
  const lead = await send('back@example.com')
  await press(await linkTo('back@example.com'))
  w.clock.forward(3_600_000)
  await w.post(w.path(`leads/${lead.id}/unsubscribe`))
  await settings({ email_confirmation: false })
  w.clock.forward(1_000)
  await send('back@example.com')
  expect((await leadOf(lead.id)).mailability).toBe('unsubscribed')
  expect(await mailsTo('back@example.com')).toHaveLength(2)
  await press(await linkTo('back@example.com'))
  expect((await leadOf(lead.id)).mailability).toBe('subscribed')
  await settings({ email_confirmation: true })
})

test('known subscribers are asked, but get their mail meanwhile: nobody can silence them', async () => {
  const lead_id = await w.newLead('old@example.com')
  const lead = await send('old@example.com')
  expect(lead).toMatchObject({ id: lead_id, mailability: 'subscribed', confirmation: { state: 'none' } })
  expect(await outcome(lead_id)).toBe('delivered')
  expect(await mailsTo('old@example.com')).toHaveLength(1)
  await press(await linkTo('old@example.com'))
  expect((await leadOf(lead_id)).confirmation).toMatchObject({ state: 'confirmed' })
  w.clock.forward(3_600_000)
  await send('old@example.com')
  expect(await mailsTo('old@example.com'), 'once confirmed is enough').toHaveLength(1)
})

test('submitting again asks again, but not within ten minutes', async () => {
  await send('again@example.com')
  await send('again@example.com')
  expect(await mailsTo('again@example.com')).toHaveLength(1)
  w.clock.forward(10 * 60_000 - 1)
  await send('again@example.com')
  expect(await mailsTo('again@example.com')).toHaveLength(1)
  w.clock.forward(1)
  await send('again@example.com')
  expect(await mailsTo('again@example.com')).toHaveLength(2)
})

test('who unsubscribes and regrets it within ten minutes is asked again, once', async () => {
  const lead = await send('regret@example.com')
  await press(await linkTo('regret@example.com'))
  w.clock.forward(1_000)
  await w.post(w.path(`leads/${lead.id}/unsubscribe`))
  w.clock.forward(1_000)
  await send('regret@example.com')
  await send('regret@example.com')
  expect(await mailsTo('regret@example.com')).toHaveLength(2)
  await press(await linkTo('regret@example.com'))
  expect((await leadOf(lead.id)).mailability).toBe('subscribed')
})

test('the owner may have it sent again while it is pending', async () => {
  const lead = await send('resend@example.com')
  const ask = () => w.post(w.path(`leads/${lead.id}/confirmation-email`))
  const early = await ask()
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '600'])
  w.clock.forward(600_000)
  expect((await ask()).status).toBe(200)
  await w.settle()
  expect(await mailsTo('resend@example.com')).toHaveLength(2)
  await press(await linkTo('resend@example.com'))
  w.clock.forward(600_000)
  const late = await ask()
  expect([late.status, late.body.code]).toEqual([409, 'nothing_to_confirm'])
})

test('a link holds for a week, for its address, and not beyond an unsubscribing', async () => {
  const lead = await send('week@example.com')
  const path = await linkTo('week@example.com')
  const at = path.lastIndexOf('/') + 1
  for (const index of [at, at + 33, path.length - 1]) {
    const altered = path.slice(0, index) + (path[index] === 'A' ? 'B' : 'A') + path.slice(index + 1)
    expect([(await visit(altered)).status, (await press(altered)).status]).toEqual([404, 404])
  }
  w.clock.forward(168 * 3_600_000)
  expect((await visit(path)).status).toBe(200)
  w.clock.forward(1)
  expect([(await visit(path)).status, (await press(path)).status]).toEqual([404, 404])
  expect(String((await visit(path)).body)).toContain('Submit the form again')
  expect((await leadOf(lead.id)).confirmation).toMatchObject({ state: 'pending' })

  const moved = await send('moved@example.com')
  const before = await linkTo('moved@example.com')
  await w.patch(w.path(`leads/${moved.id}`), { email: 'other@example.com' })
  expect((await press(before)).status).toBe(404)

  const left = await send('left@example.com')
  w.clock.forward(1_000)
  await w.post(w.path(`leads/${left.id}/unsubscribe`))
  expect((await press(await linkTo('left@example.com'))).status).toBe(404)
  expect((await leadOf(left.id)).mailability).toBe('unsubscribed')
})

test('mail and page speak the reader’s language, with the owner’s words where there are some', async () => {
  await send('luz@example.com', { locale: 'es-MX' })
  const [mail] = await mailsTo('luz@example.com')
  expect(mail?.subject).toBe('Confirma que quieres correo de Casa Verde')
  expect(String((await visit(await linkTo('luz@example.com'))).body)).toContain('Quiero recibir correo de Casa Verde')
  const text = 'Pulsa: {link} — $& {site}'
  await settings({ confirmation_emails: [{ locale: 'es', subject: '¿De verdad?', text }] })
  await send('sol@example.com', { locale: 'es' })
  const [own] = await mailsTo('sol@example.com')
  expect(own).toMatchObject({ subject: '¿De verdad?', text: `Pulsa: ${own?.link} — $& Casa Verde` })
  await send('eve@example.com')
  expect((await mailsTo('eve@example.com'))[0]?.subject).toContain('Please confirm')
})

test('a name in an address is text on the page', async () => {
  await send("o'brien<b>@example.com").catch(() => undefined)
  await send("o'brien&co@example.com")
  const page = await visit(await linkTo("o'brien&co@example.com"))
  expect(String(page.body)).toContain('o&#39;brien&amp;co@example.com')
})

test('what an owner writes cannot add a line to the head of the mail', async () => {
  const mails = [{ locale: 'en', subject: 'Hi\r\nBcc: all@example.com', text: '{link}' }]
  expect((await settings({ confirmation_emails: mails })).status).toBe(200)
  await send('head@example.com')
  const [mail] = await mailsTo('head@example.com')
  const { raw } = composeMessage({
    from: { name: 'Casa\r\nBcc: all@example.com', address: 'hello@example.com' },
    to: { address: 'head@example.com' },
    subject: mail?.subject ?? '',
    text: '-',
    html: '-',
    message_id: '<a@example.com>',
    date: 0,
  })
  expect(raw.toString('latin1')).not.toMatch(/^Bcc:/im)
})

test('a link confirms its address for the lead that has it after a merge, and no other address', async () => {
  const [lead, stays] = [await send('merging@example.com'), await w.newLead('merging.other@example.com')]
  const path = await linkTo('merging@example.com')
  await w.post(w.path(`leads/${stays}/merges`), { merged_lead_id: lead.id, take: ['email'] })
  expect(await leadOf(stays)).toMatchObject({ email: 'merging@example.com', confirmation: { state: 'pending' } })
  expect((await press(path)).status).toBe(200)
  expect(await leadOf(stays)).toMatchObject({ mailability: 'subscribed', confirmation: { state: 'confirmed' } })
  const [gone, other] = [await send('merging.gone@example.com'), await w.newLead('merging.stays@example.com')]
  const late = await linkTo('merging.gone@example.com')
  await w.post(w.path(`leads/${other}/merges`), { merged_lead_id: gone.id })
  expect((await visit(late)).status).toBe(404)
  expect(await leadOf(other)).toMatchObject({ confirmation: { state: 'none' } })
})

test('a changed address is to be confirmed anew where the former one was; another spelling of it is not', async () => {
  const lead = await send('proven@example.com')
  await press(await linkTo('proven@example.com'))
  await w.patch(w.path(`leads/${lead.id}`), { email: 'Proven@example.com' })
  expect(await leadOf(lead.id)).toMatchObject({ confirmation: { state: 'confirmed' } })
  expect(await outcome(lead.id)).toBe('delivered')
  await w.patch(w.path(`leads/${lead.id}`), { email: 'stranger@example.com' })
  expect(await leadOf(lead.id)).toMatchObject({ mailability: 'subscribed', confirmation: { state: 'pending' } })
  expect(await outcome(lead.id)).toBe('not_confirmed')
  expect((await w.post(w.path(`leads/${lead.id}/confirmation-email`))).status).toBe(200)
  await w.settle()
  expect((await press(await linkTo('stranger@example.com'))).status).toBe(200)
  expect(await outcome(lead.id)).toBe('delivered')
})

test('who comes back by the link mailed to a changed address has confirmed it', async () => {
  const lead = await send('returning@example.com')
  await press(await linkTo('returning@example.com'))
  await w.send(lead.id)
  const raw = sink.received.findLast(mail => mail.to === 'returning@example.com')?.raw ?? ''
  const leave = /^List-Unsubscribe: <(.+)>/m.exec(raw)?.[1]?.replace(origin, '') ?? ''
  await press(leave)
  await w.patch(w.path(`leads/${lead.id}`), { email: 'returning.anew@example.com' })
  await press(`${leave}/resubscribe`)
  await w.settle()
  expect((await press(await linkTo('returning.anew@example.com'))).status).toBe(200)
  expect(await leadOf(lead.id)).toMatchObject({ mailability: 'subscribed', confirmation: { state: 'confirmed' } })
  expect(await outcome(lead.id)).toBe('delivered')
})

test('who never agreed and is asked by a form is to confirm, and the owner may send the mail again', async () => {
  const first = await send('never@example.com', { consent: false })
  expect(first.confirmation).toMatchObject({ state: 'none' })
  const again = await send('never@example.com', { popup: 'none' })
  expect(again).toMatchObject({ id: first.id, mailability: 'unsubscribed', confirmation: { state: 'pending' } })
  w.clock.forward(600_000)
  expect((await w.post(w.path(`leads/${first.id}/confirmation-email`))).status).toBe(200)
})

test('who comes back by a mailed link has confirmed the address, though no form ever asked', async () => {
  const lead_id = await w.newLead('back.unasked@example.com')
  await w.send(lead_id)
  const raw = sink.received.findLast(mail => mail.to === 'back.unasked@example.com')?.raw ?? ''
  const leave = /^List-Unsubscribe: <(.+)>/m.exec(raw)?.[1]?.replace(origin, '') ?? ''
  await press(leave)
  await press(`${leave}/resubscribe`)
  await w.settle()
  expect((await press(await linkTo('back.unasked@example.com'))).status).toBe(200)
  expect(await leadOf(lead_id)).toMatchObject({ mailability: 'subscribed', confirmation: { state: 'confirmed' } })
  await send('back.unasked@example.com')
  expect(await mailsTo('back.unasked@example.com'), 'once confirmed is enough').toHaveLength(1)
})

test('a new lead whose address was withdrawn waits for its link alone, as a known one does', async () => {
  const before = await send('withdrawn@example.com')
  w.clock.forward(1_000)
  await w.post(w.path(`leads/${before.id}/unsubscribe`))
  await w.patch(w.path(`leads/${before.id}`), { email: 'elsewhere.now@example.com' })
  const lead = await send('withdrawn@example.com')
  expect(lead.id).not.toBe(before.id)
  expect(lead).toMatchObject({ mailability: 'unsubscribed', confirmation: { state: 'none' } })
  expect(await mailsTo('withdrawn@example.com')).toHaveLength(2)
})
