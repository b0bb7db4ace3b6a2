/** A page by keys alone: created, written, published, and read by a visitor; then the menu and what search engines find. */

import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toFrameDocument } from '../../../admin/ui/document-theme.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string
const complaints: string[] = []

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  await client.sites.publish({ site_id })
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/status of (503|422)|sandboxed/.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const press = async (role: 'button' | 'tab' | 'link' | 'radio', name: string | RegExp) => {
  await page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .focus()
  await page.keyboard.press(role === 'radio' ? 'Space' : 'Enter')
}
const block = (name: string | RegExp) => page.getByRole('group', { name })
const isAccessible = () => expectNoBarriers(page, 'iframe')
const pageNamed = async (name: string) => {
  const { data } = await client.pages.list({ site_id, search: name })
  return data.find(one => one.name === name)
}

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
  const former = page.getByRole('dialog').frameLocator('iframe')
  await former.getByRole('heading', { name: 'Balconies in bloom' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('the score names what to improve, and rises', async () => {
  await press('link', 'SEO')
  const before = (await pageNamed('Spring offer'))?.seo_score ?? 0
  await page.getByLabel('SEO title').fill('Balconies in bloom from Casa Verde')
  await page.getByLabel('Main keyword').fill('balconies')
  await isAccessible()
  await press('button', 'Save')
  await expect.poll(async () => (await pageNamed('Spring offer'))?.seo_score ?? 0).toBeGreaterThan(before)
})

test('a schema file begins with what its type needs, is refused at its place, and is kept once it is whole', async () => {
  await press('button', 'Add file')
  const file = page.getByRole('group', { name: 'Product' }).getByLabel('JSON-LD')
  await file.waitFor()
  await press('button', 'Save')
  await page.getByText('Product needs “name”.').waitFor()
  await isAccessible()
  await file.fill('{"@context":"https://schema.org","@type":"Product","name":"Balcony box"}')
  await press('button', 'Save')
  const kept = async () => (await pageNamed('Spring offer'))?.seo.structured_data?.length
  await expect.poll(kept).toBe(1)
})

test('a page begins with a template, by keys, under a name of its own', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/pages`)
  await press('button', 'Create page')
  await page.getByRole('dialog').getByLabel('Name').fill('Soon')
  await page.getByRole('dialog').locator('iframe').first().waitFor({ state: 'attached' })
  await isAccessible()
  await press('button', 'Waitlist')
  await block(/^Hero/).waitFor()
  expect(await pageNamed('Soon')).toMatchObject({ status: 'draft', kind: 'landing', seo_score: 100 })
  const { data } = await client.popups.list({ site_id })
  expect(data).toMatchObject([{ type: 'embedded', status: 'published' }])
})

test('it becomes public at a moment on the clock of the site, and says so', async () => {
  await press('button', 'Actions for Soon')
  await page.getByRole('menuitem', { name: 'Schedule' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const publish = dialog.getByRole('group', { name: /^Publish on/ })
  await publish.getByRole('spinbutton').first().focus()
  const day = new Date(Date.now() + 40 * 86_400_000)
  const two = (number: number) => String(number).padStart(2, '0')
  // Month, day, year, hour, minute: a full segment leads to the next.
  await page.keyboard.type(`${two(day.getMonth() + 1)}${two(day.getDate())}${day.getFullYear()}0930`)
  await isAccessible()
  await press('button', 'Save schedule')
  await page
    .getByText(/^Goes live on/)
    .first()
    .waitFor()
  const { publish_at = '' } = (await pageNamed('Soon')) ?? {}
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })
  expect(clock.format(new Date(publish_at))).toBe('09:30')
})

test('the menu is put in order by keys and by dragging', async () => {
  const document = { version: 1 as const, blocks: [{ id: 'a', kind: 'divider' as const }] }
  await client.pages.create({ site_id, body: { name: 'Prices', document, in_menu: true } })
  await page.goto(`${fixture.url}/sites/${site_id}/site/pages/menu`)
  const row = page.getByRole('row', { name: /Prices/ })
  await row.waitFor()
  await isAccessible()
  await row.focus()
  await page.keyboard.press('Alt+ArrowUp')
  const order = async () => (await client.pages.getMenu({ site_id })).data.map(({ name }) => name)
  await expect.poll(order).toEqual(['Prices', 'Spring offer'])
  const last = page.getByRole('row', { name: /Spring offer/ })
  const { height = 0 } = (await last.boundingBox()) ?? {}
  await row.dragTo(last, { targetPosition: { x: 200, y: height - 2 } })
  await expect.poll(order).toEqual(['Spring offer', 'Prices'])
  await page.goto(`${fixture.url}/sites/${site_id}/site/seo`)
  await page.getByRole('row', { name: /Spring offer/ }).waitFor()
  await isAccessible()
  expect(complaints).toEqual([])
})
