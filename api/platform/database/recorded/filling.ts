/** A database at a server as a whole: made from a file, read for one, and compared with it. */
import { Unavailable } from '../../runtime/errors.ts'
import { differingTables } from './compare-tables.ts'
import { copyFromFile, withinFile } from './local-file.ts'
import { type Home, makeTable, writeHome } from './mark.ts'
import type { ServerDatabase } from './server.ts'
import type { Source } from './tables.ts'
import { rowsOf, type Value } from './values.ts'

/** Makes a database at a server from a file. Its home comes last, by which it is known to be whole. */
export async function fill(
  database: ServerDatabase,
  path: string,
  home: Home,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  await database.create()
  await copyFromFile(path, {
    run: async statements => void (await database.migrate(statements)),
  })
  await before()
  await database.batch([makeTable, writeHome(home)])
}

export const sourceAt = (database: ServerDatabase): Source => ({
  all: async (sql: string, values: Value[]) => rowsOf((await database.query(sql, values)).rows),
  together: async (texts: readonly string[]) => (await database.read([...texts])).map(({ rows }) => rowsOf(rows)),
})

export async function requireSameRows(path: string, database: ServerDatabase): Promise<void> {
  const apart = await withinFile(path, file => differingTables(file, sourceAt(database)))
  if (apart.length > 0) throw new Unavailable(`${path} and ${database.place} differ in ${apart.join(', ')}.`)
}
