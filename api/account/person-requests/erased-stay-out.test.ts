/** An erasure that somebody asked for is a withdrawal: files, upserts and forms bring nobody back; the person can. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmationLink } from '../../site/contacts/confirmations/rules.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { importing } from '../../testing/imports.ts'
import { personRequestHandlers } from './job-handlers.ts'
import { answerPersonRequest } from './jobs.ts'

let h: Harness
const { at, freshSite, leads, mapped, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_PER_MINUTE: '1000', SUBMISSIONS_BURST: '1000' })
  await freshSite()
  await h.post(`${at()}/publish`)
})
afterAll(() => h.close())

const consent = { text: 'News of Casa Verde' }

/** Of somebody who was subscribed, and never unsubscribed. */
async function eraseOnRequest(email: string): Promise<void> {
  const { body } = await h.post(`${at()}/leads`, { email, consent })
  expect(body.mailability).toBe('subscribed')
  const asked = await h.post('/v1/person-requests', { type: 'erasure', email })
  const handler = personRequestHandlers(h.installation).find(one => one.type === answerPersonRequest.type)
  const job = { type: answerPersonRequest.type, subject_id: asked.body.id, payload: null }
  const outcome = await handler?.perform(job as Parameters<typeof handler.perform>[0], new AbortController().signal)
  const { write } = outcome ?? {}
  if (write) await h.installation.databases.control.write(write)
  expect((await h.get(`/v1/person-requests/${asked.body.id}`)).body.status).toBe('completed')
}

const standing = async (email: string) => (await leads())[email]?.mailability

test('an import whose people agreed', async () => {
  await eraseOnRequest('file@people.example')
  await start(await mapped('email\nfile@people.example\nnew@people.example\n', ['email'], { consent }))
  expect(await standing('new@people.example')).toBe('subscribed')
  expect(await standing('file@people.example')).toBe('unsubscribed')
})

test('an upsert with consent, of one and of many, again and again', async () => {
  await eraseOnRequest('upsert@people.example')
  for (let i = 0; i < 2; i++) {
    const { status } = await h.post(`${at()}/leads/upsert`, { leads: [{ email: 'upsert@people.example', consent }] })
    expect(status).toBe(200)
    expect(await standing('upsert@people.example')).toBe('unsubscribed')
  }
})

test('a form alone does not, its confirmation by email does', async () => {
  const email = 'form@people.example'
  await eraseOnRequest(email)
  const { body: popup } = await h.post(`${at()}/popups`, {
    name: 'Letter',
    type: 'embedded',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }], consent: { type: 'checkbox', text: 'Send me the letter.' } },
  })
  await h.post(`${at()}/popups/${popup.id}/publish`)
  const sent = await h.post(
    `/v1/public${at().slice(3)}/popups/${popup.id}/submissions`,
    { values: { email }, consent: true, consent_version: 1, page_url: 'https://a.example/', shown_for_ms: 5_000 },
    { token: null },
  )
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const lead = (await leads())[email]
  expect(lead?.mailability).not.toBe('subscribed')
  const site_id = at().split('/').at(-1) ?? ''
  const key = await h.installation.databases.siteKey(site_id)
  const of = { id: lead?.id ?? '', email_key: email }
  const { link } = confirmationLink({ key, site_id, public_url: '' }, of, h.clock.now())
  expect((await h.call('POST', link, { token: null })).status).toBe(200)
  expect(await standing(email)).toBe('subscribed')
  await start(await mapped(`email\n${email}\n`, ['email'], { consent }))
  expect(await standing(email)).toBe('subscribed')
})
