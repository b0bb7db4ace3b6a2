import { expect, test, vi } from 'vitest'
import {
  assistant_id,
  base,
  button,
  client,
  fake,
  fixture,
  noBarriers,
  page,
  pair,
  setUp,
  site_id,
  source_id,
} from './assistants-writing-scene.ts'

vi.setConfig({ testTimeout: 90_000 })

setUp()

const says = (...values: object[]) => {
  fake.next = values.map(value => ({ type: 'stream', pieces: [JSON.stringify(value)], input_tokens: 10 }))
}

test('before a draft is published, its dialog says which golden questions get worse', async () => {
  const expected = [{ source_id, text: 'Ferns like shade' }]
  const question = 'Which plants like shade?'
  await client.assistants.goldenQuestions.create({ site_id, assistant_id, body: { question, expected } })
  const run = async (target: 'draft' | 'live') => {
    const started = await client.assistants.goldenQuestions.startGoldenRun({ site_id, assistant_id, body: { target } })
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
