/** Files as people send them: what is read of them, row by row, and which are refused and why. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Unavailable } from '../../../../platform/runtime/errors.ts'
import { proofTest } from '../../../../testing/proof-test.ts'
import { sized } from '../../../../testing/repetitions.ts'
import { zip } from '../../../../testing/zip.ts'
import { importLimits } from '../limits.ts'
import { type FileContents, FileRefusalError, type ReadingChoices, readInThread } from './file-reader.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-reading-'))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
const as_is: ReadingChoices = { sheet: null, encoding: null, delimiter: null, header_row: null }

type Read = FileContents & { lines: (string | number | null)[][] }
async function read(bytes: Uint8Array | string, chosen: Partial<ReadingChoices> = {}): Promise<Read> {
  count += 1
  const [path, out] = [join(folder, `${count}`), join(folder, `${count}.rows`)]
  await writeFile(path, bytes)
  const found = await readInThread({ path, out, chosen: { ...as_is, ...chosen } }, 'site')
  const lines = (await readFile(out, 'utf8')).split('\n').slice(0, -1)
  return { ...found, lines: lines.map(line => JSON.parse(line)) }
}
const refusal = (bytes: Uint8Array | string, chosen?: Partial<ReadingChoices>) =>
  read(bytes, chosen).then(
    () => 'read',
    error => (error instanceof FileRefusalError ? [error.code, error.line] : String(error)),
  )
const names = ({ columns }: FileContents) => columns.map(({ name }) => name)

const utf16 = (text: string, big: boolean, mark: boolean) => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
  return big ? bytes.swap16() : bytes
}
const accents = 'email;Nombre\r\nana@example.com;Peña\r\nzoë@example.com;Zoë\r\n'
const windows1252 = Buffer.concat([Buffer.from(accents, 'latin1'), Buffer.from([0x78, 0x3b, 0x80, 0x0a])])

test.each([
  ['UTF-8', Buffer.from(accents), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${accents}`), 'utf-8'],
  ['UTF-16', utf16(accents, false, true), 'utf-16le'],
  ['UTF-16, the other way round', utf16(accents, true, true), 'utf-16be'],
  ['UTF-16 without a mark', utf16(accents, false, false), 'utf-16le'],
  ['UTF-16 the other way round without a mark', utf16(accents, true, false), 'utf-16be'],
  ['Windows-1252', windows1252, 'windows-1252'],
])('%s is told by its bytes', async (_, bytes, encoding) => {
  const found = await read(bytes)
  expect([found.encoding, found.delimiter, names(found)]).toEqual([encoding, 'semicolon', ['email', 'Nombre']])
  expect(found.lines.slice(0, 2)).toEqual([
    [2, 'ana@example.com', 'Peña'],
    [3, 'zoë@example.com', 'Zoë'],
  ])
  if (encoding === 'windows-1252') expect(found.lines[2]).toEqual([4, 'x', '€'])
})

test('a character that two pieces of a long file share does not make it another encoding', async () => {
  const long = `email,name\n${'a@example.com,é\n'.repeat(70_000)}`
  for (const shift of sized(['x'], ['', 'x', 'xx'])) expect((await read(shift + long)).encoding).toBe('utf-8')
})

test.each([
  ['email,name\na@b.example,"Ana, María"\n', 'comma'],
  ['email;name;note\na@b.example;Ana;"a,b,c"\nc@d.example;Eva;"x,y"', 'semicolon'],
  ['email\tname\na@b.example\tAna', 'tab'],
  ['email|name\na@b.example|Ana', 'bar'],
  ['email\na@b.example\n', 'comma'],
  ['sep=;\nemail;name\na@b.example;Ana', 'semicolon'],
  ['email;price\na@b.example;1,5\nc@d.example;2,5', 'semicolon'],
])('what separates the cells of %j', async (text, delimiter) => {
  const found = await read(text)
  expect(found.delimiter).toBe(delimiter)
  expect(found.lines[0]?.[1]).toBe('a@b.example')
})

test('what a person chose holds', async () => {
  expect((await read('a;b\n1;2', { delimiter: 'comma' })).lines).toEqual([[2, '1;2']])
  expect((await read(Buffer.from('a\nPe\xf1a\n', 'latin1'), { encoding: 'windows-1252' })).lines).toEqual([[2, 'Peña']])
})

test.each([
  ['carriage returns alone', 'email,name\ra@b.example,Ana\rc@d.example,Eva\r'],
  ['line feeds alone', 'email,name\na@b.example,Ana\nc@d.example,Eva'],
  ['both, mixed', 'email,name\r\na@b.example,Ana\nc@d.example,Eva\r'],
])('%s end rows', async (_, text) => {
  expect((await read(text)).lines).toEqual([
    [2, 'a@b.example', 'Ana'],
    [3, 'c@d.example', 'Eva'],
  ])
})

test('quotation marks, line ends within them, marks that are letters, zeros, and what exporting guarded', async () => {
  const text =
    'email,note\r\na@b.example,"two\r\nlines ""said"""\r\nb@c.example,5" pipe\r\nc@d.example,a\0b\r\nd@e.example,\'=1+1\r\n'
  const { lines } = await read(text)
  expect(lines.map(line => line[2])).toEqual(['two\r\nlines "said"', '5" pipe', 'a\0b', '=1+1'])
})

test('a mark that is never closed is refused with its row, however much follows', async () => {
  expect(await refusal('email,name\na@b.example,Ana\nc@d.example,"Eva\ne@f.example,Ida\n')).toEqual([
    'quote_not_closed',
    3,
  ])
  const much = `email,name\na@b.example,"Ana\n${'c@d.example,Eva\n'.repeat(400_000)}`
  expect(await refusal(much)).toEqual(['quote_not_closed', 2])
})

test('columns named alike are columns of their own; empty rows are none; numbers are those of a spreadsheet', async () => {
  const found = await read('\n\nEmail, Name ,Name,,\n\na@b.example,Ana,,x,\n ,,,,\nc@d.example,Eva,Ida,,,more\n')
  expect(names(found)).toEqual(['Email', 'Name', 'Name'])
  expect(found.lines).toEqual([
    [5, 'a@b.example', 'Ana', '', 'x'],
    [7, 'c@d.example', 'Eva', 'Ida', 'more'],
  ])
  expect(found.columns[1]).toEqual({ name: 'Name', samples: ['Ana', 'Eva'], filled: 2 })
})

proofTest('a cell of a megabyte is null and its row stands; one within the limit is whole', async () => {
  const most = 'y'.repeat(importLimits.import_cell_characters_max)
  const { lines } = await read(
    `email,note\na@b.example,${'x'.repeat(1_048_576)}\nc@d.example,${most}\ne@f.example,${most}y\n`,
  )
  expect(lines.map(line => line[2])).toEqual([null, most, null])
})

test('more columns than there may be are refused, the last one is not', async () => {
  const wide = (columns: number) => `${Array.from({ length: columns }, (_, i) => `c${i}`).join(',')}\n1\n`
  expect((await read(wide(importLimits.import_columns_max))).columns).toHaveLength(importLimits.import_columns_max)
  expect(await refusal(wide(importLimits.import_columns_max + 1))).toEqual(['too_many_columns', undefined])
})

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 3)])
test.each([
  ['a picture', png],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a page', Buffer.from('<!doctype html><table><tr><td>email</td></tr></table>')],
  ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
  ['JSON', Buffer.from('{"email":"a@b.example"}')],
  ['zeros', Buffer.alloc(2_000)],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])],
])('%s is no table', async (_, bytes) => expect(await refusal(bytes)).toEqual(['invalid_file_type', undefined]))

test.each([
  ['nothing', ''],
  ['a mark alone', '\uFEFF'],
  ['a header alone', 'email,name\n'],
  ['empty lines', '\n\n\r\n'],
  ['separators', ',,,\n,,,\n'],
])('%s is a file without records', async (_, text) =>
  expect(await refusal(text)).toEqual(['no_records_found', undefined]),
)

type Sheets = Record<string, unknown[][]>
function workbook(sheets: Sheets, bookType: 'xlsx' | 'biff8' | 'biff5' | 'xlsb' = 'xlsx'): Buffer {
  const book = xlsx.utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows, { UTC: true }), name)
  }
  return xlsx.write(book, { type: 'buffer', bookType, compression: true })
}
const people = [
  ['Email', 'Apellido', 'Born', 'Age', 'Member'],
  ['ana@example.com', 'Peña', new Date(Date.UTC(1990, 1, 28)), 34, true],
  ['zoe@example.com', 'Zoë €', null, 1.5, false],
]

test.each(['xlsx', 'biff8'] as const)('%s: values, days, numbers and accents', async bookType => {
  const found = await read(workbook({ Notes: [], People: people, Others: [['Email'], ['x@y.example']] }, bookType))
  expect(found).toMatchObject({
    format: bookType === 'xlsx' ? 'xlsx' : 'xls',
    sheets: ['Notes', 'People', 'Others'],
    sheet: 'People',
  })
  expect(found.lines).toEqual([
    [2, 'ana@example.com', 'Peña', '1990-02-28', '34', 'true'],
    [3, 'zoe@example.com', 'Zoë €', '', '1.5', 'false'],
  ])
})

test('notes before the people are passed over; without people the first sheet with rows is read', async () => {
  const notes = [['Notes'], ['Exported in May']]
  expect(await read(workbook({ Notes: notes, People: people }))).toMatchObject({ sheet: 'People', rows: 2 })
  expect(await read(workbook({ Empty: [], Notes: notes, More: notes }))).toMatchObject({ sheet: 'Notes', rows: 1 })
})

test('a legacy file of one byte for each letter is read in its code page', async () => {
  const bytes = workbook({ People: people.map(([email, name]) => [email, name]) }, 'biff5')
  // The library writes _ for what is no ASCII.
  for (const [written, letters] of [
    ['Pe_a', 'Pe\xf1a'],
    ['Zo_ _', 'Zo\xeb \x80'],
  ] as const) {
    bytes.write(letters, bytes.indexOf(written), 'latin1')
  }
  const { format, lines } = await read(bytes)
  expect([format, lines.map(line => line[2])]).toEqual(['xls', ['Peña', 'Zoë €']])
})

test('the sheet that was chosen is read; one that is not there is refused', async () => {
  const book = workbook({ People: people, Others: [['Email'], ['x@y.example']] })
  expect((await read(book, { sheet: 'Others' })).lines).toEqual([[2, 'x@y.example']])
  expect(await refusal(book, { sheet: 'Gone' })).toEqual(['unknown_sheet', undefined])
  expect(await refusal(workbook({ Notes: [] }))).toEqual(['no_records_found', undefined])
})

test('a cell in the last corner costs nothing and makes its row one with too many cells', async () => {
  const xml =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Email</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>a@b.example</t></is></c></row><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c></row>'
  const { lines } = await read(archiveWith(`<sheetData>${xml}</sheetData>`))
  expect(lines).toEqual([
    [2, 'a@b.example'],
    [1_048_576, '', 'far'],
  ])
})

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet from its XML. */
function archiveWith(sheet: string, before = ''): Buffer {
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${main}><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}${before}<worksheet ${main}>${sheet}</worksheet>`,
  })
}

proofTest(
  'an archive that unpacks to more than it may is refused while it is unpacked, whatever it says of itself',
  async () => {
    const bomb = deflateRawSync(Buffer.alloc(importLimits.import_unpacked_bytes_max + 1, 32), { level: 1 })
    const lying = zip({ 'xl/workbook.xml': { packed: bomb } })
    expect(await refusal(lying)).toEqual(['unpacked_too_large', undefined])
    const by_ratio = zip({ 'xl/workbook.xml': ' '.repeat(3_000_000) })
    expect(await refusal(by_ratio)).toEqual(['unpacked_too_large', undefined])
  },
)

test('a small workbook that unpacks to ten gigabytes is refused soon, and takes no memory for it', async () => {
  const gigabytes = 10
  const piece_bytes = 64 * 1_048_576
  const piece = deflateRawSync(Buffer.alloc(piece_bytes, 32), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array(gigabytes * 16).fill(piece), deflateRawSync(Buffer.alloc(0))])
  const bomb = zip({ 'xl/workbook.xml': { packed } })
  expect(bomb.length).toBeLessThan(12_000_000)
  const before = process.memoryUsage.rss()
  const began = performance.now()
  expect(await refusal(bomb)).toEqual(['unpacked_too_large', undefined])
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(process.memoryUsage.rss() - before).toBeLessThan(2 * importLimits.import_unpacked_bytes_max)
})

test('entities that stand for one another are no text', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "haha">${'bcdefghij'
    .split('')
    .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghij'[i]};`.repeat(10)}">`)
    .join('')}]>`
  const row = (r: number, text: string) => `<row r="${r}"><c r="A${r}" t="inlineStr"><is><t>${text}</t></is></c></row>`
  const found = await read(archiveWith(`<sheetData>${row(1, 'Email')}${row(2, '&j;')}</sheetData>`, bomb))
  expect(JSON.stringify(found.lines).length).toBeLessThan(100)
})

test('an archive of something else, and files that are cut off', async () => {
  expect(await refusal(zip({ 'word/document.xml': '<x/>' }))).toEqual(['invalid_file_type', undefined])
  expect(await refusal(workbook({ People: people }, 'xlsb'))).toEqual(['invalid_file_type', undefined])
  const whole = workbook({ People: people })
  expect(await refusal(whole.subarray(0, whole.length - 60))).toEqual(['file_damaged', undefined])
  expect(await refusal(workbook({ People: people }, 'biff8').subarray(0, 700))).toEqual(['file_damaged', undefined])
})

test('what the disk refuses is no fault of the file', async () => {
  const path = join(folder, 'sound.csv')
  await writeFile(path, 'email\na@b.example\n')
  const nowhere = join(folder, 'there', 'is', 'no', 'folder')
  await expect(readInThread({ path, out: nowhere, chosen: as_is }, 'site')).rejects.toBeInstanceOf(Unavailable)
})
