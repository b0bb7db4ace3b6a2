import { join } from 'node:path'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { afterEach, expect, test } from 'vitest'
import { UniqueViolation } from '../runtime/errors.ts'
import type { Database } from './database.ts'
import { insertInto, rowsOf } from './statements.ts'
import { FIRST, note, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

const opened: Database<'site'>[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

const insert = insertInto(note)
const rowsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `n${String(start + i).padStart(3, '0')}`,
    name: `name ${start + i}`,
    name_key: null,
    size: start + i,
    parent_id: null,
  }))

test('rows arrive in their columns and all of them, however many statements they take; a repeat is refused', async () => {
  const folder = tempFolder()
  const migrationsFolder = writeMigrations(join(folder, 'site'), [FIRST])
  const database = await openNotes(join(folder, 'a.db'), migrationsFolder)
  opened.push(database)
  await database.write(tx => tx.run(insert, []))
  for (const [start, count] of [
    [0, 1],
    [1, 8],
    [9, 19],
  ] as const) {
    await database.write(tx => tx.run(insert, rowsFrom(start, count)))
  }
  const kept = await database.read(async db => db.select().from(note).orderBy(note.id))
  expect(kept).toEqual(rowsFrom(0, 28))
  await expect(database.write(tx => tx.run(insert, rowsFrom(30, 9).concat(rowsFrom(0, 1))))).rejects.toThrow(
    UniqueViolation,
  )
  expect(await database.read(async db => db.select().from(note))).toHaveLength(28)
})

const thing = sqliteTable('thing', {
  id: text().primaryKey(),
  sure: integer({ mode: 'boolean' }).notNull(),
  data: text({ mode: 'json' }).$type<{ a: number[] }>(),
  size: integer(),
})
const CREATE = 'CREATE TABLE thing (id text PRIMARY KEY NOT NULL, sure integer NOT NULL, data text, size integer);'
const select = rowsOf(thing, 'where size > ? order by size')

test('rows read past drizzle are those that drizzle reads', async () => {
  const migrationsFolder = writeMigrations(join(tempFolder(), 'site'), [FIRST, CREATE])
  const database = await openNotes(join(tempFolder(), 'a.db'), migrationsFolder)
  const rows = [
    { id: 'a', sure: true, data: { a: [1, 2] }, size: 1 },
    { id: 'b', sure: false, data: null, size: 2 },
  ]
  await database.write(async tx => void (await tx.insert(thing).values(rows)))
  expect(await database.read(db => db.all(select, [0]))).toEqual(rows)
  expect(await database.read(async db => db.select().from(thing))).toEqual(rows)
  expect(await database.write(tx => tx.all(select, [1]))).toEqual(rows.slice(1))
  await database.close()
})
