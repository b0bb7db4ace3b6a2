/** Suppressing many addresses, and writing them into a file: batch after batch. */

import { z } from '@hono/zod-openapi'
import { filePart } from '../../../platform/features/operations/files.ts'
import {
  type FilePart,
  type OperationWork,
  operationType,
  type UndoContext,
} from '../../../platform/features/operations/operation-type.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { type TableFormat, tableFiles, tableFormat } from '../../../platform/files/table-files/table-files.ts'
import { rowsAfter } from '../../../platform/http/list-page.ts'
import { emailKey, email as emailSchema } from '../../../platform/schemas/schemas.ts'
import { suppressionReasons } from '../../contacts/lead-records/table.ts'
import { suppressionLimits } from './limits.ts'
import { toFilter } from './lookup.ts'
import { endSuppressions, recordSuppressions } from './record.ts'
import * as store from './store.ts'

const limit = suppressionLimits.suppression_batch_addresses

interface SuppressionImport {
  addresses: string[]
  reason: store.SuppressionReason
  note: string
}
const importing: z.ZodType<SuppressionImport> = z.strictObject({
  addresses: z.array(z.string()),
  reason: z.enum(suppressionReasons),
  note: z.string(),
})

interface Line {
  /** Counted from 1, as people count. */
  line: number
  address: string | undefined
}

function importAddresses({ installation, clock }: SiteScope): OperationWork<SuppressionImport, number, Line[]> {
  const readLines = (addresses: readonly string[], from: number): Line[] =>
    addresses
      .slice(from, from + limit)
      .map((text, at) => ({ line: from + at + 1, address: emailSchema.safeParse(text).data }))
  return {
    count: async ({ parameters }) => parameters.addresses.length,
    async find({ parameters: { addresses } }, from) {
      const end = (from ?? 0) + limit
      return { rows: readLines(addresses, from ?? 0), cursor: end, is_last: end >= addresses.length }
    },
    async apply(tx, { id: operation_id, parameters: { reason, note } }, lines) {
      const created_at = clock.now()
      const valid = lines.flatMap(({ address }) =>
        address === undefined ? [] : [{ address, email_key: emailKey(address) }],
      )
      const recorded = await recordSuppressions(
        tx,
        valid.map(({ address, email_key }) => ({
          ...{ id: installation.newId('suppression'), email: address, email_key, reason, source: 'import' as const },
          ...{ note, evidence: '', email_id: null, operation_id, created_at },
        })),
        acting(installation, clock, { operation_id }).emit,
      )
      const succeeded = recorded.length
      const failures = lines.flatMap(({ line, address }) =>
        address === undefined ? [{ subject_id: String(line), code: 'email_invalid' }] : [],
      )
      return { succeeded, skipped: valid.length - succeeded, failures }
    },
  }
}

function undoImport({ installation, database, clock }: SiteScope): OperationWork<UndoContext, string, string[]> {
  return {
    count: async () => null,
    async find({ parameters: { operation_id } }, after) {
      const page = { after: after ?? '', limit }
      const ids = await database.read(db => store.activeOfOperation(db, operation_id, page))
      return { rows: ids, cursor: ids.at(-1) ?? page.after, is_last: ids.length < limit }
    },
    async apply(tx, { id: operation_id }, ids) {
      const { emit } = acting(installation, clock, { operation_id })
      await endSuppressions(tx, ids, { removed_at: clock.now(), removed_by: null, removal_note: '' }, emit)
      return { succeeded: ids.length }
    },
  }
}

export const suppressionImport = operationType({
  name: 'suppression_import',
  permission: 'manage-emails',
  parameters: importing,
  details: ({ addresses, reason }) => ({ addresses: addresses.length, reason }),
  failures: ['email_invalid'],
  reasons: [],
  work: importAddresses,
  undo: undoImport,
})

interface SuppressionExport extends Pick<store.SuppressionFilter, 'reason' | 'status' | 'search'> {
  format: TableFormat
}
const exporting: z.ZodType<SuppressionExport> = z.strictObject({
  format: tableFormat,
  reason: z.enum(suppressionReasons).optional(),
  status: z.enum(['active', 'removed']).optional(),
  search: z.string().optional(),
})

interface Place {
  after: string | null
  file: unknown
}
const headings = ['email', 'reason', 'source', 'since', 'note', 'evidence']
const cells = (row: store.SuppressionRow) => [
  ...[row.email, row.reason, row.source],
  { moment: row.created_at },
  ...[row.note, row.evidence],
]

function exportAddresses({
  database,
}: SiteScope): OperationWork<SuppressionExport, Place, { written: number; part: FilePart }> {
  return {
    count: ({ parameters }) =>
      database.readSlow(async db => store.countSuppressions(db, await toFilter(db, parameters))),
    async find({ parameters }, place) {
      const file = tableFiles[parameters.format]
      const found = await database.readSlow(async db =>
        store.pageOfSuppressions(db, await toFilter(db, parameters), rowsAfter(place?.after ?? null, limit)),
      )
      const rows = found.slice(0, limit)
      const is_last = found.length <= limit
      const begun = place ? { bytes: Buffer.alloc(0), state: place.file } : await file.begin(headings)
      const added = await file.add(begun.state, rows.map(cells))
      const ended = is_last ? await file.end(added.state) : Buffer.alloc(0)
      const part = await filePart(Buffer.concat([begun.bytes, added.bytes, ended]))
      const cursor = { after: rows.at(-1)?.id ?? null, file: added.state }
      return { rows: { written: rows.length, part }, cursor, is_last }
    },
    apply: async (_tx, _operation, { written, part }) => ({ succeeded: written, part }),
  }
}

export const suppressionExport = operationType({
  name: 'suppression_export',
  permission: 'manage-emails',
  parameters: exporting,
  details: ({ format }) => ({ format }),
  fileName: ({ format }, at) => `suppressions-${new Date(at).toISOString().slice(0, 10)}.${format}`,
  failures: [],
  reasons: [],
  work: exportAddresses,
})
