/** A database at a server as a whole: made from a file, read for one, and compared with it. */
import { Unavailable } from '../../runtime/errors.ts'
import { differingTables, type Turn } from './compare-tables.ts'
import type { Target } from './copy-tables.ts'
import { copyFromFile } from './local-file.ts'
import { type Home, makeTable, writeHome } from './mark.ts'
import type { ServerDatabase } from './server.ts'
import type { Source } from './tables.ts'
import { rowsOf, type Value } from './values.ts'

/** Makes a database at a server from a file. */
export async function fill(
  database: ServerDatabase,
  path: string,
  home: Home,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  await database.create()
  await copyFromFile(path, targetAt(database))
  await before()
  await complete(database, home)
}

export const targetAt = (database: ServerDatabase): Target => ({
  run: async statements => void (await database.migrate(statements)),
})

/** By its home, which comes last, a database is known to be whole. */
export async function complete(database: ServerDatabase, home: Home): Promise<void> {
  await database.batch([makeTable, writeHome(home)])
}

export const sourceAt = (database: ServerDatabase): Source => ({
  all: async (sql: string, values: Value[]) => rowsOf((await database.query(sql, values)).rows),
  together: async (texts: readonly string[]) => (await database.read([...texts])).map(({ rows }) => rowsOf(rows)),
})

/** `turn`: around each page that is compared. */
export async function requireSameRows(file: Source, database: ServerDatabase, turn?: Turn): Promise<void> {
  const apart = await differingTables(file, sourceAt(database), turn)
  if (apart.length > 0) throw new Unavailable(`The file and ${database.place} differ in ${apart.join(', ')}.`)
}
