/** A super administrator's console by keyboard alone: acting as somebody is seen, refused what is the person's alone, and ended. */
import { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture, setUpToken } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { tabTo } from './keyboard.ts'
import { owner, signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

const helper = { email: 'rosa@example.com', password: 'correct horse staple', first_name: 'Rosa', last_name: 'Vega' }
let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  const token = await setUpToken(fixture.server)
  const { password } = helper
  await new Leadwright({ baseUrl: fixture.url }).auth.setUp({
    body: { ...helper, password_confirmation: password, token },
  })
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page, helper.password, helper.email)
  await page.waitForURL('**/sites')
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const press = (key: string) => page.keyboard.press(key)
const noBarriers = () => expectNoBarriers(page)

test('who acts as an administrator is told so on every screen, cannot change what is theirs alone, and comes back', async () => {
  const name = `${owner.first_name} ${owner.last_name}`
  await page.goto(`${fixture.url}/console`)
  await page.getByRole('button', { name: `Actions for ${name}` }).waitFor()
  await tabTo(page, name)
  while ((await page.locator(':focus').getAttribute('aria-label')) !== `Actions for ${name}`) await press('ArrowLeft')
  await press('Enter')
  await page.getByRole('menuitem', { name: 'Act as administrator' }).waitFor()
  while (!(await page.locator('[role=menuitem]:focus').textContent())?.includes('Act as')) await press('ArrowDown')
  await press('Enter')
  await page.getByRole('alertdialog', { name: `Act as ${name}?` }).waitFor()
  await noBarriers()
  await tabTo(page, 'Act as administrator')
  await press('Enter')

  const banner = page.getByText(`Rosa Vega, you act as ${name}`)
  await banner.waitFor()
  await page.getByText('Casa Verde').first().waitFor()
  await page.goto(`${fixture.url}/sites/${site_id}/leads`)
  await banner.waitFor()
  await page.goto(`${fixture.url}/console`)
  await page.waitForURL('**/unauthorized?*')
  await page.goto(`${fixture.url}/settings?tab=security`)
  await banner.waitFor()
  await page.getByRole('button', { name: 'Change password' }).waitFor()
  await noBarriers()
  await tabTo(page, 'Current password')
  for (const [field, text] of [
    ['Current password', owner.password],
    ['Password', helper.password],
    ['Repeat the password', helper.password],
  ] as const) {
    await page.getByRole('textbox', { name: field, exact: true }).focus()
    await page.keyboard.type(text)
  }
  await press('Enter')
  await page.getByText('Only the person themselves can do this, not somebody acting as them.').waitFor()
  expect((await client.auth.getProfile()).first_name).toBe(owner.first_name)

  await page.goto(`${fixture.url}/settings?tab=history`)
  await tabTo(page, /^Stop$/)
  await press('Enter')
  await page.waitForURL('**/sites')
  await banner.waitFor({ state: 'detached' })
  await page.goto(`${fixture.url}/console`)
  await page.getByRole('button', { name: `Actions for ${name}` }).waitFor()
})

test('operations of all sites are found by their state, and health says how the server is', async () => {
  await client.leads.create({ site_id, body: { email: 'ada@example.com' } })
  await client.leadExports.start({ site_id, body: { format: 'csv', selection: {} } })
  await page.goto(`${fixture.url}/console`)
  const rows = page.getByRole('grid', { name: 'Operations of all sites' }).getByRole('row')
  const exported = rows.filter({ hasText: 'Casa Verde' }).filter({ hasText: 'Export leads' })
  await exported.getByText('Completed').waitFor()
  await exported.getByText('1 of 1').waitFor()
  await page.getByText('This process').waitFor()
  await noBarriers()
  await page.getByRole('button', { name: /^Any status/ }).press('Enter')
  await page.getByRole('option', { name: 'Failed' }).press('Enter')
  await page.getByRole('button', { name: 'Clear filters' }).waitFor()
  expect(page.url()).toContain('state=failed')
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await exported.waitFor()
})

test('an account email is edited with its preview beside it, and gets its built-in text again', async () => {
  await page.goto(`${fixture.url}/console/account-emails`)
  const rows = page.getByRole('grid', { name: 'Account emails' }).getByRole('row')
  const reset = rows.filter({ hasText: 'Reset the password' })
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Reset the password' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await reset.getByText('Built-in').waitFor()
  await act('Edit')
  const dialog = page.getByRole('dialog', { name: 'Reset the password' })
  const text = dialog.getByRole('textbox', { name: 'Text' })
  const builtIn = await text.inputValue()
  await text.fill(`A word from Rosa.\n\n${builtIn}`)
  await dialog.locator('iframe').first().contentFrame().getByText('A word from Rosa.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Reset the password is saved').waitFor()
  await reset.getByText('Your own').waitFor()
  await act('Reset to the default')
  await reset.getByText('Built-in').waitFor()
  await act('Edit')
  await expect.poll(() => text.inputValue()).toBe(builtIn)
  await page.keyboard.press('Escape')
})
