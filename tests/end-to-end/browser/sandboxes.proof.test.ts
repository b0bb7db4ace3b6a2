/** A manager makes a sandbox of a demo that runs elsewhere and gives a lead access; the emailed link lets in once. */
import { expect, test, vi } from 'vitest'
import { linkIn } from '../../tools/server-fixture.ts'
import { browser, client, complaints, fixture, isAccessible, page, press, setUp, site_id } from './site-pages-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('a sandbox of the type URL is created from an empty list', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/sandboxes`)
  await page.getByText('No sandboxes yet').waitFor()
  await isAccessible()
  await press('link', 'Create sandbox')
  const name = page.getByLabel('Name', { exact: true })
  await expect.poll(() => name.evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.type('Shop-demo')
  await press('radio', /^Own URL/)
  await page.getByLabel('URL', { exact: true }).fill('https://demo.example.com/shop')
  await page.getByRole('textbox', { name: /^Username/ }).fill('visitor')
  await page.locator('input[name=password]').fill('let me in')
  await isAccessible()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Shop-demo', level: 1 }).waitFor()
  await page.getByText('No lead has access').waitFor()
  await isAccessible()
  const { data } = await client.sandboxes.list({ site_id })
  expect(data).toMatchObject([{ name: 'Shop-demo', type: 'url', machine_status: 'ready', has_password: true }])
})

test('a lead is found by typing, given access, and listed', async () => {
  await client.leads.create({ site_id, body: { email: 'luis@example.com', first_name: 'Luis' } })
  await press('button', 'Give access')
  const dialog = page.getByRole('dialog', { name: 'Give access' })
  await dialog.getByRole('combobox', { name: 'Lead' }).fill('luis')
  await page.getByRole('option', { name: 'luis@example.com' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await isAccessible()
  await dialog.getByRole('button', { name: 'Give access' }).press('Enter')
  await page
    .getByRole('row', { name: /luis@example\.com/ })
    .getByText('Active')
    .waitFor()
  await dialog.waitFor({ state: 'detached' })
  await isAccessible()
})

test('the emailed link lets in once', async () => {
  const link = linkIn(
    await fixture.mailTo('luis@example.com', /Shop-demo/),
    `${fixture.url}/v1/public/sandbox-entries/`,
  )
  const visitor = await browser.newPage()
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Open the demo' }).press('Enter')
  const way = visitor.getByRole('link', { name: 'Open the demo' })
  expect(await way.getAttribute('href')).toBe('https://demo.example.com/shop')
  await visitor.getByText('Password: let me in').waitFor()
  await visitor.goto(link)
  await visitor.getByText('This link was used').waitFor()
  await visitor.close()
  await page.reload()
  await page.getByRole('row', { name: /luis@example\.com/ }).waitFor()
  const { data } = await client.sandboxes.access.listSandboxAccesses({ site_id })
  expect(data).toMatchObject([{ opens: 1, lead: { email: 'luis@example.com' } }])
  expect(complaints).toEqual([])
})
