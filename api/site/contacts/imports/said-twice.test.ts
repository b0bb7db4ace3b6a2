/** What an import says of consent and others say too, before or after: undone, it takes its own words back and no one else's. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { recordConsent } from '../consents/rules.ts'
import { unsubscribeLead } from '../mailability/rules.ts'

let h: Harness
const on = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(() => on.freshSite())
afterAll(() => h.close())

const consent = { text: 'Send me news.', text_version: 1 }
const agreed = { consent: { text: 'I agree' } }
const add = async (email: string, body: object = {}) => (await h.post(`${on.at()}/leads`, { email, ...body })).body.id
const lead = async (id: string | undefined) => (await h.get(`${on.at()}/leads/${id}`)).body
const leaves = (id: string | undefined) =>
  h.inSite(on.at().slice('/v1/sites/'.length), (tx, context) =>
    unsubscribeLead(tx, String(id), { cause: 'link' }, context),
  )
const agreeing = async (name: string) =>
  on.start(await on.mapped(`email,first_name\nana@example.com,${name}\n`, ['email', 'first_name'], { consent }))
const saying = async (status: string, name: string, email = 'ana@example.com') =>
  on.start(
    await on.mapped(`email,first_name,status\n${email},${name},${status}\n`, ['email', 'first_name', 'consent.status']),
  )

test.each(['first', 'last'])('a consent that two imports state ends with both, the %s undone first', async which => {
  const id = await add('ana@example.com')
  const imports = [await agreeing('Ana'), await agreeing('Anna')]
  const [one, other] = which === 'first' ? imports : imports.toReversed()
  await on.undo(String(one?.id))
  expect(await lead(id)).toMatchObject({ mailability: 'subscribed' })
  await on.undo(String(other?.id))
  expect(await lead(id)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: null })
})

test.each(['first', 'last'])('so does a withdrawal, the %s undone first', async which => {
  const id = await add('ana@example.com', agreed)
  const imports = [await saying('unsubscribed', 'Ana'), await saying('unsubscribed', 'Anna')]
  const [one, other] = which === 'first' ? imports : imports.toReversed()
  await on.undo(String(one?.id))
  expect(await lead(id)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
  await on.undo(String(other?.id))
  expect(await lead(id)).toMatchObject({ mailability: 'subscribed', unsubscribed_at: null })
})

test('a consent and a withdrawal of two imports leave nothing once both are undone', async () => {
  const id = await add('ana@example.com')
  const [given, withdrawn] = [await agreeing('Ana'), await saying('unsubscribed', 'Anna')]
  await on.undo(given.id)
  await on.undo(withdrawn.id)
  expect(await lead(id)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: null })
})

test('the same file once more changes nobody', async () => {
  await add('ana@example.com', agreed)
  await add('eva@example.com')
  const text = 'email,status\nana@example.com,bounced\neva@example.com,subscribed\n'
  const fields = ['email', 'consent.status']
  await on.start(await on.mapped(text, fields))
  const again = await on.mapped(text, fields)
  await on.start(again)
  expect((await on.get(again)).result?.counts).toMatchObject({ changed: 0, same: 2 })
})

test('who leaves by a link after an import said so has left, known or new', async () => {
  const known = await add('ana@example.com', agreed)
  const [one, other] = [await saying('unsubscribed', 'Ana'), await saying('unsubscribed', 'Eva', 'eva@example.com')]
  const made = (await on.leads())['eva@example.com']?.id
  await leaves(known)
  await leaves(made)
  await on.undo(one.id)
  await on.undo(other.id)
  for (const id of [known, made]) expect(await lead(id)).toMatchObject({ unsubscribed_at: expect.any(String) })
})

/** As a form says it of somebody who has left: it brings nobody back. */
const claims = (lead_id: string) =>
  h.inSite(on.at().slice('/v1/sites/'.length), (tx, context) =>
    recordConsent(tx, { lead_id, ...formConsent, text: 'Send me news.', text_version: 1 }, context),
  )
const formConsent = { place: 'popup_1', method: 'checkbox', page_url: null, locale: null } as const

test.each(['a link', 'another import'])(
  'who left by %s after an import said so and a form said otherwise has left',
  async how => {
    const id = String(await add('ana@example.com', agreed))
    const done = await saying('unsubscribed', 'Ana')
    await claims(id)
    await (how === 'a link' ? leaves(id) : saying('unsubscribed', 'Anna'))
    await on.undo(done.id)
    expect(await lead(id)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
  },
)

test('who leaves while merged with one whom an import withdrew has left, once the merge is undone', async () => {
  const eva = await add('eva@example.com', agreed)
  await saying('unsubscribed', 'Eva', 'eva@example.com')
  const ana = await add('ana@example.com', agreed)
  const merge = (await h.post(`${on.at()}/leads/${ana}/merges`, { merged_lead_id: eva })).body.id
  await leaves(ana)
  await h.post(`${on.at()}/leads/${ana}/merges/${merge}/undo`)
  expect(await lead(ana)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
})

test('who left and was erased stays withdrawn at an address that an undone import gave somebody meanwhile', async () => {
  const id = await add('ana@example.com', agreed)
  await h.patch(`${on.at()}/leads/${id}`, { email: 'anna@example.com' })
  await leaves(id)
  const done = await agreeing('Eva')
  await h.delete(`${on.at()}/leads/${id}`)
  await on.undo(done.id)
  const again = await add('ana@example.com', agreed)
  expect(await lead(again)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
})

test('a bounce is as good as another reason at a former address, and is said by each import for itself', async () => {
  const [known, other] = [await add('ana@example.com', agreed), await add('eva@example.com', agreed)]
  await h.post(`${on.at()}/leads/${known}/merges`, { merged_lead_id: other })
  await h.post(`${on.at()}/suppressions`, { email: 'eva@example.com', reason: 'unsubscribed' })
  const active = async () =>
    (await h.get(`${on.at()}/suppressions?status=active`)).body.data.map(({ email, reason }) => `${email} ${reason}`)
  const imports = [await saying('bounced', 'Ana'), await saying('bounced', 'Anna')]
  const both = ['ana@example.com hard_bounce', 'eva@example.com unsubscribed']
  expect((await active()).sort()).toEqual(both)
  await on.undo(String(imports[0]?.id))
  expect((await active()).sort()).toEqual(both)
  await on.undo(String(imports[1]?.id))
  expect(await active()).toEqual(['eva@example.com unsubscribed'])
})

test('a withdrawal that came by a merge stays when the import of another one is undone', async () => {
  const [known, other] = [await add('ana@example.com', agreed), await add('eva@example.com', agreed)]
  await leaves(other)
  const done = await saying('unsubscribed', 'Ana')
  await h.post(`${on.at()}/leads/${known}/merges`, { merged_lead_id: other })
  await on.undo(done.id)
  expect(await lead(known)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
})

test('a withdrawal that went with its import is nobody’s, once a merge is undone', async () => {
  const [known, other] = [await add('ana@example.com', agreed), await add('eva@example.com', agreed)]
  const merge = (await h.post(`${on.at()}/leads/${known}/merges`, { merged_lead_id: other })).body.id
  const done = await saying('unsubscribed', 'Ana')
  await on.undo(done.id)
  await h.post(`${on.at()}/leads/${known}/merges/${merge}/undo`)
  for (const id of [known, other]) expect(await lead(id)).toMatchObject({ mailability: 'subscribed' })
})
