/** A database behind a network answers as a file does, later; errors arrive as what they were. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { insertInto } from '../../platform/database/statements.ts'
import {
  ActionMisuse,
  InvalidParameter,
  InvalidStatement,
  ReadOnly,
  UniqueViolation,
} from '../../platform/runtime/errors.ts'
import { tags } from '../../site/contacts/tags/table.ts'
import { createHarness, type Harness } from '../harness.ts'

let h: Harness
let database: Database<'site'>
beforeAll(async () => {
  h = await createHarness({}, { networkDelayMs: 2 })
  database = await h.installation.databases.site(await h.newSite('Casa Verde'))
})
afterAll(() => h.close())

const insert = insertInto(tags)
const tag = (id: string, name = id) => ({
  ...{ id, name, name_key: name, source: 'api' as const, version: 1, created_at: 1, updated_at: 1 },
})
const kept = () => database.read(async db => (await db.select({ id: tags.id }).from(tags)).map(({ id }) => id))
const fail = (work: (tx: Handle<'site'>) => Promise<unknown>) => database.write(work).catch((error: unknown) => error)

test('actions follow one another, see their own rows, and leave nothing where they fail', async () => {
  const seen = await Promise.all(
    ['a', 'b'].map(id =>
      database.write(async tx => {
        await tx.append(insert, [tag(id)])
        return tx.$count(tags)
      }),
    ),
  )
  expect(seen).toEqual([1, 2])
  expect(await fail(async tx => tx.run(insert, [tag('c'), tag('d', 'a')]))).toMatchObject({ columns: ['name_key'] })
  expect(await fail(async tx => tx.insert(tags).values(tag('a', 'x')))).toBeInstanceOf(UniqueViolation)
  expect(await kept()).toEqual(['a', 'b'])
})

test('an appended row that is refused is met by the action that appended it', async () => {
  const outcome = await database.write(async tx => {
    await tx.append(insert, [tag('e', 'a')]).catch(() => tx.append(insert, [tag('e')]))
  })
  expect(outcome).toBeUndefined()
  expect(await kept()).toEqual(['a', 'b', 'e'])
})

test('what may not be asked is refused, and nothing of it travels', async () => {
  expect(await fail(async tx => tx.run('delete from tags where id = ?', [new Date()]))).toBeInstanceOf(InvalidParameter)
  expect(await fail(async tx => tx.run('delete from nothing'))).toBeInstanceOf(InvalidStatement)
  expect(await fail(() => new Promise(resolve => setTimeout(resolve, 20)))).toBeInstanceOf(ActionMisuse)
  const write = database.read(async db => db.delete(tags).where(eq(tags.id, 'a')))
  await expect(write).rejects.toThrow(ReadOnly)
  let late: Handle<'site'> | undefined
  await database.write(async tx => {
    late = tx
  })
  await expect(late?.one('select 1')).rejects.toThrow(ActionMisuse)
  expect(await kept()).toContain('a')
})
