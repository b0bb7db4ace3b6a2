/** The list of leads by keyboard, its columns and density, and views that are saved for oneself or for all. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string
const complaints: string[] = []
const people = 40

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  const leads = Array.from({ length: people }, (_, i) => ({
    ...{ email: `lead${String(i).padStart(2, '0')}@example.com`, phone: `+34 600 000 0${10 + i}` },
    first_name: i % 2 === 0 ? 'Ána' : 'Eva',
  }))
  await client.leads.upsert({ site_id, body: { leads } })
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
  page.on('pageerror', error => complaints.push(error.message))
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const open = (search = '') => page.goto(`${fixture.url}/sites/${site_id}/leads${search}`)
const heads = async () =>
  (await page.getByRole('columnheader').allInnerTexts())
    .map(text => text.replace(/[↑↓]/, '').trim())
    .filter(text => text !== '')
const counted = (count: number) => page.getByText(`${count} leads`, { exact: true }).first().waitFor()
const inUrl = (name: string) => new URL(page.url()).searchParams.get(name)
/** The address in the row that has the focus. */
const focused = () =>
  page.evaluate(
    () => /lead\d+@example\.com/.exec(document.activeElement?.closest('[role=row]')?.textContent ?? '')?.[0],
  )
const choose = async (view: string) => {
  await page.getByRole('button', { name: /^Views|\bAnas|\bEverybody/ }).click()
  await page.getByRole('menuitem', { name: view }).click()
}

const notUnderstood = ['?filter=%7Bbad&sort=nope', '?filter=%7B%22kind%22%3A%22rule%22%2C%22field%22%3A%22nope%22%7D']
test.each(notUnderstood)('what cannot be understood in the address is left out: %s', async search => {
  await open(search)
  await counted(people)
  expect(await page.getByText('Validation failed').count()).toBe(0)
})

test('by keyboard alone: search without accents, move, select, open', async () => {
  await open()
  await counted(people)
  const keys = page.keyboard
  await keys.press('/')
  await keys.type('ana')
  await counted(people / 2)
  expect(inUrl('q')).toBe('ana')
  // The number comes by a query of its own, before the rows.
  await page.getByRole('row', { name: 'Eva' }).first().waitFor({ state: 'detached' })
  await keys.press('ArrowDown')
  await expect.poll(focused).toBeTruthy()
  const first = await focused()
  await keys.press('j')
  await expect.poll(focused).not.toBe(first)
  const second = await focused()
  await keys.press('x')
  await page.getByText('1 selected').waitFor()
  await keys.press('k')
  await expect.poll(focused).toBe(first)
  await keys.press('x')
  await page.getByText('2 selected').waitFor()
  await keys.press('j')
  await expect.poll(focused).toBe(second)
  await keys.press('Enter')
  await page.waitForURL(/\/leads\/lead_/)
  await page.getByRole('heading', { level: 1, name: 'Ána' }).waitFor()
  await page
    .getByText(second ?? '')
    .first()
    .waitFor()
  await page.goBack()
  await counted(people / 2)
})

test('columns are chosen and ordered, rows moved closer, and both are in the address', async () => {
  // A repeat begins like the first time.
  await page.evaluate(kept => localStorage.removeItem(kept), `leadwright.lead_list.${site_id}`)
  await open()
  await counted(people)
  const height = async () => (await page.getByRole('row').nth(2).boundingBox())?.height ?? 0
  const before = await height()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByText('Phone', { exact: true }).click()
  await dialog.getByText('Tags', { exact: true }).click()
  for (let moves = 0; moves < 4; moves += 1) await dialog.getByRole('button', { name: 'Move Phone up' }).click()
  await dialog.getByText('Compact rows').click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => inUrl('density')).toBe('compact')
  const columns = inUrl('columns')?.split(',') ?? []
  expect(columns.indexOf('phone')).toBe(2)
  expect(columns).not.toContain('tags')
  await expect.poll(height).toBeLessThan(before)
  await expect.poll(async () => (await heads()).indexOf('Phone')).toBe(2)
  const shown = await heads()
  await page.reload()
  await counted(people)
  await expect.poll(heads).toEqual(shown)
})

test('a view is saved for oneself, shared with all, opened by its address, and deleted', async () => {
  // A repeat begins like the first time.
  for (const { id } of (await client.leads.views.list({ site_id })).data)
    await client.leads.views.delete({ site_id, lead_view_id: id })
  await open('?q=ana&sort=email&columns=email,phone&density=compact')
  await counted(people / 2)
  await choose('Save view')
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel('Name').fill('Anas')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Anas', exact: true }).waitFor()
  const views = async () =>
    (await client.leads.views.list({ site_id })).data.map(({ name, shared, sort, columns, density }) => {
      return { name, shared, sort, columns, density }
    })
  const saved = { name: 'Anas', sort: 'email', columns: ['email', 'phone'], density: 'compact' }
  expect(await views()).toEqual([{ ...saved, shared: false }])
  const address = page.url()
  expect(inUrl('view')).toMatch(/^view_/)

  await choose('All leads')
  await counted(people)
  await page.goto(address)
  await counted(people / 2)
  await expect.poll(heads).toEqual(['Email', 'Phone'])

  // The list is sorted in another way: the view says so, and takes it over.
  await page.getByRole('columnheader', { name: 'Email' }).click()
  await page.getByRole('button', { name: 'Anas (edited)' }).waitFor()
  await choose('Save changes to Anas')
  await expect.poll(async () => (await views())[0]?.sort).toBe('-email')
  await choose('Rename or share view')
  const renaming = page.getByRole('dialog', { name: 'Rename or share view' })
  await renaming.getByLabel('Name').fill('Everybody')
  await renaming.getByText('Share with everyone on this site').click()
  await renaming.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Everybody', exact: true }).waitFor()
  expect(await views()).toEqual([{ ...saved, name: 'Everybody', sort: '-email', shared: true }])
  await choose('Delete view')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click()
  await eventually(async () => (await views()).length === 0, 'no view')
  await expect.poll(() => inUrl('view')).toBeNull()
  expect(complaints).toEqual([])
})
