/** A page by keys alone: what search engines find, templates, the moment that it becomes public, and the menu. */
import { beforeAll, expect, test, vi } from 'vitest'
import {
  block,
  client,
  complaints,
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
beforeAll(async () => {
  const hero = {
    ...{ id: 'a', type: 'hero' as const, layout: 'stacked' as const, heading: 'Balconies in bloom', text: '' },
    ...{ image_id: '', alt: '', button_text: '', link: '' },
  }
  const document = { version: 1 as const, blocks: [hero] }
  const { id } = await client.pages.create({ site_id, body: { name: 'Spring offer', document, in_menu: true } })
  await page.goto(`${fixture.url}/sites/${site_id}/site/pages/${id}`)
  await block(/^Hero/).waitFor()
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
  expect(await pageNamed('Soon')).toMatchObject({ status: 'draft', type: 'landing', seo_score: 100 })
  const { data } = await client.popups.list({ site_id })
  expect(data).toMatchObject([{ type: 'embedded', status: 'published' }])
})

test('it becomes public at a moment on the clock of the site, and says so', async () => {
  await press('button', 'Actions for Soon')
  await page.getByRole('menuitem', { name: 'Schedule' }).press('Enter')
  // By its name: the menu fades out beside it.
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
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
  const document = { version: 1 as const, blocks: [{ id: 'a', type: 'divider' as const }] }
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
