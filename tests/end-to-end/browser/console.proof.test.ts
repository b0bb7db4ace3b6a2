/** A super administrator's console by keyboard alone: acting as somebody is seen, refused what is the person's alone, and ended. */
import { expect, test, vi } from 'vitest'
import { client, fixture, noBarriers, page, setUp, site_id } from './console-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('operations of all sites are found by their state, and health says how the server is', async () => {
  await client.leads.create({ site_id, body: { email: 'ada@example.com' } })
  await client.leads.exports.start({ site_id, body: { format: 'csv', selection: {} } })
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
  expect(page.url()).toContain('status=failed')
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
