/** Tables as files that are written batch by batch, so that none is ever whole in memory. */
import { z } from '@hono/zod-openapi'
import { csvFile } from './csv-file.ts'
import type { TableFile } from './table.ts'
import { workbookFile } from './workbook-file.ts'

export const tableFormat = z.enum(['csv', 'xlsx']).openapi('TableFormat')
export type TableFormat = z.infer<typeof tableFormat>

/** States are those of the same format. */
export const tableFiles: Record<TableFormat, TableFile<unknown>> = {
  csv: csvFile as TableFile<unknown>,
  xlsx: workbookFile as TableFile<unknown>,
}
