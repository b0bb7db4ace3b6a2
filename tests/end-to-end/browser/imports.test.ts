/** An import in the admin: from the list of leads to the file, its columns, the check of every row, the import and its undoing. */
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 90_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  await client.leads.create({ site_id, body: { email: 'ada@example.com', first_name: 'Ada' } })
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const people = 'Correo;Nombre;Empresa\nbea@example.com;Bea;Acme\nada@example.com;Adela;\nnobody;Cleo;\n'
const people_of = async () => {
  const { data } = await client.leads.list({ site_id })
  return data.map(lead => [lead.email, lead.first_name, lead.custom_fields]).sort()
}
const choose = async (field: string, option: string) => {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const accessible = async () => {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

test('a file is uploaded, mapped with a new field, checked, imported and undone', async () => {
  const before = await people_of()
  await page.goto(`${fixture.url}/sites/${site_id}/leads`)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Import leads' }).click()
  await page.getByRole('button', { name: 'New import' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New import' })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'clientes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(people),
  })
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('heading', { name: 'clientes.csv' }).waitFor()
  await page
    .getByRole('button', { name: /Field for “Correo”/ })
    .getByText('Email', { exact: true })
    .waitFor()
  await choose('Field for “Empresa”', 'Create field')
  const field = page.getByRole('dialog')
  await field.getByLabel('Label').fill('Company')
  await field.getByRole('button', { name: 'Create field' }).click()
  await page
    .getByRole('button', { name: /Field for “Empresa”/ })
    .getByText('Company', { exact: true })
    .waitFor()
  await accessible()
  await page.getByRole('button', { name: 'Check rows' }).click()

  const refused = page.getByRole('row').filter({ hasText: 'nobody' })
  await refused.getByText('Correo: Invalid email').waitFor()
  expect(await people_of()).toEqual(before)
  await accessible()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByText('Completed', { exact: true }).waitFor()
  expect(await people_of()).toEqual([
    ['ada@example.com', 'Adela', {}],
    ['bea@example.com', 'Bea', { company: 'Acme' }],
  ])

  await page.reload()
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone', { exact: true }).waitFor()
  expect(await people_of()).toEqual(before)
})

test('undoing lists the leads that people have changed since', async () => {
  const file = new File(['email,first_name\nkept@example.com,Kim\ngone@example.com,Gus\n'], 'later.csv')
  const { id: import_id } = await client.imports.create({ site_id, file })
  const mapping = ['email', 'first_name'].map((field, column) => ({ column, field }))
  await client.imports.update({ site_id, import_id, body: { mapping } })
  const { id: operation_id } = await client.imports.start({ site_id, import_id })
  const ended = (id: string) =>
    eventually(async () => (await client.operations.get({ site_id, operation_id: id })).ended_at ?? undefined, 'an end')
  await ended(operation_id)
  const { data } = await client.leads.list({ site_id, search: 'kept' })
  await client.leads.update({ site_id, lead_id: data[0]?.id ?? '', body: { first_name: 'Kimberly' } })
  await ended((await client.operations.undo({ site_id, operation_id })).id)
  await page.goto(`${fixture.url}/sites/${site_id}/imports/${import_id}`)
  await page.getByText('1 lead was kept').waitFor()
  await accessible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the list' }).click()
  const content = await readFile(await (await coming).path(), 'utf8')
  expect(content).toContain('kept@example.com,changed_since')
})
