/** Files that come in: what is told of them, how their columns are meant, and what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchRefusalError, type SafeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { upload } from '../../../testing/upload.ts'
import { importLimits } from './limits.ts'

let h: Harness
const { at, create, field, freshSite, get, inSite, leads, mapped, rows, set, start } = importing(() => h)
let answer: Awaited<ReturnType<SafeFetch['get']>> | FetchRefusalError
beforeAll(async () => {
  const safeFetch: Pick<SafeFetch, 'get'> = {
    get: async () => {
      if (answer instanceof FetchRefusalError) throw answer
      return answer
    },
  }
  h = await createHarness({}, { safeFetch })
  await freshSite()
})
afterAll(() => h.close())

test('a file tells its columns, which are suggested by name in two languages and by values, and remembered', async () => {
  const text =
    'Nombre de pila;Correo electrónico;Apellidos;Größe;Kunde\nAna;ana@example.com;García;38;kai@example.com\n'
  const made = await create(text, 'Clientes.csv')
  expect(made).toMatchObject({
    ...{
      name: 'Clientes.csv',
      status: 'draft',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: 'semicolon',
      row_count: 1,
    },
    ...{ mode: 'update', start_journeys: false, mapping: [], has_file: true, sheets: [] },
    suggestions: [
      { column: 0, field: 'first_name', from: 'name' },
      { column: 1, field: 'email', from: 'name' },
      { column: 2, field: 'last_name', from: 'name' },
    ],
  })
  expect(made.columns[1]).toEqual({ name: 'Correo electrónico', samples: ['ana@example.com'] })
  await field('groesse', 'number')
  await set(made.id, {
    mapping: [
      { column: 1, field: 'email' },
      { column: 3, field: 'groesse' },
    ],
  })
  const again = await create(text.replace('ana@', 'eva@'))
  expect(again.suggestions).toEqual([
    { column: 0, field: 'first_name', from: 'name' },
    { column: 1, field: 'email', from: 'remembered' },
    { column: 2, field: 'last_name', from: 'name' },
    { column: 3, field: 'groesse', from: 'remembered' },
  ])
  expect((await create('who\nana@example.com\neva@example.com\n')).suggestions).toEqual([
    { column: 0, field: 'email', from: 'values' },
  ])
  expect((await h.get(`${at()}/imports?limit=1`)).body).toMatchObject({ has_more: true })
  await field('plan', 'dropdown', ['Basic', 'Größer'])
  const two = 'a@b.example,basic,+34 600 000 000,1\nc@d.example,GRÖSSER,+1 (212) 555-0100,2\n'
  expect((await create(`uno,dos,tres,cuatro\n${two}`)).suggestions).toEqual([
    { column: 0, field: 'email', from: 'values' },
  ])
  const rows = `${two}e@f.example,basic,+34 600 000 001,3\n`
  expect((await create(`uno,dos,tres,cuatro\n${rows}`)).suggestions).toEqual([
    { column: 0, field: 'email', from: 'values' },
    { column: 1, field: 'plan', from: 'values' },
    { column: 2, field: 'phone', from: 'values' },
  ])
})

test('what is no table, has no records or cannot be read is refused, in words', async () => {
  const refusal = async (text: string) => {
    const { status, body } = await upload(h, `${at()}/imports`, Buffer.from(text), 'contacts.xlsx')
    return [status, body.code, body.errors?.[0]?.code]
  }
  expect(await refusal('<html></html>')).toEqual([422, 'invalid_file_type', 'invalid_file_type'])
  expect(await refusal('email\n')).toEqual([422, 'no_records_found', 'no_records_found'])
  expect(await refusal('email,name\na@b.example,"A')).toEqual([422, 'file_unreadable', 'quote_not_closed'])
  const es = { 'accept-language': 'es' }
  const told = await upload(h, `${at()}/imports`, Buffer.from('a,b\n1,"A'), 'x.csv', es)
  expect(told.body.detail).toBe('Las comillas que se abren en la fila 2 no se cierran nunca.')
})

test('a file is fetched from an address, as safely as any', async () => {
  const fromUrl = (url = 'https://casa-verde.example/lists/my%20list.csv') =>
    h.post(`${at()}/imports/from-url`, { url })
  answer = {
    url: 'https://casa-verde.example/lists/my%20list.csv',
    status: 200,
    headers: new Headers(),
    body: Buffer.from('email\na@b.example\n'),
  }
  expect((await fromUrl()).body).toMatchObject({ name: 'my list.csv', row_count: 1 })
  answer = { ...answer, status: 404 }
  expect((await fromUrl()).body.errors).toMatchObject([{ pointer: '/url', code: 'page_unreachable' }])
  answer = new FetchRefusalError('address_not_public')
  expect((await fromUrl('http://169.254.169.254/')).body.errors).toMatchObject([
    { pointer: '/url', code: 'address_not_public' },
  ])
  for (const [text, code] of [
    ['<p>', 'invalid_file_type'],
    ['a\n', 'no_records_found'],
    ['a\n"', 'file_unreadable'],
  ] as const) {
    answer = { url: 'https://a.example/x', status: 200, headers: new Headers(), body: Buffer.from(text) }
    expect((await fromUrl()).body).toMatchObject({ code, errors: [{ pointer: '/url' }] })
  }
})

test('a mapping names columns and fields that there are, each once; without the address nothing begins', async () => {
  const { id } = await create('email,name\na@b.example,Ana\n')
  const refused = await set(id, {
    mapping: [
      { column: 2, field: 'email' },
      { column: 0, field: 'gone' },
      { column: 0, field: 'email' },
    ],
  })
  expect(refused.body.errors).toMatchObject([
    { pointer: '/mapping/0/column', code: 'unknown_reference' },
    { pointer: '/mapping/1/field', code: 'unknown_reference' },
    { pointer: '/mapping/2/column', code: 'repeated' },
    { pointer: '/mapping/2/field', code: 'repeated' },
  ])
  await set(id, { mapping: [{ column: 1, field: 'first_name' }] })
  for (const act of ['check', 'start']) {
    expect((await h.post(`${at()}/imports/${id}/${act}`)).body.code).toBe('mapping_required')
  }
})

test('another sheet or separator reads the file again; what it cannot be read as is refused', async () => {
  const { id } = await create('email;name\na@b.example;Ana\n')
  const other = await set(id, { delimiter: 'comma' })
  expect(other.body).toMatchObject({ delimiter: 'comma', columns: [{ name: 'email;name' }], version: 2 })
  expect((await set(id, { sheet: 'Gone' })).status).toBe(200)
  const quoted = (await create('email;name\na@b.example;5" pipe\n')).id
  expect((await set(quoted, { encoding: 'utf-16le' })).body.code).toMatch(/no_records_found|invalid_file_type/)
  expect((await set((await create('e\na,"b\nc"')).id, { delimiter: 'bar' })).status).toBe(200)
})

test('once the file is forgotten nothing begins and nothing is read again; a draft is deleted', async () => {
  const id = await mapped('e,f\na@b.example,Ana\n', ['email'])
  await inSite('update imports set rows_hash = null, content_hash = null where id = ?', [id])
  expect((await h.post(`${at()}/imports/${id}/check`)).body.code).toBe('gone')
  expect((await h.post(`${at()}/imports/${id}/start`)).body.code).toBe('gone')
  expect((await set(id, { delimiter: 'semicolon' })).body.code).toBe('gone')
  expect((await h.delete(`${at()}/imports/${id}`)).status).toBe(204)
  expect((await h.get(`${at()}/imports/${id}`)).status).toBe(404)
})

test('a site keeps so many bytes of files of imports', async () => {
  const id = (await create('e\na@b.example\n')).id
  const bytes = importLimits.import_files_bytes_max
  await inSite('update imports set bytes = ? where id = ?', [bytes, id])
  expect((await create('e\nb@b.example\n')).code).toBe('storage_full')
  answer = { url: 'https://a.example/x', status: 200, headers: new Headers(), body: Buffer.from('e\na@b.example\n') }
  expect((await h.post(`${at()}/imports/from-url`, { url: answer.url })).body.code).toBe('storage_full')
})

test('an erased person is in no row, and the file in which it stands is forgotten', async () => {
  await freshSite()
  const id = await mapped('e,f\na@b.example,Ana\nc@b.example,Cleo\n', ['email', 'first_name'])
  await start(id)
  const lead = (await leads())['a@b.example']
  await h.delete(`${at()}/leads/${lead?.id}`)
  expect((await get(id)).has_file).toBe(false)
  const [first] = await rows(id)
  expect(first).toMatchObject({ number: 2, verdict: 'new', cells: [] })
  expect(first).not.toHaveProperty('lead_id')
})

test('what cannot be read in another way is refused, and stays as it was', async () => {
  const wide = Buffer.from(`\uFEFF${'email,note\nana@example.com,hello\n'.repeat(3)}`, 'utf16le')
  const { body: utf16 } = await upload(h, `${at()}/imports`, wide, 'contacts.csv')
  expect(utf16).toMatchObject({ encoding: 'utf-16le' })
  const read = await set(utf16.id, { encoding: 'windows-1252' })
  expect([read.status, read.body.code]).toEqual([422, 'invalid_file_type'])
  const commas = await create('email,note\nana@example.com,x;"y\n')
  const semicolons = await set(commas.id, { delimiter: 'semicolon' })
  expect([semicolons.status, semicolons.body.code]).toEqual([422, 'file_unreadable'])
  expect(await get(commas.id)).toMatchObject({ delimiter: 'comma', row_count: 1 })
})
