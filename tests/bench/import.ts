/**
 * Importing a CSV of eight columns into the real process, from its upload to the last row on disk: durable, deduplicated,
 * indexed, with a verdict for each row and all that undoing needs; then undoing it. `import_beside`: the same file once more while
 * others use the server: what they wait for meanwhile and before, how late emails are that were due, and the memory of the process. `import_xlsx`: a workbook. Floor:
 * import-floor.ts, before and after. `same_rows`: import-same-rows.ts, how fast the library writes what an import leaves.
 */
import { besideImport } from './parts/import-beside.ts'
import { fields, fileOf, workbookOf } from './parts/import-file.ts'
import { upsertRows } from './parts/import-floor.ts'
import { sameRows } from './parts/import-same-rows.ts'
import { type ImportSite, openImportSite } from './parts/import-site.ts'
import { watchUse } from './parts/process-use.ts'

const rows_usual = Number(process.env.BENCH_ROWS ?? 100_000)
const rows_small = 20_000
const rows_of_workbook = 20_000
const goals = { ratio: 0.35, beside_ratio: 2, megabytes: 300, xlsx_ms: 5_000 }
const calm_ms = { usual: 6_000, small: 2_000 }

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const rows = small ? rows_small : rows_usual
  const site = await openImportSite()
  try {
    const file = fileOf(rows)
    const calm = besideImport(site)
    await new Promise(resolve => setTimeout(resolve, small ? calm_ms.small : calm_ms.usual))
    const before = await calm.end()
    const floors = [await upsertRows(site.folder, file)]
    const use = watchUse(site.pid)
    const imported = await importOf(site, file, 'leads.csv')
    const megabytes = Math.round(use.stop().most.bytes / 1_048_576)
    const same_rows = Math.round(sameRows(site.folder, site.fixture.site_id, rows))
    const began = performance.now()
    const undone = await site.ended((await site.must('POST', `/operations/${imported.id}/undo`)).id)
    const undo_ms = performance.now() - began
    const left = Number((await site.must('POST', '/leads/count', {})).count) - before.made
    floors.push(await upsertRows(site.folder, file))
    const others = besideImport(site)
    const shared = await importOf(site, file, 'again.csv')
    const meanwhile = await others.end()
    const floor = floors.reduce((sum, rate) => sum + rate, 0) / floors.length
    const line = (name: string, milliseconds: number, errors: number) => {
      const value = (rows / milliseconds) * 1_000
      const ratio = Number((value / floor).toFixed(3))
      const whole = { value: Math.round(value), floor: Math.round(floor), milliseconds: Math.round(milliseconds) }
      return { name, unit: 'rows/s', ...whole, ratio, goal: goals.ratio, errors, rows }
    }
    yield {
      ...line('import', imported.milliseconds, rows - imported.succeeded),
      ...{ read_ms: imported.read_ms, megabytes, same_rows },
      same_rows_ratio: Number((((rows / imported.milliseconds) * 1_000) / same_rows).toFixed(2)),
    }
    yield line('import_undo', undo_ms, rows - undone.succeeded + left)
    yield {
      ...{ name: 'import_beside', unit: 'ms', value: meanwhile.p99, floor: before.p99 },
      ...{ ratio: Number((meanwhile.p99 / before.p99).toFixed(2)), goal: goals.beside_ratio },
      ...{ reads: meanwhile.reads, reads_calm: before.reads, writes: meanwhile.writes, writes_calm: before.writes },
      ...{ rows_per_second: Math.round((rows / shared.milliseconds) * 1_000) },
      ...{ emails_late: meanwhile.late, emails_late_calm: before.late, errors: meanwhile.errors + before.errors },
      ...{ megabytes: meanwhile.megabytes, megabytes_before: before.megabytes, megabytes_goal: goals.megabytes },
    }
    yield await workbook(site)
  } finally {
    await site.close()
  }
}

interface Imported {
  id: string
  succeeded: number
  milliseconds: number
  read_ms: number
}

async function importOf(site: ImportSite, file: Buffer, name: string): Promise<Imported> {
  const began = performance.now()
  const id = await site.upload(file, name)
  const read_ms = Math.round(performance.now() - began)
  const mapping = fields.map((field, column) => ({ column, field }))
  await site.must('PATCH', `/imports/${id}`, { mapping, audience_ids: [site.audience_id] })
  const done = await site.ended((await site.must('POST', `/imports/${id}/start`)).id)
  return { ...done, milliseconds: performance.now() - began, read_ms }
}

async function workbook(site: ImportSite): Promise<object> {
  const { milliseconds, read_ms, succeeded } = await importOf(site, workbookOf(rows_of_workbook), 'leads.xlsx')
  const value = Math.round(milliseconds)
  const errors = rows_of_workbook - succeeded
  return { name: 'import_xlsx', unit: 'ms', value, goal: goals.xlsx_ms, errors, rows: rows_of_workbook, read_ms }
}
