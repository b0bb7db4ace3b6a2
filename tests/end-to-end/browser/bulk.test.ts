/** Many leads at once, in the admin: all that match are selected, tagged, undone, exported and deleted. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string
let tag_id: string
const complaints: string[] = []
/** More than a page of the list. */
const many = 60

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  ;({ id: tag_id } = await client.tags.create({ site_id, body: { name: 'Guest' } }))
  const person = (i: number) => ({ email: `lead${i}@example.com`, first_name: i < many ? 'Ana' : 'Eva' })
  const leads = Array.from({ length: many + 5 }, (_, i) => person(i))
  await client.leads.upsert({ site_id, body: { leads } })
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const count = async (filter: object) => (await client.leads.count({ site_id, body: { filter } as never })).count
const tagged = () => count({ kind: 'rule', field: 'tags', op: 'has', value: tag_id })
const toast = (text: string) => page.getByRole('region', { name: /notification/i }).getByText(text)

async function selectAll(q: string, shown: string) {
  await page.goto(`${fixture.url}/sites/${site_id}/leads?q=${q}`)
  await page.getByRole('row').filter({ hasText: '@example.com' }).first().getByRole('checkbox').click()
  await page.getByText('1 selected').waitFor()
  await page.getByRole('button', { name: `Select all ${shown} that match` }).click()
  await page.getByText(`All ${shown} that match are selected`).waitFor()
}

test('all that match are tagged, not the rows that are loaded; the toast leads to the operation, which is undone', async () => {
  await selectAll('ana', `${many}`)
  await page.getByRole('button', { name: 'Add tags' }).click()
  const dialog = page.getByRole('dialog', { name: `Add tags to ${many} leads` })
  await dialog.getByRole('combobox').fill('Guest')
  await page.getByRole('option', { name: 'Guest' }).click()
  await dialog.getByRole('button', { name: 'Add tags' }).click()
  await toast('Started: Add tags to leads: Guest').waitFor()
  await eventually(async () => (await tagged()) === many, 'all with the tag')
  await page.getByRole('button', { name: 'See progress' }).click()
  await page.waitForURL('**/operations')
  const row = page.getByRole('row').filter({ hasText: 'Add tags to leads: Guest' })
  await row.getByText(`${many} done`).waitFor()
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => (await tagged()) === 0, 'nobody with the tag')
})

test('a field is set, and the view is exported as it is shown', async () => {
  await selectAll('ana', `${many}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Set field' }).click()
  const dialog = page.getByRole('dialog', { name: `Set a field of ${many} leads` })
  await dialog.getByLabel('Value').fill('María')
  await dialog.getByRole('button', { name: 'Set field' }).click()
  await toast('Started: Set a field of leads: First name').waitFor()
  const named = () => count({ kind: 'rule', field: 'first_name', op: 'is', value: 'María' })
  await eventually(async () => (await named()) === many, 'all with the name')
  await page.goto(`${fixture.url}/sites/${site_id}/leads?q=eva`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export these leads' }).click()
  const exporting = page.getByRole('alertdialog', { name: 'Export 5 leads' })
  await exporting.getByText('Excel (XLSX)').click()
  await exporting.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'See progress' }).last().click()
  await page.waitForURL('**/operations')
  const row = page.getByRole('row').filter({ hasText: 'Export leads' })
  await row.getByText('5 done').waitFor()
  await row.getByRole('button', { name: /Actions/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Download XLSX/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^leads-.*\.xlsx$/)
})

test('deleting says how many, and that it cannot be undone', async () => {
  await selectAll('mar%C3%ADa', `${many}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Delete ${many} leads?` })
  await dialog.getByText('This cannot be undone').waitFor()
  await dialog.getByRole('button', { name: `Delete ${many} leads` }).click()
  await eventually(async () => (await client.leads.count({ site_id, body: {} })).count === 5, 'five leads')
  expect(complaints).toEqual([])
})
