import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ActionMisuse, Full, ReadOnly } from '../runtime/errors.ts'
import type { Database } from './database.ts'
import type { Handle } from './handle.ts'
import type { DatabaseLimits } from './limits.ts'
import { FIRST, note, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

let database: Database<'site'>
let heard: string[]

async function open(limits: Partial<DatabaseLimits> = {}): Promise<void> {
  const folder = tempFolder()
  heard = []
  const onCommit = (topics: ReadonlySet<string>) => void heard.push([...topics].join(' '))
  database = await openNotes(join(folder, 'a.db'), writeMigrations(join(folder, 'site'), [FIRST]), limits, onCommit)
}
afterEach(() => database.close())

const add = (tx: Handle<'site'>, id: string) => tx.insert(note).values({ id, name: id })

test('what is announced is heard once for a group, when it is on disk and before anybody is answered', async () => {
  await open()
  const written = ['a', 'b'].map(async id => {
    await database.write(async tx => {
      tx.announce('jobs')
      tx.announce(`note.${id}`)
      await add(tx, id)
    })
    heard.push(`answered ${id}`)
  })
  await Promise.all(written)
  expect(heard).toEqual(['jobs note.a note.b', 'answered a', 'answered b'])
  await database.write(async tx => add(tx, 'c'))
  expect(heard).toHaveLength(3)
})

test('of a commit that fails nothing is heard, then or later', async () => {
  await open({ file_pages_max: 24 })
  const text = 'x'.repeat(100_000)
  const full = database.write(async tx => {
    tx.announce('jobs')
    await tx.insert(note).values({ id: 'full', name: text })
  })
  await expect(full).rejects.toThrow(Full)
  await database.write(async tx => tx.announce('later'))
  expect(heard).toEqual(['later'])
})

test('announcing belongs into a write action', async () => {
  await open()
  await expect(database.read(async db => db.announce('jobs'))).rejects.toThrow(ReadOnly)
  const kept = await database.write(async tx => tx)
  expect(() => kept.announce('jobs')).toThrow(ActionMisuse)
})
