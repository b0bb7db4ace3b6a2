import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { pageLimits } from './limits.ts'
import { pages, pageVersions } from './table.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
})
afterAll(() => h.close())

const saying = (said: string) => ({ version: 1, blocks: [{ id: 'a', type: 'heading', text: said, level: 1 }] })
const none = { title: '', description: '', keyword: '', image_id: '', indexed: true }
let count = 0
const make = async (more: object = {}) => {
  count += 1
  return (await h.post(at, { name: `Page ${count}`, document: saying('One'), ...more })).body
}

test('what is published stays so while the draft is changed; each published content is kept and can be brought back', async () => {
  const { id } = await make()
  const first = (await h.post(`${at}/${id}/publish`)).body
  expect(first).toMatchObject({ status: 'published', published_version: 1, has_unpublished_changes: false })
  expect((await h.post(`${at}/${id}/publish`)).body.version).toBe(first.version)
  const changed = (await h.patch(`${at}/${id}`, { document: saying('Two') })).body
  expect(changed).toMatchObject({ content_version: 2, published_version: 1, has_unpublished_changes: true })
  await h.post(`${at}/${id}/publish`)
  const { data } = (await h.get(`${at}/${id}/versions`)).body
  expect(data.map(v => [v.content_version, v.is_published])).toEqual([
    [2, true],
    [1, false],
  ])
  const restored = (await h.post(`${at}/${id}/restore`, { content_version: 1 })).body
  expect(restored).toMatchObject({ content_version: 3, published_version: 2, document: saying('One') })
  const hidden = (await h.post(`${at}/${id}/unpublish`)).body
  expect(hidden).toMatchObject({ status: 'draft', has_unpublished_changes: true })
  expect(hidden).not.toHaveProperty('published_at')
  const gone = await h.post(`${at}/${id}/restore`, { content_version: 9 })
  expect(gone.body).toMatchObject({ status: 422, errors: [{ pointer: '/content_version', code: 'unknown_reference' }] })
  const late = await h.post(`${at}/${id}/restore`, { content_version: 1 }, { headers: { 'if-match': '"1"' } })
  expect([late.status, late.body.code]).toEqual([412, 'changed_elsewhere'])
})

test('at most so many published contents are kept, the newest', async () => {
  const { id } = await make()
  await h.post(`${at}/${id}/publish`)
  const database = await h.installation.databases.site(site)
  const kept = pageLimits.page_versions_kept
  await database.write(async tx => {
    const [row] = await tx.select().from(pageVersions).limit(1)
    const of = { page_id: id, content: row?.content as never, created_at: 0 }
    for (let number = 2; number <= kept; number++) await tx.insert(pageVersions).values({ ...of, number })
    await tx.update(pages).set({ content_version: kept })
  })
  const numbers = async () => (await database.read(db => db.select().from(pageVersions))).filter(v => v.page_id === id)
  expect(await numbers()).toHaveLength(kept)
  await h.patch(`${at}/${id}`, { document: saying('Newest') })
  await h.post(`${at}/${id}/publish`)
  const left = (await numbers()).map(v => v.number).sort((a, b) => a - b)
  expect([left.length, left[0], left.at(-1)]).toEqual([kept, 2, kept + 1])
})

test('a keyword belongs to one page, however it is written, by a copy and a former content too', async () => {
  const seo = { ...none, keyword: 'Balcony plants' }
  const one = await make({ seo })
  await h.post(`${at}/${one.id}/publish`)
  const refused = await h.post(at, {
    name: 'Other',
    document: saying('A'),
    seo: { ...none, keyword: 'BALCONY plants ' },
  })
  expect(refused.body).toMatchObject({ status: 409, code: 'keyword_taken', errors: [{ pointer: '/seo/keyword' }] })
  const copy = (await h.post(`${at}/${one.id}/duplicate`)).body
  expect(copy).toMatchObject({ status: 'draft', seo: { keyword: '' }, content_version: 1 })
  await h.patch(`${at}/${one.id}`, { seo: none })
  expect((await h.patch(`${at}/${copy.id}`, { seo })).status).toBe(200)
  const back = await h.post(`${at}/${one.id}/restore`, { content_version: 1 })
  expect([back.status, back.body.code]).toEqual([409, 'keyword_taken'])
  expect((await h.patch(`${at}/${one.id}`, { seo })).body.code).toBe('keyword_taken')
})

test('the menu has the pages that are named, in their order', async () => {
  const [a, b, c] = [await make(), await make(), await make({ in_menu: true })]
  const menu = async () => (await h.get(`/v1/sites/${site}/page-menu`)).body.data.map(entry => entry.page_id)
  expect(await menu()).toContain(c.id)
  expect((await h.call('PUT', `/v1/sites/${site}/page-menu`, { body: { page_ids: [b.id, a.id] } })).status).toBe(200)
  expect(await menu()).toEqual([b.id, a.id])
  expect((await h.get(`${at}/${c.id}`)).body.in_menu).toBe(false)
  const gone = 'page_0199a3f2c4d87e6b9a0112233445566f'
  const wrong = await h.call('PUT', `/v1/sites/${site}/page-menu`, { body: { page_ids: [a.id, gone, a.id] } })
  expect(wrong.body.errors).toMatchObject([
    { pointer: '/page_ids/1', code: 'unknown_reference' },
    { pointer: '/page_ids/2', code: 'repeated' },
  ])
})

test('the score says what is missing, and is full where nothing is', async () => {
  const filler = Array.from({ length: 200 }, (_, i) => (i % 8 === 7 ? `word${i}.` : `word${i}`)).join(' ')
  const document = {
    version: 1,
    blocks: [
      { id: 'a', type: 'heading', text: 'Herbs for the kitchen', level: 1 },
      { id: 'b', type: 'text', content: [{ type: 'paragraph', runs: [{ text: filler, link: '/' }] }] },
    ],
  }
  const description = `Kitchen herbs: ${'a'.repeat(140)}`
  const seo = { ...none, title: 'Kitchen herbs', description, keyword: 'kitchen herbs' }
  const failed = (page: Record<string, unknown>) =>
    (page.seo_checks as { code: string; passed: boolean; points: number }[]).filter(({ passed }) => !passed)
  const page = await make({
    document: { ...document, blocks: [{ ...document.blocks[0], text: 'Kitchen herbs' }, document.blocks[1]] },
    seo,
  })
  expect(failed(page)).toEqual([])
  expect(page.seo_score).toBe(100)
  const poor = await make({ document, seo: { ...seo, keyword: 'kitchen herb', description: 'Short' } })
  const missing = failed(poor).map(({ code }) => code)
  expect(missing).toEqual([
    ...['title_repeated', 'description_length', 'keyword_not_in_title', 'keyword_not_in_description'],
    'keyword_not_in_first_words',
  ])
  const lost = failed(poor).reduce((sum, { points }) => sum + points, 0)
  expect(poor.seo_score).toBe(100 - lost)
})

test('a translation names an original that is none itself', async () => {
  const original = await make()
  const spanish = await make({ language: 'es', translation_of: original.id })
  expect(spanish.translation_of).toBe(original.id)
  for (const translation_of of [spanish.id, 'page_0199a3f2c4d87e6b9a0112233445566f']) {
    const wrong = await h.post(at, { name: 'X', document: saying('A'), translation_of })
    expect(wrong.body.errors).toMatchObject([{ pointer: '/translation_of', code: 'unknown_reference' }])
  }
  await h.delete(`${at}/${original.id}`)
  expect((await h.get(`${at}/${spanish.id}`)).body.translation_of).toBe('')
})

test('a site has so many pages', async () => {
  const other = await h.newSite('Full')
  const database = await h.installation.databases.site(other)
  const own = `/v1/sites/${other}/pages`
  const { body } = await h.post(own, { name: 'First', document: saying('A') })
  await database.write(async tx => {
    const [row] = await tx.select().from(pages)
    for (let i = 2; i < pageLimits.site_pages_max; i++) {
      const id = `page_${i.toString(16).padStart(32, '0')}`
      await tx.insert(pages).values({ ...(row as NonNullable<typeof row>), id, handle: `p${i}` })
    }
  })
  expect((await h.post(own, { name: 'Last', document: saying('A') })).status).toBe(201)
  const above = [
    await h.post(own, { name: 'More', document: saying('A') }),
    await h.post(`${own}/${body.id}/duplicate`),
    await h.post(`/v1/sites/${other}/pages/from-template`, { template: 'about' }),
  ]
  expect(above.map(r => [r.status, r.body.code])).toEqual(Array(3).fill([409, 'too_many_pages']))
})

test('the score is the sum of the checks beside it, also once other pages have come', async () => {
  const own = `/v1/sites/${await h.newSite('Huerta Clara')}/pages`
  const { id } = (await h.post(own, { name: 'First', document: saying('One') })).body
  await h.post(own, { name: 'Second', document: saying('Two') })
  const page = (await h.get(`${own}/${id}`)).body
  const checks = page.seo_checks as { code: string; passed: boolean; points: number }[]
  const passed = checks.filter(check => check.passed)
  expect(checks.find(({ code }) => code === 'links_missing')?.passed).toBe(false)
  expect(page.seo_score).toBe(passed.reduce((sum, { points }) => sum + points, 0))
})
