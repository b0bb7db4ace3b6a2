/** A site that has as much knowledge as it may: what more is refused with. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bytesKept } from '../../../platform/files/storage/kept-bytes.ts'
import { createHarness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { fileLimits } from '../../content/files/limits.ts'
import { insertSource, type SourceRow } from '../knowledge-records/rules.ts'
import { insertVector } from '../vectors/store.ts'
import { knowledgeLimits } from './limits.ts'
import { newSource } from './new-source.ts'

const h = await createHarness()
afterAll(() => h.close())
let site: string
let number = 0
beforeEach(async () => {
  number += 1
  site = await h.newSite(`Full ${number}`)
})

const pair = { type: 'pair', question: 'Is it full?', answer: 'It is.' }
const fill = (many: number, of: Partial<SourceRow> = {}) =>
  h.inSite(site, async (tx, { newId, now }) => {
    let id = ''
    for (let i = 0; i < many; i++) {
      id = newId('knowledge_source')
      await insertSource(tx, { ...newSource({ id, name: 'S', type: 'file', settings: {} }, now()), ...of })
    }
    return id
  })

async function uploaded(text: string): Promise<unknown> {
  const form = new FormData()
  form.append('file', new Blob([text]), 'more.txt')
  const headers = { authorization: `Bearer ${h.person.token}` }
  const path = `/v1/sites/${site}/knowledge-sources/files`
  return (await h.app.request(path, { method: 'POST', headers, body: form })).json()
}

test('no more sources than a site may have, by hand or as files', async () => {
  for (let i = 0; i < knowledgeLimits.site_sources_max; i += 100) await fill(100)
  const refused = { status: 409, code: 'too_many_sources' }
  expect((await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body).toMatchObject(refused)
  expect(await uploaded('One more.')).toMatchObject(refused)
})

test('files count for the storage of the site, and where it is full none is taken', async () => {
  const before = await h.inSite(site, bytesKept)
  expect(await uploaded('Twelve bytes')).toMatchObject({ data: [{ bytes: 12 }] })
  expect((await h.inSite(site, bytesKept)) - before).toBe(12)
  await workOff(h, site)
  expect((await h.inSite(site, bytesKept)) - before).toBe(12)
  const id = await fill(1, { bytes: fileLimits.site_storage_bytes_max - before - 12 - 5 })
  expect(await uploaded('Six...')).toMatchObject({ status: 409, code: 'storage_full' })
  expect(await uploaded('Five.')).toMatchObject({ data: [{ bytes: 5 }] })
  expect((await h.delete(`/v1/sites/${site}/knowledge-sources/${id}`)).status).toBe(204)
  expect((await h.inSite(site, bytesKept)) - before).toBe(17)
})

test('no more passages either', async () => {
  await fill(1, { chunk_count: knowledgeLimits.site_chunks_max })
  const refused = await h.post(`/v1/sites/${site}/knowledge-sources`, pair)
  expect(refused.body).toMatchObject({ status: 409, code: 'knowledge_full' })
})

test('a site has so many vectors, and none takes a picture', async () => {
  const path = `/v1/sites/${site}/vectors`
  const vector = await h.post(path, { name: 'First' })
  const image = await fill(1, { format: 'image' })
  const refused = await h.patch(`${path}/${vector.body.id}`, { source_ids: [image] })
  expect(refused.body).toMatchObject({ status: 422, code: 'vector_images' })
  await h.inSite(site, async (tx, { newId, now }) => {
    for (let i = 0; i < 200; i++) {
      const times = { version: 1, created_at: now(), updated_at: now() }
      await insertVector(tx, { id: newId('vector'), name: `V ${i}`, name_key: `v ${i}`, ...times })
    }
  })
  expect((await h.post(path, { name: 'One more' })).body).toMatchObject({ status: 409, code: 'too_many_vectors' })
  const renamed = await h.patch(`${path}/${vector.body.id}`, { name: 'V 1' })
  expect(renamed.body).toMatchObject({ status: 409, code: 'name_taken' })
})

test('what an assistant answers from is not deleted', async () => {
  const source = await h.post(`/v1/sites/${site}/knowledge-sources`, pair)
  const vector = await h.post(`/v1/sites/${site}/vectors`, { name: 'Used', source_ids: [source.body.id] })
  const of = { vector_ids: [vector.body.id], source_ids: [source.body.id] }
  const assistant = await h.post(`/v1/sites/${site}/assistants`, { name: 'Ana' })
  const path = `/v1/sites/${site}/assistants/${assistant.body.id}`
  const changed = await h.patch(path, of)
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const named = { status: 409, code: 'in_use', blockers: [{ type: 'assistant', id: assistant.body.id }] }
  for (const used of [`knowledge-sources/${source.body.id}`, `vectors/${vector.body.id}`]) {
    expect((await h.delete(`/v1/sites/${site}/${used}`)).body).toMatchObject(named)
  }
})
