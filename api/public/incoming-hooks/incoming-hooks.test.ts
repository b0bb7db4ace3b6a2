import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { workOff } from '../../testing/work-off.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/incoming-hooks`
})
afterAll(() => h.close())

interface Hook {
  id: string
  url: string
}

const newHook = async (more: object = {}): Promise<Hook> => {
  const { status, body } = await h.post(at, { name: 'Webinar form', ...more })
  expect(status).toBe(201)
  return { id: body.id, url: String(body.url).replace('https://leads.example.com', '') }
}
const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  h.post(url, body, { token: null, headers })
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const calls = async ({ id }: Hook) => (await h.get(`${at}/${id}/calls`)).body.data
const leadOf = async (email: string) => {
  const { body } = await h.get(`/v1/sites/${site}/leads?search=${encodeURIComponent(email)}`)
  return body.data[0]
}
const settle = () => workOff(h, site)

const mapping = [
  { source: 'Email', field: 'email' },
  { source: 'First name', field: 'first_name' },
  { source: 'Newsletter', field: 'consent.status' },
]

test('the first call waits with its fields and a suggestion, and becomes a lead once a mapping is saved', async () => {
  const hook = await newHook()
  expect((await h.get(`${at}/${hook.id}`)).body).toMatchObject({ status: 'waiting_for_call', fields: [] })
  const sent = { data: { Email: 'luz@casa.example', 'First name': 'Luz', Newsletter: 'yes' }, id: 7 }
  const { status, body } = await send(hook.url, sent)
  expect({ status, body }).toEqual({ status: 202, body: { accepted: true, is_duplicate: false } })
  await settle()
  const waiting = (await h.get(`${at}/${hook.id}`)).body
  expect(waiting).toMatchObject({
    status: 'waiting_for_mapping',
    calls: { waiting: 1 },
    fields: [
      { source: 'data.Email', samples: ['luz@casa.example'] },
      { source: 'data.First name', samples: ['Luz'] },
      { source: 'data.Newsletter', samples: ['yes'] },
      { source: 'id', samples: ['7'] },
    ],
    suggested_mapping: [
      { source: 'data.Email', field: 'email' },
      { source: 'data.First name', field: 'first_name' },
      { source: 'data.Newsletter', field: 'consent.status' },
    ],
  })
  expect(await leadOf('luz@casa.example')).toBeUndefined()
  const mapped = await h.patch(`${at}/${hook.id}`, { mapping: waiting.suggested_mapping })
  expect(mapped.body).toMatchObject({ status: 'active' })
  await settle()
  expect(await leadOf('luz@casa.example')).toMatchObject({
    first_name: 'Luz',
    source: 'incoming_hook',
    mailability: 'subscribed',
  })
  expect(await calls(hook)).toMatchObject([{ status: 'created', problems: [], deliveries: 1 }])
})

test('consent is given by a field that says so, and by nothing else', async () => {
  const text = 'Send me news'
  const hook = await newHook({ mapping, consent_text: text })
  await send(hook.url, 'Email=yes%40casa.example&Newsletter=on', form)
  await send(hook.url, 'Email=no%40casa.example&Newsletter=', form)
  await send(hook.url, 'Email=never%40casa.example&Newsletter=no', form)
  await settle()
  expect(await leadOf('yes@casa.example')).toMatchObject({ mailability: 'subscribed' })
  expect(await leadOf('no@casa.example')).toMatchObject({ mailability: 'unsubscribed' })
  expect(await leadOf('never@casa.example')).toMatchObject({ mailability: 'unsubscribed' })
  const lead = await leadOf('yes@casa.example')
  const ledger = (await h.get(`/v1/sites/${site}/leads/${lead?.id}/consents`)).body.data
  expect(ledger).toMatchObject([{ type: 'given', method: 'incoming_hook', text }])
})

test('what another system sends outweighs no withdrawal that was stated; the person is asked to confirm', async () => {
  const email = 'alba@casa.example'
  const hook = await newHook({ mapping })
  const left = new Date(h.clock.now()).toISOString()
  h.clock.forward(3_600_000)
  await send(hook.url, { Email: email, Newsletter: 'yes' })
  await settle()
  expect(await leadOf(email)).toMatchObject({ mailability: 'subscribed' })
  const upserts = `/v1/sites/${site}/leads/upsert`
  const stated = await h.post(upserts, { leads: [{ email, email_status: { status: 'opted_out', at: left } }] })
  expect(stated.status).toBe(200)
  expect(await leadOf(email)).toMatchObject({ mailability: 'unsubscribed' })
  await send(hook.url, { Email: email, Newsletter: 'yes', 'First name': 'Alba' })
  await settle()
  expect(await leadOf(email)).toMatchObject({
    mailability: 'unsubscribed',
    confirmation: { asked_at: expect.any(String) },
  })
})

test('a box that was left empty takes nobody out who agreed before', async () => {
  const hook = await newHook({ mapping })
  await send(hook.url, { Email: 'rosa@casa.example', Newsletter: 'yes' })
  await settle()
  await send(hook.url, { Email: 'rosa@casa.example', Newsletter: 'no' })
  await settle()
  expect(await leadOf('rosa@casa.example')).toMatchObject({ mailability: 'subscribed' })
  expect(await calls(hook)).toMatchObject([{ status: 'updated' }, { status: 'created' }])
})

test('the same call makes one lead: by its key, else by its fields and values, for a day', async () => {
  const hook = await newHook({ mapping })
  const call = { Email: 'sol@casa.example' }
  expect((await send(hook.url, call)).body).toMatchObject({ is_duplicate: false })
  expect((await send(hook.url, call)).body).toMatchObject({ is_duplicate: true })
  const keyed = { 'idempotency-key': 'evt-1' }
  expect((await send(hook.url, { Email: 'mar@casa.example', n: 1 }, keyed)).body).toMatchObject({ is_duplicate: false })
  expect((await send(hook.url, { Email: 'mar@casa.example', n: 2 }, keyed)).body).toMatchObject({ is_duplicate: true })
  await settle()
  expect(await calls(hook)).toMatchObject([{ deliveries: 2 }, { deliveries: 2 }])
  h.clock.forward(25 * 3_600_000)
  expect((await send(hook.url, call)).body).toMatchObject({ is_duplicate: false })
  await settle()
  expect(await calls(hook)).toHaveLength(3)
})

test('a paused hook keeps what comes until it is resumed', async () => {
  const hook = await newHook({ mapping })
  await h.patch(`${at}/${hook.id}`, { is_paused: true })
  expect((await send(hook.url, { Email: 'nube@casa.example' })).status).toBe(202)
  await settle()
  expect(await calls(hook)).toMatchObject([{ status: 'waiting' }])
  await h.patch(`${at}/${hook.id}`, { is_paused: false })
  await settle()
  expect(await calls(hook)).toMatchObject([{ status: 'created' }])
})

test('a call without an address is refused with the reason, and can be tried again by another mapping', async () => {
  const hook = await newHook({ mapping })
  await send(hook.url, { correo: 'rio@casa.example' })
  await settle()
  const [refused] = await calls(hook)
  expect(refused).toMatchObject({ status: 'refused', problems: [{ source: 'Email', code: 'email_missing' }] })
  await h.patch(`${at}/${hook.id}`, { mapping: [{ source: 'correo', field: 'email' }] })
  const retry = `${at}/${hook.id}/calls/${refused?.id}/retry`
  expect(await h.post(retry)).toMatchObject({ status: 202, body: { status: 'waiting' } })
  await settle()
  expect(await h.get(`${at}/${hook.id}/calls/${refused?.id}`)).toMatchObject({ body: { status: 'created' } })
  expect(await h.post(retry)).toMatchObject({ status: 409, body: { code: 'transition_not_allowed' } })
})

test('addresses are judged by the rules of the site, and everybody is asked to confirm where it says so', async () => {
  const hook = await newHook({ mapping })
  await h.patch(`/v1/sites/${site}/lead-quality`, { reject_disposable: true, email_confirmation: true })
  await send(hook.url, { Email: 'ana@yopmail.com' })
  await send(hook.url, { Email: 'flor@casa.example', Newsletter: 'yes' })
  await settle()
  expect(await calls(hook)).toMatchObject([
    { status: 'created' },
    { status: 'refused', problems: [{ source: 'Email', code: 'email_disposable', text: 'Disposable email address' }] },
  ])
  expect(await leadOf('flor@casa.example')).toMatchObject({ confirmation: { status: 'pending' } })
  await h.patch(`/v1/sites/${site}/lead-quality`, { reject_disposable: false, email_confirmation: false })
})

test('tags of the hook and of the call, new fields and the page that it came from reach the lead', async () => {
  const { id: tag_id } = (await h.post(`/v1/sites/${site}/tags`, { name: 'Webinar' })).body
  const hook = await newHook({
    tag_ids: [tag_id],
    mapping: [
      { source: 'Email', field: 'email' },
      { source: 'Topics', field: 'tags' },
      { source: 'Company size', field: 'company_size', new_field: { type: 'number', label: 'Company size' } },
    ],
  })
  const page_url = 'https://casa.example/webinar?utm_source=newsletter'
  await send(hook.url, { Email: 'pino@casa.example', Topics: ['Roofs', 'Walls'], 'Company size': 40, page_url })
  await settle()
  const lead = await leadOf('pino@casa.example')
  expect(await h.get(`/v1/sites/${site}/leads/${lead?.id}?expand=tags`)).toMatchObject({
    body: {
      tags: expect.arrayContaining(['Roofs', 'Walls', 'Webinar'].map(name => expect.objectContaining({ name }))),
      custom_fields: { company_size: 40 },
      origin: { first_touch: { utm_source: 'newsletter', landing_page: 'https://casa.example/webinar' } },
    },
  })
  expect(await h.delete(`/v1/sites/${site}/tags/${tag_id}`)).toMatchObject({
    status: 409,
    body: { blockers: [{ type: 'incoming_hook', name: 'Webinar form' }] },
  })
})

test('a wrong secret, another site’s secret and a deleted hook are not found, before the body is read', async () => {
  const hook = await newHook({ mapping })
  const other = await h.newSite('Casa Roja')
  const wrong = hook.url.replace(/.$/, digit => (digit === '0' ? '1' : '0'))
  for (const url of [wrong, hook.url.replace(site, other)]) {
    expect(await send(url, '{', form)).toMatchObject({ status: 404, body: { code: 'site_not_found' } })
  }
  const replaced = (await h.post(`${at}/${hook.id}/address`)).body
  expect(await send(hook.url, { Email: 'a@casa.example' })).toMatchObject({ status: 404 })
  const url = String(replaced.url).replace('https://leads.example.com', '')
  expect(await send(url, { Email: 'a@casa.example' })).toMatchObject({ status: 202 })
  await h.delete(`${at}/${hook.id}`)
  expect(await send(url, { Email: 'a@casa.example' })).toMatchObject({ status: 404 })
})

test('what cannot be read is refused: size, type, broken JSON and forms, no fields, too many', async () => {
  const { url } = await newHook({ mapping })
  const refused = async (body: unknown, type = 'application/json') => {
    const reply = await send(url, body, { 'content-type': type })
    return [reply.status, reply.body.code]
  }
  expect(await refused({ Email: 'a'.repeat(300_000) })).toEqual([413, 'body_too_large'])
  expect(await refused('<a/>', 'application/xml')).toEqual([415, 'content_type_not_supported'])
  expect(await refused('{"Email":')).toEqual([400, 'body_not_json'])
  expect(await refused('nothing', 'multipart/form-data; boundary=x')).toEqual([400, 'body_not_multipart'])
  expect(await refused({})).toEqual([422, 'validation_failed'])
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`f${i}`, i]))
  expect(await refused(many)).toEqual([422, 'validation_failed'])
})

test('a flood to one hook is refused and says when to come again', async () => {
  const { url } = await newHook()
  const other = await newHook()
  let last = await send(url, { n: 0 })
  for (let n = 1; n <= 300; n++) last = await send(url, { n })
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await send(other.url, { n: 0 })).toMatchObject({ status: 202 })
})

test('a hook that nobody maps takes no more than its limit, and what waits stays', async () => {
  const hook = await newHook()
  await send(hook.url, { n: 0 })
  const database = await h.installation.databases.site(site)
  await database.write(async tx => {
    await tx.run(
      `insert into incoming_calls (id, hook_id, status, digest, "values", email_keys, problems, deliveries, received_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999)
       select 'icall_' || i, '${hook.id}', 'waiting', 'x' || i, '[]', '[]', '[]', 1, ${h.clock.now()} from n`,
    )
  })
  expect(await send(hook.url, { n: 1 })).toMatchObject({ status: 429, body: { code: 'incoming_calls_full' } })
  expect((await h.get(`${at}/${hook.id}`)).body.calls).toMatchObject({ waiting: 10_000 })
  await h.delete(`${at}/${hook.id}`)
})

test('an erased person is in no call: neither in one that made the lead, nor in one that waits', async () => {
  const hook = await newHook({ mapping })
  const waiting = await newHook()
  await send(hook.url, { Email: 'Olmo@casa.example', Notes: 'of Olmo' })
  await send(waiting.url, { anything: 'olmo@casa.example', name: 'Olmo' })
  await settle()
  const lead = await leadOf('Olmo@casa.example')
  expect((await h.delete(`/v1/sites/${site}/leads/${lead?.id}`)).status).toBeLessThan(300)
  await settle()
  expect(JSON.stringify([await calls(hook), await calls(waiting)]).toLowerCase()).not.toContain('olmo')
  const [erased] = await calls(waiting)
  expect(erased).toMatchObject({ status: 'refused', values: [] })
  expect(await h.post(`${at}/${waiting.id}/calls/${erased?.id}/retry`)).toMatchObject({ status: 409 })
})

test('a mapping that names nothing of the site is refused at its place', async () => {
  const wrong = [
    { source: 'Email', field: 'email' },
    { source: 'Email', field: 'nothing' },
  ]
  const { status, body } = await h.post(at, { name: 'Wrong', mapping: wrong })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([
    { pointer: '/mapping/1/source', code: 'repeated' },
    { pointer: '/mapping/1/field', code: 'unknown_reference' },
  ])
})
