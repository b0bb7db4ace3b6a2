/** Imports and leads that were merged or had another address: files that name the former one, and undoing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { recordConsent } from '../consents/rules.ts'
import { unsubscribeLead } from '../mailability/rules.ts'

let h: Harness
const on = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const consent = { text: 'Send me news.', text_version: 1 }
const add = async (email: string, body: object = { consent: { text: 'I agree' } }) =>
  (await h.post(`${on.at()}/leads`, { email, ...body })).body.id
const mergeInto = (into: string | undefined, from: string | undefined, take: string[] = []) =>
  h.post(`${on.at()}/leads/${into}/merges`, { merged_lead_id: from, take })
const lead = async (id: string | undefined) => (await h.get(`${on.at()}/leads/${id}`)).body

test('a row with a merged address is a row of the lead that stayed, in a check as in an import', async () => {
  await on.freshSite()
  const [into, from] = [await add('stays@example.com'), await add('gone@example.com')]
  await mergeInto(into, from)
  const id = await on.mapped('email,phone\ngone@example.com,+34 600 000 001\nstays@example.com,+34 600 000 002\n', [
    'email',
    'phone',
  ])
  const verdicts = async () => (await on.rows(id)).map(row => [row.verdict, row.problems.map(({ code }) => code)])
  await on.check(id)
  const told = [
    ['changed', []],
    ['refused', ['email_repeated']],
  ]
  expect(await verdicts()).toEqual(told)
  await on.start(id)
  expect(await verdicts()).toEqual(told)
  expect(Object.keys(await on.leads())).toEqual(['stays@example.com'])
  expect(await lead(into)).toMatchObject({ phone: '+34 600 000 001' })
})

test('an import subscribes nobody who has withdrawn at another address since', async () => {
  await on.freshSite()
  const id = await add('before@example.com')
  await h.patch(`${on.at()}/leads/${id}`, { email: 'after@example.com' })
  await h.inSite(on.at().slice('/v1/sites/'.length), (tx, context) =>
    unsubscribeLead(tx, id, { cause: 'link' }, context),
  )
  await on.start(await on.mapped('email\nbefore@example.com\n', ['email'], { consent }))
  expect((await on.leads())['before@example.com']).toMatchObject({ mailability: 'unsubscribed' })
})

test('undoing an import takes back its consent from the lead that has the address after a merge', async () => {
  await on.freshSite()
  const [known, own] = [await add('known@example.com', {}), await add('own@example.com')]
  const done = await on.start(await on.mapped('email\ntaken@example.com\nkept@example.com\n', ['email'], { consent }))
  const made = await on.leads()
  await mergeInto(known, made['taken@example.com']?.id, ['email'])
  await mergeInto(own, made['kept@example.com']?.id)
  expect(await lead(known)).toMatchObject({ email: 'taken@example.com', mailability: 'subscribed' })
  expect(await on.undo(done.id)).toMatchObject({ status: 'completed', progress: { total: 2, failed: 2 } })
  expect(await lead(known)).toMatchObject({ mailability: 'unsubscribed' })
  expect((await h.get(`${on.at()}/leads/${known}/consents`)).body.data[0]).toMatchObject({ method: 'import_undone' })
  expect(await lead(own), 'subscribed at its own address').toMatchObject({ mailability: 'subscribed' })
})

test('undoing an import keeps what another one has said of consent since, also after a merge', async () => {
  await on.freshSite()
  const known = await add('known@example.com', {})
  const first = await on.start(await on.mapped('email\ntwice@example.com\n', ['email'], { consent }))
  await on.start(await on.mapped('email\ntwice@example.com\n', ['email'], { consent }))
  await mergeInto(known, (await on.leads())['twice@example.com']?.id, ['email'])
  await on.undo(first.id)
  expect(await lead(known)).toMatchObject({ email: 'twice@example.com', mailability: 'subscribed' })
})

test('undoing an import takes back its consent, also where one of an earlier import had become one with its lead', async () => {
  await on.freshSite()
  const known = await add('known@example.com', {})
  await on.start(await on.mapped('email\nearlier@example.com\n', ['email'], { consent }))
  const later = await on.start(await on.mapped('email\nlater@example.com\n', ['email'], { consent }))
  const made = await on.leads()
  await mergeInto(made['later@example.com']?.id, made['earlier@example.com']?.id)
  await mergeInto(known, made['later@example.com']?.id, ['email'])
  await on.undo(later.id)
  expect(await lead(known)).toMatchObject({ email: 'later@example.com', mailability: 'unsubscribed' })
})

test('undoing an import takes back its consent from who became one with another whom it subscribed', async () => {
  await on.freshSite()
  const known = await add('known@example.com', {})
  const agreed = await add('agreed@example.com')
  const emails = ['known@example.com', 'agreed@example.com', 'made@example.com', 'other@example.com']
  const done = await on.start(await on.mapped(`email\n${emails.join('\n')}\n`, ['email'], { consent }))
  const made = await on.leads()
  await mergeInto(known, made['made@example.com']?.id)
  await mergeInto(agreed, made['other@example.com']?.id)
  expect(await lead(known)).toMatchObject({ email: 'known@example.com', mailability: 'subscribed' })
  await on.undo(done.id)
  expect(await lead(known)).toMatchObject({ mailability: 'unsubscribed' })
  expect(await lead(agreed), 'by a consent of their own').toMatchObject({ mailability: 'subscribed' })
})

test('a consent that the person gave after the import and the merge stays when the import is undone', async () => {
  await on.freshSite()
  const known = await add('known@example.com', {})
  const done = await on.start(await on.mapped('email\ntaken@example.com\n', ['email'], { consent }))
  await mergeInto(known, (await on.leads())['taken@example.com']?.id, ['email'])
  await h.inSite(on.at().slice('/v1/sites/'.length), async (tx, context) => {
    const given = { text: 'Yes', text_version: 1, place: 'email', method: 'double_opt_in' } as const
    await recordConsent(tx, { lead_id: known, ...given, page_url: null, locale: null }, context)
  })
  await on.undo(done.id)
  expect(await lead(known)).toMatchObject({ mailability: 'subscribed' })
})

test.each(['unsubscribed', 'subscribed'])(
  'who had left already is not told of once more when an import is undone that brought their other self as %s',
  async status => {
    await on.freshSite()
    const known = await add('known@example.com')
    await h.post(`${on.at()}/leads/${known}/unsubscribe`)
    const file = await on.mapped(`email,status\nother@example.com,${status}\n`, ['email', 'consent.status'])
    const done = await on.start(file)
    await mergeInto(known, (await on.leads())['other@example.com']?.id, ['email'])
    const consents = async () => (await h.get(`${on.at()}/leads/${known}/consents`)).body.data
    const before = await consents()
    await on.undo(done.id)
    expect(await consents()).toEqual(before)
  },
)

test('a consent that went with its import is nobody’s withdrawal: both may agree once a merge is undone', async () => {
  await on.freshSite()
  const [known, other] = [await add('known@example.com', {}), await add('other@example.com')]
  const done = await on.start(await on.mapped('email\nknown@example.com\n', ['email'], { consent }))
  const merge = (await mergeInto(known, other)).body.id
  await on.undo(done.id)
  await h.post(`${on.at()}/leads/${known}/merges/${merge}/undo`)
  expect(await lead(known)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: null })
  expect(await lead(other)).toMatchObject({ mailability: 'subscribed' })
})

test('who left a former address in a file has left, and has not once the import is undone', async () => {
  await on.freshSite()
  const id = await add('had@example.com')
  await h.patch(`${on.at()}/leads/${id}`, { email: 'has@example.com' })
  const file = await on.mapped('email,status\nhad@example.com,unsubscribed\n', ['email', 'consent.status'])
  const done = await on.start(file)
  expect(await on.leads()).toMatchObject({
    'had@example.com': { mailability: 'unsubscribed' },
    'has@example.com': { mailability: 'unsubscribed' },
  })
  await on.undo(done.id)
  expect(await on.leads()).toMatchObject({ 'has@example.com': { mailability: 'subscribed' } })
  expect(Object.keys(await on.leads())).toEqual(['has@example.com'])
})

test('an address that a file suppressed may be mailed again once the import is undone, whoever has it by then', async () => {
  await on.freshSite()
  const id = await add('had@example.com')
  const done = await on.start(await on.mapped('email,status\nhad@example.com,bounced\n', ['email', 'consent.status']))
  await h.patch(`${on.at()}/leads/${id}`, { email: 'has@example.com' })
  const active = async () => (await h.get(`${on.at()}/suppressions?status=active`)).body.data
  expect(await active()).toMatchObject([{ email: 'had@example.com' }])
  await on.undo(done.id)
  expect(await active()).toEqual([])
})
