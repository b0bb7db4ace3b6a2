/** What an assistant's owner does with a model connected: compares before publishing, translates, scrapes, writes for a keyword, and reacts to talks. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../api/testing/fake-openai.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 90_000 })

let fake: FakeOpenAi
let fixture: ServerFixture
let client: Leadwright
let browser: Browser
let page: Page
let site_id: string
let assistant_id: string
let source_id: string
let base: string

beforeAll(async () => {
  fake = await openFakeOpenAi()
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const site = { name: 'Casa Verde', subdomain: 'casa-verde', timezone: 'UTC', postal_address: 'Calle Mayor 1, Madrid' }
  ;({ id: site_id } = await client.sites.create({ body: site }))
  await client.sites.publish({ site_id })
  source_id = await pair('Which balcony plants like shade?', 'Ferns like shade. Water them every second day.')
  ;({ id: assistant_id } = await client.assistants.create({
    site_id,
    body: { name: 'Gardener', source_ids: [source_id] },
  }))
  await client.assistants.publish({ site_id, assistant_id })
  const provider = { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', input_cents: 100, output_cents: 100 }
  await client.aiProvider.update({ site_id, body: provider })
  base = `${fixture.url}/sites/${site_id}/assistant/${assistant_id}`
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  await fake?.close()
})
beforeEach(() => {
  fake.asked.length = 0
  fake.next = []
})

const pair = async (question: string, answer: string) =>
  (await client.knowledgeSources.create({ site_id, body: { kind: 'pair', question, answer } })).id

const says = (...values: object[]) => {
  fake.next = values.map(value => ({ kind: 'stream', pieces: [JSON.stringify(value)], input_tokens: 10 }))
}

const noBarriers = () => expectNoBarriers(page)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

test('before a draft is published, its dialog says which golden questions get worse', async () => {
  const expected = [{ source_id, text: 'Ferns like shade' }]
  const question = 'Which plants like shade?'
  await client.goldenQuestions.create({ site_id, assistant_id, body: { question, expected } })
  const run = async (target: 'draft' | 'live') => {
    const started = await client.goldenQuestions.startGoldenRun({ site_id, assistant_id, body: { target } })
    await expect
      .poll(async () => (await client.operations.get({ site_id, operation_id: started.id })).status)
      .toBe('completed')
  }
  await run('live')
  const other = await pair('Where is the shop?', 'In Lavapiés, Madrid.')
  await client.assistants.update({ site_id, assistant_id, body: { source_ids: [other] } })
  await page.goto(`${base}/golden`)
  await button('Ask them now').click()
  await page.getByText('1 question got worse').first().waitFor()
  await noBarriers()
  await button('Publish changes').click()
  const dialog = page.getByRole('alertdialog', { name: 'Publish Gardener?' })
  await dialog.getByText('1 question got worse').waitFor()
  await dialog.getByText('No expected passage was found').waitFor()
  await dialog.getByText(/Draft: 0 of 1 right\.\s+Live: 1 of 1\./).waitFor()
  await noBarriers()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await client.assistants.get({ site_id, assistant_id })).has_unpublished_changes).toBe(true)
  await button('Publish changes').click()
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('“Gardener” is published').waitFor()
  await expect
    .poll(async () => (await client.assistants.get({ site_id, assistant_id })).has_unpublished_changes)
    .toBe(false)
  await client.assistants.update({ site_id, assistant_id, body: { source_ids: [source_id] } })
  await client.assistants.publish({ site_id, assistant_id })
})

test('a translation stands beside its original, name and link as they were', async () => {
  says({ translation: 'Bienvenido a ⟦1⟧: ⟦2⟧.' })
  await page.goto(`${base}/translate`)
  await page.getByRole('textbox', { name: 'Original' }).fill('Welcome to Casa Verde: https://casa.example/shade.')
  await button('Translate').click()
  const compared = page.getByRole('region', { name: 'Original and translation' })
  await compared.getByText('Bienvenido a Casa Verde: https://casa.example/shade.').waitFor()
  await compared.getByText('Welcome to Casa Verde: https://casa.example/shade.').waitFor()
  await noBarriers()
  const [original, translated] = await Promise.all(
    ['Welcome', 'Bienvenido'].map(word => compared.getByText(new RegExp(`^${word}`)).boundingBox()),
  )
  expect(translated?.y).toBe(original?.y)
  expect(translated?.x).toBeGreaterThan((original?.x ?? 0) + (original?.width ?? 0))
  expect(JSON.stringify(fake.asked[0]?.messages.at(-1))).not.toContain('casa.example')
})

test('a topic is searched for on the web where its owner wants that, and what was found is chosen from', async () => {
  fake.found = [{ url: 'https://ferns.example/shade', title: 'Ferns in the shade', is_cited: false }]
  await page.goto(`${base}/research_topic`)
  await page.getByRole('textbox', { name: 'Topic' }).fill('Plants in the shade')
  const search = page.getByRole('checkbox', { name: 'Search the web with the model' })
  await search.focus()
  await page.keyboard.press('Space')
  await noBarriers()
  await button('Find sources').click()
  await page.getByRole('checkbox', { name: /https:\/\/ferns\.example\/shade/ }).waitFor()
  expect(fake.searched).toMatchObject([{ input: 'Plants in the shade', tools: [{ type: 'web_search' }] }])
})

test('pages that were scraped become knowledge, and a draft page', async () => {
  const text = 'Ferns grow in shade. They like damp soil, and no wind at all.'
  // No page of the test machine may be fetched: what was found at the address is put into the answer.
  await page.route(/\/researches\/[^/]+\/sources/, async route => {
    const answer = (await (await route.fetch()).json()) as { data: { problem?: object }[] }
    const data = answer.data.map(({ problem: _, ...source }) => ({ ...source, title: 'Ferns', text, state: 'read' }))
    await route.fulfill({ json: { ...answer, data } })
  })
  await page.goto(`${base}/content_scraper`)
  await page.getByRole('textbox', { name: /Addresses/ }).fill('https://ferns.example/')
  await button('Fetch pages').click()
  await page.getByRole('checkbox', { name: /Ferns/ }).waitFor()
  await noBarriers()
  await button('Add to knowledge').click()
  await page.getByText('Added. It is being read.').waitFor()
  await button('Open source').click()
  await expect.poll(() => page.url()).toMatch(/\/knowledge\/ksrc_/)
  const [source] = (await client.knowledgeSources.list({ site_id })).data
  expect(source).toMatchObject({ kind: 'urls', urls: ['https://ferns.example/'] })
  await page.goBack()
  await button('Make a draft page').click()
  await page.getByText('“Ferns” is a draft now').waitFor()
  await button('Open page').click()
  await expect.poll(() => page.url()).toMatch(/\/site\/pages\/page_/)
  const made = (await client.pages.list({ site_id })).data.find(({ name }) => name === 'Ferns')
  expect(made?.status).toBe('draft')
  const draft = await client.pages.get({ site_id, page_id: made?.id ?? '' })
  expect(JSON.stringify(draft.document)).toContain('damp soil')
})

test('a keyword goes from nothing to a draft page, and the home says how far it is', async () => {
  const body = { language: 'en', keyword: 'balcony plants' }
  const { id: keyword_id } = await client.keywords.create({ site_id, assistant_id, body })
  await page.goto(`${base}/home`)
  await page.getByText('Not started').waitFor()
  await noBarriers()
  await page.getByRole('link', { name: /^Write the brief/ }).click()
  says({
    ...{ title: 'Balcony plants that like shade', description: 'd'.repeat(155), audience: 'People in flats [1]' },
    ...{ intent: 'Choose a plant', points: ['Ferns like shade [1]'], questions: ['Which plants like shade?'] },
  })
  await button('Write: Brief').click()
  await page.getByText('Ferns like shade [1]').waitFor()
  says({ sections: [{ heading: 'Balcony plants', points: ['Shade'] }] })
  await button('Write: Outline').click()
  await page.getByRole('heading', { name: 'Balcony plants', exact: true }).waitFor()
  says({ paragraphs: ['Balcony plants like ferns grow in shade [1].'] })
  await button('Write: Draft').click()
  await page.getByText('Balcony plants like ferns grow in shade [1].').waitFor()
  await noBarriers()
  await button('Create draft page').click()
  await page.getByText('Page URL missing').waitFor()
  await page.getByRole('textbox', { name: 'Page URL' }).fill('balcony-plants')
  await button('Create draft page').click()
  await page.getByText('Draft page created').waitFor()
  const link = page.getByRole('link', { name: 'Open page' })
  await link.waitFor()
  const { page_id } = await client.keywords.get({ site_id, keyword_id })
  expect(page_id).toEqual(expect.any(String))
  await page.goto(`${base}/home`)
  await page
    .getByRole('row', { name: /balcony plants/ })
    .getByText('Draft page')
    .waitFor()
  await client.pages.publish({ site_id, page_id: page_id ?? '' })
  const row = page.getByRole('row', { name: /balcony plants/ })
  await row.getByText('Published').waitFor()
  const { seo_score } = await client.pages.get({ site_id, page_id: page_id ?? '' })
  await row.getByRole('cell', { name: String(seo_score), exact: true }).waitFor()
})

test('a journey begins where somebody spoke with an assistant, or only where they left their address', async () => {
  const {
    id: journey_id,
    version,
    document,
  } = await client.journeys.create({ site_id, body: { name: 'After a talk' } })
  const steps = [{ id: 'last', type: 'unsubscribe' as const }]
  await client.journeys.update(
    { site_id, journey_id, body: { document: { ...document, steps } } },
    { ifMatch: version },
  )
  await page.goto(`${fixture.url}/sites/${site_id}/marketing/automated-journeys/${journey_id}/flow-editor`)
  await button('Add trigger').click()
  await page.getByRole('menuitem', { name: 'Spoke with an assistant' }).click()
  await page.getByText('With none chosen, any assistant counts.').waitFor()
  const trigger = async () => (await client.journeys.get({ site_id, journey_id })).document.triggers
  await expect.poll(trigger).toEqual([{ type: 'spoke_with_assistant' }])
  await page.getByRole('combobox', { name: 'Assistants' }).click()
  await page.getByRole('option', { name: 'Gardener' }).click()
  await page.keyboard.press('Escape')
  const by_form = page.getByRole('checkbox', { name: /form/ })
  await by_form.focus()
  await page.keyboard.press('Space')
  await expect.poll(trigger).toEqual([{ type: 'spoke_with_assistant', assistant_ids: [assistant_id], by_form: true }])
  await noBarriers()
  await page.getByText('This journey is ready to publish.').waitFor()
})
