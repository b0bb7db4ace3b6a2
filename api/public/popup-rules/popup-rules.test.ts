import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let tag: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Member' })).body.id
})
afterAll(() => h.close())

async function popup(rules: object, published = true): Promise<string> {
  const texts = { content: { heading: 'A letter', thank_you_heading: 'Thanks' }, form: { fields: [{ name: 'email' }] } }
  const { body } = await h.post(`/v1/sites/${site}/popups`, { name: 'P', ...texts, ...rules })
  if (published) expect((await h.post(`/v1/sites/${site}/popups/${body.id}/publish`)).status).toBe(200)
  return body.id
}
const ask = (query = '') => h.get(`/v1/public/sites/${site}/popup-rules${query}`, { token: null })

test('a draft site answers as one that does not exist, but for a preview', async () => {
  const id = await popup({}, false)
  expect((await ask()).status).toBe(404)
  expect((await ask('?preview=nope')).status).toBe(404)
  const { body } = await h.post(`/v1/sites/${site}/popups/${id}/previews`, { page_url: 'https://shop.example/' })
  const previewed = await ask(`?preview=${encodeURIComponent(String(body.token))}`)
  expect(previewed.body.popups).toMatchObject([{ id, status: 'draft' }])
  await h.post(`/v1/sites/${site}/publish`)
})

test('rules stand there as they were written, without tags, and of drafts nothing but that they are', async () => {
  const url_rules = [
    { match: 'contains', value: '/letter\n/news' },
    { match: 'pattern', value: '/p*s', exclude: true },
  ]
  const visitor_rules = [
    { field: 'visitor', op: 'is', values: ['new'] },
    { field: 'tag', op: 'is_not', values: [tag] },
  ]
  const id = await popup({ devices: ['mobile'], url_rules, visitor_rules })
  const draft = await popup({ url_rules }, false)
  const { status, body, headers } = await ask(`?popup_ids=${draft},${id},popup_${'0'.repeat(32)}`)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.popups).toEqual([
    {
      ...{ id, status: 'published', devices: ['mobile'] },
      ...{ url_rules, visitor_rules: [visitor_rules[0], { field: 'tag', op: 'is_not' }] },
    },
    { id: draft, status: 'draft', devices: ['desktop', 'tablet', 'mobile'], url_rules: [], visitor_rules: [] },
  ])
  expect(JSON.stringify(body)).not.toContain(tag)
  expect((await ask()).body.popups).toMatchObject([{ id }])
  expect((await ask('?popup_ids=nope')).status).toBe(422)
})
