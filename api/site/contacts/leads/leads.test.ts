import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventBounds, eventsAfter } from '../../../platform/events/events.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { consents } from '../consents/ledger-table.ts'

let h: Harness
let site: string
let base: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  base = `/v1/sites/${site}`
})
afterAll(() => h.close())

const add = async (body: Record<string, unknown>) => {
  const made = await h.post(`${base}/leads`, body)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}

test('a lead is added, read, changed under its version, and erased; the history tells each once', async () => {
  const made = await add({ email: ' Maria@Example.com', first_name: 'María José', last_name: 'O’Brien' })
  expect(made).toMatchObject({ email: 'Maria@Example.com', mailability: 'unsubscribed', source: 'manual', version: 1 })
  const path = `${base}/leads/${made.id}`
  expect((await h.get(path)).body).toEqual(made)
  const changed = await h.patch(
    path,
    { first_name: null, timezone: 'Europe/Madrid' },
    { headers: { 'if-match': '"1"' } },
  )
  expect(changed.body).toMatchObject({ first_name: null, timezone: 'Europe/Madrid', version: 2 })
  expect((await h.patch(path, { phone: '1234' }, { headers: { 'if-match': '"1"' } })).status).toBe(412)
  const timeline = await h.get(`${path}/timeline`, { headers: { 'accept-language': 'es' } })
  expect(timeline.body.data.map(e => [e.type, e.title])).toEqual([
    ['lead.updated', 'Contacto modificado'],
    ['lead.created', 'Contacto captado'],
  ])
  expect(timeline.body.data[0]).toMatchObject({ data: { fields: ['first_name', 'timezone'] } })
  expect((await h.delete(path)).status).toBe(204)
  expect((await h.get(path)).status).toBe(404)
})

test('names without digits, in any script; each refusal at its field and in the caller’s language', async () => {
  for (const first_name of ['O’Brien', "D'Arcy", 'Jean-Luc', 'María José', '愛子', 'J. R.']) {
    await add({ email: `n${first_name.length}-${first_name.codePointAt(2)}@example.com`, first_name })
  }
  const given = { email: 'x@example.com', first_name: 'R2D2', phone: 'call me', custom_fields: { nope: 1 } }
  const refused = await h.post(`${base}/leads`, given, { headers: { 'accept-language': 'es' } })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ errors: [{ pointer: '/first_name', code: 'name_characters' }] })
  const later = await h.post(`${base}/leads`, { ...given, first_name: 'Ada' })
  expect(later.body).toMatchObject({
    errors: [
      { pointer: '/phone', code: 'phone_invalid' },
      { pointer: '/custom_fields/nope', code: 'unknown_key' },
    ],
  })
})

test('an address is there once, whatever its case', async () => {
  const first = await add({ email: 'once@example.com' })
  const again = await h.post(`${base}/leads`, { email: 'ONCE@example.COM' })
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'lead_exists', blockers: [{ type: 'lead', id: first.id }] })
  const other = await add({ email: 'another@example.com' })
  const moved = await h.patch(`${base}/leads/${other.id}`, { email: 'Once@Example.com' })
  expect(moved.body).toMatchObject({ status: 409, code: 'lead_exists', blockers: [{ id: first.id }] })
  expect((await h.patch(`${base}/leads/${first.id}`, { email: 'ONCE@example.com' })).status).toBe(200)
})

test('consent makes a lead subscribed and is in the ledger; withdrawing is, too, and survives erasing', async () => {
  const made = await add({ email: 'yes@example.com', consent: { text: 'Send me news.' } })
  expect(made).toMatchObject({ mailability: 'subscribed' })
  const path = `${base}/leads/${made.id}`
  expect((await h.post(`${path}/unsubscribe`)).body).toMatchObject({ mailability: 'unsubscribed' })
  const ledger = await h.get(`${path}/consents`)
  expect(ledger.body.data.map(c => [c.type, c.method])).toEqual([
    ['withdrawn', 'manual'],
    ['given', 'api'],
  ])
  await h.delete(path)
  const back = await add({ email: 'Yes@example.com', consent: { text: 'Send me news.' } })
  expect(back).toMatchObject({ mailability: 'unsubscribed' })
  const database = await h.installation.databases.site(site)
  const kept = await database.read(db => db.select().from(consents))
  expect(kept.filter(row => row.lead_id === made.id)).toEqual([])
  expect(kept.filter(row => row.lead_id.startsWith('erased_'))).toHaveLength(2)
})

test('tags and audiences are expanded on request only, and an unknown expansion is refused by name', async () => {
  const tag = (await h.post(`${base}/tags`, { name: 'Webinar' })).body.id
  const audience = (await h.post(`${base}/audiences`, { name: 'News' })).body.id
  const made = await add({ email: 'tagged@example.com', tag_ids: [tag], audience_ids: [audience] })
  expect(made).toMatchObject({ tag_ids: [tag], audience_ids: [audience] })
  expect(made.tags).toBeUndefined()
  const found = await h.get(`${base}/leads?tag_id=${tag}&audience_id=${audience}&expand=tags,audiences`)
  expect(found.body.data).toMatchObject([
    {
      id: made.id,
      tags: [{ id: tag, name: 'Webinar', source: 'manual' }],
      audiences: [{ id: audience, name: 'News' }],
    },
  ])
  const refused = await h.get(`${base}/leads?expand=orders`)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('tags, audiences')
  const untagged = await h.post(`${base}/leads/${made.id}/tags/remove`, { tag_ids: [tag] })
  expect(untagged.body).toMatchObject({ tag_ids: [] })
  for (const path of ['tags', 'tags/remove']) {
    const unknown = await h.post(`${base}/leads/${made.id}/${path}`, { tag_ids: [`tag_${'0'.repeat(32)}`] })
    expect([unknown.status, unknown.body]).toMatchObject([
      422,
      { errors: [{ pointer: '/tag_ids/0', code: 'unknown_reference' }] },
    ])
  }
})

test('a timeline says what gave a tag and what changed a field', async () => {
  const tag_ids = [(await h.post(`${base}/tags`, { name: 'By whom' })).body.id]
  const email = 'by-whom@example.com'
  const { id } = await add({ email })
  await h.post(`${base}/leads/${id}/tags`, { tag_ids })
  await h.patch(`${base}/leads/${id}`, { last_name: 'Peña' })
  const { body: key } = await h.post('/v1/api-keys', { name: 'Shop', grants: ['manage-leads'], site_ids: [site] })
  await h.post(`${base}/leads/upsert`, { leads: [{ email, last_name: 'Pena' }] }, { token: String(key.key) })
  const told = (await h.get(`${base}/leads/${id}/timeline`)).body.data.map(({ type, data }) => [type, data])
  expect(told).toMatchObject([
    ['lead.updated', { fields: ['last_name'], source: 'api' }],
    ['lead.updated', { fields: ['last_name'], source: 'manual' }],
    ['lead.tag_added', { tag_id: tag_ids[0], source: 'manual' }],
    ['lead.created', { source: 'manual' }],
  ])
})

test('a change of tags is told once, in the timeline and in the stream; the activity says who made it', async () => {
  const tag_ids = [(await h.post(`${base}/tags`, { name: 'Told once' })).body.id]
  const { id } = await add({ email: 'told-once@example.com' })
  const told = async () => (await h.get(`${base}/leads/${id}/timeline`)).body.data.map(({ type }) => type)
  const database = await h.installation.databases.site(site)
  const { last } = await database.read(eventBounds)
  await h.post(`${base}/leads/${id}/tags`, { tag_ids })
  expect(await told()).toEqual(['lead.tag_added', 'lead.created'])
  await h.post(`${base}/leads/${id}/tags`, { tag_ids })
  expect(await told()).toHaveLength(2)
  await h.post(`${base}/leads/${id}/tags/remove`, { tag_ids })
  expect(await told()).toEqual(['lead.tag_removed', 'lead.tag_added', 'lead.created'])
  const streamed = await database.read(db => eventsAfter(db, last, { limit: 10 }))
  expect(streamed.map(({ name }) => name)).toEqual(['lead.tag_added', 'lead.tag_removed'])
  const activities = (await h.get(`${base}/activities?subject_id=${id}`)).body.data
  expect(activities.map(({ name }) => name)).toEqual([
    'lead.tag_removed',
    'lead.tag_added',
    'lead.tag_added',
    'lead.created',
  ])
})

test('search folds case and accents; pages by any sort neither skip nor repeat', async () => {
  const other = await h.newSite('Sorted')
  const names = ['Álvarez', 'alba', 'Zoe', 'Muñoz', 'Bo']
  for (const [i, last_name] of names.entries()) {
    h.clock.forward(i % 2)
    await h.post(`/v1/sites/${other}/leads`, { email: `${i}@example.com`, last_name })
  }
  const found = await h.get(`/v1/sites/${other}/leads?search=MUNOZ`)
  expect(found.body.data.map(l => l.last_name)).toEqual(['Muñoz'])
  for (const sort of ['last_name', '-last_name', 'registered_at', '-registered_at', 'email', '-last_activity_at']) {
    const whole = await h.get(`/v1/sites/${other}/leads?sort=${sort}`)
    const ids: unknown[] = []
    for (let cursor: unknown = ''; cursor !== null; ) {
      const next = await h.get(`/v1/sites/${other}/leads?sort=${sort}&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      ids.push(...next.body.data.map(l => l.id))
      cursor = next.body.next_cursor
    }
    expect(ids).toEqual(whole.body.data.map(l => l.id))
    expect(ids).toHaveLength(5)
  }
  const sorted = await h.get(`/v1/sites/${other}/leads?sort=last_name`)
  expect(sorted.body.data.map(l => l.last_name)).toEqual(['alba', 'Álvarez', 'Bo', 'Muñoz', 'Zoe'])
})

test('a filter finds and counts; what does not fit is refused at its pointer', async () => {
  const filter = { type: 'rule', field: 'email', op: 'starts_with', value: 'TAGGED' }
  expect((await h.post(`${base}/leads/search`, { filter })).body.data).toHaveLength(1)
  expect((await h.post(`${base}/leads/count`, { filter })).body).toEqual({ count: 1, exact: true })
  const wrong = {
    type: 'all',
    filters: [
      { ...filter, op: 'gt' },
      { type: 'not', filter: { ...filter, field: 'x' } },
    ],
  }
  expect((await h.post(`${base}/leads/search`, { filter: wrong })).body).toMatchObject({
    errors: [
      { pointer: '/filter/filters/0/op', code: 'not_allowed_value' },
      { pointer: '/filter/filters/1/filter/field', code: 'filter_field_unknown' },
    ],
  })
  const nested = (depth: number): unknown => (depth === 1 ? filter : { type: 'not', filter: nested(depth - 1) })
  expect((await h.post(`${base}/leads/count`, { filter: nested(10) })).status).toBe(200)
  expect((await h.post(`${base}/leads/count`, { filter: nested(11) })).status).toBe(422)
  const wide = (rules: number) => ({ type: 'any', filters: Array.from({ length: rules }, () => filter) })
  expect((await h.post(`${base}/leads/count`, { filter: wide(100) })).status).toBe(200)
  const two = { type: 'any', filters: [wide(100), filter] }
  expect((await h.post(`${base}/leads/count`, { filter: two })).status).toBe(422)
})

test('a key that would reach the prototype is refused at its place, in maps too', async () => {
  const body = '{"email":"proto@example.com","custom_fields":{"__proto__":"x"}}'
  const reply = await h.post(`/v1/sites/${site}/leads`, body)
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toMatchObject([{ pointer: '/custom_fields/__proto__', code: 'unknown_key' }])
})

test('leads of the last days are counted by the days of the site’s zone, up to a year', async () => {
  const there = `/v1/sites/${await h.newSite('Days')}`
  await h.patch(there, { timezone: 'Pacific/Auckland' })
  for (const n of [1, 2, 3]) expect((await h.post(`${there}/leads`, { email: `day${n}@example.com` })).status).toBe(201)
  const { body } = await h.get(`${there}/leads/by-day`)
  expect(body.timezone).toBe('Pacific/Auckland')
  expect(body.data).toHaveLength(30)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(h.clock.now())
  expect(body.data.at(-1)).toEqual({ date: today, count: 3 })
  expect(body.data.at(-2)?.count).toBe(0)
  expect((await h.get(`${there}/leads/by-day?days=366`)).body.data).toHaveLength(366)
  expect((await h.get(`${there}/leads/by-day?days=367`)).status).toBe(422)
  expect((await h.get(`${there}/leads/by-day?days=0`)).status).toBe(422)
})

test('erasing somebody who left takes nothing from whoever has an address that they gave up', async () => {
  const leads = `${base}/leads`
  const consent = { text: 'Send me news.' }
  const first = await h.post(leads, { email: 'given-up@example.com', consent })
  const path = `${leads}/${first.body.id}`
  expect((await h.patch(path, { email: 'moved-on@example.com' })).status).toBe(200)
  const second = await h.post(leads, { email: 'given-up@example.com', consent })
  await h.post(`${path}/unsubscribe`)
  const present = async () => (await h.get(`${leads}/${second.body.id}`)).body
  expect(await present()).toMatchObject({ mailability: 'subscribed' })
  expect((await h.delete(path)).status).toBe(204)
  expect(await present()).toMatchObject({ mailability: 'subscribed' })
  expect((await present()).suppression ?? null).toBeNull()
  const again = await h.post(leads, { email: 'moved-on@example.com', consent })
  expect(again.body).toMatchObject({ mailability: 'unsubscribed' })
})
