/** What an assistant's owner does with a model connected: compares before publishing, translates, scrapes, writes for a keyword, and reacts to talks. */
import { expect, test, vi } from 'vitest'
import { base, button, client, noBarriers, page, setUp, site_id } from './assistants-writing-scene.ts'

vi.setConfig({ testTimeout: 90_000 })

setUp()

test('pages that were scraped become knowledge, and a draft page', async () => {
  const text = 'Ferns grow in shade. They like damp soil, and no wind at all.'
  // No page of the test machine may be fetched: what was found at the address is put into the answer.
  await page.route(/\/researches\/[^/]+\/sources/, async route => {
    const answer = (await (await route.fetch()).json()) as { data: { problem?: object }[] }
    const data = answer.data.map(({ problem: _, ...source }) => ({ ...source, title: 'Ferns', text, status: 'read' }))
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
  expect(source).toMatchObject({ type: 'urls', urls: ['https://ferns.example/'] })
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
