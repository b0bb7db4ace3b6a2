/** What rows say of consent: who is taken out, suppressed, subscribed or skipped, what the ledger has of it, and its undoing. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  get_response,
  linkedin,
  mailchimp,
  mailer_lite,
  salesforce_report,
} from '../../../testing/fixtures/consent-files.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { currentConsent, recordConsent } from '../consents/rules.ts'

let h: Harness
const { at, check, create, freshSite, get, leads, rows, scope, set, start, undo, work } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(() => freshSite())
afterAll(() => h.close())

const consent = { text: 'News of Casa Verde' }
const taken = async (text: string, changes: object = { consent }, name?: string) => {
  const made = await create(text, name)
  const mapping = made.suggestions.map(({ from: _, ...target }) => target)
  const answer = await set(made.id, { mapping, ...changes })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return made.id
}
const suggested = async (text: string) => {
  const { suggestions, columns } = await create(text)
  return Object.fromEntries(suggestions.map(({ column, field }) => [columns[column]?.name, field]))
}
const ledger = async (id: string | undefined) => (await h.get(`${at()}/leads/${id}/consents`)).body.data
const suppressions = async () =>
  Object.fromEntries(
    (await h.get(`${at()}/suppressions`)).body.data.map(one => [String(one.email).split('@')[0], one]),
  ) as Record<string, Record<string, string>>
/** Of each person: subscribed, unsubscribed with its day, or never. */
const standing = async () =>
  Object.fromEntries(
    Object.entries(await leads()).map(([email, { mailability, unsubscribed_at }]) => [
      email.split('@')[0],
      mailability === 'subscribed' ? 'subscribed' : unsubscribed_at === null ? 'never' : 'left',
    ]),
  )
const reasons = async () =>
  Object.fromEntries(Object.entries(await suppressions()).map(([who, one]) => [who, one.reason]))

test('a file that says who must not be mailed is not imported before that is read, or left out on purpose', async () => {
  const made = await create(salesforce_report)
  const id = made.id
  await set(id, { mapping: [{ column: 2, field: 'email' }], consent })
  expect((await get(id)).unmapped_consent_columns).toEqual([3])
  await check(id)
  const refused = await h.post(`${at()}/imports/${id}/start`)
  expect(refused).toMatchObject({ status: 422, body: { code: 'consent_columns_unmapped' } })
  expect(JSON.stringify(refused.body)).toContain('Email Opt Out')
  expect(await leads()).toEqual({})
  await set(id, { ignore_consent_columns: true })
  await start(id)
  expect(await standing()).toEqual({ ana: 'subscribed', bea: 'subscribed' })
})

test('columns that are about something else stay what they are', async () => {
  const text = `Email,Name,State,Accepts terms,Accepts SMS Marketing,Unsubscribe link,Emails bounced,Lead Status,Estado,Plan status,Suscripción,Prioridad,Last email received
a@example.com,Ana,CA,yes,no,https://x.example/u,3,Open,Jalisco,active,Activa,Alta,2024-03-05
b@example.com,Bea,NY,no,yes,https://x.example/v,0,New,Puebla,canceled,Cancelada,Baja,2024-03-06
`
  expect(await suggested(text)).toEqual({ Email: 'email', Name: 'first_name' })
  expect((await create(text)).unmapped_consent_columns).toEqual([])
})

test('each value is shown as it is understood, and can be given another meaning', async () => {
  const text =
    'Email,Email Status\na@example.com,Active\nb@example.com,Opted Out\nc@example.com,Dormant\nd@example.com,Opted Out\n'
  const made = await create(text)
  expect(made.columns[1]?.values).toEqual([
    { value: 'Active', count: 1, status: 'subscribed' },
    { value: 'Opted Out', count: 2, status: 'opted_out' },
    { value: 'Dormant', count: 1, status: 'unknown' },
  ])
  const mapping = (more: object) => ({
    mapping: [
      { column: 0, field: 'email' },
      { column: 1, field: 'consent.status', ...more },
    ],
    consent,
  })
  await set(made.id, mapping({}))
  await check(made.id)
  expect((await get(made.id)).check?.statuses).toEqual([
    { status: 'subscribed', rows: 1 },
    { status: 'opted_out', rows: 2 },
    { status: 'unknown', rows: 1 },
  ])
  expect((await rows(made.id)).flatMap(row => row.problems.map(({ code }) => [row.number, code]))).toEqual([
    [4, 'status_unknown'],
  ])
  await set(made.id, mapping({ meanings: [{ value: 'dormant', status: 'subscribed' }], otherwise: 'never_consented' }))
  expect((await get(made.id)).columns[1]?.values?.map(({ status }) => status)).toEqual([
    'never_consented',
    'never_consented',
    'subscribed',
  ])
  await start(made.id)
  expect(await standing()).toEqual({ a: 'never', b: 'never', c: 'subscribed', d: 'never' })
  const wrong = { mapping: [{ column: 0, field: 'email', otherwise: 'test' }] }
  expect((await set((await create(text)).id, wrong)).body).toMatchObject({
    errors: [{ pointer: '/mapping/0/otherwise' }],
  })
})

test('the moment, the address and the words of the file stand in the ledger', async () => {
  await start(await taken(mailchimp('', '')))
  const [ana] = Object.values(await leads())
  expect(await ledger(ana?.id)).toMatchObject([
    { type: 'given', text: consent.text, method: 'import', ip: '203.0.113.8', occurred_at: '2023-01-02T10:05:00.000Z' },
  ])
  await freshSite()
  await start(await taken(mailer_lite, {}))
  const all = await leads()
  expect(await ledger(all['ana@example.com']?.id)).toMatchObject([
    { type: 'given', text: 'Status: active', ip: '203.0.113.7', occurred_at: '2023-01-02T10:00:00.000Z' },
  ])
  expect(all['bea@example.com']?.unsubscribed_at).toBe('2024-02-03T11:00:00.000Z')
  expect(await ledger(all['bea@example.com']?.id)).toMatchObject([
    { type: 'withdrawn', method: 'import', place: 'import', occurred_at: '2024-02-03T11:00:00.000Z' },
  ])
  expect(await ledger(all['dora@example.com']?.id)).toEqual([])
})

test('test rows are skipped and counted; a check says so before', async () => {
  const id = await taken(linkedin)
  const checked = await check(id)
  expect(checked.progress).toMatchObject({ succeeded: 2, skipped: 1, failed: 0 })
  expect(await get(id)).toMatchObject({ check: { counts: { created: 2, skipped: 1 } } })
  expect(await rows(id, '?verdict=skipped')).toMatchObject([{ number: 4, problems: [{ code: 'test_row' }] }])
  await start(id)
  expect(Object.keys(await leads())).not.toContain('test@example.com')
})

const subscriber = async (email: string) => String((await h.post(`${at()}/leads`, { email, consent })).body.id)
const left = (when: string, email = 'bea@example.com') => `Email,UNSUB_TIME\n${email},${when}\n`

test('a known lead is taken out by the file, whatever its mode, unless the person agreed here later', async () => {
  for (const mode of ['update', 'fill_empty', 'skip'] as const) {
    await freshSite()
    const id = await subscriber('bea@example.com')
    await start(await taken('Email,Email Opt Out\nbea@example.com,1\n', { consent, mode }))
    expect(await standing()).toEqual({ bea: 'left' })
    expect(await ledger(id)).toMatchObject([
      { type: 'withdrawn', method: 'import', text: 'Email Opt Out: 1' },
      { type: 'given' },
    ])
  }
  await freshSite()
  await subscriber('bea@example.com')
  const older = await taken(left('2020-01-02 10:00:00'))
  await start(older)
  expect(await standing()).toEqual({ bea: 'subscribed' })
  expect(await rows(older)).toMatchObject([{ verdict: 'same', problems: [{ code: 'consent_newer' }] }])
  await start(await taken(left('2099-01-02 10:00:00')))
  expect(await standing()).toEqual({ bea: 'left' })
})

test('a consent that an import stated is no later word of the person', async () => {
  await start(await taken('Email\nbea@example.com\n'))
  expect(await standing()).toEqual({ bea: 'subscribed' })
  await start(await taken(left('2020-01-02 10:00:00')))
  expect(await standing()).toEqual({ bea: 'left' })
  const [bea] = Object.values(await leads())
  expect(bea?.unsubscribed_at).toBe('2020-01-02T10:00:00.000Z')
})

test('a bounce and a complaint of a known lead suppress it, and the undo takes that back', async () => {
  await subscriber('ciro@example.com')
  await subscriber('dora@example.com')
  const done = await start(await taken(get_response))
  expect(await reasons()).toEqual({ ciro: 'hard_bounce', dora: 'complaint' })
  expect((await suppressions()).dora).toMatchObject({
    source: 'import',
    operation_id: done.id,
    evidence: 'status: complained; complaint date: 2024-01-02',
    created_at: '2024-01-02T00:00:00.000Z',
  })
  // Dora has agreed here since: it is the suppression that stops email to her.
  expect(await standing()).toEqual({ ana: 'subscribed', bea: 'left', ciro: 'subscribed', dora: 'subscribed' })
  expect((await undo(done.id)).progress).toMatchObject({ succeeded: 4, failed: 0 })
  expect(await reasons()).toEqual({})
  expect(await standing()).toEqual({ ciro: 'subscribed', dora: 'subscribed' })
})

test('an undo gives the consent back that stood before, and only where the last word is the file’s', async () => {
  const [bea, ciro] = [await subscriber('bea@example.com'), await subscriber('ciro@example.com')]
  const done = await start(await taken('Email,Email Opt Out\nbea@example.com,1\nciro@example.com,1\n'))
  await h.inSite(at().split('/')[3] ?? '', async (tx, context) => {
    const entry = { ...consent, text_version: 1, place: 'form', page_url: null, locale: null }
    await recordConsent(tx, { lead_id: ciro, ...entry, method: 'double_opt_in' }, context)
  })
  const undone = await undo(done.id)
  expect(undone.progress).toMatchObject({ succeeded: 1, failed: 1 })
  expect(await standing()).toEqual({ bea: 'subscribed', ciro: 'left' })
  expect((await ledger(bea))[0]).toMatchObject({ type: 'given', text: consent.text, method: 'import_undone' })
  const { database } = await scope()
  expect(await database.read(db => currentConsent(db, bea))).not.toBeNull()
})

test('an undo leaves a consent that the person gave afterwards', async () => {
  const id = String((await h.post(`${at()}/leads`, { email: 'ana@example.com' })).body.id)
  const done = await start(await taken('Email\nana@example.com\n'))
  expect(await standing()).toEqual({ ana: 'subscribed' })
  await h.inSite(at().split('/')[3] ?? '', async (tx, context) => {
    const entry = { ...consent, text_version: 1, place: 'form', page_url: null, locale: null }
    await recordConsent(tx, { lead_id: id, ...entry, method: 'checkbox' }, context)
  })
  expect((await undo(done.id)).progress).toMatchObject({ succeeded: 0, failed: 1 })
  expect(await standing()).toEqual({ ana: 'subscribed' })
  expect((await ledger(id))[0]).toMatchObject({ type: 'given', method: 'checkbox' })
})

test('a later row of the same address that says no is heard', async () => {
  const text = 'Email,Email Opt Out,Name\nana@example.com,0,Ana\nANA@example.com,1,Other\nana@example.com,0,Third\n'
  const id = await taken(text)
  const counts = { created: 1, changed: 1, same: 0, refused: 1, skipped: 0 }
  await check(id)
  expect((await get(id)).check?.counts).toEqual(counts)
  const done = await start(id)
  expect((await get(id)).result?.counts).toEqual(counts)
  expect(await standing()).toEqual({ ana: 'left' })
  expect((await leads())['ana@example.com']?.first_name).toBe('Ana')
  await undo(done.id)
  expect(await leads()).toEqual({})
})

test('somebody who left here is not subscribed by a file that says so', async () => {
  const id = await subscriber('ana@example.com')
  await h.post(`${at()}/leads/${id}/unsubscribe`)
  await start(await taken(mailer_lite))
  expect((await standing()).ana).toBe('left')
})

test.each(['csv', 'xlsx'] as const)(
  'an export (%s) that is imported elsewhere keeps who may be mailed, since when and why',
  async format => {
    await subscriber('ana@example.com')
    await h.post(`${at()}/leads`, { email: 'never@example.com' })
    await h.post(`${at()}/leads/${await subscriber('bea@example.com')}/unsubscribe`)
    await subscriber('ciro@example.com')
    await h.post(`${at()}/suppressions`, { email: 'ciro@example.com', reason: 'hard_bounce' })
    await subscriber('dora@example.com')
    await h.post(`${at()}/suppressions`, { email: 'dora@example.com', reason: 'manual' })
    const moments = async () =>
      Object.fromEntries(
        Object.entries(await leads()).map(([email, one]) => [email, one.unsubscribed_at?.slice(0, 19)]),
      )
    const former = {
      standing: await standing(),
      moments: await moments(),
      reasons: await reasons(),
      since: (await suppressions()).ciro?.created_at?.slice(0, 19),
      given: (await ledger((await leads())['ana@example.com']?.id)).map(({ text, at }) => [
        text,
        String(at).slice(0, 19),
      ]),
    }
    const operation_id = String((await h.post(`${at()}/lead-exports`, { format, selection: {} })).body.id)
    await work(operation_id)
    const { key } = (await h.post('/v1/api-keys', { name: `Export ${format}`, grants: ['read-lead'] })).body
    const headers = { authorization: `Bearer ${key}` }
    const file = await h.app.request(`${at()}/operations/${operation_id}/file`, { headers })
    const bytes = Buffer.from(await file.arrayBuffer())
    await freshSite()
    const made = await create(bytes, `leads.${format}`)
    const mapping = made.suggestions.map(({ from: _, ...target }) => target)
    await set(made.id, { mapping })
    await start(made.id)
    expect({
      standing: await standing(),
      moments: await moments(),
      reasons: await reasons(),
      since: (await suppressions()).ciro?.created_at?.slice(0, 19),
      given: (await ledger((await leads())['ana@example.com']?.id)).map(({ text, at }) => [
        text,
        String(at).slice(0, 19),
      ]),
    }).toEqual(former)
  },
)
