import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../../testing/database-server.ts'
import { DatabaseServer, type ServerDatabase } from './server.ts'

let server: TestDatabaseServer
let database: ServerDatabase
beforeAll(async () => {
  server = await startDatabaseServer()
  database = new DatabaseServer(server.address).database('site_a')
  await database.create()
  await database.batch(['create table t (a, b text not null)'])
})
afterAll(() => server.close())

const insert = (a: never, b: string | null) => ({ sql: 'insert into t values (?, ?)', args: [a, b] })
const rows = async (sql: string) => (await database.query(sql)).rows.map(row => Object.values(row))

test('each kind of value arrives as it is, and how many rows each statement changed is answered', async () => {
  const values = [null, 'a “text”', 7n, -(2n ** 53n), 1.5, new Uint8Array([0, 255, 7])]
  const changed = await database.record([
    ...values.map((value, n) => insert(value as never, String(n))),
    { sql: 'update t set b = b where b < ?', args: ['3'] },
  ])
  expect(changed.map(({ rowsAffected }) => rowsAffected)).toEqual([1, 1, 1, 1, 1, 1, 3])
  expect(await rows('select typeof(a) from t order by b')).toEqual(
    ['null', 'text', 'integer', 'integer', 'real', 'blob'].map(type => [type]),
  )
  const [, text, whole, large, part, bytes] = (await rows('select a from t order by b')).flat()
  expect([text, whole, large, part]).toEqual(['a “text”', 7n, -(2n ** 53n), 1.5])
  expect(new Uint8Array(bytes as ArrayBuffer)).toEqual(new Uint8Array([0, 255, 7]))
})

test('where a statement is refused nothing is changed, and it is said which; the next one goes well', async () => {
  await database.batch(['delete from t'])
  const refused = database.record([insert(1n as never, 'one'), insert(2n as never, null)])
  await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/^SQL/), statementIndex: 1 })
  expect(await rows('select * from t')).toEqual([])
  await database.record([insert(1n as never, 'one')])
  expect(await rows('select * from t')).toEqual([[1n, 'one']])
})

test('more texts than a server keeps, and longer ones, go as they are', async () => {
  await database.batch(['delete from t'])
  const many = `insert into t values ${Array(1_000).fill("(?, 'b')").join()}`
  const args = Array.from({ length: 1_000 }, (_, n) => BigInt(1_000 + n))
  expect(await database.record([{ sql: many, args }])).toEqual([{ rowsAffected: 1_000 }])
  for (let part = 0; part < 3; part++)
    await database.record(
      Array.from({ length: 90 }, (_, n) => ({ sql: `insert into t values (${part * 90 + n}, ?)`, args: ['b'] })),
    )
  expect(await rows('select count(*), count(distinct a) from t')).toEqual([[1_270n, 1_270n]])
})

test('a server that has begun anew knows the stream no more: that is no refusal of a statement, and the next one is new', async () => {
  await database.batch(['delete from t'])
  await database.record([insert(1n as never, 'before')])
  await server.kill()
  await server.start()
  const lost = await database.record([insert(2n as never, 'after')]).catch(error => error)
  expect(lost).toBeInstanceOf(Error)
  expect(String(lost.code)).not.toMatch(/^SQL/)
  await database.record([insert(3n as never, 'then')])
  expect(await rows('select b from t')).toEqual([['before'], ['then']])
}, 60_000)
