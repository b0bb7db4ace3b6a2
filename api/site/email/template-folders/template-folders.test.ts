import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { templateFolderLimits } from './limits.ts'
import { templateFolders } from './table.ts'

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
})
afterAll(() => w.close())

const create = (name: string) => w.post(w.path('template-folders'), { name })
const names = async (query = '') =>
  (await w.get(w.path(`template-folders${query}`))).body.data.map(({ name, template_count }) => [name, template_count])

test('templates are sorted into folders, found by them, and a folder with templates stays', async () => {
  const { body: news } = await create('News')
  const { body: account } = await create('account')
  const body = { subject: 'Hi', body_text: 'Hello {{ unsubscribe_url }}', folder_id: news.id }
  const first = (await w.post(w.path('templates'), { name: 'First', ...body })).body
  expect(first).toMatchObject({ folder_id: news.id })
  const copy = (await w.post(w.path(`templates/${first.id}/duplicate`))).body
  expect(copy).toMatchObject({ folder_id: news.id })
  expect(await names()).toEqual([
    ['account', 0],
    ['News', 2],
  ])
  const inNews = await w.get(w.path(`templates?folder_id=${news.id}`))
  expect(inNews.body.data.map(({ id }) => id).sort()).toEqual([first.id, copy.id].sort())
  const folder = w.path(`template-folders/${news.id}`)
  expect((await w.patch(folder, { name: 'Newsletters' })).body).toMatchObject({
    name: 'Newsletters',
    version: 2,
    template_count: 2,
  })
  expect((await w.get(folder)).body).toMatchObject({ name: 'Newsletters', template_count: 2 })
  expect((await w.patch(folder, { name: 'x' }, { headers: { 'if-match': '"1"' } })).status).toBe(412)
  expect((await w.delete(folder)).body).toMatchObject({
    status: 409,
    code: 'in_use',
    blockers: [{ name: 'First' }, {}],
  })
  const moved = await w.patch(w.path(`templates/${first.id}`), { folder_id: account.id })
  expect(moved.body).toMatchObject({ folder_id: account.id, content_version: 1 })
  await w.patch(w.path(`templates/${copy.id}`), { folder_id: null })
  expect((await w.delete(folder)).status).toBe(204)
  const gone = await w.patch(w.path(`templates/${copy.id}`), { folder_id: news.id })
  expect(gone.body.errors).toMatchObject([{ pointer: '/folder_id', code: 'unknown_reference' }])
  const made = await w.post(w.path('templates'), { name: 'Nowhere', ...body })
  expect(made.body.errors).toMatchObject([{ pointer: '/folder_id', code: 'unknown_reference' }])
})

test('names are taken without regard to case; pages follow them', async () => {
  await create('Page a')
  await create('page b')
  expect((await create('PAGE A')).body).toMatchObject({ code: 'name_taken', errors: [{ pointer: '/name' }] })
  const { data, next_cursor } = (await w.get(w.path('template-folders?limit=2'))).body
  expect(data.map(({ name }) => name)).toEqual(['account', 'Page a'])
  expect((await w.get(w.path(`template-folders?limit=2&cursor=${next_cursor}`))).body.data).toMatchObject([
    { name: 'page b' },
  ])
  const wrong = Buffer.from('[1]').toString('base64url')
  expect((await w.get(w.path(`template-folders?cursor=${wrong}`))).body.errors).toMatchObject([
    { code: 'cursor_invalid' },
  ])
})

test('a site keeps so many folders and no more', async () => {
  const there = (await names('?limit=100')).length
  const at = w.clock.now()
  const rows = Array.from({ length: templateFolderLimits.template_folders_max - there - 1 }, (_, i) => ({
    ...{ id: w.installation.newId('template_folder'), name: `Row ${i}`, name_key: `row ${i}` },
    ...{ created_at: at, updated_at: at },
  }))
  await w.database.write(async tx => {
    await tx.insert(templateFolders).values(rows)
  })
  expect((await create('Last')).status).toBe(201)
  expect((await create('More')).body).toMatchObject({ status: 409, code: 'too_many_template_folders' })
})
