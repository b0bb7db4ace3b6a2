import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { keywordLimits } from './limits.ts'
import { insertKeyword, saveKeyword } from './store.ts'
import { termKey } from './term-key.ts'

let h: Harness
let site: string
let path: string
let one: string
let assistant: string
let count = 0
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  site = await h.newSite(`Keywords ${++count}`)
  assistant = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'SEO' })).body.id)
  path = `/v1/sites/${site}/assistants/${assistant}/keywords`
  one = `/v1/sites/${site}/keywords`
})

const add = (keyword: string, secondary_keywords: string[] = [], language = 'en') =>
  h.post(path, { language, keyword, secondary_keywords })
const named = async (query: string) => (await h.get(`${path}?${query}`)).body.data.map(({ keyword }) => keyword)

test('keywords are found in main and secondary ones, sorted, and per language', async () => {
  await add('Balcony plants', ['plants for shade'])
  await add('Árboles frutales', ['limonero'], 'es')
  await add('Garden soil')
  expect(await named('')).toEqual(['Garden soil', 'Árboles frutales', 'Balcony plants'])
  expect(await named('sort=keyword')).toEqual(['Árboles frutales', 'Balcony plants', 'Garden soil'])
  expect(await named('search=SHADE')).toEqual(['Balcony plants'])
  expect(await named('search=arboles')).toEqual(['Árboles frutales'])
  expect(await named('search=%25')).toEqual([])
  expect(await named('language=es')).toEqual(['Árboles frutales'])
  const first = (await h.get(`${path}?sort=keyword&limit=2`)).body
  expect(await named(`sort=keyword&limit=2&cursor=${first.next_cursor}`)).toEqual(['Garden soil'])
})

test('main and secondary keywords are unique, whatever their case, accents and spaces', async () => {
  await add('Limón del balcón', ['citrus'])
  const same = await add('  limon DEL  balcon ')
  expect([same.status, same.body.code]).toEqual([409, 'keyword_repeated'])
  expect(same.body.detail).toBe('Main keyword and secondary keywords must be unique.')
  const listed = await add('lemons', ['fruit', 'Citrus', 'FRUIT', 'lemons'])
  expect((listed.body.errors as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
    ...['/secondary_keywords/1', '/secondary_keywords/2', '/secondary_keywords/3'],
  ])
  expect((await add('limon del balcon', [], 'es')).status).toBe(201)
})

test('what is too long is refused, and what reads from right to left, or is emoji, is a keyword', async () => {
  const long = await add('x'.repeat(keywordLimits.keyword_characters_max + 1))
  expect(long.body.errors).toMatchObject([{ pointer: '/keyword', code: 'too_long' }])
  expect((await add(' ')).status).toBe(422)
  for (const keyword of ['نباتات الشرفة', '🌱🌵', 'ни­к'])
    expect((await add(keyword, [], 'ar')).body.keyword).toBe(keyword)
  expect((await add('a', [], 'english')).status).toBe(422)
  expect(termKey('\u0301')).not.toBe('')
})

test('a keyword is changed on top of what was read, and its former words are free again', async () => {
  const { body } = await add('balcony', ['shade'])
  const changed = await h.patch(
    `${one}/${body.id}`,
    { secondary_keywords: ['sun'] },
    { headers: { 'If-Match': '"1"' } },
  )
  expect(changed.body).toMatchObject({ keyword: 'balcony', secondary_keywords: ['sun'], version: 2 })
  expect((await h.patch(`${one}/${body.id}`, { keyword: 'sun' })).body.code).toBe('keyword_repeated')
  expect((await h.patch(`${one}/${body.id}`, { keyword: 'b' }, { headers: { 'If-Match': '"1"' } })).status).toBe(412)
  expect((await add('shade')).status).toBe(201)
})

test('a keyword stays while a page that was made of it exists, and goes with its assistant', async () => {
  const { body } = await add('balcony', ['shade'])
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', level: 1, text: 'Balcony' }] }
  const page = (await h.post(`/v1/sites/${site}/pages`, { name: 'Balcony', document })).body
  await h.inSite(site, tx => saveKeyword(tx, body.id, { page_id: page.id }))
  const kept = await h.delete(`${one}/${body.id}`)
  expect([kept.status, kept.body.code]).toEqual([409, 'in_use'])
  await h.delete(`/v1/sites/${site}/pages/${page.id}`)
  expect((await h.get(`${one}/${body.id}`)).body.page_id).toBeNull()
  expect((await h.delete(`${one}/${body.id}`)).status).toBe(204)
  expect((await add('shade')).status).toBe(201)
  await h.delete(`/v1/sites/${site}/assistants/${assistant}`)
  expect((await h.get(path)).status).toBe(404)
})

test('an assistant has as many keywords as it may', async () => {
  await h.inSite(site, async (tx, { newId, now }) => {
    for (let i = 0; i < keywordLimits.assistant_keywords_max; i++) {
      await insertKeyword(tx, {
        ...{ id: newId('keyword'), assistant_id: assistant, language: 'en', keyword: `k${i}`, keyword_key: `k${i}` },
        ...{ brief: null, outline: null, draft: null, operation_id: null },
        ...{ secondary_keywords: [], page_id: null, version: 1, created_at: now(), updated_at: now() },
      })
    }
  })
  expect((await add('one more')).body.code).toBe('too_many_keywords')
})
