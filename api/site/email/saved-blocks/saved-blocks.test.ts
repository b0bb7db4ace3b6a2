import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
})
afterAll(() => w.close())

const hours = [{ id: 'h1', type: 'heading', level: 2, text: 'Open from nine' }]
const saved = async (name: string) => (await w.post(w.path('saved-blocks'), { name, blocks: hours })).body.id
const withBlocks = async (name: string, ids: readonly string[]) => {
  const blocks = [
    ...ids.map((saved_block_id, i) => ({ id: `b${i}`, type: 'saved', saved_block_id })),
    { id: 'foot', type: 'footer', text: '' },
  ]
  const made = await w.post(w.path('templates'), { name, subject: 'Hi', document: { version: 1, blocks } })
  expect(made.status).toBe(201)
  return String(made.body.id)
}

test('a saved block counts its templates, once each, and names what sends them', async () => {
  const [used, other, unused] = [await saved('Used'), await saved('Other'), await saved('Unused')]
  const first = await withBlocks('First', [used, used, other])
  const second = await withBlocks('Second', [used])
  const made = await w.post(w.path('broadcasts'), { name: 'Spring', template_id: second, sender_id: w.sender_id })
  const listed = await w.get(w.path('saved-blocks'))
  expect(listed.body.data).toMatchObject([
    { id: unused, template_count: 0 },
    { id: other, template_count: 1 },
    { id: used, template_count: 2 },
  ])
  const one = w.path(`saved-blocks/${used}`)
  expect((await w.get(one)).body).toMatchObject({ template_count: 2 })
  expect((await w.patch(one, { name: 'Hours' })).body).toMatchObject({ name: 'Hours', template_count: 2 })
  const users = [
    { type: 'template', id: first, name: 'First' },
    { type: 'template', id: second, name: 'Second' },
  ]
  const uses = await w.get(`${one}/uses`)
  expect(uses.body.data).toEqual([
    ...users,
    { type: 'broadcast', id: made.body.id, name: 'Spring', through: { id: second, name: 'Second' } },
  ])
  expect((await w.get(w.path(`saved-blocks/${unused}/uses`))).body.data).toEqual([])
  expect((await w.delete(one)).body).toMatchObject({ status: 409, code: 'in_use', blockers: users })
  expect((await w.delete(w.path(`saved-blocks/${unused}`))).status).toBe(204)
  expect((await w.get(w.path(`saved-blocks/${unused}/uses`))).status).toBe(404)
})
