/** A table as an XLSX workbook of one sheet: compressed batch by batch, text as text, so that nothing in it is a formula. */
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { limits } from '../../runtime/limits.ts'
import { archiveEnd, beginEntry, type Entry, endEntry, storedEntries } from './archive.ts'
import type { FileChunk, TableFile } from './table.ts'
import { cellXml, fixedParts, sheetBegin, sheetEnd } from './workbook-xml.ts'

const pack = promisify<Buffer, { finishFlush?: number }, Buffer>(deflateRaw)
/** What begins after a full flush refers to nothing before it: parts that were packed apart are one stream. */
const part = { finishFlush: constants.Z_FULL_FLUSH }

const sheet_name = 'xl/worksheets/sheet1.xml'

interface State {
  rows: number
  /** Of the sheet so far. */
  crc: number
  bytes: number
  packed: number
}

const head = () => storedEntries(fixedParts)

async function grown(
  state: State,
  xml: string,
  options: typeof part | Record<never, never>,
): Promise<FileChunk<State>> {
  const text = Buffer.from(xml)
  const bytes = await pack(text, options)
  const { rows } = state
  const crc = crc32(text, state.crc)
  return { bytes, state: { rows, crc, bytes: state.bytes + text.length, packed: state.packed + bytes.length } }
}

const rowXml = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`

export const workbookFile: TableFile<State> = {
  rows_max: limits.workbook_rows_max,
  async begin(headings) {
    const cells = headings.map((heading, at) => cellXml(heading, 1, at, 'heading'))
    const nothing = { rows: 1, crc: 0, bytes: 0, packed: 0 }
    const { bytes, state } = await grown(nothing, sheetBegin + rowXml(1, cells), part)
    return { bytes: Buffer.concat([head().bytes, beginEntry(sheet_name), bytes]), state }
  },
  async add(state, rows) {
    const xml = rows.map((row, i) => {
      const number = state.rows + i + 1
      return rowXml(
        number,
        row.map((cell, at) => cellXml(cell, number, at)),
      )
    })
    const added = await grown(state, xml.join(''), part)
    return { ...added, state: { ...added.state, rows: state.rows + rows.length } }
  },
  async end(state) {
    const { bytes, state: whole } = await grown(state, sheetEnd, {})
    const before = head()
    const sheet: Entry = {
      ...{ name: sheet_name, offset: before.bytes.length, is_packed: true },
      ...{ crc: whole.crc, bytes: whole.bytes, packed: whole.packed },
    }
    const at = before.bytes.length + beginEntry(sheet_name).length + whole.packed
    return Buffer.concat([bytes, endEntry(sheet), archiveEnd([...before.entries, sheet], at + endEntry(sheet).length)])
  },
}
