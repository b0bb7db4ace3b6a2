/** Tables as files that are written batch by batch, so that none is ever whole in memory. */
import { csvFile } from './csv-file.ts'
import type { TableFile } from './table.ts'
import { workbookFile } from './workbook-file.ts'

export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

/** States are those of the same format. */
export const tableFiles: Record<TableFormat, TableFile<unknown>> = {
  csv: csvFile as TableFile<unknown>,
  xlsx: workbookFile as TableFile<unknown>,
}
