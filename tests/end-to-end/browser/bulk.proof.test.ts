/** Many leads at once, in the admin: all that match are selected, tagged, undone, exported and deleted. */
import { readFile } from 'node:fs/promises'
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
let audience_id: string
const complaints: string[] = []
/** More than a page of the list. */
const many = 60

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  ;({ id: tag_id } = await client.tags.create({ site_id, body: { name: 'Guest' } }))
  ;({ id: audience_id } = await client.audiences.create({ site_id, body: { name: 'Letter' } }))
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
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const count = async (filter: object) => (await client.leads.count({ site_id, body: { filter } as never })).count
const tagged = () => count({ type: 'rule', field: 'tags', op: 'has', value: tag_id })
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
  await page
    .getByRole('alertdialog', { name: /^Undo “/ })
    .getByRole('button', { name: 'Undo' })
    .click()
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
  const named = () => count({ type: 'rule', field: 'first_name', op: 'is', value: 'María' })
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

/** The newest operation of this name, undone on its screen. */
async function undo(what: string) {
  await page.goto(`${fixture.url}/sites/${site_id}/operations`)
  const row = page.getByRole('row').filter({ hasText: what }).first()
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await page
    .getByRole('alertdialog', { name: /^Undo “/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  return page
    .getByRole('row')
    .filter({ hasText: `Undo “${what}` })
    .first()
}

async function fromMenu(entry: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('all join an audience and leave it; each is undone', async () => {
  const members = () => count({ type: 'rule', field: 'audiences', op: 'has', value: audience_id })
  await selectAll('eva', '5')
  await page.getByRole('button', { name: 'Add to audience' }).click()
  const joining = page.getByRole('dialog', { name: 'Add 5 leads to an audience' })
  await joining.getByRole('button', { name: 'Add to audience' }).click()
  await eventually(async () => (await members()) === 5, 'five on the audience')
  await selectAll('eva', '5')
  await fromMenu('Remove from audience')
  const leaving = page.getByRole('alertdialog', { name: 'Remove 5 leads from an audience' })
  await leaving.getByRole('button', { name: 'Remove from audience' }).click()
  await eventually(async () => (await members()) === 0, 'nobody on the audience')
  await undo('Remove leads from audience')
  await eventually(async () => (await members()) === 5, 'five on it again')
  await undo('Add leads to audience')
  await eventually(async () => (await members()) === 0, 'nobody on it again')
})

test('undoing a field keeps what somebody changed since, and gives the list of it as CSV', async () => {
  const named = (name: string) => count({ type: 'rule', field: 'last_name', op: 'is', value: name })
  await selectAll('eva', '5')
  await fromMenu('Set field')
  const dialog = page.getByRole('dialog', { name: 'Set a field of 5 leads' })
  await dialog.getByRole('button', { name: 'First name Field' }).click()
  await page.getByRole('option', { name: 'Last name' }).click()
  await dialog.getByLabel('Value').fill('Peña')
  await dialog.getByRole('button', { name: 'Set field' }).click()
  await eventually(async () => (await named('Peña')) === 5, 'five with the name')
  const { data } = await client.leads.list({ site_id, search: 'eva', limit: 1 })
  await client.leads.update({ site_id, lead_id: data[0]?.id ?? '', body: { last_name: 'Gómez' } })
  const undone = await undo('Set a field of leads: Last name')
  await undone.getByText('Completed').waitFor()
  expect([await named('Peña'), await named('Gómez')]).toEqual([0, 1])
  await undone.getByRole('button', { name: /Actions/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download 1 failure' }).click(),
  ])
  const [head, line, ...rest] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('code')
  expect(line).toContain(`${data[0]?.email},changed_since,`)
  expect(rest).toEqual([])
})

test('unsubscribing says how many, and that only the person can subscribe again', async () => {
  await selectAll('eva', '5')
  await fromMenu('Unsubscribe')
  const dialog = page.getByRole('alertdialog', { name: 'Unsubscribe 5 leads?' })
  await dialog.getByText('only the person can subscribe again').waitFor()
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('button', { name: 'See progress' }).last().click()
  await page.waitForURL('**/operations')
  const row = page.getByRole('row').filter({ hasText: 'Unsubscribe leads' })
  await row.getByText('Completed').waitFor()
  // It is not offered where it cannot be.
  if (await row.getByRole('button', { name: /Actions/ }).isVisible()) {
    await row.getByRole('button', { name: /Actions/ }).click()
    expect(await page.getByRole('menuitem', { name: 'Undo' }).count()).toBe(0)
    await page.keyboard.press('Escape')
  }
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
