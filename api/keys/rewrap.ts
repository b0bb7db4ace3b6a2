/** Secrets of a database are written anew with its newest key, a few in each write; what is done already is left, so that it can be begun again anywhere. */
import type { Database } from '../platform/database/database.ts'
import type { Kind } from '../platform/database/handle.ts'
import { rewrapSecret } from '../platform/identity/secrets.ts'
import { faultPoint } from '../platform/runtime/fault-point.ts'
import type { WrappedColumn } from './wrapped-columns.ts'

const rows_at_once = 100

export interface RewrapResult {
  secrets: number
  /** Those that no key opens: they are left as they are. */
  unreadable: number
}

/** Again until nothing is left: whoever wrapped with the former key meanwhile is met by the next pass. */
export async function rewrapAll<K extends Kind>(
  database: Database<K>,
  columns: readonly WrappedColumn[],
  key: Buffer,
): Promise<RewrapResult> {
  let secrets = 0
  for (;;) {
    const passes = { secrets: 0, unreadable: 0 }
    for (const column of columns) {
      const one = await rewrapColumn(database, column, key)
      passes.secrets += one.secrets
      passes.unreadable += one.unreadable
    }
    secrets += passes.secrets
    if (passes.secrets === 0) return { secrets, unreadable: passes.unreadable }
  }
}

async function rewrapColumn<K extends Kind>(
  database: Database<K>,
  { table, column, purpose }: WrappedColumn,
  key: Buffer,
): Promise<RewrapResult> {
  const some = `select rowid, ${column} from ${table} where rowid > ? and ${column} is not null order by rowid limit ${rows_at_once}`
  const update = `update ${table} set ${column} = ? where rowid = ? and ${column} = ?`
  const done = { secrets: 0, unreadable: 0 }
  let after = 0
  for (;;) {
    const from = after
    const rows = await database.read(db => db.all<[number, string]>(some, [from]))
    const last = rows.at(-1)
    if (!last) return done
    ;[after] = last
    const changes: [string, number, string][] = []
    for (const [rowid, wrapped] of rows) {
      try {
        const anew = rewrapSecret(key, purpose, wrapped)
        if (anew !== undefined) changes.push([anew, rowid, wrapped])
      } catch {
        done.unreadable += 1
      }
    }
    if (changes.length === 0) continue
    await database.write(async tx => {
      // Whoever changed it since has wrapped it with the newest.
      for (const change of changes) await tx.run(update, change)
    })
    done.secrets += changes.length
    faultPoint('some secrets rewrapped')
  }
}
