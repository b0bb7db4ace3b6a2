/** Actions whose statements run off the event loop: as whole, as ordered and as safe as any. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { ActionMisuse, Full, UniqueViolation } from '../runtime/errors.ts'
import type { Database } from './database.ts'
import { insertOfRows } from './statements.ts'
import { FIRST, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

const slow = { slow: true }
const insert = insertOfRows('note', ['id', 'name', 'size'])
const rows = (count: number, prefix = 'n') =>
  Array.from({ length: count }, (_, i) => [`${prefix}${i}`, `${prefix}${i}`, i] as const)

let database: Database<'site'>
async function open(limits = {}): Promise<Database<'site'>> {
  const folder = tempFolder()
  database = await openNotes(join(folder, 'a.db'), writeMigrations(join(folder, 'site'), [FIRST]), limits)
  return database
}
afterEach(() => database.close())

const count = async () => (await database.read(db => db.one<[number]>('select count(*) from note')))?.[0]

test('the event loop goes on meanwhile, and answers are those of any action', async () => {
  const { write } = await open().then(opened => ({ write: opened.write.bind(opened) }))
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const answers = await write(async tx => {
    const made = await tx.run(insert, rows(5_000))
    const doubled = await tx.run("insert into note (id, name, size) select 'm' || id, 'm' || name, size from note", [])
    return [
      made,
      doubled,
      await tx.one('select max(size) from note', []),
      (await tx.all('select id from note', [])).length,
    ]
  }, slow)
  clearInterval(timer)
  expect(answers).toEqual([5_000, 5_000, [4_999], 10_000])
  expect(turns).toBeGreaterThan(3)
  expect(await count()).toBe(10_000)
})

test('what is asked at once runs in its order; what was appended is written before it is asked for, and at the end', async () => {
  await open()
  const seen = await database.write(async tx => {
    await tx.append(insert, rows(3))
    const asked = [tx.run(insert, rows(2, 'b')), tx.one<[number]>('select count(*) from note', [])] as const
    const [, found] = await Promise.all(asked)
    await tx.append(insert, rows(4, 'c'))
    return found?.[0]
  }, slow)
  expect([seen, await count()]).toEqual([5, 9])
})

test('a failure undoes the whole action and no other, and one that nobody waits for is waited for', async () => {
  await open()
  const twice = database.write(async tx => {
    await tx.run(insert, rows(300))
    await tx.run(insert, rows(1))
  }, slow)
  const other = database.write(tx => tx.run(insert, rows(1, 'other')))
  await expect(twice).rejects.toThrow(UniqueViolation)
  await other
  expect(await count()).toBe(1)
  const appended = database.write(async tx => tx.append(insert, rows(1, 'other')), slow)
  await expect(appended).rejects.toThrow(UniqueViolation)
  const left = database.write(async tx => {
    void tx.run(insert, rows(2_000, 'left'))
    throw new Error('refused')
  }, slow)
  await expect(left).rejects.toThrow('refused')
  await database.write(tx => tx.run(insert, rows(5, 'next')))
  expect(await count()).toBe(6)
})

test('it awaits nothing but its database, and does not keep waiting what came before it', async () => {
  await open()
  const ended: string[] = []
  const before = database.write(tx => tx.run(insert, rows(1, 'before'))).then(() => ended.push('before'))
  const long = database.write(tx => tx.run(insert, rows(20_000)), slow).then(() => ended.push('long'))
  const after = database.write(tx => tx.run(insert, rows(1, 'after'))).then(() => ended.push('after'))
  await Promise.all([before, long, after])
  expect(ended).toEqual(['before', 'long', 'after'])
  const elsewhere = database.write(async tx => {
    await tx.run(insert, rows(1, 'x'))
    await sleep(20)
  }, slow)
  await expect(elsewhere).rejects.toThrow(ActionMisuse)
})

test('a file that may not grow answers that it is full, and the next action finds all as it was', async () => {
  await open({ file_pages_max: 40 })
  await expect(database.write(tx => tx.run(insert, rows(20_000)), slow)).rejects.toThrow(Full)
  await database.write(tx => tx.run(insert, rows(1)), slow)
  expect(await count()).toBe(1)
})

test('a relaxed action waits for no disk, and every other one does', async () => {
  await open()
  const level = (how?: object) =>
    database.write(async tx => {
      await tx.run(insert, rows(1, `${Math.random()}`))
      return (await tx.one<[number]>('select synchronous from pragma_synchronous'))?.[0]
    }, how)
  expect(await level()).toBe(2)
  const levels = [level(), level({ slow: true, relaxed: true }), level(slow), level(), level({ relaxed: true })]
  expect(await Promise.all(levels), 'what need not wait goes along with what does').toEqual([2, 1, 2, 2, 2])
  const alone = [level({ relaxed: true }), level({ relaxed: true })]
  await Promise.resolve()
  expect(await Promise.all(alone)).toEqual([1, 1])
  const begun = Promise.withResolvers<void>()
  const first = database.write(
    async tx => {
      begun.resolve()
      return (await tx.one<[number]>('select synchronous from pragma_synchronous'))?.[0]
    },
    { relaxed: true },
  )
  await begun.promise
  expect(await Promise.all([first, level()]), 'what has to wait is in no relaxed group').toEqual([1, 2])
  expect(await count()).toBe(9)
  const refused = database.write(
    async tx => {
      await tx.run(insert, rows(1))
      throw new Error('refused')
    },
    { slow: true, relaxed: true },
  )
  await expect(refused).rejects.toThrow('refused')
  expect([await level(), await count()]).toEqual([2, 10])
})
