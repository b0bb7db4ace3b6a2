import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authLimits } from '../../../account/auth/limits.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { emails } from '../emails/table.ts'

let sink: MailSink
let w: MailFixture
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const given = {
  first_name: 'Jean-Luc',
  last_name: "O'Brien",
  email: 'jl@example.com',
  reply_to: 'jl@example.com',
  signature: 'Jean-Luc',
}

async function linkFor(email: string): Promise<string> {
  await w.settle()
  const jobs = await w.installation.databases.control.read(db =>
    db.all<[string]>("select payload from jobs where type = 'system_mail' order by rowid desc"),
  )
  const mail = jobs.map(([payload]) => JSON.parse(payload) as { to: string; link: string }).find(m => m.to === email)
  return mail?.link.replace('https://leads.example.com', '') ?? ''
}

test('a sender is verified by the button behind the mailed link, never by reading the page', async () => {
  const made = await w.post(w.path('senders'), given)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ status: 'not_verified', verified_at: null })
  const path = w.path(`senders/${made.body.id}`)
  const link = await linkFor('jl@example.com')
  for (const method of ['GET', 'HEAD', 'GET']) expect((await w.call(method, link, { token: null })).status).toBe(200)
  expect((await w.get(path)).body.status).toBe('not_verified')
  const pressed = await w.call('POST', link, { token: null, headers: { 'accept-language': 'es' } })
  expect(String(pressed.body)).toContain('Tu dirección está verificada')
  expect((await w.get(path)).body.status).toBe('verified')
  expect((await w.post(`${path}/verification`)).body.code).toBe('transition_not_allowed')
  const moved = await w.patch(path, { email: 'other@example.com' })
  expect(moved.body).toMatchObject({ status: 'not_verified', version: 3 })
  expect((await w.call('POST', link, { token: null })).status).toBe(404)
  expect((await w.get(path)).body.status).toBe('not_verified')
})

test('a link that is altered or too old verifies nothing', async () => {
  const { body } = await w.post(w.path('senders'), { ...given, email: 'late@example.com' })
  const link = await linkFor('late@example.com')
  expect((await w.call('POST', `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, { token: null })).status).toBe(
    404,
  )
  w.clock.forward(73 * 3_600_000)
  expect((await w.call('POST', link, { token: null })).status).toBe(404)
  expect((await w.get(w.path(`senders/${body.id}`))).body.status).toBe('not_verified')
})

test('the link is mailed again three times, then once a minute', async () => {
  const { body } = await w.post(w.path('senders'), { ...given, email: 'again@example.com' })
  const again = () => w.post(w.path(`senders/${body.id}/verification`))
  for (let i = 0; i < 3; i++) expect((await again()).status).toBe(202)
  const refused = await again()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  w.clock.forward(Number(refused.headers.get('retry-after')) * 1000)
  expect((await again()).status).toBe(202)
})

test('names, signature and reply-to follow the rules, at their fields', async () => {
  const refused = await w.post(w.path('senders'), { ...given, first_name: 'R2D2', signature: ' ', reply_to: 'nobody' })
  expect(refused.body.errors).toMatchObject([
    { pointer: '/first_name', code: 'name_characters' },
    { pointer: '/reply_to', code: 'email_invalid' },
    { pointer: '/signature', code: 'required' },
  ])
})

test('nothing leaves in the name of a sender who is not verified, no test and no queued mail', async () => {
  const { body } = await w.post(w.path('senders'), { ...given, email: 'new@example.com' })
  const refused = await w.post(w.path(`templates/${w.template_id}/test`), { to: 'me@example.com', sender_id: body.id })
  expect(refused.body).toMatchObject({ code: 'sender_not_verified', title: 'Sender not verified' })
  const { email_id } = await w.queue(await w.newLead('queued@example.com'))
  await w.database.write(async tx => {
    await tx.update(emails).set({ sender_id: body.id }).where(eq(emails.id, email_id))
  })
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ status: 'skipped', reason: 'sender_not_verified' })
})

test('mail is signed once there is a key, which is never shown, and covers both list headers', async () => {
  const lead_id = await w.newLead('signed@example.com')
  await w.send(lead_id)
  expect(sink.received.at(-1)?.raw).not.toMatch(/^DKIM-Signature:/m)
  const path = w.path('email-settings')
  expect((await w.get(path)).body).toMatchObject({
    dkim_configured: false,
    unknown_policy: 'resend',
    late_policy: 'ask',
  })
  const wrong = await w.patch(path, { dkim: { domain: 'casaverde.example', selector: 'lw', private_key: 'no' } })
  expect(wrong.body.errors).toMatchObject([{ pointer: '/dkim/private_key', code: 'private_key_invalid' }])
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const saved = await w.patch(path, { dkim: { domain: 'casaverde.example', selector: 'lw', private_key } })
  expect(saved.body).toMatchObject({
    dkim_configured: true,
    dkim_record: { name: 'lw._domainkey.casaverde.example', value: expect.stringMatching(/^v=DKIM1; k=rsa; p=/) },
  })
  expect(JSON.stringify(saved.body)).not.toContain('PRIVATE')
  await w.send(await w.newLead('signed2@example.com'))
  const signature = /^DKIM-Signature:[\s\S]*?(?=^\S)/m.exec(sink.received.at(-1)?.raw ?? '')?.[0].replaceAll(/\s+/g, '')
  expect(signature).toMatch(/h=[^;]*List-Unsubscribe:/i)
  expect(signature).toMatch(/h=[^;]*List-Unsubscribe-Post/i)
  expect((await w.delete(`${path}/dkim`)).status).toBe(204)
  expect((await w.get(path)).body.dkim_configured).toBe(false)
})

test('verifications to one address are limited, by creating senders, moving them and asking again', async () => {
  const email = 'victim@example.com'
  const most = authLimits.caused_mails_to_address_per_day_max
  const made = await w.post(w.path('senders'), { ...given, email })
  for (let i = 1; i < most; i++) expect((await w.post(w.path('senders'), { ...given, email })).status).toBe(201)
  const refused = { status: 429, body: { code: 'too_many_requests' } }
  const more = await w.post(w.path('senders'), { ...given, email })
  expect(more).toMatchObject(refused)
  expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(3_600)
  const other = await w.post(w.path('senders'), { ...given, email: 'other-sender@example.com' })
  expect(await w.patch(w.path(`senders/${other.body.id}`), { email })).toMatchObject(refused)
  expect((await w.get(w.path(`senders/${other.body.id}`))).body.email).toBe('other-sender@example.com')
  expect(await w.post(w.path(`senders/${made.body.id}/verification`))).toMatchObject(refused)
  expect((await w.patch(w.path(`senders/${made.body.id}`), { email, signature: 'Jean' })).status).toBe(200)
})
