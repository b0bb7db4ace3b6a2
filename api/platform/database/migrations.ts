/** The migrations of one kind of database, as `npm run migration` wrote them. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Migration {
  tag: string
  sql: string
}

/** In the order in which they are applied; none where the folder has none. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const journal = join(folder, 'meta', '_journal.json')
  if (!existsSync(journal)) return []
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number; tag: string }[] }
  const tags = entries.toSorted((a, b) => a.idx - b.idx).map(entry => entry.tag)
  return Promise.all(tags.map(async tag => ({ tag, sql: await readFile(join(folder, `${tag}.sql`), 'utf8') })))
}
