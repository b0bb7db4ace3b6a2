/** People who are suppressed and confirm by email that they want it: what ends by that, and what stays. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../testing/mail-sink.ts'

let sink: MailSink
let w: MailFixture
const popups: Record<string, string> = {}
const consents = { box: { type: 'checkbox', text: 'Yes, news please.' } } as const
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
    db.all<[string]>("select payload from jobs where type = 'system_mail' order by created_at, subject_id"),
  )
  return jobs.map(([payload]) => JSON.parse(payload) as Posted).filter(mail => mail.to === email)
}
test('who confirms is mailed again though known as unsubscribed elsewhere; a bounce or a complaint stays', async () => {
  const suppress = (email: string, reason: string) => w.post(w.path('suppressions'), { email, reason })
  for (const reason of ['unsubscribed', 'complaint', 'hard_bounce'] as const) {
    const email = `${reason}@example.com`
    await suppress(email, reason)
    const lead = await send(email)
    const [asked] = await mailsTo(email)
    if (reason === 'hard_bounce') {
      expect(asked).toBeUndefined()
      continue
    }
    await press(String(asked?.link).slice(origin.length))
    const { email_id } = await w.send(lead.id)
    const ended = reason === 'unsubscribed' ? { status: 'delivered' } : { status: 'skipped', reason: 'suppressed' }
    expect(await w.email(email_id)).toMatchObject(ended)
  }
  const { body } = await w.get(w.path('suppressions?status=removed'))
  expect(body.data).toMatchObject([{ email: 'unsubscribed@example.com', reason: 'unsubscribed', removed_by: null }])
})

test('who was erased while known as unsubscribed elsewhere comes back by confirming too', async () => {
  const email = 'elsewhere@example.com'
  await w.post(w.path('suppressions'), { email, reason: 'unsubscribed' })
  const first = await send(email, { consent: false })
  await w.call('DELETE', w.path(`leads/${first.id}`))
  const lead = await send(email)
  const asked = (await mailsTo(email)).at(-1)
  await press(String(asked?.link).slice(origin.length))
  expect(await w.email((await w.send(lead.id)).email_id)).toMatchObject({ status: 'delivered' })
})

test('who confirms is mailed again though a former address of theirs is known as unsubscribed elsewhere', async () => {
  const lead_id = (await send('former@example.com', { consent: false })).id
  await w.post(w.path('suppressions'), { email: 'former@example.com', reason: 'unsubscribed' })
  await w.patch(w.path(`leads/${lead_id}`), { email: 'former.now@example.com' })
  await send('former.now@example.com')
  await press(String((await mailsTo('former.now@example.com')).at(-1)?.link).slice(origin.length))
  expect(await w.email((await w.send(lead_id)).email_id)).toMatchObject({ status: 'delivered' })
})

test('whose address is known as unsubscribed elsewhere is asked though the form asks nobody, also once they were confirmed', async () => {
  await settings({ email_confirmation: false })
  const email = 'agreed@example.com'
  for (const times of [1, 2]) {
    await w.post(w.path('suppressions'), { email, reason: 'unsubscribed' })
    w.clock.forward(3_600_000)
    const lead = await send(email)
    const asked = await mailsTo(email)
    expect(asked).toHaveLength(times)
    expect(await w.email((await w.send(lead.id)).email_id)).toMatchObject({ reason: 'suppressed' })
    const link = String(asked.at(-1)?.link).slice(origin.length)
    expect(String((await w.get(link, { token: null, headers: { accept: 'text/html' } })).body)).toContain('<button')
    await press(link)
    expect(await w.email((await w.send(lead.id)).email_id)).toMatchObject({ status: 'delivered' })
  }
  await send('left.unticked@example.com', { consent: false })
  expect(await mailsTo('left.unticked@example.com')).toEqual([])
})
