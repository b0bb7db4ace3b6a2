/** The endpoints on the rows of an import: listing and downloading their results. */
import type { Context } from '../../../platform/features/context.ts'
import { endpoint, openDatabase } from '../../../platform/features/endpoint.ts'
import { csvRow } from '../../../platform/files/csv.ts'
import { afterKey, page, pageLimit } from '../../../platform/http/pagination.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { csvDownload } from '../../../platform/routing/file-download.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import * as contract from './contract-rows.ts'
import { hide, passwordColumns } from './passwords.ts'
import { rowsPath } from './plan.ts'
import type { Cell } from './reader/rows-writer.ts'
import { rowsAt } from './rows-file.ts'
import { type RowOfImport, rowsAfter } from './rows-store.ts'
import { existingImport } from './rules.ts'
import type { ProblemOfRow, Verdict } from './statuses.ts'
import type { ImportRow } from './store.ts'

const operationOf = ({ import_operation_id, check_operation_id }: ImportRow): string =>
  import_operation_id ?? check_operation_id ?? ''

/** The cells of rows as they may be shown; none once the file is forgotten. */
async function cellsOf(
  row: ImportRow,
  rows: readonly RowOfImport[],
  { installation, site }: Context,
): Promise<Cell[][]> {
  const database = await installation.databases.site(site.id)
  const hidden = passwordColumns(row.mapping, await database.read(fieldsOfSite))
  if (row.rows_hash === null) return rows.map(() => [])
  const read = await rowsAt(await rowsPath(installation.storage, site.id, row), rows)
  return read.map(({ cells }) => hide(cells, hidden))
}

const textOf = (locale: Locale, { code }: ProblemOfRow): string => messageOf(locale, `operation.failure.${code}`)

const toRow = ({ number, verdict, problems, lead_id }: RowOfImport, cells: Cell[], locale: Locale) => ({
  number,
  verdict,
  cells,
  problems: (problems ?? []).map(one => ({
    ...(one.column !== null && { column: one.column }),
    code: one.code,
    text: textOf(locale, one),
  })),
  ...(lead_id?.startsWith('lead_') && { lead_id }),
})

export const listImportRows = endpoint(contract.listImportRows, async ({ params, query: q }, context) => {
  const after = afterKey(q, 1)?.[0] ?? 0
  if (typeof after !== 'number') throw invalid('/cursor', 'cursor_invalid')
  const database = await openDatabase(contract.listImportRows, context)
  const { row, rows } = await database.readSlow(async db => {
    const row = await existingImport(db, params.import_id)
    const wanted = { operation_id: operationOf(row), verdicts: q.verdict, after, limit: pageLimit(q) + 1 }
    return { row, rows: await rowsAfter(db, wanted) }
  })
  const shown = page(
    q,
    rows,
    ({ number }) => [number],
    one => one,
  )
  const cells = await cellsOf(row, shown.data, context)
  const data = shown.data.map((one, at) => toRow(one, cells[at] ?? [], context.locale))
  return Response.json({ ...shown, data }, { headers: { 'Cache-Control': 'no-store' } })
})

const page_rows = 500

export const exportImportRows = endpoint(contract.exportImportRows, async ({ params, query: q }, context) => {
  const open = () => openDatabase(contract.exportImportRows, context)
  const { locale } = context
  const row = await (await open()).read(db => existingImport(db, params.import_id))
  const operation_id = operationOf(row)
  const say = (verdict: Verdict) => messageOf(locale, `import.verdict.${verdict}`)
  async function* pieces() {
    const own = ['row', 'verdict', 'reason'].map(name => messageOf(locale, `import.column.${name}`))
    yield csvRow([...own, ...row.columns.map((_, column) => nameOf(row, column, locale))])
    for (let after = 0; ; ) {
      const wanted = { operation_id, verdicts: q.verdict, after, limit: page_rows }
      const { rows, now } = await (await open()).readSlow(async db => ({
        rows: await rowsAfter(db, wanted),
        now: await existingImport(db, row.id),
      }))
      const last = rows.at(-1)
      if (!last) return
      const cells = await cellsOf(now, rows, context)
      const reasons = rows.map(({ problems }) => (problems ?? []).map(one => reasonOf(row, one, locale)).join('; '))
      yield rows
        .map(({ number, verdict }, at) => csvRow([number, say(verdict), reasons[at] ?? '', ...(cells[at] ?? [])]))
        .join('')
      after = last.number
    }
  }
  return csvDownload(context, 'import.csv', pieces())
})

const nameOf = ({ columns }: ImportRow, column: number, locale: Locale): string =>
  columns[column]?.name || messageOf(locale, 'import.column.without_name', { number: column + 1 })

/** With the name of its column. */
function reasonOf(row: ImportRow, one: ProblemOfRow, locale: Locale): string {
  const text = textOf(locale, one)
  return one.column === null ? text : `${nameOf(row, one.column, locale)}: ${text}`
}
