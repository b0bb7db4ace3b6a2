import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { FIRST, note, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

const mark = sqliteTable('mark', { id: text().primaryKey(), name: text().notNull(), size: integer() })
const MARKS = 'CREATE TABLE mark (id text PRIMARY KEY NOT NULL, name text NOT NULL, size integer);'

let database: Database<'site'>
beforeAll(async () => {
  const folder = tempFolder()
  database = await openNotes(join(folder, 'a.db'), writeMigrations(join(folder, 'site'), [FIRST, MARKS]))
  await database.write(async tx => {
    await tx.insert(note).values([
      { id: 'n1', name: 'marked' },
      { id: 'n2', name: 'plain' },
    ])
    await tx.insert(mark).values({ id: 'm1', name: 'marked', size: 7 })
  })
})
afterAll(() => database.close())

/** Both tables have a column of this name. */
const isMarked = sql<number>`exists (select 1 from ${mark} where ${mark.name} = ${note.name})`
const size = sql<number | null>`(select ${mark.size} from ${mark} where ${mark.name} = ${note.name})`.mapWith(Number)

test('a subquery in what is selected of one table compares its own column with that of the table', async () => {
  const rows = await database.read(async db =>
    db
      .select({ id: note.id, isMarked, inner: { size, named: isMarked.as('named') } })
      .from(note)
      .orderBy(note.id),
  )
  expect(rows).toEqual([
    { id: 'n1', isMarked: 1, inner: { size: 7, named: 1 } },
    { id: 'n2', isMarked: 0, inner: { size: null, named: 0 } },
  ])
})

test('so it does within another query, where its name stands for it', async () => {
  const rows = await database.read(async db => {
    const inner = db
      .select({ id: note.id, named: isMarked.as('named') })
      .from(note)
      .as('inner')
    return db.select({ id: inner.id, named: inner.named }).from(inner).where(eq(inner.named, 1))
  })
  expect(rows).toEqual([{ id: 'n1', named: 1 }])
})

test('so it does in what is returned of rows that are written', async () => {
  const returned = { id: note.id, isMarked }
  const answers = await database.write(async tx => ({
    inserted: await tx.insert(note).values({ id: 'n3', name: 'late' }).returning(returned),
    updated: await tx.update(note).set({ size: 1 }).where(eq(note.id, 'n2')).returning(returned),
    upserted: await tx
      .insert(note)
      .values({ id: 'n3', name: 'x' })
      .onConflictDoUpdate({ target: note.id, set: { name: 'marked' } })
      .returning(returned),
    deleted: await tx.delete(note).where(eq(note.id, 'n3')).returning(returned),
  }))
  expect(answers).toEqual({
    inserted: [{ id: 'n3', isMarked: 0 }],
    updated: [{ id: 'n2', isMarked: 0 }],
    upserted: [{ id: 'n3', isMarked: 1 }],
    deleted: [{ id: 'n3', isMarked: 1 }],
  })
})
