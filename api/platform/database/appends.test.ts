import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConstraintViolation, InvalidParameter } from '../runtime/errors.ts'
import type { ManyRows } from './appends.ts'
import { Connection } from './connection.ts'
import { databaseLimits as usual } from './limits.ts'
import { tempFolder } from './test-programs/folder.ts'
import { WriteQueue } from './write-queue.ts'

/** What is asked for at once is one group, however long the machine stops in between. */
const databaseLimits = { ...usual, group_ms_max: 10_000 }
const history: ManyRows = { table: 'history', into: 'insert into history (who, what)', columns: 2 }

function harness() {
  const connection = new Connection(join(tempFolder(), 'a.db'), 'write', databaseLimits)
  connection.exec('create table history (seq integer primary key, who text not null, what)')
  connection.exec('create table people (name text primary key)')
  connection.exec('create table greetings (name text)')
  connection.exec('create trigger greet after insert on people begin insert into greetings values (new.name); end')
  const sent: string[] = []
  const query = connection.query.bind(connection)
  connection.query = (sql, params, method) => {
    sent.push(sql)
    return query(sql, params, method)
  }
  const queue = new WriteQueue(() => connection, databaseLimits)
  const append = (...rows: [unknown, unknown][]) => queue.push(async () => queue.append(history, rows.flat()))
  const select = () =>
    queue.push(async () => (await queue.query('select who, what from history order by seq', [], 'all')).rows)
  return { queue, append, select, sent }
}

test('rows of several actions are written in their order with one commit', async () => {
  const { queue, append, select, sent } = harness()
  await Promise.all([append(['a', 1]), append(['b', null], ['c', "O'Brien ☂"]), append(['d', true])])
  expect(queue.counts).toEqual({ actions: 3, groups: 1 })
  expect(sent).toEqual([`${history.into} values (?, ?), (?, ?), (?, ?), (?, ?)`])
  expect(await select()).toEqual([
    ['a', 1],
    ['b', null],
    ['c', "O'Brien ☂"],
    ['d', 1],
  ])
  await queue.close()
})

test('a statement that names the table sees the rows before it; another does not make them be written', async () => {
  const { queue, sent } = harness()
  const seen = await queue.push(async () => {
    queue.append(history, ['a', 1])
    queue.query('insert into people values (?)', ['Ana'], 'run')
    const writtenYet = sent.some(sql => sql.startsWith(history.into))
    return { writtenYet, rows: (await queue.query('select who from "History"', [], 'all')).rows }
  })
  expect(seen).toEqual({ writtenYet: false, rows: [['a']] })
  await queue.close()
})

test('only the rows of the tables that a statement names are written before it, and of those whose triggers write them', async () => {
  const { queue, sent } = harness()
  const people: ManyRows = { table: 'people', triggers: ['greetings'], into: 'insert into people (name)', columns: 1 }
  const seen = await queue.push(async () => {
    queue.append(history, ['a', 1])
    queue.append(people, ['Ana'])
    const greeted = (await queue.query('select name from greetings', [], 'all')).rows
    return { greeted, historyYet: sent.some(sql => sql.startsWith(history.into)) }
  })
  expect(seen).toEqual({ greeted: [['Ana']], historyYet: false })
  expect(sent.at(-1)).toBe(`${history.into} values (?, ?)`)
  await queue.close()
})

test('a look at what was before sees no row that waits, and has none written', async () => {
  const { queue, append, sent } = harness()
  await append(['a', 1])
  const before = async (name: string) =>
    (await queue.query('select who from history where who = ?', [name], 'get', true)).rows
  const seen = await queue.push(async () => {
    queue.append(history, ['b', 2])
    const rows = [await before('a'), await before('b')]
    return { rows, written: sent.filter(sql => sql.startsWith(history.into)).length }
  })
  expect(seen).toEqual({ rows: [['a'], undefined], written: 1 })
  expect(await queue.push(async () => before('b'))).toEqual(['b'])
  await queue.close()
})

test('numbers of the same row are added up before they are written', async () => {
  const { queue, select } = harness()
  const sums: ManyRows = { ...history, keys: 1 }
  const add = (...rows: [string, number][]) => queue.push(async () => queue.append(sums, rows.flat()))
  await Promise.all([add(['a', 1], ['b', 2]), add(['a', 40]), add(['c', 3], ['a', 2])])
  expect(await select()).toEqual([
    ['a', 43],
    ['b', 2],
    ['c', 3],
  ])
  await queue.close()
})

test('however many rows, they arrive in their order, by few different statements', async () => {
  const { queue, append, select, sent } = harness()
  const rows = Array.from({ length: 203 }, (_, i): [unknown, unknown] => [`p${i}`, i])
  await append(...rows)
  expect(await select()).toEqual(rows)
  expect(sent.map(sql => sql.split('(?, ?)').length - 1).slice(0, -1)).toEqual([128, 64, 8, 2, 1])
  await queue.close()
})

test('rows of an action that fails are not kept; those of its group are, once', async () => {
  const { queue, append, select } = harness()
  const failing = queue.push(async () => {
    queue.append(history, ['bad', 1])
    throw new Error('refused')
  })
  const results = await Promise.allSettled([append(['a', 1]), failing, append(['b', 2])])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await select()).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  await queue.close()
})

test('a row that the table refuses fails its own action only', async () => {
  const { queue, append, select } = harness()
  const results = await Promise.allSettled([append(['a', 1]), append([null, 1]), append(['b', 2])])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: expect.any(ConstraintViolation) })
  expect(await select()).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  await queue.close()
})

test('what a statement would refuse is refused here too', async () => {
  const { queue, append } = harness()
  for (const bad of ['a\0b', '\ud800', Number.NaN, undefined, {}, new Date()]) {
    await expect(append(['a', bad])).rejects.toBeInstanceOf(InvalidParameter)
  }
  await queue.close()
})

test('what many rows have in common is handed over once, and they are written as they are', async () => {
  const { queue, append, select, sent } = harness()
  const bound: number[] = []
  const rows = (count: number, row: (i: number) => [unknown, unknown]) =>
    Array.from({ length: count }, (_, i) => row(i))
  const same = rows(64, i => [`p${i}`, null])
  const twice = rows(64, i => [`q${i}`, `q${i}`])
  const all = rows(64, () => ['r', 7])
  const none = rows(64, i => [`s${i}`, i])
  const almost = rows(64, i => [`t${i}`, i === 63 ? 'other' : 'one'])
  for (const some of [same, twice, all, none, almost]) await append(...some)
  for (const sql of sent) bound.push(Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))))
  expect(bound).toEqual([65, 64, 2, 0, 0])
  expect(await select()).toEqual([...same, ...twice, ...all, ...none, ...almost])
  await queue.close()
})
