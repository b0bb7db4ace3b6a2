/** Writing leads into a file, batch after batch. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import { filePart } from '../../../platform/features/operations/files.ts'
import {
  type FilePart,
  type OperationWork,
  operationType,
} from '../../../platform/features/operations/operation-type.ts'
import { readTimezone, type SiteScope } from '../../../platform/features/site-scope.ts'
import type { TableRow } from '../../../platform/files/table-files/table.ts'
import { type TableFormat, tableFiles, tableFormat } from '../../../platform/files/table-files/table-files.ts'
import type { Key } from '../../../platform/http/pagination.ts'
import { latestEntries } from '../consents/rules.ts'
import { type Suppressing, suppressing } from '../email-status/rules.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import {
  countSelected,
  type LeadSelection,
  leadSelection,
  pageOfSelected,
  requireOrder,
  toLeads,
} from '../leads/rules.ts'
import { columnsOfSite, headingOf } from './columns.ts'
import { leadExportLimits } from './limits.ts'

interface ExportRequest {
  selection: LeadSelection
  sort: string
  columns: string[]
  format: TableFormat
}

const asked: z.ZodType<ExportRequest> = z.strictObject({
  selection: leadSelection,
  sort: z.string(),
  columns: z.array(z.string()),
  format: tableFormat,
}) as never

/** Behind which lead it goes on, and how far the file is. */
interface Place {
  after: Key[] | null
  written: number
  file: unknown
}

interface Group {
  leads: number
  /** Absent where the file cannot hold them. */
  part: FilePart | undefined
}

/** A column that is gone meanwhile stays, without values. */
async function rowsOf(
  db: Handle<'site'>,
  leads: readonly LeadRow[],
  columns: readonly string[],
  suppressionsOfLeads: Suppressing['suppressionsOfLeads'],
): Promise<TableRow[]> {
  const known = await columnsOfSite(db)
  const cells = columns.map(column => known.get(column))
  const ids = leads.map(({ id }) => id)
  const shown = await toLeads(db, leads, ['tags', 'audiences'])
  const suppressions = await suppressionsOfLeads(db, ids)
  const entries = await latestEntries(db, ids)
  return shown.map(lead => {
    const entry = entries.get(lead.id)
    const consent = entry?.type === 'given' ? entry : undefined
    return cells.map(cellOf => cellOf?.(lead, { suppression: suppressions.get(lead.id), consent }) ?? null)
  })
}

function exporting(scope: SiteScope): OperationWork<ExportRequest, Place, Group, 'workbook_full'> {
  const { database } = scope
  const limit = leadExportLimits.lead_export_batch_leads
  const { suppressionsOfLeads } = scope.installation.connections.through(suppressing)
  return {
    async count({ parameters, created_at: now }) {
      const present = { now, timezone: await readTimezone(scope) }
      return database.readSlow(db => countSelected(db, parameters.selection, present))
    },
    async find({ parameters, created_at: now }, place) {
      const { selection, sort, columns, format } = parameters
      const file = tableFiles[format]
      const timezone = await readTimezone(scope)
      const { rows, next } = await database.readSlow(async db => {
        const order = await requireOrder(db, sort)
        const found = await pageOfSelected(db, selection, { after: place?.after ?? null, limit, order, now, timezone })
        return { rows: await rowsOf(db, found.rows, columns, suppressionsOfLeads), next: found.next }
      })
      const written = (place?.written ?? 0) + rows.length
      const begun = place ? { bytes: Buffer.alloc(0), state: place.file } : await file.begin(columns.map(headingOf))
      const cursor = { after: next, written, file: begun.state }
      if (written > file.rows_max) return { rows: { leads: 0, part: undefined }, cursor, is_last: true }
      const added = await file.add(begun.state, rows)
      const ended = next === null ? await file.end(added.state) : Buffer.alloc(0)
      const part = await filePart(Buffer.concat([begun.bytes, added.bytes, ended]))
      return { rows: { leads: rows.length, part }, cursor: { ...cursor, file: added.state }, is_last: next === null }
    },
    apply: async (_tx, _operation, { leads, part }) =>
      part ? { succeeded: leads, part } : { canceled: 'workbook_full' },
  }
}

export const leadExport = operationType({
  name: 'lead_export',
  permission: 'read-lead',
  parameters: asked,
  details: ({ format, columns }) => ({ format, columns: columns.length }),
  fileName: ({ format }, at) => `leads-${new Date(at).toISOString().slice(0, 10)}.${format}`,
  failures: [],
  reasons: ['workbook_full'],
  work: exporting,
})
