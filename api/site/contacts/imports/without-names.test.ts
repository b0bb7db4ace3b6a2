/** Files that name no columns lose no person; fields are suggested by what they are called in either language. */
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

let h: Harness
const { at, check, create, freshSite, get, leads, rows, set, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const ofText = (people: readonly string[][]) => people.map(cells => `${cells.join(',')}\n`).join('')
function ofSheet(people: readonly string[][]): Buffer {
  const book = xlsx.utils.book_new()
  const filled = people.map(cells => cells.map(cell => cell || null))
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(filled), 'People')
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' })
}

test.each([
  ['csv', ofText],
  ['xlsx', ofSheet],
] as const)('a file without names of columns (%s): its first row is a person too', async (format, fileOf) => {
  await freshSite()
  const file = fileOf([
    ['Ana', 'ana@example.com', ''],
    ['Eva', 'eva@example.com', 'López'],
  ])
  const made = await create(file, `people.${format}`)
  expect(made).toMatchObject({ format, row_count: 2 })
  expect(made.columns).toEqual([
    { name: '', samples: ['Ana', 'Eva'] },
    { name: '', samples: ['ana@example.com', 'eva@example.com'] },
    { name: '', samples: ['López'] },
  ])
  expect(made.suggestions).toEqual([{ column: 1, field: 'email', from: 'values' }])
  const mapping = ['first_name', 'email', 'last_name'].map((field, column) => ({ column, field }))
  await set(made.id, { mapping })
  await check(made.id)
  const path = `${at()}/imports/${made.id}/rows/export`
  const [header, first] = String((await h.get(path)).body).split('\r\n')
  expect(header?.replace('\uFEFF', '')).toBe('Row,Result,Reason,Column 1,Column 2,Column 3')
  expect(first).toBe('1,New,,Ana,ana@example.com,')
  const spanish = String((await h.get(path, { headers: { 'accept-language': 'es' } })).body)
  expect(spanish.split('\r\n')[0]).toMatch(/,Columna 1,Columna 2,Columna 3$/)
  expect((await start(made.id)).progress).toMatchObject({ succeeded: 2, failed: 0 })
  expect((await rows(made.id)).map(({ number, verdict }) => [number, verdict])).toEqual([
    [1, 'new'],
    [2, 'new'],
  ])
  const all = await leads()
  expect(all['ana@example.com']).toMatchObject({ first_name: 'Ana', last_name: null })
  expect(all['eva@example.com']).toMatchObject({ first_name: 'Eva', last_name: 'López' })

  const other = await create('bea@example.com,Bea,Paz\n')
  expect(other.suggestions).toEqual([{ column: 0, field: 'email', from: 'values' }])
})

test('empty rows before the first person of a sheet keep their numbers', async () => {
  await freshSite()
  const { id, row_count, columns } = await create(
    ofSheet([[], [], ['ana@example.com'], [], ['eva@example.com', 'Eva']]),
  )
  expect([row_count, columns.length]).toEqual([2, 2])
  await set(id, { mapping: [{ column: 0, field: 'email' }] })
  await check(id)
  expect((await rows(id)).map(({ number }) => number)).toEqual([3, 5])
})

test('what is wrong in a column without a name is told with its number, empty rows before count', async () => {
  await freshSite()
  const { id } = await create('\n\nana@example.com,Ana\nnobody,Eva\n')
  await set(id, { mapping: [{ column: 0, field: 'email' }] })
  await check(id)
  const [, , second] = String((await h.get(`${at()}/imports/${id}/rows/export`)).body).split('\r\n')
  expect(second).toMatch(/^4,Refused,Column 1: /)
})

test.each(['email@', '@', 'Email @ work', 'e-mail@company', 'correo@:'])(
  'a header that says %j names its column',
  async name => {
    const { columns, row_count } = await create(`${name},Name\nana@example.com,Ana\n`)
    expect([columns.map(one => one.name), row_count]).toEqual([[name, 'Name'], 1])
  },
)

test('a custom field is suggested by its label, and by what that is called in the other language', async () => {
  await freshSite()
  for (const [name, label] of [
    ['city', 'City'],
    ['field_2', 'País'],
    ['field_3', 'Job title'],
    ['shoes', 'Size of shoes'],
    ['company', 'Company'],
    ['born', 'Cumpleaños'],
  ]) {
    await h.post(`${at()}/custom-fields`, { name, label, type: 'text' })
  }
  const header = 'email,Ciudad,Country,PUESTO,Size of Shoes,Empresa,Company,Birthday'
  const { suggestions } = await create(`${header}\nana@example.com,,,,,,,\n`)
  expect(suggestions.map(({ column, field, from }) => [column, field, from])).toEqual([
    [0, 'email', 'name'],
    [1, 'city', 'name'],
    [2, 'field_2', 'name'],
    [3, 'field_3', 'name'],
    [4, 'shoes', 'name'],
    [6, 'company', 'name'],
    [7, 'born', 'name'],
  ])
})

test('two options are enough where three rows have one', async () => {
  await freshSite()
  await h.post(`${at()}/custom-fields`, { name: 'plan', label: 'Plan', type: 'dropdown', options: ['Basic', 'Pro'] })
  const of = (...cells: string[]) => `e,x\n${cells.map((cell, i) => `n${i}@example.com,${cell}\n`).join('')}`
  const guessed = async (text: string) => (await create(text)).suggestions.map(({ field }) => field)
  expect(await guessed(of('Basic', 'Pro'))).toEqual(['email'])
  expect(await guessed(of('Basic', '', 'Pro'))).toEqual(['email'])
  expect(await guessed(of('Basic', 'Pro', 'Pro'))).toEqual(['email', 'plan'])
  expect((await get((await create(of('Pro'))).id)).columns[1]).toEqual({ name: 'x', samples: ['Pro'] })
})
