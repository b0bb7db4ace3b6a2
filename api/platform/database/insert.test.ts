import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { UniqueViolation } from './errors.ts'
import { inserter } from './insert.ts'
import { FIRST, note, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

const opened: Database<'site'>[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

const insert = inserter(note)
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
  await database.write(tx => insert(tx, []))
  for (const [start, count] of [
    [0, 1],
    [1, 8],
    [9, 19],
  ] as const) {
    await database.write(tx => insert(tx, rowsFrom(start, count)))
  }
  const kept = await database.read(async db => db.select().from(note).orderBy(note.id))
  expect(kept).toEqual(rowsFrom(0, 28))
  await expect(database.write(tx => insert(tx, rowsFrom(30, 9).concat(rowsFrom(0, 1))))).rejects.toThrow(
    UniqueViolation,
  )
  expect(await database.read(async db => db.select().from(note))).toHaveLength(28)
})
