import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Connection } from './connection.ts'
import { databaseLimits } from './limits.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { makeFile } from './new-file.ts'
import { tempFolder, writeMigrations } from './test-programs/folder.ts'
import { MigrationError } from './unusable.ts'

const PARENTS = `CREATE TABLE parent (id text PRIMARY KEY NOT NULL, name text);
--> statement-breakpoint
CREATE TABLE child (id text PRIMARY KEY NOT NULL, parent_id text NOT NULL REFERENCES parent(id) ON DELETE CASCADE);`

/** As drizzle-kit writes a rebuild, without its PRAGMA lines. */
const REBUILD = `CREATE TABLE __new_parent (id text PRIMARY KEY NOT NULL, name text NOT NULL);
--> statement-breakpoint
INSERT INTO __new_parent(id, name) SELECT id, name FROM parent;
--> statement-breakpoint
DROP TABLE parent;
--> statement-breakpoint
ALTER TABLE __new_parent RENAME TO parent;`

function place() {
  const folder = tempFolder()
  const path = join(folder, 'a.db')
  const run = async (files: string[], backup = false) => {
    const migrations = await readMigrations(writeMigrations(join(folder, 'migrations'), files))
    if (!existsSync(path)) await makeFile({ kind: 'site', path, migrations })
    await migrate({ kind: 'site', path, migrations, backup })
  }
  const look = (sql: string) => {
    const connection = new Connection(path, 'write', databaseLimits)
    const { rows } = connection.query(sql, [], 'all')
    connection.close()
    return rows
  }
  return { folder, path, run, look }
}

test('a rebuild of a filled table keeps the rows that refer to it, and the keys hold afterwards', async () => {
  const { run, look } = place()
  await run([PARENTS])
  look(`insert into parent values ('p', 'Parent') returning id`)
  look(`insert into child values ('c', 'p') returning id`)
  await run([PARENTS, REBUILD])
  expect(look('select parent.id, name, child.id from parent join child on parent_id = parent.id')).toEqual([
    ['p', 'Parent', 'c'],
  ])
  look(`delete from parent returning id`)
  expect(look('select * from child')).toEqual([])
})

test('a failing migration leaves the file at the one before it, and can be mended', async () => {
  const { run, look } = place()
  await run([PARENTS])
  const half = 'CREATE TABLE more (id text); INSERT INTO nowhere VALUES (1);'
  await expect(run([PARENTS, half])).rejects.toThrow(MigrationError)
  await expect(run([PARENTS, half])).rejects.toThrow(/0001_step.*no such table: nowhere/)
  expect(look(`select name from sqlite_schema where type = 'table' order by 1`)).toEqual([['child'], ['parent']])
  await run([PARENTS, 'CREATE TABLE more (id text);'])
  expect(look('select count(*) from more')).toEqual([[0]])
})

test('a migration that breaks a reference is refused', async () => {
  const { run, look } = place()
  await run([PARENTS])
  look(`insert into parent values ('p', 'Parent') returning id`)
  look(`insert into child values ('c', 'p') returning id`)
  await expect(run([PARENTS, 'DELETE FROM parent;'])).rejects.toThrow(/rows of child/)
  expect(look('select id from parent')).toEqual([['p']])
})

test('a file of a newer release is not touched', async () => {
  const { run } = place()
  await run([PARENTS, REBUILD])
  await expect(run([PARENTS])).rejects.toMatchObject({ fault: 'newer' })
})

test('a copy is kept before migrating a file that has content, not for a new one', async () => {
  const { folder, path, run, look } = place()
  await run([PARENTS], true)
  expect(readdirSync(folder).some(name => name.includes('before'))).toBe(false)
  look(`insert into parent values ('p', 'Parent') returning id`)
  await run([PARENTS, REBUILD, 'CREATE TABLE more (id text);'], true)
  expect(existsSync(`${path}.before-0001_step`)).toBe(true)
  const copy = new Connection(`${path}.before-0001_step`, 'write', databaseLimits)
  expect(copy.query('select id from parent', [], 'all').rows).toEqual([['p']])
  copy.close()
})

test('without migrations a file opens empty', async () => {
  const { run, look } = place()
  await run([])
  expect(look('select 1')).toEqual([[1]])
})

test('all migrations of a new file are one commit, and one that fails leaves no file behind', async () => {
  const { folder, path, run, look } = place()
  await expect(run([PARENTS, 'CREATE TABLE more (id text); INSERT INTO nowhere VALUES (1);'])).rejects.toThrow(
    /0001_step.*no such table: nowhere/,
  )
  expect(existsSync(path)).toBe(false)
  await run([PARENTS, 'CREATE TABLE more (id text);'])
  expect(readdirSync(folder).toSorted()).toEqual(['a.db', 'migrations'])
  expect(look('select count(*) from more')).toEqual([[0]])
  expect(look('select user_version from pragma_user_version')).toEqual([[2]])
})

test('a file can be copied from a template instead, and is migrated further like any other', async () => {
  const { folder, path, run, look } = place()
  await run([PARENTS])
  const copied = join(folder, 'copied.db')
  const migrations = await readMigrations(writeMigrations(join(folder, 'migrations'), [PARENTS, REBUILD]))
  await makeFile({ kind: 'site', path: copied, migrations, template: path })
  await migrate({ kind: 'site', path: copied, migrations, backup: false })
  const connection = new Connection(copied, 'write', databaseLimits)
  expect(connection.query('select user_version from pragma_user_version', [], 'all').rows).toEqual([[2]])
  connection.close()
  expect(look('select user_version from pragma_user_version')).toEqual([[1]])
})
