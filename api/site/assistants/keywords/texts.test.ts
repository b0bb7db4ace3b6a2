import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { pageLimits } from '../../website/pages/limits.ts'
import { pages } from '../../website/pages/table.ts'
import { saveKeyword } from './store.ts'
import type { Draft } from './written.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant: string
let one: string
let count = 0
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
const at = (path: string) => `/v1/sites/${site}/${path}`
beforeEach(async () => {
  fake.asked.length = 0
  fake.next = []
  site = await h.newSite(`Writing for keywords ${++count}`)
  const pair = { type: 'pair', question: 'Which balcony plants like shade?', answer: 'Ferns like shade. Water them.' }
  const source_ids = [(await h.post(at('knowledge-sources'), pair)).body.id]
  assistant = String((await h.post(at('assistants'), { name: 'SEO', source_ids })).body.id)
  const made = await h.post(at(`assistants/${assistant}/keywords`), { language: 'en', keyword: 'balcony plants' })
  one = at(`keywords/${made.body.id}`)
})

const connect = () =>
  h.patch(at('ai-provider'), {
    ...{ base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', input_cents: 1_000_000, output_cents: 1_000_000 },
  })
const says = (value: object) => ({ type: 'stream' as const, pieces: [JSON.stringify(value)], input_tokens: 10 })
const brief = {
  ...{ title: 'Balcony plants that like shade', description: 'd'.repeat(155), audience: 'People in flats [1]' },
  ...{ intent: 'Choose a plant', points: ['Ferns like shade [1] [9]'], questions: ['Which plants like shade?'] },
}
const outline = {
  sections: [
    { heading: 'Balcony plants', points: ['Shade'] },
    { heading: 'Care', points: [] },
  ],
}
async function write(part: string) {
  const begun = await h.post(`${one}/write`, { part })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  await workOff(h, site)
  const operation = (await h.get(at(`operations/${begun.body.id}`))).body
  return { operation, keyword: (await h.get(one)).body }
}

test('a model writes brief, outline and draft with their sources, and a draft page is made of it', async () => {
  await connect()
  fake.next = [
    says(brief),
    says(outline),
    says({ paragraphs: ['Balcony plants like ferns grow in shade. <script>alert(1)</script>[1]'] }),
    says({ paragraphs: ['Water them, see [here](https://evil.example/x) ![p](https://evil.example/p.png) [1].'] }),
  ]
  const first = await write('brief')
  expect(first.operation).toMatchObject({ type: 'keyword_writing', status: 'completed', details: { part: 'brief' } })
  expect(first.keyword.brief).toMatchObject({
    ...{ by: 'model', points: ['Ferns like shade [1]'] },
    sources: [{ number: 1, excerpt: expect.stringContaining('Ferns like shade') }],
  })
  await write('outline')
  const { operation, keyword } = await write('draft')
  expect(operation.progress).toMatchObject({ total: 2, succeeded: 2 })
  expect(keyword.written).toEqual(['brief', 'outline', 'draft'])
  expect(JSON.stringify(keyword.draft)).not.toMatch(/script>|evil|https/)
  const usage = (await h.get(at('assistant-usage'))).body.days as { cost_usd_micros: number; answers: number }[]
  expect(usage[0]).toMatchObject({ answers: 0 })
  expect(usage[0]?.cost_usd_micros).toBeGreaterThanOrEqual(400_000)
  expect((await h.post(`${one}/publish`, {})).body).toMatchObject({
    code: 'page_url_missing',
    detail: 'Page URL missing',
  })
  const made = await h.post(`${one}/publish`, { handle: 'balcony-plants', with_sources: true })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const page = (await h.get(at(`pages/${made.body.page_id}`))).body
  expect(page).toMatchObject({ status: 'draft', handle: 'balcony-plants', seo: { keyword: 'balcony plants' } })
  const failed = (page.seo_checks as { code: string; passed: boolean }[]).filter(({ passed }) => !passed)
  expect(failed.map(({ code }) => code)).toEqual(['keyword_not_in_description', 'few_words'])
  expect(JSON.stringify(page.document)).toContain('Sources')
  expect((await h.post(`${one}/publish`, { handle: 'other' })).body.code).toBe('keyword_taken')
  expect((await h.delete(one)).body.code).toBe('in_use')
})

test('without a model, brief and outline come from the passages and say so, and a draft does not', async () => {
  expect((await write('brief')).keyword.brief).toMatchObject({
    by: 'passages',
    points: [expect.stringMatching(/\[1\]$/)],
  })
  expect((await h.post(`${one}/write`, { part: 'draft' })).body.code).toBe('outline_missing')
  expect((await write('outline')).keyword.outline).toMatchObject({ by: 'passages' })
  const { operation, keyword } = await write('draft')
  expect([operation.status, (operation.reason as { code: string }).code]).toEqual(['canceled', 'no_model'])
  expect(keyword.draft).toBeUndefined()
  expect((await h.post(`${one}/publish`, { handle: 'b' })).body).toMatchObject({
    ...{ code: 'html_content_empty', detail: 'Html content empty' },
  })
})

test('a busy provider is waited for and asked again; one without credit, and zero of our own, end it with the reason', async () => {
  await connect()
  fake.next = [{ type: 'busy', retry_after: '0' }, says(brief)]
  expect((await write('brief')).operation.status).toBe('completed')
  fake.next = [{ type: 'refusal', status: 429, code: 'insufficient_quota' }]
  const poor = await write('outline')
  expect(poor.operation.reason).toMatchObject({ code: 'ai_no_credit' })
  expect(poor.keyword.outline).toBeUndefined()
  await h.patch(at(`assistants/${assistant}`), { caps: { daily_cents: 0 } })
  expect((await write('outline')).operation.reason).toMatchObject({ code: 'limit_reached' })
})

test('writing is canceled in the middle, one at a time, and needs a source', async () => {
  await connect()
  fake.next = [{ type: 'drip', piece: 'la ', each_ms: 20 }]
  const begun = await h.post(`${one}/write`, { part: 'brief' })
  expect((await h.post(`${one}/write`, { part: 'brief' })).body.code).toBe('writing_under_way')
  const working = workOff(h, site)
  await expect.poll(() => fake.open).toBe(1)
  await h.post(at(`operations/${begun.body.id}/cancel`))
  await working
  expect(fake.open).toBe(0)
  expect((await h.get(at(`operations/${begun.body.id}`))).body.status).toBe('canceled')
  expect((await h.get(one)).body.brief).toBeUndefined()
  await h.patch(at(`assistants/${assistant}`), { source_ids: [] })
  expect((await h.post(`${one}/write`, { part: 'brief' })).body.code).toBe('no_source_attached')
})

test('a page needs a free address, and room', async () => {
  const draft: Draft = {
    ...{ by: 'model', made_at: '2027-03-14T09:30:00.000Z', sources: [], is_complete: true },
    sections: [{ heading: 'نباتات', paragraphs: ['نباتات الشرفة [1]'] }],
  }
  const { id } = (await h.get(one)).body
  await h.inSite(site, tx => saveKeyword(tx, id, { draft }))
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', level: 1, text: 'Balcony' }] }
  await h.post(at('pages'), { name: 'Taken', handle: 'taken', document })
  expect((await h.post(`${one}/publish`, { handle: 'taken' })).body.code).toBe('handle_taken')
  expect((await h.post(`${one}/publish`, { handle: 'No / handle' })).status).toBe(422)
  await h.inSite(site, async tx => {
    const [row] = await tx.select().from(pages)
    if (!row) throw new Error('no page')
    for (let i = 1; i < pageLimits.site_pages_max; i++) {
      const page_id = `page_${i.toString(16).padStart(32, '0')}`
      await tx.insert(pages).values({ ...row, id: page_id, handle: `p${i}`, keyword_key: null })
    }
  })
  expect((await h.post(`${one}/publish`, { handle: 'full' })).body.code).toBe('too_many_pages')
})
