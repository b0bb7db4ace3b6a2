/** An import in the admin: from the list of leads to the file, its columns, the check of every row, the import and its undoing. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

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
}, 180_000)
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
const accessible = () => expectNoBarriers(page)

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
  await page.getByRole('radio', { name: 'Refused' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('clientes refused.csv')
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(head?.replace('\uFEFF', '')).toBe('Row,Result,Reason,Correo,Nombre,Empresa')
  expect(lines).toEqual(['4,Refused,Correo: Invalid email,nobody,Cleo,'])
  await page.getByRole('radio', { name: 'All' }).click()
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

/** With a first sheet that holds no people. */
function workbook(bookType: 'xlsx' | 'biff8', people: unknown[][]): Buffer {
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([['Notes'], ['nothing']]), 'Notes')
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(people), 'Clientes')
  return xlsx.write(book, { type: 'buffer', bookType, compression: true })
}

async function choseFile(name: string, buffer: Buffer) {
  await page.goto(`${fixture.url}/sites/${site_id}/imports`)
  await page.getByRole('button', { name: 'New import' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New import' })
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

const workbooks = [
  ['xlsx', 'clientes.xlsx'],
  ['biff8', 'clientes.xls'],
] as const
for (const [bookType, name] of workbooks)
  test(`a workbook (${bookType}) is imported from its sheet, with accents, days and numbers`, async () => {
    const email = `${bookType}@example.com`
    const people = [
      ['Correo', 'Nombre', 'Apellido', 'Teléfono'],
      [email, 'Zoë', 'Peña Ñandú', '+34 600 000 001'],
      ['not an address', 'Nadie', '', ''],
    ]
    await choseFile(name, workbook(bookType, people))
    await page.getByRole('heading', { name }).waitFor()
    // The sheet with addresses was found; another can be chosen, and this one again.
    await page.getByRole('button', { name: 'Clientes Sheet' }).waitFor()
    await choose('Sheet', 'Notes')
    await page.getByText('Notes', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: /Field for “Notes”/ }).waitFor()
    await choose('Sheet', 'Clientes')
    for (const [column, field] of [
      ['Correo', 'Email'],
      ['Nombre', 'First name'],
      ['Apellido', 'Last name'],
      ['Teléfono', 'Phone'],
    ] as const) {
      await page
        .getByRole('button', { name: new RegExp(`Field for “${column}”`) })
        .getByText(field, { exact: true })
        .waitFor()
    }
    await page.getByRole('button', { name: 'Check rows' }).click()
    await page.getByRole('row').filter({ hasText: 'not an address' }).getByText('Invalid email').waitFor()
    await page.getByRole('button', { name: /^Import 1 row/ }).click()
    await page.getByText('Completed', { exact: true }).waitFor()
    const { data } = await client.leads.list({ site_id, search: email })
    expect(data[0]).toMatchObject({ first_name: 'Zoë', last_name: 'Peña Ñandú', phone: '+34 600 000 001' })
    await client.leads.delete({ site_id, lead_id: data[0]?.id ?? '' })
  })

test('what is no table, and what has no people, is refused in words where the file was chosen', async () => {
  const picture = await choseFile('people.xlsx', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
  await picture.getByText('Invalid file type').waitFor()
  const empty = await choseFile('people.csv', Buffer.from('email,name\n'))
  await empty.getByText('Invalid file, no records found').waitFor()
})
