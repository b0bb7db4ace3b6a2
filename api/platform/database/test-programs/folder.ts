/** Temporary folders with a pair of migrations, for the tests of this layer only; features use api/testing. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Database, type OnCommit, openDatabase } from '../database.ts'
import type { DatabaseLimits } from '../limits.ts'
import { readMigrations } from '../migrations.ts'
import { makeFile } from '../new-file.ts'

export const note = sqliteTable('note', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().unique(),
  size: integer(),
  parent_id: text(),
})

export const FIRST = `CREATE TABLE note (id text PRIMARY KEY NOT NULL, name text NOT NULL, name_key text, size integer,
  parent_id text REFERENCES note(id), CHECK (size < 1000000));
--> statement-breakpoint
CREATE UNIQUE INDEX note_name_key_unique ON note (name_key);
--> statement-breakpoint
CREATE TABLE site_key (id integer PRIMARY KEY NOT NULL, key blob NOT NULL, created_at integer NOT NULL);`

export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'leadwright-database-'))
}

/** Writes migrations as `npm run migration` would, and answers their folder. */
export function writeMigrations(folder: string, files: readonly string[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = files.map((sql, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_step`
    writeFileSync(join(folder, `${tag}.sql`), sql)
    return { idx, tag }
  })
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  return folder
}

/** A site's database at a path, made if it is not there. */
export async function openNotes(
  path: string,
  migrationsFolder: string,
  limits?: Partial<DatabaseLimits>,
  onCommit?: OnCommit,
): Promise<Database<'site'>> {
  const file = { kind: 'site', path, migrations: await readMigrations(migrationsFolder) } as const
  if (!existsSync(path)) await makeFile(file)
  return openDatabase({ ...file, ...(limits && { limits }), ...(onCommit && { onCommit }) })
}
