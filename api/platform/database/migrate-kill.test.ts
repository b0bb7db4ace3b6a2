/** A migration that is killed behind any of its statements, on a hundred sites: each is whole afterwards, as it was or as it becomes. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Connection } from './connection.ts'
import { databaseLimits } from './limits.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { openNative } from './native.ts'
import { makeFile } from './new-file.ts'
import { tempFolder, writeMigrations } from './test-programs/folder.ts'

const FIRST = `CREATE TABLE parent (id text PRIMARY KEY NOT NULL, name text);
--> statement-breakpoint
CREATE TABLE child (id text PRIMARY KEY NOT NULL, parent_id text NOT NULL REFERENCES parent(id) ON DELETE CASCADE);`
const REBUILD = [
  'CREATE TABLE __new_parent (id text PRIMARY KEY NOT NULL, name text NOT NULL);',
  'INSERT INTO __new_parent(id, name) SELECT id, name FROM parent;',
  'DROP TABLE parent;',
  'ALTER TABLE __new_parent RENAME TO parent;',
  'CREATE INDEX parent_name ON parent (name);',
]
const SITES = 100
/** Larger than the cache of the one who is killed, so that pages of the open transaction are on disk. */
const ROWS = 400
/** After none, after each, and after the new version has been written too. */
const places = REBUILD.length + 2

function ask(path: string, sql: string): unknown[][] {
  const connection = new Connection(path, 'write', databaseLimits)
  const { rows } = connection.query(sql, [], 'all')
  connection.close()
  return rows as unknown[][]
}

/** What lies on the disk when the process is killed there. */
function killedAt(path: string, statements: number, target: string): void {
  const native = openNative(path)
  native.exec('PRAGMA journal_mode=wal; PRAGMA cache_size=4; PRAGMA foreign_keys=OFF')
  native.exec('BEGIN IMMEDIATE')
  for (const sql of REBUILD.slice(0, statements)) native.exec(sql)
  if (statements > REBUILD.length) native.exec('PRAGMA user_version=2')
  for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, target + end)
  native.exec('ROLLBACK')
  native.close()
}

test('each of them migrates at the next start, with every row and every reference', async () => {
  const folder = tempFolder()
  const first = await readMigrations(writeMigrations(join(folder, 'first'), [FIRST]))
  const both = await readMigrations(
    writeMigrations(join(folder, 'both'), [FIRST, REBUILD.join('\n--> statement-breakpoint\n')]),
  )
  const origin = join(folder, 'origin.db')
  await makeFile({ kind: 'site', path: origin, migrations: first })
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})`
  ask(origin, `insert into parent ${numbers} select 'p' || i, hex(randomblob(200)) from n returning id`)
  ask(origin, `insert into child ${numbers} select 'c' || i, 'p' || i from n returning id`)
  const spilled = new Set<number>()
  for (let site = 0; site < SITES; site++) {
    mkdirSync(join(folder, `site-${site}`))
    const path = join(folder, `site-${site}`, 'site.db')
    killedAt(origin, site % places, path)
    if (existsSync(`${path}-wal`)) spilled.add(site % places)
    await migrate({ kind: 'site', path, migrations: both, backup: false })
    expect(ask(path, 'select user_version from pragma_user_version')).toEqual([[2]])
    expect(
      ask(path, 'select count(*) from child join parent on parent.id = parent_id where length(name) = 400'),
    ).toEqual([[ROWS]])
    expect(ask(path, 'select integrity_check from pragma_integrity_check')).toEqual([['ok']])
  }
  expect(spilled.size, 'the open transaction was on disk').toBeGreaterThan(places / 2)
}, 60_000)
