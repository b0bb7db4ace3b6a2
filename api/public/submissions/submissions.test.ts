import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertField } from '../../site/contacts/custom-fields/store.ts'
import type { CallOptions } from '../../testing/harness.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { rowsIn } from '../../testing/rows-in.ts'

let h: Harness
let site: string
let popup: string
let tag: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_BURST: '100000' })
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Newsletter' })).body.id
  await addField('city', 'text')
  await addField('plan', 'dropdown', ['Small', 'Large'])
  await addField('old_secret', 'password')
  const names = ['email', 'first_name', 'last_name', 'phone', 'city', 'plan', 'old_secret']
  const made = await h.post(`/v1/sites/${site}/popups`, {
    name: 'Newsletter',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: {
      fields: names.map(name => ({ name, label: name })),
      consent: { type: 'checkbox', text: 'I agree to receive the newsletter.' },
      tag_ids: [tag],
    },
  })
  popup = made.body.id
  await h.post(`/v1/sites/${site}/popups/${popup}/publish`)
})
afterAll(() => h.close())

async function addField(name: string, type: 'text' | 'dropdown' | 'password', options: string[] = []) {
  const database = await h.installation.databases.site(site)
  const at = h.clock.now()
  const id = h.installation.newId('field')
  const life = { version: 1, created_at: at, updated_at: at }
  const row = { id, type, name, label: name, placeholder: '', options, position: 1, ...life }
  await database.write(tx => insertField(tx, row))
  h.installation.signals.wake('custom_field.updated', site)
}

const page_url = 'https://casa.example/plants'
const sound = {
  consent: true,
  consent_version: 1,
  page_url,
  shown_for_ms: 5_000,
  website: '',
  timezone: 'Europe/Madrid',
  locale: 'es-ES',
}
const at = (id = popup, of = site) => `/v1/public/sites/${of}/popups/${id}/submissions`
const send = (values: unknown, rest: object = {}, options: CallOptions = {}) =>
  h.post(at(), { ...sound, values, ...rest }, { token: null, ...options })
const raw = (body: string, headers: Record<string, string> = {}) =>
  h.call('POST', at(), { token: null, body, headers: { 'content-type': 'application/json', ...headers } })
const rows = async (query: string) => rowsIn((await h.installation.databases.site(site)).path, query)
const counted = async () => {
  const { submission_count, trapped_count } = (await h.get(`/v1/sites/${site}/popups/${popup}`)).body
  return { submission_count, trapped_count }
}
const firstError = (body: Record<string, unknown>) => {
  const [error] = body.errors as { pointer: string; code: string }[]
  return error && `${error.pointer} ${error.code}`
}

test('a visitor becomes a lead with tag, consent, submission and event', async () => {
  const answer = await send({
    email: ' Maria@Example.com ',
    first_name: 'María José',
    last_name: "O'Brien",
    city: 'Vigo',
  })
  expect([answer.status, answer.body]).toEqual([201, { accepted: true }])
  const [lead] = await rows(`select * from leads where email_key = 'maria@example.com'`)
  expect(lead).toMatchObject({
    first_name: 'María José',
    mailability: 'subscribed',
    timezone: 'Europe/Madrid',
    language: 'es',
    source: 'form',
  })
  const { body: list } = await h.get(`/v1/sites/${site}/submissions?lead_id=${lead?.id}`)
  expect(list.data).toMatchObject([
    {
      popup_id: popup,
      lead_created: true,
      consent: 'given',
      page_url,
      values: { email: 'Maria@Example.com' },
    },
  ])
  expect((await h.get(`/v1/sites/${site}/submissions/${list.data[0]?.id}`)).body).toEqual(list.data[0])
  expect(await rows(`select * from consents where lead_id = '${lead?.id}'`)).toMatchObject([
    {
      text: 'I agree to receive the newsletter.',
      text_version: 1,
      place: popup,
      method: 'checkbox',
      page_url,
      locale: 'es',
    },
  ])
  const given = await rows(`select tag_id, source, source_id from lead_tags where lead_id = '${lead?.id}'`)
  expect(given).toEqual([{ tag_id: tag, source: 'form', source_id: popup }])
  const events = await rows(`select name, data from events where lead_id = '${lead?.id}' order by seq`)
  expect(events.map(event => event.name)).toEqual(['lead.created', 'lead.tag_added', 'form.submitted'])
  expect(JSON.parse(String(events[2]?.data))).toEqual({
    popup_id: popup,
    submission_id: list.data[0]?.id,
    lead_id: lead?.id,
  })
})

test('a known address gets the same answer; empty fields are filled, differing values kept', async () => {
  await send({ email: 'ana@known.example', first_name: 'Ana' })
  const fresh = await send({ email: 'new@known.example', first_name: 'Eve' })
  const known = await send({ email: 'ANA@known.example', first_name: 'Anna', last_name: 'García' })
  const bare = ({ status, body, headers }: typeof known) => ({
    status,
    body,
    headers: [...headers.keys()].sort(),
  })
  expect(bare(known)).toEqual(bare(fresh))
  const [lead] = await rows(`select id, first_name, last_name from leads where email_key = 'ana@known.example'`)
  expect(lead).toMatchObject({ first_name: 'Ana', last_name: 'García' })
  const { body } = await h.get(`/v1/sites/${site}/submissions?lead_id=${lead?.id}`)
  expect(body.data[0]).toMatchObject({
    lead_created: false,
    values: { first_name: 'Anna', last_name: 'García' },
    not_stored: { first_name: 'differs' },
  })
})

test('without the tick the lead is stored, not subscribed, and the ledger says nothing', async () => {
  for (const consent of [false, undefined]) await send({ email: 'quiet@example.com' }, { consent })
  const [lead] = await rows(`select id, mailability from leads where email_key = 'quiet@example.com'`)
  expect(lead).toMatchObject({ mailability: 'unsubscribed' })
  expect(await rows(`select * from consents where lead_id = '${lead?.id}'`)).toEqual([])
})

test.each([
  [{ email: 'not-an-address' }, '/values/email email_invalid'],
  [{ email: 'a@b' }, '/values/email email_invalid'],
  [{ email: '"quoted local"@example.com' }, '/values/email email_invalid'],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, '/values/email email_invalid'],
  [{ email: true }, '/values/email email_invalid'],
  [{ email: null }, '/values/email type'],
  [{ email: ['a@example.com'] }, '/values/email type'],
  [{}, '/values/email required'],
  [{ email: '  ' }, '/values/email required'],
  [{ email: 'a@example.com', first_name: 'R2D2' }, '/values/first_name name_characters'],
  [{ email: 'a@example.com', first_name: false }, '/values/first_name type'],
  [{ email: 'a@example.com', first_name: 'x'.repeat(101) }, '/values/first_name name_characters'],
  [{ email: 'a@example.com', phone: 'call me' }, '/values/phone phone_invalid'],
  [{ email: 'a@example.com', plan: 'Huge' }, '/values/plan not_allowed_value'],
  [{ email: 'a@example.com', city: 'a\0b' }, '/values/city text_characters'],
  [{ email: 'a@example.com', city: '\ud800' }, '/values/city text_characters'],
  [{ email: 'a@example.com', city: 7 }, '/values/city type'],
  [{ email: 'a@example.com', 'color/~x': 'red' }, '/values/color~1~0x unknown_key'],
  [{ email: 'a@example.com', constructor: 'x' }, '/values/constructor unknown_key'],
  [[], '/values type'],
  [null, '/values type'],
  ['text', '/values type'],
])('bad values %j are refused at their field', async (values, expected) => {
  const before = await counted()
  const answer = await send(values)
  expect(answer.status).toBe(422)
  expect(firstError(answer.body)).toBe(expected)
  expect(await counted()).toEqual(before)
})

test.each([
  [{ consent: null }, '/consent type'],
  [{ consent: 'yes' }, '/consent type'],
  [{ page_url: null }, '/page_url type'],
  [{ page_url: undefined }, '/page_url required'],
  [{ shown_for_ms: null }, '/shown_for_ms type'],
  [{ shown_for_ms: true }, '/shown_for_ms type'],
  [{ website: false }, '/website type'],
  [{ timezone: 5 }, '/timezone type'],
  [{ extra: 1 }, '/extra unknown_key'],
  [{ constructor: 1 }, '/constructor unknown_key'],
])('beside the values, %j is refused', async (rest, expected) => {
  const answer = await send({ email: 'a@example.com' }, rest)
  expect(answer.status).toBe(422)
  expect(firstError(answer.body)).toBe(expected)
})

test('prototype keys are refused wherever they stand', async () => {
  const inValues = await raw(`{"values":{"email":"a@example.com","__proto__":"x"},"page_url":"","shown_for_ms":5000}`)
  expect([inValues.status, firstError(inValues.body)]).toEqual([422, '/values/__proto__ unknown_key'])
  const deeper = await raw(`{"values":{"email":"a@example.com","__proto__":{"a":1}},"page_url":"","shown_for_ms":5000}`)
  expect(deeper.status).toBe(422)
  const beside = await raw(`{"values":{"email":"a@example.com"},"__proto__":{"a":1},"page_url":"","shown_for_ms":5000}`)
  expect(beside.status).toBe(422)
})

test('what is no JSON, too deep, or of another type is refused', async () => {
  for (const body of ['', '{', 'null', '7', '"x"', '[]', '{"values":{}}x', `${'['.repeat(30)}${']'.repeat(30)}`]) {
    expect([400, 422]).toContain((await raw(body)).status)
  }
  expect((await raw('{')).body.code).toBe('body_not_json')
  expect((await raw('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await raw('email=a%40example.com', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  const unnamed = await h.app.request(at(), { method: 'POST', body: new Uint8Array([123, 125]) })
  expect(unnamed.status).toBe(415)
})

test('65 KB are too much, with and without Content-Length; 64 KB are not', async () => {
  const bytes = (size: number) => {
    const frame = JSON.stringify({ ...sound, values: { email: 'a@example.com', city: '' } })
    return new TextEncoder().encode(frame.replace('"city":""', `"city":"${'x'.repeat(size - frame.length)}"`))
  }
  const post = async (body: Uint8Array<ArrayBuffer>, stream: boolean) => {
    const sent = stream ? new Blob([body]).stream() : body
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (!stream) headers['content-length'] = String(body.byteLength)
    const answer = await h.app.request(at(), { method: 'POST', headers, body: sent, duplex: 'half' } as RequestInit)
    return answer.status
  }
  expect(await post(bytes(65 * 1024), false)).toBe(413)
  expect(await post(bytes(65 * 1024), true)).toBe(413)
  // At the limit it is read, and refused for its long value only.
  expect(await post(bytes(64 * 1024), true)).toBe(422)
})

test('unknown site, unknown popup, unpublished popup and draft site are the same 404', async () => {
  const { body: draft } = await h.post(`/v1/sites/${site}/popups`, { name: 'Draft' })
  const draftSite = await h.newSite('Draft site')
  const post = async (path: string) => {
    const { status, body } = await h.post(path, { ...sound, values: { email: 'a@example.com' } }, { token: null })
    return { status, body: { ...body, request_id: '' } }
  }
  const zeros = '0'.repeat(32)
  const answers = [
    await post(at(popup, `site_${zeros}`)),
    await post(at(popup, 'nonsense')),
    await post(at(`popup_${zeros}`)),
    await post(at('nonsense')),
    await post(at(draft.id)),
    await post(at(popup, draftSite)),
  ]
  expect(answers[0]?.status).toBe(404)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a machine gets the normal answer, makes no lead, and is counted', async () => {
  const before = await counted()
  const filled = await send({ email: 'bot@example.com' }, { website: 'http://spam.example' })
  const fast = await send({ email: 'bot@example.com' }, { shown_for_ms: 999 })
  const wrong = await send({ email: 'rubbish', other: 1 }, { website: 'x' })
  for (const answer of [filled, fast, wrong]) expect([answer.status, answer.body]).toEqual([201, { accepted: true }])
  expect(await rows(`select id from leads where email_key = 'bot@example.com'`)).toEqual([])
  expect(await counted()).toEqual({ ...before, trapped_count: Number(before.trapped_count) + 3 })
  const slow = await send({ email: 'person@example.com' }, { shown_for_ms: 1_000 })
  expect(slow.status).toBe(201)
  expect(await rows(`select id from leads where email_key = 'person@example.com'`)).toHaveLength(1)
})

test('what pages loaded before still send is kept in the submission; a password never in clear', async () => {
  const database = await h.installation.databases.site(site)
  await database.write(async tx => {
    await tx.run(`delete from custom_fields where name in ('city', 'old_secret')`)
  })
  h.installation.signals.wake('custom_field.updated', site)
  const answer = await send({ email: 'late@example.com', city: '<b>Vigo</b>', old_secret: 'hunter2' })
  expect(answer.status).toBe(201)
  const [lead] = await rows(`select id from leads where email_key = 'late@example.com'`)
  const { body } = await h.get(`/v1/sites/${site}/submissions?lead_id=${lead?.id}`)
  expect(body.data[0]).toMatchObject({
    values: { email: 'late@example.com', city: '<b>Vigo</b>', old_secret: '********' },
    not_stored: { city: 'unknown', old_secret: 'unknown' },
  })
  expect((await send({ email: 'late@example.com', town: 'Vigo' })).status).toBe(422)
})

test('addresses that are no pages and zones that are none are not stored, and refuse nobody', async () => {
  const odd = { page_url: 'javascript:alert(1)', referrer: 'data:text/html,x', timezone: 'Mars/Olympus', locale: 'xx' }
  expect((await send({ email: 'odd@example.com' }, odd)).status).toBe(201)
  const [lead] = await rows(`select id, timezone, language from leads where email_key = 'odd@example.com'`)
  expect(lead).toMatchObject({ timezone: null, language: null })
  const { body } = await h.get(`/v1/sites/${site}/submissions?lead_id=${lead?.id}`)
  expect(body.data[0]).toMatchObject({ page_url: null, referrer: null, timezone: null })
})
