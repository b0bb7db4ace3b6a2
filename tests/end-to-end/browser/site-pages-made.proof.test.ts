import { expect, test, vi } from 'vitest'
import { toFrameDocument } from '../../../admin/ui/document-theme.ts'
import {
  block,
  browser,
  client,
  fixture,
  isAccessible,
  page,
  pageNamed,
  press,
  setUp,
  site_id,
} from './site-pages-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('a page is created from an empty list, by keys', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/pages`)
  await page.getByText('No pages yet').waitFor()
  await isAccessible()
  await press('button', 'Create page')
  const name = page.getByRole('dialog').getByLabel('Name')
  await expect.poll(() => name.evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.type('Spring offer')
  await isAccessible()
  await page.keyboard.press('Enter')
  await block(/^Heading/).waitFor()
  expect((await pageNamed('Spring offer'))?.status).toBe('draft')
})

test('blocks are added and written; the preview is what the API renders', async () => {
  await press('button', 'Hero')
  await block(/^Hero/).waitFor()
  await expect.poll(() => block(/^Hero/).evaluate(one => one === document.activeElement)).toBe(true)
  const properties = page.getByRole('complementary', { name: 'Properties' })
  await properties.getByLabel('Heading', { exact: true }).fill('Balconies in bloom')
  await press('button', 'Save')
  await page.getByText('Page saved').waitFor()
  await isAccessible()
  const made = await pageNamed('Spring offer')
  await press('radio', 'Preview')
  const { html } = await client.pages.preview({ site_id, page_id: made?.id ?? '', body: {} })
  await expect.poll(() => page.locator('iframe').first().getAttribute('srcdoc')).toBe(toFrameDocument(html, 'light'))
  expect(html).toContain('Balconies in bloom')
  await press('radio', 'Edit')
  await block(/^Hero/).waitFor()
})

test('what is refused is said at its block, and undone', async () => {
  await press('button', 'Video')
  await block(/^Video/).waitFor()
  await press('button', 'Save')
  await page.getByText('Not saved').first().waitFor()
  await page.keyboard.press('Escape')
  await block(/^Video/).focus()
  await page.keyboard.press('Delete')
  await block(/^Video/).waitFor({ state: 'detached' })
})

test('published, it is read by visitors at its address; hidden, it is not', async () => {
  await press('button', 'Publish')
  await page.getByText('Spring offer is live').waitFor()
  const made = await pageNamed('Spring offer')
  expect(made).toMatchObject({ status: 'published', has_unpublished_changes: false })
  const visitor = await browser.newPage()
  await visitor.goto(made?.url ?? '')
  await visitor.getByRole('heading', { name: 'Balconies in bloom' }).waitFor()
  await visitor.close()
  await press('link', 'Versions')
  await page.getByRole('row', { name: /Version \d/ }).waitFor()
  await isAccessible()
  await press('button', /^Actions for Version/)
  await page.getByRole('menuitem', { name: 'Preview' }).press('Enter')
  // By its name: the menu fades out beside it.
  const former = page.getByRole('dialog', { name: /^Version \d/ })
  await former.frameLocator('iframe').getByRole('heading', { name: 'Balconies in bloom' }).waitFor()
  await page.keyboard.press('Escape')
  await former.waitFor({ state: 'detached' })
})
