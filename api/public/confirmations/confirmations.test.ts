/** Confirmations by email: who is asked, what the page does, and how long a link holds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeMessage } from '../../platform/mail/message.ts'
import { type ConfirmationFixture, createConfirmationFixture } from '../../testing/fixtures/confirmations.ts'

let f: ConfirmationFixture
beforeAll(async () => {
  f = await createConfirmationFixture()
})
afterAll(() => f.close())

test('marketing mail waits for the button; the page, by GET and HEAD, changes nothing', async () => {
  const lead = await f.send('ana@example.com')
  expect(lead).toMatchObject({ mailability: 'subscribed', confirmation: { status: 'pending' } })
  const [mail] = await f.mailsTo('ana@example.com')
  expect(mail).toMatchObject({ subject: 'Please confirm: email from Casa Verde', from_name: 'Casa Verde' })
  expect(mail?.text).toContain(mail?.link)
  expect(await f.outcome(lead.id)).toBe('not_confirmed')
  const path = await f.linkTo('ana@example.com')
  for (let i = 0; i < 20; i++) {
    expect((await f.w.call(i % 2 ? 'GET' : 'HEAD', path, { token: null })).status).toBe(200)
  }
  expect((await f.leadOf(lead.id)).confirmation).toMatchObject({ status: 'pending', confirmed_at: null })
  expect(String((await f.visit(path)).body)).toContain(
    'I would like to receive email from Casa Verde at ana@example.com',
  )

  expect((await f.press(path)).status).toBe(200)
  const confirmed = await f.leadOf(lead.id)
  expect(confirmed).toMatchObject({ confirmation: { status: 'confirmed' }, email_quality: { score: 100 } })
  expect(await f.outcome(lead.id)).toBe('delivered')
  const ledger = (await f.w.get(f.w.path(`leads/${lead.id}/consents`))).body.data
  expect(ledger[0]).toMatchObject({ method: 'double_opt_in', type: 'given', place: 'email' })
  const timeline = (await f.w.get(f.w.path(`leads/${lead.id}/timeline`))).body.data.map(entry => entry.type)
  expect(timeline.filter(name => name === 'lead.confirmed')).toHaveLength(1)
  expect(timeline).toContain('lead.confirmation_asked')

  // Once more does no harm, and writes nothing.
  expect((await f.press(path)).status).toBe(200)
  expect(String((await f.visit(path)).body)).toContain('Thank you')
  expect((await f.w.get(f.w.path(`leads/${lead.id}/consents`))).body.data).toHaveLength(ledger.length)
})

test('whoever is erased stands in the text that they agreed to no more', async () => {
  const lead = await f.send('Gone@example.com')
  await f.press(await f.linkTo('Gone@example.com'))
  const texts = () => f.w.database.read(db => db.all<[string]>('select text from consents'))
  expect(JSON.stringify(await texts())).toMatch(/gone@example/i)
  expect((await f.w.call('DELETE', f.w.path(`leads/${lead.id}`))).status).toBe(204)
  expect(JSON.stringify(await texts())).not.toMatch(/gone@example/i)
  expect(JSON.stringify(await texts())).toContain('I would like to receive email from Casa Verde at')
})

test('who did not tick the box is asked nothing; who was asked nothing confirms and agrees in one', async () => {
  const declined = await f.send('no@example.com', { consent: false })
  expect(declined).toMatchObject({ mailability: 'unsubscribed', confirmation: { status: 'none' } })
  expect(await f.mailsTo('no@example.com')).toEqual([])
  const open = await f.send('open@example.com', { popup: 'none' })
  expect(open).toMatchObject({ mailability: 'unsubscribed', confirmation: { status: 'pending' } })
  await f.press(await f.linkTo('open@example.com'))
  expect(await f.leadOf(open.id)).toMatchObject({ mailability: 'subscribed', confirmation: { status: 'confirmed' } })
  expect(await f.outcome(open.id)).toBe('delivered')
})

test('who unsubscribed comes back only by the mail, whether forms ask for it or not', async () => {
  const lead = await f.send('back@example.com')
  await f.press(await f.linkTo('back@example.com'))
  f.w.clock.forward(3_600_000)
  await f.w.post(f.w.path(`leads/${lead.id}/unsubscribe`))
  await f.settings({ email_confirmation: false })
  f.w.clock.forward(1_000)
  await f.send('back@example.com')
  expect((await f.leadOf(lead.id)).mailability).toBe('unsubscribed')
  expect(await f.mailsTo('back@example.com')).toHaveLength(2)
  await f.press(await f.linkTo('back@example.com'))
  expect((await f.leadOf(lead.id)).mailability).toBe('subscribed')
  await f.settings({ email_confirmation: true })
})

test('known subscribers are asked, but get their mail meanwhile: nobody can silence them', async () => {
  const lead_id = await f.w.newLead('old@example.com')
  const lead = await f.send('old@example.com')
  expect(lead).toMatchObject({ id: lead_id, mailability: 'subscribed', confirmation: { status: 'none' } })
  expect(await f.outcome(lead_id)).toBe('delivered')
  expect(await f.mailsTo('old@example.com')).toHaveLength(1)
  await f.press(await f.linkTo('old@example.com'))
  expect((await f.leadOf(lead_id)).confirmation).toMatchObject({ status: 'confirmed' })
  f.w.clock.forward(3_600_000)
  await f.send('old@example.com')
  expect(await f.mailsTo('old@example.com'), 'once confirmed is enough').toHaveLength(1)
})

test('submitting again asks again, but not within ten minutes', async () => {
  await f.send('again@example.com')
  await f.send('again@example.com')
  expect(await f.mailsTo('again@example.com')).toHaveLength(1)
  f.w.clock.forward(10 * 60_000 - 1)
  await f.send('again@example.com')
  expect(await f.mailsTo('again@example.com')).toHaveLength(1)
  f.w.clock.forward(1)
  await f.send('again@example.com')
  expect(await f.mailsTo('again@example.com')).toHaveLength(2)
})

test('who unsubscribes and regrets it within ten minutes is asked again, once', async () => {
  const lead = await f.send('regret@example.com')
  await f.press(await f.linkTo('regret@example.com'))
  f.w.clock.forward(1_000)
  await f.w.post(f.w.path(`leads/${lead.id}/unsubscribe`))
  f.w.clock.forward(1_000)
  await f.send('regret@example.com')
  await f.send('regret@example.com')
  expect(await f.mailsTo('regret@example.com')).toHaveLength(2)
  await f.press(await f.linkTo('regret@example.com'))
  expect((await f.leadOf(lead.id)).mailability).toBe('subscribed')
})

test('the owner may have it sent again while it is pending', async () => {
  const lead = await f.send('resend@example.com')
  const ask = () => f.w.post(f.w.path(`leads/${lead.id}/confirmation-email`))
  const early = await ask()
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '600'])
  f.w.clock.forward(600_000)
  expect((await ask()).status).toBe(202)
  await f.w.settle()
  expect(await f.mailsTo('resend@example.com')).toHaveLength(2)
  await f.press(await f.linkTo('resend@example.com'))
  f.w.clock.forward(600_000)
  const late = await ask()
  expect([late.status, late.body.code]).toEqual([409, 'nothing_to_confirm'])
})

test('nothing is promised to an address that has bounced', async () => {
  const lead = await f.send('bounced@example.com')
  await f.w.post(f.w.path('suppressions'), { email: 'bounced@example.com', reason: 'hard_bounce' })
  f.w.clock.forward(600_000)
  const answer = await f.w.post(f.w.path(`leads/${lead.id}/confirmation-email`))
  expect([answer.status, answer.body.code]).toEqual([409, 'nothing_to_confirm'])
})

test('a link holds for a week, for its address, and not beyond an unsubscribing', async () => {
  const lead = await f.send('week@example.com')
  const path = await f.linkTo('week@example.com')
  const at = path.lastIndexOf('/') + 1
  for (const index of [at, at + 33, path.length - 1]) {
    const altered = path.slice(0, index) + (path[index] === 'A' ? 'B' : 'A') + path.slice(index + 1)
    expect([(await f.visit(altered)).status, (await f.press(altered)).status]).toEqual([404, 404])
  }
  f.w.clock.forward(168 * 3_600_000)
  expect((await f.visit(path)).status).toBe(200)
  f.w.clock.forward(1)
  expect([(await f.visit(path)).status, (await f.press(path)).status]).toEqual([404, 404])
  expect(String((await f.visit(path)).body)).toContain('Submit the form again')
  expect((await f.leadOf(lead.id)).confirmation).toMatchObject({ status: 'pending' })

  const moved = await f.send('moved@example.com')
  const before = await f.linkTo('moved@example.com')
  await f.w.patch(f.w.path(`leads/${moved.id}`), { email: 'other@example.com' })
  expect((await f.press(before)).status).toBe(404)

  const left = await f.send('left@example.com')
  f.w.clock.forward(1_000)
  await f.w.post(f.w.path(`leads/${left.id}/unsubscribe`))
  expect((await f.press(await f.linkTo('left@example.com'))).status).toBe(404)
  expect((await f.leadOf(left.id)).mailability).toBe('unsubscribed')
})

test('mail and page speak the reader’s language, with the owner’s words where there are some', async () => {
  await f.send('luz@example.com', { locale: 'es-MX' })
  const [mail] = await f.mailsTo('luz@example.com')
  expect(mail?.subject).toBe('Confirma que quieres correo de Casa Verde')
  expect(String((await f.visit(await f.linkTo('luz@example.com'))).body)).toContain(
    'Quiero recibir correo de Casa Verde',
  )
  const text = 'Pulsa: {link} — $& {site}'
  await f.settings({ confirmation_emails: [{ language: 'es', subject: '¿De verdad?', text }] })
  await f.send('sol@example.com', { locale: 'es' })
  const [own] = await f.mailsTo('sol@example.com')
  expect(own).toMatchObject({ subject: '¿De verdad?', text: `Pulsa: ${own?.link} — $& Casa Verde` })
  await f.send('eve@example.com')
  expect((await f.mailsTo('eve@example.com'))[0]?.subject).toContain('Please confirm')
})

test('a name in an address is text on the page', async () => {
  await f.send("o'brien<b>@example.com").catch(() => undefined)
  await f.send("o'brien&co@example.com")
  const page = await f.visit(await f.linkTo("o'brien&co@example.com"))
  expect(String(page.body)).toContain('o&#39;brien&amp;co@example.com')
})

test('what an owner writes cannot add a line to the head of the mail', async () => {
  const mails = [{ language: 'en', subject: 'Hi\r\nBcc: all@example.com', text: '{link}' }]
  expect((await f.settings({ confirmation_emails: mails })).status).toBe(200)
  await f.send('head@example.com')
  const [mail] = await f.mailsTo('head@example.com')
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
