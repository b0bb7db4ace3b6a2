/** Whoever sends a form agrees to what they saw, whatever the form says by then. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let popup: string
let sent = 0
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_PER_MINUTE: '10000', SUBMISSIONS_BURST: '100000' })
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

const popups = () => `/v1/sites/${site}/popups`
const box = { type: 'checkbox', text: 'Send me the monthly letter.' }
const offers = { type: 'checkbox', text: 'I agree to daily offers from you and 40 partners.' }
const notice = { type: 'notice', text: 'By sending this you agree to offers.' }

async function newForm(consent: object, more: object = {}): Promise<string> {
  const { body } = await h.post(popups(), {
    name: 'Letter',
    type: 'embedded',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }], consent },
    ...more,
  })
  return body.id
}
const publish = (id = popup) => h.post(`${popups()}/${id}/publish`)
const change = (consent: object) => h.patch(`${popups()}/${popup}`, { form: { consent } })
const shownVersion = async (id = popup): Promise<number> => {
  const { body } = await h.get(`/v1/public/sites/${site}/config`, { token: null })
  const shown = body.popups as { id: string; form: { consent?: { version: number } } }[]
  return shown.find(one => one.id === id)?.form.consent?.version ?? 0
}

/** What became of who sent the form. */
async function send(facts: object, id = popup) {
  sent += 1
  const email = `person${sent}@example.com`
  const answer = await h.post(
    `/v1/public/sites/${site}/popups/${id}/submissions`,
    { values: { email }, page_url: 'https://casa.example/', shown_for_ms: 5_000, ...facts },
    { token: null },
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { body: submissions } = await h.get(`/v1/sites/${site}/submissions`)
  const { lead_id, consent } = submissions.data[0] ?? {}
  const lead = await h.get(`/v1/sites/${site}/leads/${lead_id}`)
  const ledger = await h.get(`/v1/sites/${site}/leads/${lead_id}/consents`)
  const entries = ledger.body.data.map(one => [one.method, one.text_version, one.text])
  return { mailability: lead.body.mailability, consent, entries }
}
const nobody = { mailability: 'unsubscribed', consent: 'declined', entries: [] }
const given = (entry: unknown[]) => ({ mailability: 'subscribed', consent: 'given', entries: [entry] })

beforeEach(async () => {
  popup = await newForm(box)
  await publish()
})

test('who left the box empty agreed to nothing, though the form shows a notice by now', async () => {
  const consent_version = await shownVersion()
  await change(notice)
  expect(await send({ consent: false })).toEqual(nobody)
  expect(await send({ consent: false, consent_version })).toEqual(nobody)
  expect(await send({ consent_version })).toEqual(nobody)
  expect(await send({ consent: false, consent_version: await shownVersion() })).toEqual(nobody)
  expect(await send({ consent_version: await shownVersion() })).toEqual(given(['notice', 2, notice.text]))
})

test('the ledger cites the text that was seen, and how it was agreed to', async () => {
  const consent_version = await shownVersion()
  await change(offers)
  expect(await send({ consent: true, consent_version })).toEqual(given(['checkbox', 1, box.text]))
  await change(notice)
  expect(await send({ consent: true, consent_version })).toEqual(given(['checkbox', 1, box.text]))
  await change({ type: 'none' })
  expect(await send({ consent: true, consent_version })).toEqual(given(['checkbox', 1, box.text]))
  expect(await send({ consent: true, consent_version: 2 })).toEqual(given(['checkbox', 2, offers.text]))
  expect(await send({})).toMatchObject({ mailability: 'unsubscribed', entries: [] })
})

test('a version that was never shown is no agreement', async () => {
  expect(await send({ consent: true, consent_version: 99 })).toEqual(nobody)
  popup = await newForm(box)
  await change(offers)
  await publish()
  expect(await shownVersion()).toBe(2)
  expect(await send({ consent: true, consent_version: 1 })).toEqual(nobody)
  expect(await send({ consent: true, consent_version: 2 })).toEqual(given(['checkbox', 2, offers.text]))
})

test('without a version the text counts as long as the form has shown no other', async () => {
  expect(await send({ consent: true })).toEqual(given(['checkbox', 1, box.text]))
  expect(await send({})).toEqual(nobody)
  await change(offers)
  expect(await send({ consent: true })).toEqual(nobody)
  popup = await newForm(notice)
  await change({ ...notice, text: 'You agree to letters.' })
  await publish()
  expect(await send({})).toEqual(given(['notice', 2, 'You agree to letters.']))
  await change(notice)
  expect(await send({})).toEqual(nobody)
})

test('what an unpublished form had shown is known once it is published again', async () => {
  await h.post(`${popups()}/${popup}/unpublish`)
  await change(notice)
  await publish()
  expect(await send({ consent: true, consent_version: 1 })).toEqual(given(['checkbox', 1, box.text]))
  expect(await send({ consent: true })).toEqual(nobody)
})

test('a copy has texts of its own', async () => {
  await change(offers)
  const { body } = await h.post(`${popups()}/${popup}/duplicate`)
  await publish(body.id)
  expect(await shownVersion(body.id)).toBe(1)
  expect(await send({ consent: true, consent_version: 1 }, body.id)).toEqual(given(['checkbox', 1, offers.text]))
  expect(await send({ consent: true, consent_version: 2 }, body.id)).toEqual(nobody)
})

test('the text is cited in the language in which that version was read', async () => {
  const translations = [{ locale: 'es', consent_text: 'Sí, quiero la carta.' }]
  popup = await newForm(box, { translations })
  await publish()
  await h.patch(`${popups()}/${popup}`, { translations: [{ locale: 'es', consent_text: 'Acepto ofertas.' }] })
  expect(await send({ consent: true, consent_version: 1, locale: 'es-MX' })).toEqual(
    given(['checkbox', 1, 'Sí, quiero la carta.']),
  )
  expect(await send({ consent: true, consent_version: 2, locale: 'es' })).toEqual(
    given(['checkbox', 2, 'Acepto ofertas.']),
  )
  expect(await send({ consent: true, consent_version: 1, locale: 'fr' })).toEqual(given(['checkbox', 1, box.text]))
})

test('a box is asked for where it was seen as required, in the visitor’s language; a notice needs no tick', async () => {
  await change({ ...box, required: true })
  const post = (facts: object) =>
    h.post(
      `/v1/public/sites/${site}/popups/${popup}/submissions`,
      { values: { email: 'box@example.com' }, page_url: 'https://casa.example/', shown_for_ms: 5_000, ...facts },
      { token: null, headers: { 'accept-language': 'es' } },
    )
  const text = 'Da tu consentimiento antes de enviar.'
  const refusal = { errors: [{ pointer: '/consent', code: 'consent_required', text }] }
  for (const facts of [{}, { consent: false, consent_version: 1 }, { consent_version: 7 }])
    expect((await post(facts)).body).toMatchObject(refusal)
  await change(notice)
  expect((await post({ consent: false, consent_version: 1 })).body).toMatchObject(refusal)
  await change({ ...offers, required: true })
  expect(await send({ consent_version: 2 })).toEqual(given(['notice', 2, notice.text]))
})
