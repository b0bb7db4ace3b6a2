/** Past operations: an import with its results, a verification, an enrollment, a failed one. */
import { insertInto } from '../../platform/database/statements.ts'
import { operationFailures, operations } from '../../platform/features/operations/table.ts'
import { contentHash } from '../../platform/files/storage/storage.ts'
import { importRows } from '../../site/contacts/imports/rows-table.ts'
import { noCounts, type Verdict } from '../../site/contacts/imports/statuses.ts'
import { imports } from '../../site/contacts/imports/table.ts'
import { note } from '../furnish/note.ts'
import { day_ms, type Past, type Tx } from './past.ts'
import type { Registration } from './registrations.ts'

type OperationRow = typeof operations.$inferSelect

const insertRows = insertInto(importRows)
const insertFailures = insertInto(operationFailures)
const rows_of_file = 60

/** A file in the format of imports: a line for each row, and its position. */
export interface ImportFile {
  content: Buffer
  lines: readonly { place: number; bytes: number; cells: readonly string[]; verdict: Verdict }[]
}

const verdictOf = (i: number): Verdict =>
  i % 15 === 7 ? 'refused' : i % 6 === 2 ? 'same' : i % 4 === 1 ? 'changed' : 'new'

/** Rows of an import about the newest leads. */
export function fileOf(all: readonly Registration[]): ImportFile {
  let place = 0
  const lines = all.slice(-rows_of_file).map(({ lead, answers }, i) => {
    const verdict = verdictOf(i)
    const address = verdict === 'refused' ? lead.email.replace('@', ' at ') : lead.email
    const cells = [address, lead.first_name ?? '', lead.last_name ?? '', answers.city ?? '']
    const text = `${JSON.stringify([i + 2, ...cells])}\n`
    const line = { place, bytes: Buffer.byteLength(text), cells, verdict, text }
    place += line.bytes
    return line
  })
  return { content: Buffer.from(lines.map(({ text }) => text).join('')), lines }
}

export async function writeOperations(
  tx: Tx,
  all: readonly Registration[],
  file: ImportFile,
  past: Past,
): Promise<void> {
  const { now, newId, furnished, user_id } = past
  const ago = (days: number) => now - days * day_ms
  const [, , paused] = furnished.journeys
  const ended = (type: string, at: number, set: Partial<OperationRow>): OperationRow => ({
    ...{
      id: newId('operation'),
      type,
      status: 'completed',
      subject_id: null,
      parameters: null,
      details: {},
      cursor: null,
      file_name: null,
      has_erased: false,
      file_bytes: null,
    },
    ...{ batches: 1, tries: 0, total: 0, succeeded: 0, skipped: 0, failed: 0, counts: {}, reason: null },
    ...{ undoes: null, undone_by: null, actor_type: 'user', actor_id: user_id },
    ...{ created_at: at, started_at: at + 300, ended_at: at + 4_200, reported_at: at + 4_200 },
    ...set,
  })
  const refused = file.lines.flatMap(({ verdict }, i) => (verdict === 'refused' ? [i] : []))
  const counts = { ...noCounts }
  for (const { verdict } of file.lines) counts[verdict] += 1
  const total = file.lines.length
  const came = {
    ...{ total, counts, details: { mode: 'fill_empty' }, failed: counts.refused },
    ...{ succeeded: counts.new + counts.changed, skipped: counts.same },
  }
  const people = all.slice(-240)
  // From the oldest on: their ids follow one another, and lists go by them.
  const before = [
    ended('email_verification', ago(12), {
      details: { which: 'filter' },
      total: people.length,
      succeeded: people.length - 9,
      skipped: 9,
    }),
    ended('journey_enrollment', ago(9), {
      ...{ subject_id: paused?.id ?? null, details: { cause: 'manual' }, total: 48, succeeded: 44, skipped: 4 },
    }),
  ]
  const check = ended('lead_import_check', ago(6.2), came)
  const taken = ended('lead_import', ago(6.19), came)
  const after = [
    ended('email_verification', ago(2), {
      status: 'failed',
      reason: 'internal',
      details: { which: 'all' },
      total: 1_100,
      succeeded: 420,
      batches: 9,
    }),
    ended('run_action', ago(1), { status: 'canceled', total: 30, succeeded: 12, details: { action: 'retry' } }),
  ]
  for (const row of [...before, check, taken, ...after]) await tx.insert(operations).values(row)
  const import_id = await writeImport(tx, file, { check, taken, counts }, past)
  note(past, 'import.created', import_id, ago(6.21))
  const failures = [check, taken].flatMap(({ id: operation_id }) =>
    refused.map((i, at) => ({ operation_id, number: at + 1, subject_id: String(i + 2), code: 'email_invalid' })),
  )
  await tx.run(insertFailures, failures)
}

interface Import {
  check: OperationRow
  taken: OperationRow
  counts: Record<Verdict, number>
}

async function writeImport(tx: Tx, file: ImportFile, { check, taken, counts }: Import, past: Past): Promise<string> {
  const { business, newId } = past
  const id = newId('import')
  const names =
    business.site.language === 'es'
      ? ['Correo', 'Nombre', 'Apellidos', 'Población']
      : ['Email', 'First name', 'Last name', 'Town']
  const columns = names.map((name, at) => ({
    name,
    samples: file.lines.slice(0, 3).map(({ cells }) => cells[at] ?? ''),
  }))
  const hash = contentHash(file.content)
  await tx.insert(imports).values({
    ...{
      id,
      name: business.import_name,
      format: 'csv',
      sheets: [],
      sheet: null,
      encoding: 'utf-8',
      delimiter: 'comma',
    },
    ...{ bytes: file.content.length, rows: file.lines.length, columns, headers_key: names.join('\n').toLowerCase() },
    ...{ content_hash: null, rows_hash: hash },
    mapping: ['email', 'first_name', 'last_name', 'city'].map((field, column) => ({ column, field })),
    ...{ mode: 'fill_empty', tag_ids: [], audience_ids: [], consent: null, start_journeys: false },
    ...{ check_operation_id: check.id, import_operation_id: taken.id, checked: counts, imported: counts },
    ...{ version: 3, created_at: check.created_at - 60_000, updated_at: taken.created_at },
  })
  const problems = [{ column: 0, code: 'email_invalid' as const }]
  await tx.run(
    insertRows,
    [check, taken].flatMap(({ id: operation_id }) =>
      file.lines.map(({ place, bytes, verdict }, i) => ({
        ...{ operation_id, number: i + 2, place, bytes, verdict, lead_id: null, email_hash: null, before: null },
        problems: verdict === 'refused' ? problems : null,
      })),
    ),
  )
  return id
}
