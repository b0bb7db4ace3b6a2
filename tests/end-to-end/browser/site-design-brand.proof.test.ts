/** An owner's images, fonts and hosts by hand: uploaded, chosen for a popup, shown on a page; what is wrong is said. */
import { expect, test } from 'vitest'
import { client, fixture, page, setUp, site_id } from './site-design-scene.ts'

setUp()

test('the brand is chosen beside its preview, and a new popup begins in it', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/design`)
  const brand = page.getByRole('region', { name: 'Brand' })
  await brand.getByLabel('Accent', { exact: true }).first().fill('#b5532c')
  const shapes = brand.getByRole('radiogroup', { name: 'Buttons', exact: true })
  await shapes.getByRole('radio', { name: 'Pill' }).click()
  const button = brand.getByRole('figure', { name: 'Preview' }).getByText('Subscribe', { exact: true })
  const shown = () => button.evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await shown()).toBe('rgb(181, 83, 44)')
  await brand.getByLabel('Text', { exact: true }).first().fill('#dddddd')
  await brand.getByRole('button', { name: /^Use #/ }).click()
  await brand.getByRole('button', { name: 'Save brand' }).click()
  await page.getByText('Brand saved').waitFor()
  expect((await client.brand.get({ site_id })).contrast_issues).toEqual([])
  const { style } = await client.popups.create({ site_id, body: { name: 'In the brand' } })
  expect(style).toMatchObject({ accent_color: '#b5532c', button_shape: 'pill' })
}, 60_000)

test('what is chosen is seen on a page of the site before it is saved, on phone and desk, in light and dark', async () => {
  const heading_block = { id: 'a', type: 'heading' as const, level: 1 as const, text: 'Our garden' }
  const body = {
    name: 'Garden',
    type: 'homepage' as const,
    in_menu: true,
    document: { version: 1 as const, blocks: [heading_block] },
  }
  const { id: page_id } = await client.pages.create({ site_id, body })
  await client.pages.publish({ site_id, page_id })
  await page.goto(`${fixture.url}/sites/${site_id}/site/design`)
  const preview = page.getByRole('figure', { name: 'Preview' })
  await preview.getByRole('radio', { name: 'Your pages' }).click()
  const shown = preview.frameLocator('iframe[title=Garden]')
  const heading = shown.getByRole('heading', { name: 'Our garden' })
  await heading.waitFor()
  const colorOf = (name: string) =>
    heading.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
  await page.getByLabel('Background', { exact: true }).first().fill('#fff7e0')
  await expect.poll(() => colorOf('--card')).toBe('#fff7e0')
  await preview.getByRole('radio', { name: 'Dark' }).click()
  await expect.poll(() => colorOf('--card')).toBe('#1d1c1a')
  await preview.getByRole('radio', { name: 'Phone' }).click()
  await expect.poll(() => heading.evaluate(() => document.documentElement.clientWidth)).toBe(390)
  const entry = shown.getByRole('link', { name: 'Garden' })
  await entry.waitFor()
  await page.getByRole('radio', { name: 'Behind a button' }).click()
  await entry.waitFor({ state: 'hidden' })
  await shown.getByText('Menu', { exact: true }).click()
  await entry.waitFor()
  expect((await client.brand.get({ site_id })).colors.background_color).not.toBe('#fff7e0')
  const { html } = await client.pages.preview({ site_id, page_id, body: {} })
  expect(html).not.toContain('#fff7e0')
}, 60_000)
