import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import {
  ActionMisuse,
  ClosedError,
  ConstraintViolation,
  ForeignKeyViolation,
  Full,
  InvalidParameter,
  InvalidStatement,
  ReadOnly,
  StatementError,
  UniqueViolation,
} from '../runtime/errors.ts'
import type { Database } from './database.ts'
import type { Handle } from './handle.ts'
import type { DatabaseLimits } from './limits.ts'
import { FIRST, note, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

const opened: Database<'site'>[] = []

async function open(limits?: Partial<DatabaseLimits>): Promise<Database<'site'>> {
  const folder = tempFolder()
  const migrationsFolder = writeMigrations(join(folder, 'site'), [FIRST])
  const database = await openNotes(join(folder, 'a.db'), migrationsFolder, limits)
  opened.push(database)
  return database
}

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

const ids = (database: Database<'site'>) =>
  database.read(async db => (await db.select({ id: note.id }).from(note).orderBy(note.id)).map(row => row.id))
const add = (tx: Handle<'site'>, id: string, name = id) => tx.insert(note).values({ id, name })
const byId = (db: Handle<'site'>) =>
  db
    .select()
    .from(note)
    .where(eq(note.id, sql.placeholder('id')))
    .prepare()

test('one action of a group fails, the others stay', async () => {
  const database = await open({ group_ms_max: 60_000 })
  const results = await Promise.allSettled([
    database.write(async tx => add(tx, 'a')),
    database.write(async tx => {
      await add(tx, 'b')
      throw new Error('changed my mind')
    }),
    database.write(async tx => add(tx, 'a')),
    database.write(async tx => add(tx, 'c')),
  ])
  expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await ids(database)).toEqual(['a', 'c'])
  expect(database.counts).toEqual({ actions: 4, groups: 1 })
})

const readBeside = (database: Database<'site'>) =>
  Promise.all([
    database.write(async tx => void (await add(tx, 'a'))),
    database.write(async tx => add(tx, 'b').then(() => tx.$count(note))),
    database.read(async db => db.$count(note)),
  ])

test('an action sees what earlier actions and it itself wrote, a reader only what was committed', async () => {
  expect(await readBeside(await open({ reader_waits_max: 0 }))).toEqual([undefined, 2, 0])
})

test('the first reads beside writes wait for them, until a connection for reads is opened', async () => {
  const database = await open({ reader_waits_max: 1 })
  expect(await readBeside(database)).toEqual([undefined, 2, 2])
  await database.write(async tx => tx.delete(note))
  expect(await readBeside(database)).toEqual([undefined, 2, 0])
})

test('at rest, nobody can write by reading', async () => {
  const database = await open()
  await database.write(async tx => void (await add(tx, 'a')))
  const writing = database.read(async db =>
    db.all("with b as (select 'b' as id) insert into note (id, name) select id, id from b returning id"),
  )
  await expect(writing).rejects.toThrow(ReadOnly)
  expect(await ids(database)).toEqual(['a'])
})

test('errors are typed and carry nothing that was bound', async () => {
  const database = await open()
  const fail = (fn: (tx: Handle<'site'>) => Promise<unknown>) => database.write(fn).catch((error: unknown) => error)
  await database.write(async tx => tx.insert(note).values({ id: 'a', name: 'a', name_key: 'private@example.com' }))
  const taken = await fail(async tx => tx.insert(note).values({ id: 'b', name: 'b', name_key: 'private@example.com' }))
  expect(taken).toBeInstanceOf(UniqueViolation)
  expect(taken).toMatchObject({ table: 'note', columns: ['name_key'] })
  expect(JSON.stringify([taken, String(taken), (taken as Error).stack])).not.toContain('private@')
  expect(await fail(async tx => tx.insert(note).values({ id: 'a', name: 'a' }))).toMatchObject({ columns: ['id'] })
  expect(await fail(async tx => tx.insert(note).values({ id: 'c', name: 'c', parent_id: 'x' }))).toBeInstanceOf(
    ForeignKeyViolation,
  )
  expect(await fail(async tx => tx.insert(note).values({ id: 'c', name: 'c', size: 1e6 }))).toBeInstanceOf(
    ConstraintViolation,
  )
  expect(await fail(async tx => tx.run(sql`insert into note (id) values ('n')`))).toMatchObject({
    constraint: 'NOT NULL',
  })
  expect(await fail(async tx => add(tx, 'd', 'a\0b'))).toBeInstanceOf(InvalidParameter)
  expect(await fail(async tx => tx.run(sql`insert into nowhere values (1)`))).toBeInstanceOf(InvalidStatement)
  expect(await database.read(async db => add(db, 'e')).catch((error: unknown) => error)).toBeInstanceOf(ReadOnly)
})

test('an action may catch a typed error of its own statement and go on', async () => {
  const database = await open()
  await database.write(async tx => {
    await add(tx, 'a')
    await add(tx, 'a').catch(error => expect(error).toBeInstanceOf(UniqueViolation))
    await add(tx, 'b')
  })
  expect(await ids(database)).toEqual(['a', 'b'])
})

test('a full file: nothing of the group is kept, even where an action swallowed the error; then it recovers', async () => {
  const database = await open({ file_pages_max: 24 })
  await database.write(async tx => add(tx, 'before'))
  const results = await Promise.allSettled([
    database.write(async tx => add(tx, 'small')),
    database.write(async tx => {
      for (let number = 0; number < 40; number += 1) {
        await add(tx, `large-${number}`, 'x'.repeat(4000)).catch(() => undefined)
      }
    }),
    database.write(async tx => add(tx, 'later')),
  ])
  expect(results.map(result => result.status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  for (const result of results.slice(0, 2)) expect(result).toMatchObject({ reason: expect.any(Full) })
  await database.write(async tx => add(tx, 'after'))
  expect(await ids(database)).toEqual(['after', 'before', 'later'])
})

test('waiting actions share commits, and that is faster than a commit each', async () => {
  const database = await open()
  const timed = async (fn: () => Promise<unknown>) => {
    const start = performance.now()
    await fn()
    return performance.now() - start
  }
  const numbers = Array.from({ length: 400 }, (_, number) => number)
  const single = await timed(async () => {
    for (const number of numbers) await database.write(async tx => add(tx, `single-${number}`))
  })
  expect(database.counts).toEqual({ actions: 400, groups: 400 })
  const grouped = await timed(() => Promise.all(numbers.map(n => database.write(async tx => add(tx, `group-${n}`)))))
  expect(database.counts.groups).toBeLessThan(440)
  expect(grouped).toBeLessThan(single)
})

test('an action that awaits anything but its database fails, and leaves nothing', async () => {
  const database = await open()
  const late: unknown[] = []
  const [bad, good] = await Promise.allSettled([
    database.write(async tx => {
      await add(tx, 'bad')
      await new Promise(resolve => setTimeout(resolve, 20))
      await add(tx, 'late').catch(error => late.push(error))
    }),
    database.write(async tx => add(tx, 'good')),
  ])
  expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(ActionMisuse) })
  expect(good.status).toBe('fulfilled')
  await expect.poll(() => late).toEqual([expect.any(ActionMisuse)])
  expect(await ids(database)).toEqual(['good'])
})

test('no write, read or foreign handle inside an action, no handle after it', async () => {
  const database = await open()
  const other = await open()
  const kept: Handle<'site'>[] = []
  const inside = await database.write(async tx => {
    kept.push(tx)
    const tries = [other.write(async () => 1), database.write(async () => 1), other.read(async () => 1)]
    return (await Promise.allSettled(tries)).map(result => result.status)
  })
  expect(inside).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(kept[0]?.select().from(note).all()).rejects.toThrow(ActionMisuse)
  await expect(database.write(async () => kept[0]?.select().from(note).all())).resolves.toEqual([])
  await expect(other.write(async () => kept[0]?.select().from(note).all())).rejects.toThrow(ActionMisuse)
})

test('prepared queries with placeholders, counts of changes, SQL of one’s own as rows of values', async () => {
  const database = await open()
  await database.write(async tx => {
    await add(tx, 'a')
    await add(tx, 'b')
    expect(await tx.run('update note set size = ?', [3])).toBe(2)
  })
  const answers = await database.read(async db => {
    expect(db.prepared(byId)).toBe(db.prepared(byId))
    return [
      (await db.prepared(byId).get({ id: 'a' }))?.size,
      await db.prepared(byId).get({ id: 'none' }),
      (await db.prepared(byId).all({ id: 'b' })).length,
      await db.all(sql`select id, typeof(${1}) from note order by 1`),
      await db.one('select id from note where size = ?', [3]),
      await db.one('select 1 where 0'),
    ]
  })
  expect(answers).toEqual([
    3,
    undefined,
    1,
    [
      ['a', 'integer'],
      ['b', 'integer'],
    ],
    ['a'],
    undefined,
  ])
})

test('a slow read leaves the event loop free', async () => {
  const database = await open()
  let gap = 0
  let last = performance.now()
  const timer = setInterval(() => {
    gap = Math.max(gap, performance.now() - last)
    last = performance.now()
  }, 2)
  const start = performance.now()
  const count = await database.readSlow(async db =>
    db.one(sql`with recursive c(x) as (select 1 union all select x + 1 from c where x < 3000000)
      select count(*) from c where x % 7 = 0`),
  )
  clearInterval(timer)
  const took = performance.now() - start
  expect(count?.[0]).toBe(428_571)
  expect(gap).toBeLessThan(took / 2)
})

test('a slow read that is asked again has all its rows each time, after one that broke off too', async () => {
  const database = await open({ slow_read_slice_ms: 0 })
  const numbers = (wrong_at: number) =>
    database.readSlow(db =>
      db.all(
        `with recursive c(x) as (select 1 union all select x + 1 from c where x < 300)
        select case when x = ? then json('{') else x end from c`,
        [wrong_at],
      ),
    )
  const all = Array.from({ length: 300 }, (_, place) => [place + 1])
  expect(await Promise.all([numbers(0), numbers(0)])).toEqual([all, all])
  await expect(numbers(200)).rejects.toThrow(StatementError)
  expect(await numbers(0)).toEqual(all)
})

test('after closing, reads and writes are refused; what was queued before is done', async () => {
  const database = await open()
  const queued = database.write(async tx => void (await add(tx, 'a')))
  const closing = database.close()
  await expect(queued).resolves.toBeUndefined()
  await closing
  await expect(database.read(async db => db.$count(note))).rejects.toThrow(ClosedError)
  await expect(database.write(async tx => add(tx, 'b'))).rejects.toThrow(ClosedError)
})
