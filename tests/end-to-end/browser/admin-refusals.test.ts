/** What the admin says when something is wrong, in both languages and at its field; who is let in; and a day without a mouse. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, linkIn, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { apiOf, signInByHand } from './admin-person.ts'
import { owner, signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let site_id: string
let client: Leadwright

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  for (const name of ['ana', 'berta', 'carla'])
    await client.leads.create({ site_id, body: { email: `${name}@example.org`, first_name: name } })
  browser = await launchChromium()
  page = await newPage('en')
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

async function newPage(language: 'en' | 'es'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: language })
  const page = await context.newPage()
  return page
}

/** What stands at a field, as assistive technology finds it. */
async function saidAt(page: Page, name: string): Promise<string> {
  const field = page.locator(`input[name=${name}][aria-invalid=true]`)
  await field.waitFor()
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  const texts = ids.map(id => page.locator(`[id="${id}"]`).innerText())
  return (await Promise.all(texts)).join(' ')
}

const words = {
  en: {
    wrong: 'Wrong password',
    short: 'Use at least 8 characters.',
    mismatch: 'Password confirmation must match.',
    taken: 'This Subdomain is already in use',
    digits: 'no digits',
    limits: ['Frequency', 'Enter a whole number from 0 to 365.'],
    sentence: "You don't have permission to access this page.",
  },
  es: {
    wrong: 'La contraseña no es correcta',
    short: 'Usa al menos 8 caracteres.',
    mismatch: 'contraseña',
    taken: 'subdominio',
    digits: 'cifras',
    limits: ['Frecuencia', 'Escribe un número entero del 0 al 365.'],
    sentence: 'No tienes permiso para acceder a esta página.',
  },
}

test.each(['en', 'es'] as const)('each refusal stands at its field (%s)', async language => {
  const said = words[language]
  const page = await newPage(language)
  await page.goto(`${fixture.url}/register`)
  const fill = (name: string, value: string) => page.locator(`input[name=${name}]`).fill(value)
  const send = () => page.locator('button[type=submit]').click()
  await fill('first_name', 'Ana 2')
  await fill('last_name', 'O’Brien')
  await fill('email', 'other@example.com')
  await fill('password', 'seven77')
  await fill('password_confirmation', 'other77')
  await send()
  expect(await saidAt(page, 'password')).toContain(said.short)
  expect(await saidAt(page, 'password_confirmation')).toContain(said.mismatch)
  await fill('password', 'long enough')
  await fill('password_confirmation', 'long enough')
  await send()
  expect(await saidAt(page, 'first_name')).toContain(said.digits)
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page, 'not the password')
  expect(await saidAt(page, 'password')).toContain(said.wrong)
  await signInByHand(page)
  await page.waitForURL('**/sites')
  await page.goto(`${fixture.url}/sites?create=site`)
  await fill('name', 'Another')
  await fill('subdomain', 'casa-verde')
  await send()
  expect(await saidAt(page, 'subdomain')).toContain(said.taken)
  await beyondLimits(page, said.limits)
  await page.context().close()
})

/** In an editor that saves by itself, what is refused is said and never sent. */
async function beyondLimits(page: Page, [section = '', text = '']: string[]) {
  const { id: popup_id } = await client.popups.create({ site_id, body: { name: `Letter ${section}` } })
  await page.goto(`${fixture.url}/sites/${site_id}/site/popups/${popup_id}/settings`)
  await page.getByRole('button', { name: section, exact: true }).click()
  const days = page.locator('[data-pointer="/hide_duration_days"] input').first()
  const daysAre = async (written: string, kept: number) => {
    await days.fill(written)
    await days.press('Tab')
    await eventually(
      async () => (await client.popups.get({ site_id, popup_id })).hide_duration_days === kept,
      `${kept} days`,
    )
  }
  await daysAre('8', 8)
  await daysAre('366', 8)
  await page.getByText(text).waitFor()
  await daysAre('365', 365)
  expect(await page.getByText(text).count()).toBe(0)
}

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
