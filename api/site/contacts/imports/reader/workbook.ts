/**
 * The rows of a sheet of XLSX or legacy XLS. An XLSX is unpacked by ourselves, under a cap, and handed on as an archive of what
 * came out: the spreadsheet library unpacks nothing itself. Runs in a thread whose memory is capped (thread.ts).
 */
import { createRequire } from 'node:module'
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { importLimits } from '../limits.ts'
import { FileRefusalError } from './refusal.ts'
import type { RowsWriter } from './rows-writer.ts'
import { unzip } from './zip.ts'

/** Its form for `require` knows the code pages of legacy files. */
const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

/** The parts of the archive with cells, and those with their formats. */
const isNeeded = (name: string): boolean =>
  /\.(xml|rels)$/i.test(name) &&
  !/\/(drawings|media|theme|charts|pivotCache|pivotTables|comments|printerSettings)\b/i.test(name)

function packedAnew(bytes: Buffer): Buffer {
  const parts = unzip(bytes, isNeeded)
  if (![...parts.keys()].some(name => /^\/?xl\/workbook\.xml$/i.test(name)))
    throw new FileRefusalError('invalid_file_type')
  const { CFB } = xlsx
  const archive = CFB.utils.cfb_new()
  for (const [name, part] of parts) CFB.utils.cfb_add(archive, `/${name.replace(/^\//, '')}`, part)
  return CFB.write(archive, { fileType: 'zip', type: 'buffer', compression: false }) as Buffer
}

export interface SheetList {
  sheets: string[]
  sheet: string
}

/** Writes the rows of the sheet, or of the first with people, or else of the first that has some, and answers which there are. */
export function readWorkbook(
  bytes: Buffer,
  format: 'xlsx' | 'xls',
  wanted: string | null,
  writer: RowsWriter,
): SheetList {
  const given = format === 'xlsx' ? packedAnew(bytes) : bytes
  const sheets = sheetNames(given)
  if (wanted !== null && !sheets.includes(wanted)) throw new FileRefusalError('unknown_sheet')
  const sheet = wanted ?? sheetOfPeople(given, sheets)
  const book = read(given, { sheets: sheet, sheetRows: importLimits.import_sheet_rows_max })
  const found = book.Sheets[sheet]
  if (found) readSheet(found, book, writer)
  return { sheets, sheet }
}

const like_address = /^\s*[^\s@]+@[^\s@.]+\.[^\s@]+\s*$/

/** Workbooks often begin with notes. One sheet alone is not looked at before. */
function sheetOfPeople(bytes: Buffer, sheets: readonly string[]): string {
  const [first = ''] = sheets
  if (sheets.length === 1) return first
  const tried = sheets.slice(0, importLimits.import_sheets_tried_max)
  const rowsOf = (name: string) => {
    const book = read(bytes, { sheets: name, sheetRows: importLimits.import_sampled_rows_max })
    return (book.Sheets[name]?.['!data'] ?? []) as Dense
  }
  const looked = tried.map(name => ({ name, rows: rowsOf(name) }))
  const has = (is: (cell: CellObject) => boolean) =>
    looked.find(({ rows }) => rows.some(row => row?.some(cell => cell !== undefined && is(cell))))?.name
  return has(({ v }) => typeof v === 'string' && like_address.test(v)) ?? has(({ v }) => v !== undefined) ?? first
}

const sheetNames = (bytes: Buffer): string[] => {
  const book = read(bytes, { bookSheets: true })
  if (book.SheetNames.length === 0) throw new FileRefusalError('invalid_file_type')
  return book.SheetNames.slice(0, importLimits.import_sheets_max)
}

function read(bytes: Buffer, options: object): WorkBook {
  const usual = { type: 'buffer', dense: true, cellFormula: false, cellHTML: false, cellText: false, cellNF: true }
  try {
    return xlsx.read(bytes, { ...usual, ...options } as never)
  } catch {
    throw new FileRefusalError('file_damaged')
  }
}

type Dense = readonly (readonly (CellObject | undefined)[] | undefined)[]

/** Only cells that are there are looked at: one in the last corner makes no billions of empty ones. */
function readSheet(sheet: WorkSheet, book: WorkBook, writer: RowsWriter): void {
  const from1904 = book.Workbook?.WBProps?.date1904 === true
  const rows = (sheet as unknown as { '!data'?: Dense })['!data'] ?? []
  const width = widthOf(rows)
  rows.forEach((cells, row) => {
    const texts: string[] = []
    const stored = new Set<number>()
    cells?.forEach((cell, column) => {
      const text = cell ? textOf(cell, from1904) : ''
      if (text !== '') texts[Math.min(column, importLimits.import_columns_max)] = text
      if (cell?.t === 'n' && /^-?\d+(?:\.\d+)?$/.test(text)) stored.add(column)
    })
    if (!writer.columns && texts.length > 0 && texts.length < width) texts.length = width
    writer.add(
      row + 1,
      Array.from(texts, text => text ?? ''),
      stored,
    )
  })
}

/** A sheet does not tell the empty cells at the end of its first row, which count where no names of columns are there. */
function widthOf(rows: Dense): number {
  const widths = Array.from(rows.slice(0, importLimits.import_sampled_rows_max), cells => cells?.length ?? 0)
  return Math.min(Math.max(0, ...widths), importLimits.import_columns_max)
}

function textOf({ t, v, z }: CellObject, from1904: boolean): string {
  if (v === undefined || v === null || t === 'e' || t === 'z') return ''
  if (typeof v === 'boolean') return v ? 'true' : 'false'
  if (typeof v !== 'number') return String(v)
  const format = String(z ?? 'General')
  if (xlsx.SSF.is_date(format)) return dateOf(v, from1904)
  if (/^[^;"]*%/.test(format)) return `${Number((v * 100).toPrecision(15))}%`
  return Number.isSafeInteger(v) && isMask(format) ? xlsx.SSF.format(format, v).trim() : toPlain(v)
}

/** Without an exponent, to the fifteen digits that a spreadsheet knows. */
const toPlain = (value: number): string =>
  /e/i.test(String(value)) ? BigInt(Math.round(value)).toString() : String(value)

/**
 * A format that says how a code or a phone number is written: digits with leading zeros, or signs between them. All others, as those of
 * amounts, say how a number looks, and its value is taken.
 */
function isMask(format: string): boolean {
  const [first = ''] = format.split(';')
  const literals = first.replace(/^\[[^\]]*\]/, '').replaceAll(/\\(.)|"([^"]*)"/g, (_, one, many) => one ?? many)
  const escaped = [...first.matchAll(/\\(.)|"([^"]*)"/g)].some(([, one = '', many = '']) => (one + many).includes('.'))
  return (
    /^[-+() /.0#]+$/.test(literals) &&
    (escaped || !literals.includes('.')) &&
    (/00/.test(literals) || /[-+() /.]/.test(literals))
  )
}

const two = (n: number): string => String(n).padStart(2, '0')

/** A day as YYYY-MM-DD, with its time where it has one. */
function dateOf(serial: number, date1904: boolean): string {
  const at = xlsx.SSF.parse_date_code(serial, { date1904 })
  if (!at) return String(serial)
  const day = `${String(at.y).padStart(4, '0')}-${two(at.m)}-${two(at.d)}`
  return at.H + at.M + at.S === 0 ? day : `${day} ${two(at.H)}:${two(at.M)}:${two(Math.floor(at.S))}`
}
