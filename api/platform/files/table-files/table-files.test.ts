/** Tables as files: written in parts, read by another program, with nothing in them that is run. */
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { limits } from '../../runtime/limits.ts'
import type { TableRow } from './table.ts'
import { type TableFormat, tableFiles } from './table-files.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

const headings = ['email', 'name', 'seats', 'agreed', 'since', 'born']
const row = (i: number): TableRow => [
  ...[`lead${i}@example.com`, 'María <José> & "Co"', i, i % 2 === 0],
  ...[{ moment: Date.UTC(2027, 2, 14, 9, 30) }, { day: Date.UTC(1980, 11, 31) }],
]

/** Each state goes through JSON, as if another process went on. */
async function written(
  format: TableFormat,
  batches: readonly (readonly TableRow[])[],
  head = headings,
): Promise<Buffer> {
  const file = tableFiles[format]
  let { bytes, state } = await file.begin(head)
  const parts = [bytes]
  for (const batch of batches) {
    const added = await file.add(JSON.parse(JSON.stringify(state)), batch)
    parts.push(added.bytes)
    state = added.state
  }
  parts.push(await file.end(JSON.parse(JSON.stringify(state))))
  bytes = Buffer.concat(parts)
  return bytes
}

/** As a spreadsheet reads it. */
function readBack(bytes: Buffer): unknown[][] {
  const book = xlsx.read(bytes, { type: 'buffer', cellDates: true, UTC: true } as never)
  const [name = ''] = book.SheetNames
  return xlsx.utils.sheet_to_json(book.Sheets[name] as never, { header: 1, raw: true, UTC: true } as never)
}

test('a workbook of several parts is one that others read', async () => {
  const batches = [[row(1), row(2)], [], [row(3)]]
  const rows = readBack(await written('xlsx', batches))
  expect(rows[0]).toEqual(headings)
  expect(rows).toHaveLength(4)
  expect(rows[3]?.slice(0, 4)).toEqual(['lead3@example.com', 'María <José> & "Co"', 3, false])
  expect(new Date(rows[3]?.[4] as Date).toISOString()).toBe('2027-03-14T09:30:00.000Z')
  expect(new Date(rows[3]?.[5] as Date).toISOString()).toBe('1980-12-31T00:00:00.000Z')
})

test('what begins like a formula is text, in both formats', async () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']
  const bytes = await written('xlsx', [texts.map(text => [text])], ['name'])
  const book = xlsx.read(bytes, { type: 'buffer', cellFormula: true })
  const sheet = Object.values(book.Sheets)[0] ?? {}
  texts.forEach((text, i) => {
    const cell = sheet[`A${i + 2}`] as { t: string; v: unknown; f?: string }
    expect(cell).toMatchObject({ t: 's', v: text })
    expect(cell.f).toBeUndefined()
  })
  const csv = (await written('csv', [texts.map(text => [text])], ['name'])).toString()
  expect(csv).toBe(`name\r\n'=1+1\r\n'+1\r\n'-1\r\n'@SUM(A1)\r\n'\t=1\r\n"'\r=1"\r\n`)
})

test('texts that XML has no place for come back as they were', async () => {
  const texts = ['a\u0001b', '_x0041_', ' spaces ', 'line\nbreak', 'emoji 🎉', '</t>', ']]>']
  const rows = readBack(await written('xlsx', [texts.map(text => [text, 'end'])], ['text', 'end']))
  expect(rows.slice(1).map(([text]) => text)).toEqual(texts)
})

test('a text longer than a cell is cut there; the 28th column is AB', async () => {
  const maximum = limits.workbook_cell_characters_max
  const wide = Array.from({ length: 28 }, (_, i) => `column ${i}`)
  const fits = 'x'.repeat(maximum)
  const rows = readBack(await written('xlsx', [[[fits, `${fits}y`, ...wide.slice(2)]]], wide))
  expect(rows[0]).toEqual(wide)
  expect(rows[1]?.[0]).toBe(fits)
  expect(String(rows[1]?.[1])).toBe(`${fits.slice(1)}…`)
})

test('CSV writes moments and days as they travel', async () => {
  expect((await written('csv', [[row(1)], [row(2)]])).toString().split('\r\n').slice(1, 3)).toEqual([
    'lead1@example.com,"María <José> & ""Co""",1,false,2027-03-14T09:30:00.000Z,1980-12-31',
    'lead2@example.com,"María <José> & ""Co""",2,true,2027-03-14T09:30:00.000Z,1980-12-31',
  ])
})
