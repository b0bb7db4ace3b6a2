import { join } from 'node:path'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { selector } from './select.ts'
import { FIRST, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

const thing = sqliteTable('thing', {
  id: text().primaryKey(),
  sure: integer({ mode: 'boolean' }).notNull(),
  data: text({ mode: 'json' }).$type<{ a: number[] }>(),
  size: integer(),
})
const CREATE = 'CREATE TABLE thing (id text PRIMARY KEY NOT NULL, sure integer NOT NULL, data text, size integer);'
const select = selector(thing, 'where size > ? order by size')

test('rows read past drizzle are those that drizzle reads', async () => {
  const migrationsFolder = writeMigrations(join(tempFolder(), 'site'), [FIRST, CREATE])
  const database = await openNotes(join(tempFolder(), 'a.db'), migrationsFolder)
  const rows = [
    { id: 'a', sure: true, data: { a: [1, 2] }, size: 1 },
    { id: 'b', sure: false, data: null, size: 2 },
  ]
  await database.write(async tx => void (await tx.insert(thing).values(rows)))
  expect(await database.read(db => select(db, [0]))).toEqual(rows)
  expect(await database.read(async db => db.select().from(thing))).toEqual(rows)
  expect(await database.write(tx => select(tx, [1]))).toEqual(rows.slice(1))
  await database.close()
})
