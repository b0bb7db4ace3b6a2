/** Changes of the hot paths to many rows at once, by value: reading them from JSON costs SQLite twice that. */
import { insertsOf, type ManyRows } from './appends.ts'
import type { Handle, Kind } from './handle.ts'

/** Updates rows found by `key` from rows of values, named `e.<column>` in `set`. To be made once, at module level. */
export function updateOfRows(table: string, key: string, columns: readonly string[], set: string): ManyRows {
  return {
    into: `with e ("${key}", ${columns.map(name => `"${name}"`).join(', ')}) as (`,
    columns: columns.length + 1,
    after: `) update "${table}" set ${set} from e where "${table}"."${key}" = e."${key}"`,
  }
}

/** Inserts rows; `conflict` says what is done about those that are there. To be made once, at module level. */
export function insertOfRows(table: string, columns: readonly string[], conflict = ''): ManyRows {
  const names = columns.map(name => `"${name}"`).join(', ')
  return { into: `insert into "${table}" (${names})`, columns: columns.length, after: conflict }
}

/** Carries such a change out; answers the number of rows changed. */
export async function changeRows<K extends Kind>(
  tx: Handle<K>,
  change: ManyRows,
  rows: readonly (readonly unknown[])[],
): Promise<number> {
  let changed = 0
  for (const { sql, values } of insertsOf(change, rows.flat())) changed += await tx.change(sql, values)
  return changed
}
