/** Fields that are deleted and come back, their order, and what a required one asks. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { removeOldFields } from './housekeeping.ts'
import { customFieldLimits } from './limits.ts'

const day = 86_400_000

let h: Harness
let at: string
let site: string
let count = 0
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  site = await h.newSite(`Settings ${++count}`)
  at = `/v1/sites/${site}`
})

/** As if the fields had been deleted so much earlier. */
const later = async (ms: number) => {
  const database = await h.installation.databases.site(site)
  await database.write(tx => tx.run('update custom_fields set deleted_at = deleted_at - ?', [ms]))
}
const newField = async (name: string, more: object = {}): Promise<string> =>
  (await h.post(`${at}/custom-fields`, { type: 'text', name, label: name.toUpperCase(), ...more })).body.id
const names = async (query = '') =>
  ((await h.get(`${at}/custom-fields${query}`)).body.data as { name: string }[]).map(({ name }) => name)
const valuesOf = async (lead_id: string) => (await h.get(`${at}/leads/${lead_id}`)).body.custom_fields
const housekeep = async (at_once?: number) =>
  removeOldFields(await h.installation.databases.site(site), h.clock.now(), at_once)

test('a deleted field is nowhere, and comes back with its values within its days', async () => {
  const size = await newField('size')
  const lead = (await h.post(`${at}/leads`, { email: 'ana@example.com', custom_fields: { size: 'M' } })).body
  expect((await h.delete(`${at}/custom-fields/${size}`)).status).toBe(204)
  expect(await valuesOf(lead.id)).toEqual({})
  expect((await h.get(`${at}/custom-fields/${size}`)).status).toBe(404)
  expect((await h.patch(`${at}/leads/${lead.id}`, { custom_fields: { size: 'L' } })).status).toBe(422)
  const rule = { type: 'rule', field: 'custom_fields.size', op: 'is', value: 'M' }
  expect((await h.post(`${at}/leads/search`, { filter: rule })).status).toBe(422)
  expect(await names()).toEqual([])
  const deleted = (await h.get(`${at}/custom-fields?deleted=true`)).body.data[0]
  const kept = customFieldLimits.custom_field_restorable_days * day
  expect(deleted).toMatchObject({
    id: size,
    restorable_until: new Date(Date.parse(String(deleted?.deleted_at)) + kept).toISOString(),
  })

  await later(kept)
  await housekeep()
  const restored = await h.post(`${at}/custom-fields/${size}/restore`)
  expect(restored).toMatchObject({ status: 200, body: { id: size, name: 'size', version: 3 } })
  expect(restored.body.deleted_at).toBeUndefined()
  expect(await valuesOf(lead.id)).toEqual({ size: 'M' })
  expect((await h.post(`${at}/leads/search`, { filter: rule })).body.data).toHaveLength(1)
  expect((await h.post(`${at}/custom-fields/${size}/restore`)).status).toBe(404)
})

test('after its days a field is gone with its values, however many there are', async () => {
  const size = await newField('size')
  const kept = await newField('kept')
  const database = await h.installation.databases.site(site)
  for (const name of ['ana', 'eva', 'leo']) {
    const body = { email: `${name}@example.com`, custom_fields: { kept: name, size: 'S' } }
    expect((await h.post(`${at}/leads`, body)).status).toBe(201)
  }
  expect((await h.delete(`${at}/custom-fields/${size}`)).status).toBe(204)
  await later(customFieldLimits.custom_field_restorable_days * day + 1)
  expect((await h.post(`${at}/custom-fields/${size}/restore`)).status).toBe(404)
  await housekeep(2)
  expect((await h.get(`${at}/custom-fields?deleted=true`)).body.data).toEqual([])
  const left = await database.read(db => db.all('select field_id from lead_values', []))
  expect(left).toEqual([[kept], [kept], [kept]])
})

test('the name of a deleted field is free; restoring names the field that has it', async () => {
  const first = await newField('size', { required: true })
  await h.delete(`${at}/custom-fields/${first}`)
  const second = await newField('size')
  const refused = await h.post(`${at}/custom-fields/${first}/restore`)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'name_taken', blockers: [{ type: 'field', id: second, name: 'SIZE' }] },
  })
  await h.delete(`${at}/custom-fields/${second}`)
  expect((await h.post(`${at}/custom-fields/${first}/restore`)).body).toMatchObject({ required: true })
})

test('fields are listed in the order that they are given, page by page', async () => {
  const [a = '', b = '', c = '', d = ''] = await Promise.all(['a', 'b', 'c', 'd'].map(name => newField(name)))
  expect(await names()).toEqual(['a', 'b', 'c', 'd'])
  const move = (id: string, before_id?: string) => h.post(`${at}/custom-fields/${id}/move`, { before_id })
  expect((await move(d, b)).status).toBe(200)
  expect(await names()).toEqual(['a', 'd', 'b', 'c'])
  await move(a)
  await move(c, c)
  expect(await names()).toEqual(['d', 'b', 'c', 'a'])
  await h.delete(`${at}/custom-fields/${b}`)
  expect((await move(a, b)).body).toMatchObject({ errors: [{ pointer: '/before_id', code: 'unknown_reference' }] })
  await move(a, d)
  await h.post(`${at}/custom-fields/${b}/restore`)
  await newField('e')
  const pages = []
  let cursor = ''
  do {
    const { body } = await h.get(`${at}/custom-fields?limit=2${cursor}`)
    pages.push(body.data.map(({ name }) => name))
    cursor = body.has_more ? `&cursor=${body.next_cursor}` : ''
  } while (cursor)
  expect(pages.flat()).toHaveLength(5)
  expect(pages.flat().filter(name => name !== 'b')).toEqual(['a', 'd', 'c', 'e'])
})

test('a required field is asked by every form that has it, and is not emptied by hand', async () => {
  const size = await newField('size', { required: true })
  const refused = await h.post(`${at}/custom-fields`, { type: 'hidden', name: 'utm', label: 'UTM', required: true })
  expect(refused.body).toMatchObject({ errors: [{ pointer: '/required', code: 'hidden_not_required' }] })
  const bare = await h.post(`${at}/leads`, { email: 'bare@example.com' })
  expect(bare.status).toBe(201)
  const { body: lead } = await h.post(`${at}/leads`, { email: 'ana@example.com', custom_fields: { size: 'M' } })
  const error = { pointer: '/custom_fields/size', code: 'required' }
  const emptied = await h.patch(`${at}/leads/${lead.id}`, { custom_fields: { size: null } })
  expect(emptied.body).toMatchObject({ errors: [error] })
  const upserted = { leads: [{ email: 'ana@example.com', custom_fields: { size: '' } }] }
  const { body: results } = await h.post(`${at}/leads/upsert`, upserted)
  expect(results).toMatchObject({ data: [{ status: 'refused', errors: [error] }] })

  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' }
  const form = { fields: [{ name: 'email' }, { name: 'size' }], consent: { type: 'none' } }
  const popup = (await h.post(`${at}/popups`, { name: 'Hello', content, form })).body.id
  await h.post(`${at}/publish`)
  await h.post(`${at}/popups/${popup}/publish`)
  const send = (values: object) =>
    h.post(
      `/v1/public/sites/${site}/popups/${popup}/submissions`,
      { values: { email: 'eva@example.com', ...values }, page_url: 'https://a.example/', shown_for_ms: 4_000 },
      { token: null },
    )
  expect((await send({})).body).toMatchObject({ errors: [{ pointer: '/values/size', code: 'required' }] })
  expect((await send({ size: 'L' })).status).toBe(201)
  expect((await h.patch(`${at}/custom-fields/${size}`, { required: false })).body).toMatchObject({ required: false })
  expect((await send({})).status).toBe(201)
  expect((await h.patch(`${at}/leads/${lead.id}`, { custom_fields: { size: null } })).status).toBe(200)
})
