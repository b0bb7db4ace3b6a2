import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../testing/mail-sink.ts'
import { sized } from '../../testing/repetitions.ts'

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

const origin = 'https://leads.example.com'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const visit = (path: string) => w.get(path, { token: null })
const press = (path: string, body?: string) =>
  w.call('POST', path, { token: null, headers: form, ...(body && { body }) })

async function mailTo(email: string) {
  const lead_id = await w.newLead(email)
  const { email_id } = await w.send(lead_id)
  const raw = sink.received.findLast(mail => mail.to === email)?.raw ?? ''
  const path = /^List-Unsubscribe: <(.+)>/m.exec(raw)?.[1]?.replace(origin, '') ?? ''
  return { lead_id, email_id, raw, path }
}
const mailability = async (lead_id: string) => (await w.get(w.path(`leads/${lead_id}`))).body.mailability

test('looking at the page again and again, by GET and HEAD, changes nothing', async () => {
  const { lead_id, path } = await mailTo('curious@example.com')
  for (let i = 0; i < sized(100, 100_000); i++) {
    const page = await w.call(i % 2 ? 'GET' : 'HEAD', path, { token: null })
    expect(page.status).toBe(200)
  }
  const page = await visit(path)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(String(page.body)).toContain(`<form method="post" action="${path}">`)
  expect(await mailability(lead_id)).toBe('subscribed')
})

test('one POST of a mail program leaves at once, without cookie or redirect, and stops queued mail', async () => {
  const { lead_id, email_id, path } = await mailTo('oneclick@example.com')
  const queued = await w.queue(lead_id, 2)
  const answer = await press(path, 'List-Unsubscribe=One-Click')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('location')).toBeNull()
  expect(await mailability(lead_id)).toBe('unsubscribed')
  await w.settle()
  expect(await w.email(queued.email_id)).toMatchObject({ status: 'skipped', reason: 'unsubscribed' })
  expect((await w.email(email_id)).unsubscribed_at).not.toBeNull()
  expect((await press(path, 'List-Unsubscribe=One-Click')).status).toBe(200)
})

test('an altered link is 404 and changes nothing', async () => {
  const { lead_id, path } = await mailTo('altered@example.com')
  const at = path.lastIndexOf('/') + 1
  for (const index of [at, at + 20, at + 40, path.length - 1]) {
    const other = path[index] === 'A' ? 'B' : 'A'
    const altered = path.slice(0, index) + other + path.slice(index + 1)
    expect((await visit(altered)).status).toBe(404)
    expect((await press(altered, 'List-Unsubscribe=One-Click')).status).toBe(404)
  }
  expect((await press(`${path}A`)).status).toBe(404)
  expect(await mailability(lead_id)).toBe('subscribed')
})

test('coming back takes a mail to the own address and a button', async () => {
  const { lead_id, path } = await mailTo('back@example.com')
  await press(path)
  await w.post(w.path('suppressions'), { email: 'back@example.com', reason: 'unsubscribed' })
  const suppressed = async () => (await w.get(w.path('suppressions?email=back@example.com'))).body.data.length
  const before = sink.received.length
  expect((await press(`${path}/resubscribe`)).status).toBe(200)
  expect(await mailability(lead_id)).toBe('unsubscribed')
  await w.settle()
  expect(sink.received).toHaveLength(before)
  const jobs = await w.installation.databases.control.read(db =>
    db.all<[string]>("select payload from jobs where type = 'system_mail' order by created_at desc"),
  )
  const mail = jobs
    .map(([payload]) => JSON.parse(payload) as { to: string; link: string })
    .find(m => m.to === 'back@example.com')
  const link = mail?.link.replace(origin, '') ?? ''
  expect((await visit(link)).status).toBe(200)
  expect(await mailability(lead_id)).toBe('unsubscribed')
  expect(await suppressed()).toBe(1)
  expect((await press(link)).status).toBe(200)
  expect(await mailability(lead_id)).toBe('subscribed')
  expect(await suppressed()).toBe(0)
  w.clock.forward(1_000)
  await press(path)
  expect((await press(link)).status, 'a link from before the last leaving').toBe(404)
  expect(await mailability(lead_id)).toBe('unsubscribed')
  w.clock.forward(73 * 3_600_000)
  expect((await press(link)).status).toBe(404)
  expect(await mailability(lead_id)).toBe('unsubscribed')
})

test('the mail that brings back is sent three times, then once a minute', async () => {
  const { path } = await mailTo('often@example.com')
  await press(path)
  for (let i = 0; i < 3; i++) expect((await press(`${path}/resubscribe`)).status).toBe(200)
  expect((await press(`${path}/resubscribe`)).body.code).toBe('too_many_requests')
  w.clock.forward(60_000)
  expect((await press(`${path}/resubscribe`)).status).toBe(200)
})

test('the page speaks the site’s language, and the owner’s words once there are some', async () => {
  const { path } = await mailTo('words@example.com')
  expect(String((await visit(path)).body)).toContain('Unsubscribe')
  await w.patch(`/v1/sites/${w.site}`, { language: 'es' })
  expect(String((await visit(path)).body)).toContain('Cancelar la suscripción')
  const es = { button_text: 'Adiós <script>' }
  const texts = await w.patch(w.path('unsubscribe-page'), { texts: { es } })
  expect(texts.body).toMatchObject({ texts: { en: { button_text: 'Unsubscribe' }, es }, version: 2 })
  expect(String((await visit(path)).body)).toContain('Adiós &lt;script&gt;')
  await w.patch(`/v1/sites/${w.site}`, { language: 'en' })
})

test('opens and clicks are kept with a verdict, and only a person’s are counted', async () => {
  const { lead_id, email_id, raw } = await mailTo('click@example.com')
  const html = (await PostalMime.parse(raw)).html ?? ''
  const links = [...html.matchAll(/href="https:\/\/leads\.example\.com(\/v1\/public\/clicks\/[^"]+)"/g)].map(
    m => m[1] ?? '',
  )
  const pixel = /src="https:\/\/leads\.example\.com(\/v1\/public\/opens\/[^"]+)"/.exec(html)?.[1] ?? ''
  const as = (user_agent: string, more: Record<string, string> = {}) => ({
    token: null,
    headers: { 'user-agent': user_agent, ...more },
  })
  w.clock.forward(60_000)
  expect((await w.get(pixel, as(w.person))).headers.get('content-type')).toBe('image/gif')
  await w.get(pixel, as('Mozilla/5.0'))
  await w.get(pixel, as(`${w.person} (via ggpht.com GoogleImageProxy)`))
  await w.call('HEAD', links[0] ?? '', as(w.person))
  await w.get(links[0] ?? '', as(w.person, { 'sec-purpose': 'prefetch' }))
  const went = await w.get(links[0] ?? '', as(w.person))
  expect(went.status).toBe(302)
  expect(went.headers.get('location')).toBe('https://example.com/prices?a=1&b=2')
  expect(await w.email(email_id)).toMatchObject({ opens: 1, machine_opens: 2, clicks: 0, machine_clicks: 2 })
  // The other link within two seconds: nobody reads that fast.
  w.clock.forward(1_500)
  await w.get(links[1] ?? '', as(w.person))
  w.clock.forward(10_000)
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ clicks: 0, machine_clicks: 4 })
  await w.get(links[1] ?? '', as(w.person))
  w.clock.forward(2_000)
  await w.settle()
  expect(await w.email(email_id)).toMatchObject({ clicks: 1, machine_clicks: 4 })
  expect((await w.get(w.path(`leads/${lead_id}`))).body).toMatchObject({ mailability: 'subscribed' })
  for (const path of [links[0] ?? '', pixel.replace('.gif', '')]) {
    const altered = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await w.get(altered, as(w.person))).status).toBe(404)
  }
})
