/** Accounts in the browser: what others do to one's account or site is seen, and keeps nobody out. */
import { Leadwright } from '@leadwright/sdk'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { linkIn } from '../../tools/server-fixture.ts'
import { fixture, newPage, person, setUp, site_id } from './accounts-scene.ts'
import { apiOf, signInByHand } from './admin-person.ts'
import { owner } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

/** A screen of the site that follows what happens. */
async function open(page: Page, screen: string): Promise<void> {
  const following = page.waitForResponse(/\/stream$/)
  await page.goto(`${fixture.url}/sites/${site_id}/${screen}`)
  await following
}

test('a site that is paused in one tab is paused in the other within five seconds, and the history says by whom', async () => {
  const first = await newPage('198.51.100.1')
  await first.goto(`${fixture.url}/login`)
  await signInByHand(first)
  await first.waitForURL('**/sites')
  const second = await first.context().newPage()
  await open(second, 'activities')
  await second.getByText('Created').waitFor()
  await person.sites.pause({ site_id })
  await second.getByText('Paused').waitFor({ timeout: 5_000 })
  expect(await second.getByRole('row').filter({ hasText: 'Paused' }).textContent()).toContain('You')
  await open(second, 'dashboard')
  await second.getByText('Marketing email is paused').waitFor()
  await person.sites.resume({ site_id, body: { overdue: 'continue' } })
  await second.getByText('Marketing email is paused').waitFor({ state: 'detached', timeout: 5_000 })
  await first.goto(`${fixture.url}/settings?tab=history`)
  await first.getByText('Paused').waitFor()
  await first.context().close()
})

test('a person sees the devices that they are signed in on, and signs one out from another', async () => {
  const [here, there] = [await newPage('198.51.100.7'), await newPage('198.51.100.8')]
  for (const page of [here, there]) {
    await page.goto(`${fixture.url}/login`)
    await signInByHand(page)
    await page.waitForURL('**/sites')
  }
  await here.goto(`${fixture.url}/settings?tab=devices`)
  const rows = here.getByRole('grid', { name: 'Devices' }).getByRole('row')
  await here.getByText('This device').waitFor()
  const before = await rows.count()
  await rows.nth(1).getByRole('button').click()
  await here.getByRole('menuitem', { name: 'Sign out' }).click()
  await here.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await here.getByText('Device signed out').waitFor()
  await expect.poll(() => rows.count()).toBe(before - 1)
  await here.getByRole('button', { name: 'Sign out all other devices' }).click()
  await here.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await there.goto(`${fixture.url}/settings`)
  await there.waitForURL(/\/(login|unauthorized)/)
  await here.context().close()
  await there.context().close()
})

test('a manager of a chosen assistant arrives at it, sees no other, and meets nothing that is refused', async () => {
  const page = await newPage('198.51.100.31')
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
  const client = await apiOf(fixture, page)
  const [chosen] = await Promise.all(
    ['Shop assistant', 'Workshop assistant'].map(name => client.assistants.create({ site_id, body: { name } })),
  )
  await page.goto(`${fixture.url}/managers`)
  await page.getByRole('button', { name: 'Invite manager' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bea')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('bea@example.com')
  const choose = async (field: string, name: string) => {
    await dialog.getByRole('combobox', { name: field }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await choose('Which sites', 'Casa Verde')
  await dialog.getByText(/^Manage assistants/).click()
  await dialog.getByText('Chosen assistants').click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Choose at least one assistant.').waitFor()
  await choose('Which assistants', 'Shop assistant')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Manage 1 chosen assistant').waitFor()
  await page.context().close()
  const link = linkIn(await fixture.mailTo('bea@example.com', /invites you/), `${fixture.url}/invitation/`)
  const password = 'of her own choice'
  await new Leadwright({ baseUrl: fixture.url }).invitations.accept({
    body: { token: link.split('/').at(-1) ?? '', first_name: 'Bea', last_name: 'Gil', password },
  })
  const bea = await newPage('198.51.100.32')
  const refused: string[] = []
  bea.on('response', response => response.status() === 403 && refused.push(response.url()))
  await bea.goto(`${fixture.url}/login`)
  await signInByHand(bea, password, 'bea@example.com')
  await bea.getByRole('row', { name: /Casa Verde/ }).click()
  await bea.getByRole('heading', { name: 'Assistants', exact: true }).waitFor()
  await bea.getByText('1 assistant', { exact: true }).waitFor()
  const entries = bea.getByRole('navigation', { name: 'Navigation' }).getByRole('link')
  expect(await entries.allTextContents()).toEqual(['Assistants', 'Knowledge', 'My sites', 'Account'])
  expect(await bea.getByRole('button', { name: 'Create assistant' }).count()).toBe(0)
  await bea.getByRole('button', { name: 'Actions for Shop assistant' }).click()
  const actions = bea.getByRole('menuitem')
  await expect.poll(() => actions.allTextContents()).toEqual(['Edit', 'Archive', 'Delete'])
  await bea.keyboard.press('Escape')
  await bea.getByRole('row', { name: /Shop assistant/ }).click()
  for (const tab of ['Try it', 'Conversations', 'Knowledge', 'Content', 'Settings', 'Design', 'History']) {
    await bea.getByRole('link', { name: tab, exact: true }).last().click()
    await expect.poll(() => bea.getByRole('heading', { name: 'Shop assistant' }).count()).toBe(1)
    await bea.waitForLoadState('networkidle')
  }
  expect(await bea.getByRole('link', { name: 'Activity', exact: true }).count()).toBe(0)
  expect(bea.url()).toContain(chosen?.id)
  expect(refused).toEqual([])
  await bea.context().close()
})

test('whose account others guess at is let in by a mailed code', async () => {
  const anybody = (address: string) =>
    fetch(`${fixture.url}/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: owner.email, password: 'a guess' }),
    })
  for (let i = 0; i < 11; i++) await (await anybody(`203.0.${i}.1`)).text()
  const page = await newPage('192.0.2.77')
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const mail = await fixture.mailTo(owner.email, /sign-in code/)
  const [code = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail.subject ?? '') ?? []
  await page.getByLabel('Code from the email').fill('WRNG-WRNG')
  await page.locator('button[type=submit]').click()
  await page.getByText('This code is not valid or has expired.').waitFor()
  await page.getByLabel('Code from the email').fill(code)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/sites')
  await page.context().close()
})

test('who confirms an address that another registered chooses the password', async () => {
  const email = 'berta@example.com'
  await new Leadwright({ baseUrl: fixture.url }).auth.register({ body: { ...owner, email, password: 'of a stranger' } })
  const page = await newPage('192.0.2.78')
  await page.goto(linkIn(await fixture.mailTo(email, /./), `${fixture.url}/email-confirmation/`))
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill('of her own choice')
  await page.getByLabel('Repeat the password').fill('of her own choice')
  await page.getByRole('button', { name: 'Confirm and keep this password' }).click()
  await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInByHand(page, 'of a stranger', email)
  await page.getByText('Wrong password, or no account with that address.').waitFor()
  await signInByHand(page, 'of her own choice', email)
  await page.waitForURL('**/sites')
  expect(await page.evaluate(() => localStorage.getItem('leadwright.confirmation_secret'))).toBeNull()
  await page.context().close()
})
