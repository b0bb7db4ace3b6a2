import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { pageLimits } from './limits.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
})
afterAll(() => h.close())

const text = (said: string, id = 'a') => ({
  ...{ id, type: 'text', content: [{ type: 'paragraph', runs: [{ text: said }] }] },
})
const document = (...blocks: object[]) => ({ version: 1, blocks: blocks.length > 0 ? blocks : [text('Hello')] })
let count = 0
async function make(more: object = {}) {
  count += 1
  const made = await h.post(at, { name: `Page ${count}`, document: document(), ...more })
  expect(made.body).toMatchObject({ status: 'draft' })
  return made.body
}
const errorsOf = ({ body }: { body: object }): string[] => {
  const { errors = [] } = body as { errors?: { pointer: string; code: string }[] }
  return errors.map(({ pointer, code }) => `${pointer} ${code}`)
}
const popup = async (design: object = {}): Promise<string> =>
  (await h.post(`/v1/sites/${site}/popups`, { name: `Popup ${++count}`, ...design })).body.id

test('a page gets its handle from its name, a number where it is taken, and a word where nothing is left', async () => {
  expect((await make({ name: 'Über uns & Co.' })).handle).toBe('uber-uns-co')
  expect((await make({ name: 'Über uns & Co.' })).handle).toBe('uber-uns-co-2')
  expect((await make({ name: 'Цены' })).handle).toBe('page')
  expect((await make({ name: 'API' })).handle).toBe('api-2')
})

test.each([
  ['PRICES-2027 ', 'prices-2027'],
  ['-prices', 'handle_characters'],
  ['a--b', 'handle_characters'],
  ['рrices', 'handle_characters'],
  ['a/b', 'handle_characters'],
  ['..', 'handle_characters'],
  [' ', 'required'],
  ['V1', 'handle_reserved'],
  ['sitemap', 'handle_reserved'],
  ['a'.repeat(pageLimits.page_handle_characters_max), 'a'.repeat(pageLimits.page_handle_characters_max)],
  ['a'.repeat(pageLimits.page_handle_characters_max + 1), 'too_long'],
])('the handle %j: %s', async (handle, becomes) => {
  const made = await h.post(at, { name: 'Handle', handle, document: document() })
  if (made.status === 201) expect(made.body.handle).toBe(becomes)
  else expect(errorsOf(made)).toEqual([`/handle ${becomes}`])
})

test('a handle is taken once, by a change too', async () => {
  const one = await make({ handle: 'taken' })
  const other = await make()
  for (const tried of [
    await h.post(at, { name: 'Again', handle: 'Taken', document: document() }),
    await h.patch(`${at}/${other.id}`, { handle: 'taken' }),
  ]) {
    expect([tried.status, tried.body.code, errorsOf(tried)]).toEqual([409, 'handle_taken', ['/handle handle_taken']])
  }
  expect((await h.patch(`${at}/${one.id}`, { handle: 'taken' })).status).toBe(200)
})

test('there is one public homepage: the next takes its place once it is published, and it is neither deleted nor made another kind', async () => {
  const first = await make({ type: 'homepage' })
  expect(first.url).toBe('https://leads.example.com/s/casa-verde/')
  await h.post(`${at}/${first.id}/publish`)
  const second = await make()
  const kept = [await h.delete(`${at}/${first.id}`), await h.patch(`${at}/${first.id}`, { type: 'custom' })]
  expect(kept.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, 'page_is_homepage']))
  expect((await h.patch(`${at}/${second.id}`, { type: 'homepage' })).body.type).toBe('homepage')
  expect((await h.get(`${at}/${first.id}`)).body).toMatchObject({ type: 'homepage', version: 2 })
  await h.post(`${at}/${second.id}/publish`)
  expect((await h.get(`${at}/${first.id}`)).body).toMatchObject({ type: 'custom', version: 3 })
  expect((await h.get(`${at}?type=homepage`)).body.data).toHaveLength(1)
  expect((await h.delete(`${at}/${first.id}`)).status).toBe(204)
})

test('a draft of a homepage is a page like others', async () => {
  const draft = await make({ type: 'homepage' })
  expect((await h.patch(`${at}/${draft.id}`, { type: 'landing' })).body.type).toBe('landing')
  expect((await h.delete(`${at}/${draft.id}`)).status).toBe(204)
})

test('a page to which a popup leads is not deleted', async () => {
  const page = await make({ handle: 'thanks', type: 'thank_you' })
  expect(page.seo).toMatchObject({ indexed: false })
  const popup_id = await popup({ after_submission: { type: 'redirect', url: `${page.url}/?a=1` } })
  const { body } = await h.get(`${at}/${page.id}/uses`)
  expect(body.data).toMatchObject([{ type: 'popup', id: popup_id }])
  const refused = await h.delete(`${at}/${page.id}`)
  expect(refused.body).toMatchObject({ status: 409, code: 'in_use', blockers: [{ type: 'popup', id: popup_id }] })
  await h.delete(`/v1/sites/${site}/popups/${popup_id}`)
  expect((await h.delete(`${at}/${page.id}`)).status).toBe(204)
})

test('a page to which an active campaign sends visitors is not deleted', async () => {
  const page = await make({ handle: 'offer' })
  const campaigns = `/v1/sites/${site}/campaigns`
  const popup_id = await popup({
    content: { heading: 'A guide', button_text: 'Send', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email', label: 'Email' }] },
  })
  const { body: campaign } = await h.post(campaigns, {
    ...{ name: 'Spring guide', description: 'For readers of the plant pages.', popup_id },
    ...{ form_action: 'destination_url', destination_url: `${page.url}?utm_source=popup#top` },
  })
  expect((await h.post(`${campaigns}/${campaign.id}/publish`)).status).toBe(200)
  const refused = await h.delete(`${at}/${page.id}`)
  expect(refused.body).toMatchObject({ status: 409, code: 'in_use', blockers: [{ type: 'campaign', id: campaign.id }] })
  expect((await h.get(`${at}/${page.id}/uses`)).body.data).toMatchObject([{ type: 'campaign', name: 'Spring guide' }])
  await h.post(`${campaigns}/${campaign.id}/archive`)
  expect((await h.delete(`${at}/${page.id}`)).status).toBe(204)
})

test('a popup and an image that a page shows are not deleted, even while only its public content does', async () => {
  const popup_id = await popup()
  const page = await make({
    document: document({ id: 'a', type: 'form', heading: '', text: '', popup_id }),
  })
  await h.post(`${at}/${page.id}/publish`)
  await h.patch(`${at}/${page.id}`, { document: document() })
  const refused = await h.delete(`/v1/sites/${site}/popups/${popup_id}`)
  expect(refused.body).toMatchObject({ status: 409, blockers: [{ type: 'page', id: page.id }] })
})

const hero = (more: object = {}) => ({
  ...{ id: 'h', type: 'hero', heading: 'A', text: '', image_id: '', alt: '', layout: 'stacked' },
  ...{ button_text: 'Go', link: '/prices', ...more },
})
const nobody = 'popup_0199a3f2c4d87e6b9a0112233445566f'
const noImage = 'image_0199a3f2c4d87e6b9a0112233445566f'
test.each([
  [[hero()], []],
  [[hero({ link: 'javascript:alert(1)' })], ['/document/blocks/0/link page_link_invalid']],
  [[hero({ link: 'java\nscript:alert(1)' })], ['/document/blocks/0/link page_link_invalid']],
  [[hero({ link: '//evil.example' })], ['/document/blocks/0/link page_link_invalid']],
  [[hero({ link: '/\\evil.example' })], ['/document/blocks/0/link page_link_invalid']],
  [[hero({ link: 'data:text/html,x' })], ['/document/blocks/0/link page_link_invalid']],
  [[hero({ link: 'https://a:b@evil.example' })], ['/document/blocks/0/link page_link_invalid']],
  [[hero({ link: '#h', second_link: 'mailto:a@example.com' })], []],
  [[hero({ image_id: noImage })], ['/document/blocks/0/image_id unknown_reference']],
  [[text('a'), text('b')], ['/document/blocks/1/id repeated']],
  [
    [{ id: 'p', type: 'popup_trigger', text: 'Open', popup_id: nobody }],
    ['/document/blocks/0/popup_id unknown_reference'],
  ],
  [
    [{ id: 'g', type: 'gallery', heading: '', images: [{ image_id: noImage, alt: '', caption: '' }] }],
    ['/document/blocks/0/images/0/image_id unknown_reference'],
  ],
  [
    [{ id: 'v', type: 'video', title: 'V', video_url: 'https://video.example/1', image_id: '', alt: '' }],
    ['/document/blocks/0/video_url video_unknown'],
  ],
  [
    [{ id: 'i', type: 'image', image_id: '', url: 'https://a.example/a.png', alt: '' }],
    ['/document/blocks/0/url image_of_site_needed'],
  ],
  [
    [{ id: 'e', type: 'embed', title: 'E', embed_url: 'http://maps.example', height_px: 300 }],
    ['/document/blocks/0/embed_url embed_url_invalid'],
  ],
  [[{ ...text('a'), show_if: { type: 'all', filters: [] } }], ['/document/blocks/0/show_if condition_on_page']],
  [[{ id: 'x', type: 'header' }], ['/document/blocks/0/type invalid']],
])('blocks %#', async (blocks, wrong) => {
  const tried = await h.post(at, { name: 'Blocks', document: document(...blocks) })
  expect(errorsOf(tried)).toEqual(wrong)
})

test('documents end at their limits, and those of a newer version are refused', async () => {
  const many = (n: number) => document(...Array.from({ length: n }, (_, i) => text('a', `b${i}`)))
  expect((await h.post(at, { name: 'Many', document: many(limits.document_blocks_max) })).status).toBe(201)
  const above = await h.post(at, { name: 'Many', document: many(limits.document_blocks_max + 1) })
  expect(errorsOf(above)).toEqual(['/document/blocks too_many'])
  expect(errorsOf(await h.post(at, { name: 'Two thousand', document: many(2_000) }))).toEqual([
    '/document/blocks too_many',
  ])
  const newer = await h.post(at, { name: 'New', document: { ...document(), version: 2 } })
  expect(errorsOf(newer)).toEqual(['/document/version document_version_unknown'])
  const columns = { id: 'c', type: 'columns', columns: [{ blocks: many(limits.document_blocks_max).blocks }] }
  expect(errorsOf(await h.post(at, { name: 'In columns', document: document(columns) }))).toEqual([
    '/document/blocks document_too_long',
  ])
  const plans = (n: number) => ({
    ...{ id: 'p', type: 'pricing', heading: '' },
    plans: Array.from({ length: n }, () => ({
      ...{ name: 'A', price: '1 €', period: '', text: '', button_text: '', link: '' },
      includes: Array.from({ length: pageLimits.page_lines_in_plan_max }, () => 'a'),
    })),
  })
  const { page_items_in_block_max: most } = pageLimits
  expect((await h.post(at, { name: 'Plans', document: document(plans(most)) })).status).toBe(201)
  const surplus = await h.post(at, { name: 'Plans', document: document(plans(most + 1)) })
  expect(errorsOf(surplus)).toEqual(['/document/blocks/0/plans too_many'])
  const [plan] = plans(1).plans
  const lines = { ...plans(1), plans: [{ ...plan, includes: [...(plan?.includes ?? []), 'b'] }] }
  expect(errorsOf(await h.post(at, { name: 'Lines', document: document(lines) }))).toEqual([
    '/document/blocks/0/plans/0/includes too_many',
  ])
})

test.each([
  ['title', pageLimits.seo_title_characters_max, 'too_long'],
  ['description', pageLimits.seo_description_characters_max, 'too_long'],
  ['keyword', pageLimits.seo_keyword_characters_max, 'too_long'],
])('the %s has at most %i characters', async (name, most, code) => {
  const seo = { title: '', description: '', keyword: '', image_id: '', indexed: true }
  const page = await make()
  const put = (n: number) => h.patch(`${at}/${page.id}`, { seo: { ...seo, [name]: 'k'.repeat(n) } })
  expect((await put(most)).status).toBe(200)
  expect(errorsOf(await put(most + 1))).toEqual([`/seo/${name} ${code}`])
})

test('frames are as high as they may be', async () => {
  const frame = (height_px: number) => document({ id: 'f', type: 'html_frame', title: 'F', html: '<p>', height_px })
  const most = pageLimits.page_frame_height_px_max
  expect((await h.post(at, { name: 'Frame', document: frame(most) })).status).toBe(201)
  expect(errorsOf(await h.post(at, { name: 'Frame', document: frame(most + 1) }))).toEqual([
    '/document/blocks/0/height_px too_big',
  ])
})
