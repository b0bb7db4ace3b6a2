/** The sheets of Excel files, and files of values, as rows with the names of their columns. Runs in the reading thread. */
import type { CellObject, WorkSheet } from '@e965/xlsx'
import { type Block, languageOf, type ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { requireArchive } from './archive.ts'
import { rowText } from './row-text.ts'

const { sheet_rows_max, sheet_columns_max, source_document_blocks_max, table_head_rows_max } = knowledgeLimits

export async function readWorkbook(bytes: Buffer, name: string): Promise<ReadDocument> {
  requireArchive(bytes)
  const { read } = await import('@e965/xlsx')
  const book = read(bytes, { dense: true, cellNF: true, cellStyles: true, sheetRows: sheet_rows_max })
  // An owner who hides a sheet does not mean it to be read.
  const shown = book.SheetNames.filter((_, i) => !book.Workbook?.Sheets?.[i]?.Hidden)
  const sheets = shown.map(sheet => ({ sheet, rows: rowsOf(book.Sheets[sheet]) }))
  const words = sheets.flatMap(({ sheet, rows }) => [sheet, ...rows.flat().map(({ text }) => text)]).join(' ')
  const has_commas = languageOf(words) === 'es'
  const blocks = sheets.flatMap(({ sheet, rows }): Block[] => {
    const table = tableBlocks(rows.map(row => row.map(cell => shownText(cell, has_commas))))
    return table.length === 0 ? [] : [{ type: 'heading', level: 1, text: sheet }, ...table]
  })
  const is_cut = sheets.some(({ rows }) => rows.length >= sheet_rows_max)
  return { title: name, url: null, language: null, blocks, ...(is_cut && { warning: 'document_cut' }) }
}

interface CellText {
  text: string
  /** Of a number with decimals, how it is shown. */
  format: string | undefined
}

const nothing: CellText = { text: '', format: undefined }

/** Without hidden rows and columns; what reaches over several rows stands in each of them. */
function rowsOf(sheet: WorkSheet | undefined): CellText[][] {
  const cells = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  const rows = Array.from(cells, row => Array.from((row ?? []).slice(0, sheet_columns_max), toShown))
  for (const { s, e } of sheet?.['!merges'] ?? []) {
    const cell = rows[s.r]?.[s.c]
    if (!cell || s.c >= sheet_columns_max) continue
    for (let r = s.r + 1; r <= Math.min(e.r, rows.length - 1); r++) {
      const row = rows[r] as CellText[]
      while (row.length <= s.c) row.push(nothing)
      row[s.c] = cell
    }
  }
  const isShown = (at: readonly ({ hidden?: boolean } | undefined)[] | undefined) => (_: unknown, i: number) =>
    !at?.[i]?.hidden
  return rows.filter(isShown(sheet?.['!rows'])).map(row => row.filter(isShown(sheet?.['!cols'])))
}

/** Dates whose form depends on the reader's country, as everybody reads them. */
const local_date = /^m\/d\/yy(?: h:mm)?$/

function toShown(cell: CellObject | undefined): CellText {
  if (!cell || cell.t === 'z' || cell.t === 'e') return nothing
  const { z } = cell
  if (cell.t === 'n' && typeof z === 'string' && local_date.test(z))
    return { text: toIsoDate(Number(cell.v), z), format: undefined }
  const text = (cell.w ?? String(cell.v ?? '')).replaceAll(/\s+/g, ' ').trim()
  return { text, format: cell.t === 'n' ? String(z ?? 'General') : undefined }
}

const day_ms = 86_400_000
/** Excel counts days from here. */
const first_day_ms = Date.UTC(1899, 11, 30)

function toIsoDate(days: number, format: string): string {
  const date = new Date(first_day_ms + Math.round(days * day_ms))
  if (Number.isNaN(date.getTime())) return String(days)
  return date
    .toISOString()
    .slice(0, format.includes('h') ? 16 : 10)
    .replace('T', ' ')
}

/** Countries that write `12,50 €`, by the format of the number. */
const comma_format = /€.{0,4}$|\[\$.{0,10}-(?:40|C0|80)A\]/i
const number_text = /\d[\d,]*(?:\.\d+)?/

/** The file holds numbers without a country; the program that shows it has one. */
function shownText({ text, format }: CellText, has_commas: boolean): string {
  if (
    format === undefined ||
    !(has_commas || comma_format.test(format)) ||
    /[dmyhs]/i.test(format.replaceAll(/"[^"]{0,40}"|\[[^\]]{0,40}\]|General/g, ''))
  )
    return text
  return text.replace(number_text, number => number.replaceAll(/[.,]/g, sign => (sign === '.' ? ',' : '.')))
}

export async function readTable(text: string, name: string): Promise<ReadDocument> {
  const { parse } = await import('csv-parse/sync')
  const said = /^\uFEFF?sep=(.)\r?\n/.exec(text)
  const rows = parse(said ? text.slice(said[0].length) : text, {
    ...{ delimiter: said?.[1] ?? delimiterOf(text), bom: true, relax_column_count: true, relax_quotes: true },
    ...{ skip_empty_lines: true, to: sheet_rows_max },
  }) as string[][]
  const is_cut = rows.length >= sheet_rows_max
  return {
    title: name,
    url: null,
    language: null,
    blocks: tableBlocks(rows),
    ...(is_cut && { warning: 'document_cut' }),
  }
}

const sampled_characters = 8_000
const sampled_lines = 20

/** The one that divides most lines into as many parts; of several a comma last, which texts and numbers have too. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, sampled_characters).split('\n').slice(0, sampled_lines)
  const score = (delimiter: string) => {
    const counts = Map.groupBy(lines, line => line.split(delimiter).length - 1)
    return Math.max(0, ...[...counts].map(([count, alike]) => (count === 0 ? 0 : alike.length * 1_000 + count)))
  }
  return [';', '\t', '|', ','].toSorted((a, b) => score(b) - score(a))[0] ?? ','
}

/** Titles above a table are texts; its first whole row names the columns. */
function tableBlocks(given: readonly string[][]): Block[] {
  const rows = given.map(row => row.map(cell => cell.trim())).filter(row => row.some(cell => cell !== ''))
  const filled = (row: readonly string[]) => row.filter(cell => cell !== '').length
  const widest = rows.slice(0, table_head_rows_max).reduce((most, row) => Math.max(most, filled(row)), 0)
  const at = rows.findIndex(row => filled(row) > widest / 2)
  const above = rows.slice(0, Math.max(0, at)).map(row => ({ type: 'text', text: rowText([], row) }) as const)
  const table = rows.slice(Math.max(0, at))
  const [names, body] = table.length > 1 ? [table[0] ?? [], table.slice(1)] : [[], table]
  const shown = body
    .slice(0, source_document_blocks_max)
    .map(row => ({ type: 'row', text: rowText(names, row) }) as const)
  return [...above, ...shown]
}
