/**
 * A second floor of importing: the very rows that an import left, written again bare into the same tables and indexes by the
 * same database library, a prepared statement each and one transaction. Nothing is read, checked, compared or decided.
 */
import { join } from 'node:path'
import Sync from 'libsql'

/** What each new lead leaves: itself, its custom values, its audience, its events, and the result of its row. */
const tables = ['leads', 'lead_values', 'lead_sets', 'events', 'import_rows']
const madeBy = `select sql from sqlite_master where tbl_name = ? and type in ('table', 'index') and sql is not null
  order by type = 'index'`

/** Rows of the file per second. */
export function sameRows(folder: string, site_id: string, rows: number): number {
  const site = new Sync(join(folder, 'sites', site_id, 'site.db'), { readonly: true } as Sync.Options)
  const bare = new Sync(join(folder, 'same-rows.db'))
  bare.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL; PRAGMA foreign_keys=off')
  for (const table of tables) for (const [sql] of site.prepare(madeBy).raw().all(table) as [string][]) bare.exec(sql)
  let milliseconds = 0
  const timed = (work: () => void) => {
    const began = performance.now()
    work()
    milliseconds += performance.now() - began
  }
  bare.exec('BEGIN IMMEDIATE')
  for (const table of tables) {
    const left = site.prepare(`select * from ${table}`).raw().all() as unknown[][]
    const insert = bare.prepare(`insert into ${table} values (${left[0]?.map(() => '?').join(', ')})`)
    timed(() => {
      for (const row of left) insert.run(...row)
    })
  }
  timed(() => bare.exec('COMMIT'))
  bare.close()
  site.close()
  return (rows / milliseconds) * 1_000
}
