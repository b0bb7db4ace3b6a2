import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

test('a tag is created, read, renamed and deleted, and each change is in the history', async () => {
  const made = await h.post(`/v1/sites/${site}/tags`, { name: ' Webinar ' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ name: 'Webinar', lead_count: 0, version: 1, source: 'manual' })
  expect(made.headers.get('etag')).toBe('"1"')
  const path = `/v1/sites/${site}/tags/${made.body.id}`
  expect((await h.get(path)).body).toEqual(made.body)
  const renamed = await h.patch(path, { name: 'Taller' })
  expect(renamed.body).toMatchObject({ name: 'Taller', version: 2 })
  expect((await h.delete(path)).status).toBe(204)
  expect((await h.get(path)).status).toBe(404)
  const history = await h.get(`/v1/sites/${site}/activities?subject_id=${made.body.id}`)
  expect(history.body.data.map(a => a.name)).toEqual(['tag.deleted', 'tag.updated', 'tag.created'])
  expect(history.body.data.map(a => a.parts)).toEqual([[], ['name'], []])
})

test('a name is taken without regard to case, in the caller’s language, at its field', async () => {
  await h.post(`/v1/sites/${site}/tags`, { name: 'Áreas' })
  const again = await h.post(`/v1/sites/${site}/tags`, { name: 'ÁREAS' }, { headers: { 'accept-language': 'es-ES' } })
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    code: 'name_taken',
    title: 'Este nombre ya está en uso',
    errors: [{ pointer: '/name', code: 'name_taken', text: 'Este nombre ya está en uso' }],
  })
  const other = await h.post(`/v1/sites/${site}/tags`, { name: 'Other area' })
  const renamed = await h.patch(`/v1/sites/${site}/tags/${other.body.id}`, { name: 'áreas' })
  expect(renamed.body).toMatchObject({ status: 409, code: 'name_taken', errors: [{ pointer: '/name' }] })
  await h.post(`/v1/sites/${site}/tags`, { name: 'Straße' })
  expect((await h.post(`/v1/sites/${site}/tags`, { name: 'STRASSE' })).body).toMatchObject({ code: 'name_taken' })
  expect((await h.get(`/v1/sites/${site}/tags?search=Strasse`)).body.data).toMatchObject([{ name: 'Straße' }])
  expect((await h.post(`/v1/sites/${site}/tags`, { name: 'Areas' })).status).toBe(201)
})

test('many leads are given a tag, which says who gave it; an id of nobody is refused at its place', async () => {
  const tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Many' })).body.id
  const lead = (await h.post(`/v1/sites/${site}/leads`, { email: 'many@example.com' })).body.id
  const path = `/v1/sites/${site}/tags/${tag}/leads`
  for (const change of [path, `${path}/remove`]) {
    const refused = await h.post(change, { lead_ids: [lead, `lead_${'0'.repeat(32)}`] })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ errors: [{ pointer: '/lead_ids/1', code: 'unknown_reference' }] })
  }
  const { body: made } = await h.post('/v1/api-keys', {
    name: 'Tagger',
    site_ids: [site],
    grants: ['manage-leads'],
  })
  expect((await h.post(path, { lead_ids: [lead] }, { token: String(made.key) })).body).toEqual({ lead_ids: [lead] })
  const { tags } = (await h.get(`/v1/sites/${site}/leads/${lead}?expand=tags`)).body
  expect(tags).toEqual([
    { id: tag, name: 'Many', source: 'api', source_id: made.id, added_at: expect.stringMatching(/Z$/) },
  ])
})

test('a stale If-Match is refused and changes nothing', async () => {
  const { body } = await h.post(`/v1/sites/${site}/tags`, { name: 'Stale' })
  const path = `/v1/sites/${site}/tags/${body.id}`
  await h.patch(path, { name: 'Fresh' }, { headers: { 'if-match': '"1"' } })
  const stale = await h.patch(path, { name: 'Lost' }, { headers: { 'if-match': '"1"' } })
  expect(stale.status).toBe(412)
  expect((await h.get(path)).body).toMatchObject({ name: 'Fresh' })
})

test('a list is paged without skipping or repeating while tags are added', async () => {
  const other = await h.newSite('Paged')
  for (let i = 0; i < 5; i++) await h.post(`/v1/sites/${other}/tags`, { name: `tag ${i}` })
  const first = await h.get(`/v1/sites/${other}/tags?limit=2`)
  await h.post(`/v1/sites/${other}/tags`, { name: 'in between' })
  const names = first.body.data.map(t => t.name)
  let cursor = first.body.next_cursor as string | null
  while (cursor) {
    const next = await h.get(`/v1/sites/${other}/tags?limit=2&cursor=${cursor}`)
    names.push(...next.body.data.map(t => t.name))
    cursor = next.body.next_cursor as string | null
  }
  expect(names).toEqual(['tag 4', 'tag 3', 'tag 2', 'tag 1', 'tag 0'])
  expect((await h.get(`/v1/sites/${other}/tags?cursor=nonsense`)).status).toBe(422)
  expect((await h.get(`/v1/sites/${other}/tags?limit=101`)).status).toBe(422)
})

test('a repeat with the same Idempotency-Key is replayed; another body is refused', async () => {
  const headers = { 'idempotency-key': 'once' }
  const [a, b] = await Promise.all([
    h.post(`/v1/sites/${site}/tags`, { name: 'Once' }, { headers }),
    h.post(`/v1/sites/${site}/tags`, { name: 'Once' }, { headers }),
  ])
  expect(a.status).toBe(201)
  expect(b.status).toBe(201)
  expect(b.body).toEqual(a.body)
  expect([a, b].filter(r => r.headers.get('idempotent-replayed') === 'true')).toHaveLength(1)
  const other = await h.post(`/v1/sites/${site}/tags`, { name: 'Twice' }, { headers })
  expect(other.body.code).toBe('idempotency_key_reused')
})

test('unknown keys, missing values and prototype keys are refused at their pointer', async () => {
  const unknown = await h.post(`/v1/sites/${site}/tags`, { name: 'x', color: 'red' })
  expect(unknown.body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/color', code: 'unknown_key' }],
  })
  const missing = await h.post(`/v1/sites/${site}/tags`, {})
  expect(missing.body).toMatchObject({ errors: [{ pointer: '/name', code: 'required' }] })
  const proto = await h.post(`/v1/sites/${site}/tags`, '{"name":"x","__proto__":{"a":1}}')
  expect(proto.status).toBe(422)
  const nul = await h.post(`/v1/sites/${site}/tags`, { name: 'a\0b' })
  expect(nul.body).toMatchObject({ errors: [{ pointer: '/name', code: 'text_characters' }] })
})

test('another account’s site and tags look as if they did not exist', async () => {
  const stranger = await h.newPerson('eve@example.com')
  const theirs = await h.get(`/v1/sites/${site}/tags`, { token: stranger.token })
  const nowhere = await h.get('/v1/sites/site_00000000000000000000000000000000/tags', { token: stranger.token })
  expect(theirs.status).toBe(404)
  expect({ ...theirs.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' })
})
