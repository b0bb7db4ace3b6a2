/** A table as CSV, with cells that never begin a formula. */
import { csvRow } from '../csv.ts'
import type { Cell, TableFile } from './table.ts'

const written = (bytes: string) => ({ bytes: Buffer.from(bytes), state: null })

export const csvFile: TableFile<null> = {
  rows_max: Number.POSITIVE_INFINITY,
  begin: async headings => written(csvRow(headings)),
  add: async (_state, rows) => written(rows.map(row => csvRow(row.map(plain))).join('')),
  end: async () => Buffer.alloc(0),
}

function plain(cell: Cell): string | number | null {
  if (typeof cell === 'boolean') return String(cell)
  if (cell === null || typeof cell !== 'object') return cell
  return 'moment' in cell ? new Date(cell.moment).toISOString() : new Date(cell.day).toISOString().slice(0, 10)
}
