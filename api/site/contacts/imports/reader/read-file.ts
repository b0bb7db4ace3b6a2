/** From a file of whatever kind to its rows in our own form. Synchronous in parts and hungry: for a thread of its own. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { type Format, formatOf } from './content.ts'
import { readCsv } from './csv.ts'
import { type Delimiter, delimiterOf } from './delimiter.ts'
import { createDecoder, type Encoding, encodingOf, WordsOfFile } from './encoding.ts'
import { FileRefusalError } from './refusal.ts'
import { type Column, type Layout, RowsWriter } from './rows-writer.ts'

/** The user's choices; null: detect. */
export interface ReadingChoices {
  sheet: string | null
  encoding: Encoding | null
  delimiter: Delimiter | null
  /** The row that names the columns; 0: none does. */
  header_row: number | null
}

export interface FileContents {
  format: Format
  sheets: string[]
  sheet: string | null
  encoding: Encoding | null
  delimiter: Delimiter | null
  columns: Column[]
  layout: Layout
  rows: number
  /** Of the content of the rows. */
  hash: string
  /** Digests of the addresses in them (people.ts). */
  people: Buffer
}

const head_bytes = 65_536

/** Reads the file at `path` and writes its rows to `out`, which must not be there; `progressed` is called after some each. */
export async function readFile(
  path: string,
  out: string,
  chosen: ReadingChoices,
  progressed?: () => void,
): Promise<FileContents> {
  const head = headOf(path)
  if (head.length === 0) throw new FileRefusalError('no_records_found')
  const encoding = chosen.encoding ?? encodingOf(head, () => collectWords(path))
  const text = createDecoder(encoding)(head)
  const format = formatOf(head, text)
  if (!format) throw new FileRefusalError('invalid_file_type')
  const writer = new RowsWriter(out, progressed, chosen.header_row)
  try {
    const form =
      format === 'csv'
        ? await readText(path, { encoding, delimiter: chosen.delimiter ?? delimiterOf(text) }, writer)
        : await readSheets(path, format, chosen.sheet, writer)
    const layout = writer.finish()
    const { columns, rows } = writer
    if (!columns || rows === 0) throw new FileRefusalError('no_records_found')
    return { format, ...form, layout, columns, rows, hash: writer.end(), people: writer.people.end() }
  } catch (error) {
    writer.drop()
    throw error
  }
}

type Form = Pick<FileContents, 'sheets' | 'sheet' | 'encoding' | 'delimiter'>

async function readText(
  path: string,
  form: { encoding: Encoding; delimiter: Delimiter },
  writer: RowsWriter,
): Promise<Form> {
  await readCsv(path, form, writer)
  return { sheets: [], sheet: null, ...form }
}

async function readSheets(
  path: string,
  format: 'xlsx' | 'xls',
  sheet: string | null,
  writer: RowsWriter,
): Promise<Form> {
  const { readWorkbook } = await import('./workbook.ts')
  return { ...readWorkbook(readFileSync(path), format, sheet, writer), encoding: null, delimiter: null }
}

function headOf(path: string): Buffer {
  for (const piece of pieces(path, head_bytes)) return Buffer.from(piece)
  return Buffer.alloc(0)
}

function collectWords(path: string): ReturnType<WordsOfFile['end']> {
  const words = new WordsOfFile()
  for (const piece of pieces(path, 1_048_576)) words.add(piece)
  return words.end()
}

function* pieces(path: string, size: number): Generator<Buffer> {
  const file = openSync(path, 'r')
  const buffer = Buffer.alloc(size)
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) yield buffer.subarray(0, read)
  } finally {
    closeSync(file)
  }
}
