/** What the admin says when something is wrong, in both languages and at its field; who is let in; and a day without a mouse. */
import { expect, test, vi } from 'vitest'
import { linkIn } from '../../tools/server-fixture.ts'
import { apiOf, signInByHand } from './admin-person.ts'
import { client, fixture, newPage, page, setUp, site_id, words } from './admin-refusals-scene.ts'
import { owner } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('strangers are told so with the way in that leads back; letters of a path may be small or large', async () => {
  await page.goto(`${fixture.url}/SITES`)
  await page.getByText(words.en.sentence).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInByHand(page)
  await page.getByRole('heading', { name: 'My sites', level: 1 }).waitFor()
  await page.goto(`${fixture.url}/SITES/${site_id}/LEADS`)
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
})

test('somebody else’s site is refused with the specification’s sentence', async () => {
  const stranger = await newPage('es')
  await stranger.goto(`${fixture.url}/register`)
  const other = { ...owner, email: 'berta@example.com' }
  for (const name of ['first_name', 'last_name', 'email', 'password'] as const)
    await stranger.locator(`input[name=${name}]`).fill(other[name])
  await stranger.locator('input[name=password_confirmation]').fill(other.password)
  await stranger.locator('button[type=submit]').click()
  await stranger.locator('form').waitFor({ state: 'detached' })
  await stranger.goto(linkIn(await fixture.mailTo(other.email, /./), `${fixture.url}/email-confirmation/`))
  await stranger.getByRole('main').getByRole('link').first().click()
  await signInByHand(stranger, other.password, other.email)
  await stranger.waitForURL('**/sites')
  await stranger.goto(`${fixture.url}/sites/${site_id}/leads`)
  await stranger.waitForURL('**/unauthorized**')
  await stranger.getByText(words.es.sentence).waitFor()
  await stranger.context().close()
})

test('unsaved work asks before it is left', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/information`)
  await page.locator('textarea[name=description]').fill('Plants')
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.locator('textarea[name=description]').inputValue()).toBe('Plants')
})

test('a site that was changed elsewhere is not overwritten unseen', async () => {
  const person = await apiOf(fixture, page)
  await person.sites.update({ site_id, body: { description: 'Balconies' } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  await dialog.getByRole('button', { name: 'Overwrite' }).click()
  await page.getByText('Site saved').waitFor()
  expect((await person.sites.get({ site_id })).description).toBe('Plants')
})

test('nor is a value of a lead', async () => {
  const person = await apiOf(fixture, page)
  const { data } = await person.leads.list({ site_id, search: 'berta' })
  const lead_id = data[0]?.id ?? ''
  await page.goto(`${fixture.url}/sites/${site_id}/leads/${lead_id}`)
  await page.getByRole('button', { name: 'Edit First name' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Bertha')
  await person.leads.update({ site_id, lead_id, body: { first_name: 'Berta María' } })
  await page.getByRole('heading', { name: 'Berta María', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Edit First name' }).waitFor()
  expect((await person.leads.get({ site_id, lead_id })).first_name).toBe('Berta María')
})

test('a list by keys alone: / searches, arrows move, x selects, ? explains, Enter opens', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/leads?sort=email`)
  await page.getByRole('gridcell', { name: 'ana@example.org' }).waitFor()
  const keys = page.keyboard
  await keys.press('/')
  await keys.type('carla')
  await page.getByRole('gridcell', { name: 'ana@example.org' }).waitFor({ state: 'hidden' })
  await keys.press('Escape')
  await page.getByRole('gridcell', { name: 'ana@example.org' }).waitFor()
  for (let presses = 0; presses < 12; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)) break
    await keys.press('Tab')
  }
  await keys.press('ArrowDown')
  // By its address: the row also says how long ago something was, which another second changes.
  const row = () =>
    page.evaluate(() => {
      const cells = document.activeElement?.closest('[role=row]')?.querySelectorAll('[role=gridcell]') ?? []
      return [...cells].map(cell => cell.textContent ?? '').find(text => text.includes('@')) ?? ''
    })
  const first = await row()
  await keys.press('ArrowDown')
  const second = await row()
  expect(second).not.toBe(first)
  await keys.press('x')
  await page.getByText('1 selected').waitFor()
  await keys.press('x')
  await page.getByText('1 selected').waitFor({ state: 'hidden' })
  await keys.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await keys.press('Escape')
  await expect.poll(row).toBe(second)
  await keys.press('Enter')
  await page.waitForURL(/\/leads\/lead_/)
})

test('a field made in the settings of leads, and an audience changed on its own screen, are kept', async () => {
  const own = await newPage('en')
  await own.goto(`${fixture.url}/login`)
  await signInByHand(own)
  await own.waitForURL('**/sites')
  await own.goto(`${fixture.url}/sites/${site_id}/leads/settings`)
  await own.getByRole('tab', { name: 'Custom fields' }).click()
  await own.getByRole('button', { name: 'Create field' }).first().click()
  const dialog = own.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Company')
  await dialog.getByRole('button', { name: 'Create field' }).click()
  await own.getByRole('row', { name: 'Company' }).waitFor()
  expect((await client.customFields.list({ site_id })).data.map(({ name }) => name)).toEqual(['company'])

  const { id: audience_id } = await client.audiences.create({ site_id, body: { name: 'Readers' } })
  await own.goto(`${fixture.url}/sites/${site_id}/leads/audience-detail/${audience_id}`)
  await own.locator('main header button').last().click()
  await own.getByRole('menuitem', { name: 'Edit audience' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Regular readers')
  await dialog.getByRole('button', { name: 'Edit audience' }).click()
  await own.getByRole('heading', { name: 'Regular readers' }).waitFor()
  await expect.poll(async () => (await client.audiences.get({ site_id, audience_id })).name).toBe('Regular readers')
  await own.context().close()
})
