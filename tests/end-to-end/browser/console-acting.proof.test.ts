/** A super administrator's console by keyboard alone: acting as somebody is seen, refused what is the person's alone, and ended. */
import { expect, test, vi } from 'vitest'
import { client, fixture, helper, noBarriers, page, setUp, site_id } from './console-scene.ts'
import { tabTo } from './keyboard.ts'
import { owner } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

const press = (key: string) => page.keyboard.press(key)

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
