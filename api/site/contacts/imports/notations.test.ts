/** Values in the notation of their writer: decided by column, shown, chosen; nobody is lost for one of them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, check, create, field, freshSite, get, leads, mapped, rows, set, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
  await freshSite()
  await field('born', 'date')
  await field('amount', 'number')
  await field('size', 'dropdown', ['Small', 'Large', 'Extra; large'])
  await field('member', 'checkbox')
  await field('site', 'website')
  await field('zip', 'text')
})
afterAll(() => h.close())

let files = 0
/** Imports a column and answers the values of the field, and the notes of each row. */
async function taken(name: string, values: readonly string[], { separator = ',', other = '', notation = '' } = {}) {
  files += 1
  const people = values.map((value, i) => [`p${i}.${files}@example.com`, `"${value}"`, other].join(separator))
  const id = await mapped(`${['Email', 'Value', 'Other'].join(separator)}\n${people.join('\n')}\n`, ['email', name])
  if (notation) {
    const mapping = [
      { column: 0, field: 'email' },
      { column: 1, field: name, notation },
    ]
    expect((await set(id, { mapping })).status).toBe(200)
  }
  const done = await start(id)
  expect(done.progress).toMatchObject({ succeeded: values.length, failed: 0 })
  const all = await leads()
  const notes = (await rows(id)).map(({ problems }) => problems.map(({ code }) => code).join())
  return {
    values: values.map((_, i) => all[`p${i}.${files}@example.com`]?.custom_fields[name]),
    notes,
    column: (await get(id)).columns[1],
  }
}

beforeEach(freshPeople)
async function freshPeople() {
  await h.inSite(at().split('/').at(-1) ?? '', async tx => {
    await tx.run('delete from leads', [])
  })
}

test('marks that lead forms of Meta put before postal codes and phones are taken off', async () => {
  const given = ['z:08001', 'z:EC1A 1BB', 'p:+34600111222', 'z: a note', 'route z:12', 'p:+1 and more']
  const { values } = await taken('zip', given)
  expect(values).toEqual(['08001', 'EC1A 1BB', '+34600111222', 'z: a note', 'route z:12', 'p:+1 and more'])
})

test.each([
  ['day first', ['14/03/1988', '03/04/2024'], ['1988-03-14', '2024-04-03']],
  ['month first', ['3/25/2024', '03/04/2024'], ['2024-03-25', '2024-03-04']],
  ['hyphens', ['05-03-2024', '25-03-2024'], ['2024-03-05', '2024-03-25']],
  ['full stops', ['05.03.2024'], ['2024-03-05']],
  ['short years in front', ['24-03-14', '88-12-30'], ['2024-03-14', '1988-12-30']],
  ['words', ['14 de marzo de 1988', 'March 3, 2024'], ['1988-03-14', '2024-03-03']],
  [
    'times and zones',
    ['2024-03-14T23:30:00Z', '14/03/2024 9:30', '03/04/2024 10:00'],
    ['2024-03-14', '2024-03-14', '2024-04-03'],
  ],
])('dates with %s', async (_, values, expected) => {
  const found = await taken('born', values)
  expect([found.values, found.notes.join('')]).toEqual([expected, ''])
  expect(found.column?.date_notation?.is_certain ?? true).toBe(true)
})

test('an order that all values leave open is shown with an example, noted, and can be chosen', async () => {
  const open = await taken('born', ['03/04/2024', '05/06/2024'])
  expect(open.column?.date_notation).toEqual({
    notation: 'day_first',
    is_certain: false,
    value: '03/04/2024',
    readings: [
      { notation: 'day_first', read_as: '2024-04-03' },
      { notation: 'month_first', read_as: '2024-03-04' },
    ],
  })
  expect(open.notes).toEqual(['notation_unclear', 'notation_unclear'])
  const chosen = await taken('born', ['03/04/2024'], { notation: 'month_first' })
  expect([chosen.values, chosen.notes]).toEqual([['2024-03-04'], ['']])
})

test('a moment of consent that can be read in two ways is noted as such, and not guessed', async () => {
  const { notes } = await taken('consent.given_at', ['03/04/2024', 'soon'])
  expect(notes).toEqual(['notation_unclear', 'moment_unreadable'])
})

test('another column of dates tells', async () => {
  const found = await taken('born', ['03/04/2024'], { other: '25/12/2024' })
  expect([found.values, found.notes]).toEqual([['2024-04-03'], ['']])
})

test('days without a year, and none at all, are left out and noted', async () => {
  const found = await taken('born', ['03/14', '14 de marzo', '31/02/2024', 'soon'])
  expect(found.values).toEqual([undefined, undefined, undefined, undefined])
  expect(found.notes).toEqual(['date_without_year', 'date_without_year', 'date_invalid', 'date_invalid'])
})

test.each([
  ['decimal commas', ['1.234,56', '12,5', '1.000', '12.500'], [1234.56, 12.5, 1000, 12_500]],
  ['decimal points', ['1,234.56', '12.5', '1,000'], [1234.56, 12.5, 1000]],
  ['currencies and percent', ['€ 12,50', '12%', '1.000 €'], [12.5, 12, 1000]],
  ['spaces and signs', ['1 234,5', '-3', '(2,5)'], [1234.5, -3, -2.5]],
])('numbers with %s', async (_, values, expected) => {
  const found = await taken('amount', values)
  expect([found.values, found.notes.join('')]).toEqual([expected, ''])
  expect(found.column?.number_notation).toMatchObject({ is_certain: true })
})

test('nothing becomes a thousandth without a word', async () => {
  for (const separator of [',', ';']) {
    const found = await taken('amount', ['1.000', '12.500'], { separator })
    expect([found.values, found.notes]).toEqual([
      [1000, 12_500],
      ['notation_unclear', 'notation_unclear'],
    ])
    expect(found.column?.number_notation).toMatchObject({
      notation: 'decimal_comma',
      is_certain: false,
      value: '1.000',
    })
  }
  const told = await taken('amount', ['1.000'], { separator: ';', other: '12,50' })
  expect([told.values, told.notes]).toEqual([[1000], ['']])
  const chosen = await taken('amount', ['1.000'], { notation: 'decimal_point' })
  expect([chosen.values, chosen.notes]).toEqual([[1], ['']])
})

test('boxes, options and addresses of pages as people write them', async () => {
  expect((await taken('member', ['✓', 'x', 'Active', 'Sí', 'No', 'Inactivo', '✔️'])).values).toEqual([
    ...[true, true, true, true, false, false, true],
  ])
  const sizes = await taken('size', ['small', 'Large; Small', 'Extra; large', 'Huge'])
  expect(sizes.values).toEqual(['Small', 'Large', 'Extra; large', undefined])
  expect(sizes.notes).toEqual(['', 'several_values', '', 'not_allowed_value'])
  expect((await taken('site', ['www.x.example', 'nothing'])).values).toEqual(['https://www.x.example', undefined])
})

test('a notation is one of its field', async () => {
  const { id } = await create('Email,Born,Amount\na@example.com,03/04/2024,1\n')
  const notation = async (field: string, given: string) =>
    (await set(id, { mapping: [{ column: 1, field, notation: given }] })).body.errors
  const refused = [{ pointer: '/mapping/0/notation', code: 'not_allowed_value' }]
  expect(await notation('born', 'decimal_comma')).toMatchObject(refused)
  expect(await notation('amount', 'day_first')).toMatchObject(refused)
  expect(await notation('first_name', 'day_first')).toMatchObject(refused)
  expect(await notation('consent.given_at', 'day_first')).toBeUndefined()
})

test('the check counts what it leaves out', async () => {
  const id = await mapped('Email,Born\na@x.example,soon\nb@x.example,late\nc@x.example,14/03\n', ['email', 'born'])
  await check(id)
  expect((await get(id)).check?.notes).toEqual([
    { column: 1, code: 'date_invalid', rows: 2, text: 'Invalid date; the value is left out' },
    { column: 1, code: 'date_without_year', rows: 1, text: expect.stringContaining('without a year') },
  ])
})
