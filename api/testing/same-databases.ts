/** Whether a file and a server have the same rows in all tables, those of full-text indexes included. */
import { createHash } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { askFile } from '../platform/database/copy-file.ts'
import type { ServerAddress } from '../platform/database/recorded/admin.ts'
import { DatabaseServer } from '../platform/database/recorded/server.ts'

/** Answers several questions at once. */
type Ask = (questions: readonly string[]) => Promise<unknown[][][]>

async function tablesIn(ask: Ask): Promise<Record<string, string>> {
  const [schema = []] = await ask([
    "select type, name, tbl_name, sql from sqlite_schema where name not like 'sqlite\\_%' escape '\\' order by type, name",
  ])
  const found: Record<string, string> = { schema: digest(schema) }
  const tables = schema
    .filter(([type, name, , sql]) => type === 'table' && name !== '_home' && !/^create virtual/i.test(String(sql)))
    .map(([, name]) => String(name))
  const columns = await ask(
    tables.map(name => `select name from pragma_table_xinfo('${name}') where hidden in (0, 1) order by cid`),
  )
  // As SQLite writes each value: 1 and 1.0 are two, and bytes are bytes.
  const written = columns.map(names =>
    names
      .flat()
      .map(column => `quote("${column}")`)
      .join(" || ',' || "),
  )
  const rows = await ask(tables.map((name, at) => `select ${written[at]} from "${name}"`))
  for (const [at, name] of tables.entries()) {
    const all = (rows[at] ?? []).flat().map(String).toSorted()
    found[name] = `${all.length} ${digest(all)}`
  }
  return found
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The tables of both ends by name, each as its number of rows and their hash. */
export async function tablesAtBothEnds(path: string, name: string, address: ServerAddress) {
  const first = new DatabaseServer(address).database(name)
  const database = (await first.exists()) ? first : first.twin
  const there: Ask = async questions =>
    (await database.batch([...questions])).map(({ rows }) => rows.map(row => Array.from(row as ArrayLike<unknown>)))
  const here: Ask = async questions => {
    const answers: unknown[][][] = []
    for (const question of questions) answers.push(await askFile(path, question))
    return answers
  }
  try {
    return { here: await tablesIn(here), there: await tablesIn(there) }
  } finally {
    database.close()
  }
}

/** Names of the tables that are not the same at both ends; nobody writes meanwhile, though a process may have the file. */
export async function tablesApart(path: string, name: string, address: ServerAddress): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-copy-'))
  const copy = join(folder, 'copy.db')
  try {
    await cp(path, copy)
    await cp(`${path}-wal`, `${copy}-wal`).catch(() => undefined)
    const { here, there } = await tablesAtBothEnds(copy, name, address)
    return Object.keys({ ...here, ...there }).filter(table => !isDeepStrictEqual(here[table], there[table]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
