/** What owners do, each by keyboard alone: here on one page, signed in once, or in the test of its screen. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { arrowTo, goTo, tabTo } from './keyboard.ts'
import { tasksElsewhere } from './keyboard-tasks.ts'
import { owner, signUp } from './owner.ts'

vi.setConfig({ testTimeout: 120_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  // Shorter than a test, so that it is the step that is named.
  page.setDefaultTimeout(100_000)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const type = (text: string) => page.keyboard.type(text)
const open = async (path: string, shown: string | RegExp) => {
  await page.goto(`${fixture.url}${path}`)
  await page.getByText(shown).first().waitFor()
}
const inSite = (path: string, shown: string | RegExp) => open(`/sites/${site_id}/${path}`, shown)
const to = (name: string | RegExp) => goTo(page, name)
const activate = async (name: string | RegExp) => {
  await to(name)
  await press('Enter')
}
const inMenu = async (name: string) => {
  await page.getByRole('menuitem', { name }).waitFor()
  await arrowTo(page, name)
  await press('Enter')
}
/** A table is one stop of Tab; arrows go through its rows. */
const toRow = async (name: string) => {
  await page.getByRole('row').filter({ hasText: name }).first().waitFor()
  await tabTo(page, /^\S.*@example\.com/)
  await arrowTo(page, name, 'ArrowDown')
}

const tasks: Record<string, () => Promise<void>> = {
  async 'sign in'() {
    await open('/login', 'Password')
    await to('Email')
    await type(owner.email)
    await tabTo(page, 'Password')
    await type(owner.password)
    await press('Enter')
    await page.waitForURL('**/sites')
  },

  async 'make a site'() {
    await page.getByRole('button', { name: 'Create site' }).first().waitFor()
    await activate('Create site')
    await page.getByRole('dialog').waitFor()
    await to('Name')
    await type('Casa Verde')
    await press('Enter')
    await page.getByText('Casa Verde').first().waitFor()
    site_id = (await client.sites.list()).data[0]?.id ?? ''
  },

  async 'import a file'() {
    await inSite('imports', 'Imports')
    await activate('New import')
    await page.getByRole('dialog').waitFor()
    const chooser = page.waitForEvent('filechooser')
    await to('Choose file')
    await press('Enter')
    const csv = 'email,first_name\nbea@example.com,Bea\nada@example.com,Ada\neva@example.com,Eva\n'
    await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await activate('Continue')
    await page.getByRole('heading', { name: 'people.csv' }).waitFor()
    await activate('Check rows')
    await page.getByRole('button', { name: 'Import 3 rows' }).waitFor()
    await activate('Import 3 rows')
    await page.getByText('Completed', { exact: true }).waitFor()
  },

  async 'undo an import'() {
    await activate('More actions')
    await inMenu('Undo')
    await page.getByRole('alertdialog').waitFor()
    await activate(/^Undo$/)
    await page.getByText('Undone', { exact: true }).waitFor()
    expect((await client.leads.list({ site_id })).data).toEqual([])
  },

  async 'filter leads'() {
    for (const name of ['Ada', 'Eva', 'Bea'])
      await client.leads.create({ site_id, body: { email: `${name.toLowerCase()}@example.com`, first_name: name } })
    await inSite('leads', '3 leads')
    await activate(/^Filter/)
    await page.getByRole('dialog').waitFor()
    await to('Field')
    await press('Enter')
    await page.getByRole('option', { name: 'First name' }).waitFor()
    await type('First name')
    await press('Enter')
    await tabTo(page, 'Value')
    await type('Ada')
    await activate('Apply')
    await page.getByText('1 lead', { exact: true }).waitFor()
  },

  async 'tag many leads'() {
    await client.tags.create({ site_id, body: { name: 'Guest' } })
    await inSite('leads', '3 leads')
    await toRow('ada@example.com')
    await press('Control+a')
    await page.getByText('3 selected').waitFor()
    await activate('Add tags')
    await page.getByRole('dialog').waitFor()
    await type('Guest')
    await page.getByRole('option', { name: 'Guest' }).waitFor()
    await press('ArrowDown', 'Enter')
    await activate(/^Add tags$/)
    await eventually(async () => (await client.tags.list({ site_id })).data[0]?.lead_count === 3, 'three with the tag')
  },

  async 'merge two leads'() {
    await inSite('leads', '3 leads')
    await toRow('ada@example.com')
    await press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    await activate('More actions')
    await inMenu('Merge with another lead')
    await page.getByRole('dialog', { name: 'Merge another lead' }).waitFor()
    await to('Search leads to merge')
    await type('bea')
    await page.getByText('bea@example.com').first().waitFor()
    await tabTo(page, 'bea@example.com')
    await press('Enter')
    const merge = page.getByRole('button', { name: 'Merge', exact: true })
    await eventually(async () => (await merge.isEnabled()) || undefined, 'what moves')
    await activate(/^Merge$/)
    await page.getByText('bea@example.com was merged').waitFor()
  },

  async 'make a journey with a step'() {
    await inSite('marketing/automated-journeys', 'Journeys')
    await activate('Create journey')
    await page.getByText('Start from scratch').first().waitFor()
    await to(/^Name/)
    await type('Welcome')
    await press('Enter')
    await page.locator('[data-outline=start]').waitFor()
    await tabTo(page, 'Add step')
    await press('Enter')
    await page.getByRole('searchbox', { name: 'Search steps' }).waitFor()
    await type('waits for a')
    await page.getByRole('menuitem', { name: 'Wait Waits' }).waitFor()
    await press('Enter')
    await page.locator('[data-outline^="step:"]').waitFor()
  },

  async 'try a journey'() {
    await activate('Try it')
    await page.getByRole('tab', { name: 'Look back' }).waitFor()
    await tabTo(page, /^Try it$/)
    await press('Enter')
    await page.getByText('Enrolled', { exact: true }).waitFor()
  },

  async 'put the menu of pages in order'() {
    const document = { version: 1 as const, blocks: [{ id: 'a', type: 'divider' as const }] }
    for (const name of ['About', 'Prices'])
      await client.pages.create({ site_id, body: { name, document, in_menu: true } })
    await inSite('site/pages/menu', 'Prices')
    await tabTo(page, 'About')
    await arrowTo(page, 'Prices')
    await press('Alt+ArrowUp')
    await eventually(async () => {
      const { data } = await client.pages.getMenu({ site_id })
      return data[0]?.name === 'Prices'
    }, 'the other order')
  },

  async 'begin a broadcast'() {
    await client.audiences.create({ site_id, body: { name: 'Readers' } })
    await inSite('emails/broadcasts', 'No broadcasts yet')
    await activate('Create broadcast')
    await page.getByRole('dialog').waitFor()
    await to(/^Name/)
    await type('Spring news')
    await press('Enter')
    await page.waitForURL('**/emails/broadcasts/bcast_*')
    // The navigation has something of that name, too.
    while ((await page.locator('[role=combobox]:focus').count()) === 0) await tabTo(page, 'Audiences')
    await type('Read')
    await page.getByRole('option', { name: 'Readers' }).waitFor()
    await press('ArrowDown', 'Enter', 'Escape')
    await activate('Continue')
    await page.getByText('Choose a template').first().waitFor()
  },

  async 'add a webhook'() {
    await inSite('webhooks', 'No webhooks yet')
    await activate('Add endpoint')
    await page.getByRole('dialog').waitFor()
    await to('URL')
    await type('https://hooks.example.com/leads')
    await tabTo(page, 'Which events')
    await type('lead.created')
    await press('ArrowDown', 'Enter')
    await activate(/^Add endpoint$/)
    await page.getByRole('alertdialog', { name: 'Signing secret' }).waitFor()
    await activate('I have it')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect((await client.webhooks.listEndpoints({ site_id })).data).toHaveLength(1)
  },

  async 'invite a manager'() {
    await open('/managers', 'Managers')
    await activate('Invite manager')
    await page.getByRole('dialog').waitFor()
    await to('Name')
    await type('Carla')
    await tabTo(page, 'Email')
    await type('carla@example.com')
    await tabTo(page, 'Selected sites')
    await arrowTo(page, 'All sites', 'ArrowUp')
    await tabTo(page, 'Manage leads, tags and fields')
    await press('Space')
    await activate('Send invitation')
    await page.getByText('Invited until').waitFor()
  },

  async 'make an API key'() {
    await open('/settings?tab=api-keys', 'API keys')
    await activate('Create API key')
    await page.getByRole('dialog').waitFor()
    await to('Name')
    await type('Website')
    await tabTo(page, 'Manage leads, tags and fields')
    await press('Space')
    await tabTo(page, /^Create API key$/)
    await press('Enter')
    await page.getByRole('alertdialog', { name: 'Website' }).getByText('lw_key_').first().waitFor()
    await press('Escape')
  },

  async 'be told at once of new leads'() {
    await open('/settings?tab=notifications', 'New leads')
    await to('New leads: Email at once')
    await press('Space')
    await activate('Save notifications')
    await page.getByText('Notifications saved').waitFor()
    const { types } = await client.notificationSettings.get()
    expect(types.find(({ type }) => type === 'leads')).toMatchObject({ at_once: true })
  },

  async 'change the password'() {
    await open('/settings?tab=security', 'Change password')
    await to('Current password')
    await type(owner.password)
    for (const field of [/^(?!Repeat|Current).*Password/, 'Repeat the password']) {
      await tabTo(page, field)
      await type('another battery')
    }
    await press('Enter')
    await page.getByText('Password changed').waitFor()
  },
}

/** One of each kind: a form, a file, a menu, a list, an editor, an order by arrows, rights. */
const inGate = [
  ...['sign in', 'make a site', 'import a file', 'undo an import', 'filter leads', 'make a journey with a step'],
  ...['put the menu of pages in order', 'invite a manager'],
]
test.each(sized(inGate, Object.keys(tasks)))('by keyboard alone: %s', name => tasks[name]!())

test('there are 25, each in a test that is there', () => {
  for (const [file, title] of Object.values(tasksElsewhere))
    expect(readFileSync(join(import.meta.dirname, `${file}.test.ts`), 'utf8')).toContain(title)
  expect(Object.keys({ ...tasks, ...tasksElsewhere }).length).toBeGreaterThanOrEqual(25)
})
