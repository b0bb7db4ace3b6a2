/** Streams the rows of a delimited text, without loading the file into memory. */
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { importLimits } from '../limits.ts'
import { type Delimiter, signs } from './delimiter.ts'
import { createDecoder, type Encoding } from './encoding.ts'
import { FileRefusalError } from './refusal.ts'
import type { RowsWriter } from './rows-writer.ts'

export interface TextForm {
  encoding: Encoding
  delimiter: Delimiter
}

/** Every kind of line end counts, in one file too; a quotation mark within a cell that has none around it is a letter. */
export async function readCsv(path: string, { encoding, delimiter }: TextForm, writer: RowsWriter): Promise<void> {
  const parser = parse({
    delimiter: signs[delimiter],
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: importLimits.import_record_characters_max,
  })
  const source = createReadStream(path, { highWaterMark: 262_144 })
  let number = 0
  parser.on('data', (cells: string[]) => {
    number += 1
    // Some programs declare the delimiter in a first line `sep=;`.
    if (number === 1 && /^sep=$/i.test(cells[0] ?? '') && cells.length <= 2) return
    try {
      writer.add(number, cells)
    } catch (error) {
      parser.destroy(error as Error)
    }
  })
  try {
    await (encoding === 'utf-8' ? pipeline(source, parser) : pipeline(source, decoding(encoding), parser))
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error
  }
}

const not_closed: readonly string[] = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']

function refusalOf(error: CsvError): FileRefusalError {
  const { records } = error as CsvError & { records?: number }
  return new FileRefusalError(not_closed.includes(error.code) ? 'quote_not_closed' : 'file_damaged', (records ?? 0) + 1)
}

function decoding(encoding: Encoding): Transform {
  const decode = createDecoder(encoding)
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      done(null, decode(bytes))
    },
    flush(done) {
      done(null, decode())
    },
  })
}
