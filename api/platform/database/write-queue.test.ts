import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Busy, Unavailable } from '../runtime/errors.ts'
import { Connection } from './connection.ts'
import { databaseLimits as usual } from './limits.ts'
import { tempFolder } from './test-programs/folder.ts'
import { WriteQueue } from './write-queue.ts'

/** What is asked for at once is one group, however long the machine stops in between. */
const databaseLimits = { ...usual, group_ms_max: 10_000 }

/** A connection whose commit the disk refuses. */
class FailingConnection extends Connection {
  override async execSlow(): Promise<void> {
    throw new Unavailable()
  }
}

function queueOn(path: string, failing: number, limits = databaseLimits) {
  const first = new Connection(path, 'write', limits)
  first.exec('create table t (id integer primary key)')
  first.close()
  let opened = 0
  const queue = new WriteQueue(() => {
    opened += 1
    return opened <= failing ? new FailingConnection(path, 'write', limits) : new Connection(path, 'write', limits)
  }, limits)
  const write = (id: number) => queue.push(async () => queue.query('insert into t values (?)', [id], 'run'))
  return { queue, write, opened: () => opened }
}

test('a failed commit answers every action of its group, and the connection is replaced', async () => {
  const path = join(tempFolder(), 'a.db')
  const { queue, write, opened } = queueOn(path, 1)
  const results = await Promise.allSettled([write(1), write(1), write(2)])
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(Unavailable) })
  await write(3)
  expect(opened()).toBe(2)
  expect((await queue.push(async () => queue.query('select id from t', [], 'all'))).rows).toEqual([[3]])
  await queue.close()
})

test('a file locked by someone else: Busy at once, and well again when the lock is gone', async () => {
  const path = join(tempFolder(), 'a.db')
  const { queue, write } = queueOn(path, 0)
  const other = new Connection(path, 'write', databaseLimits)
  other.exec('BEGIN IMMEDIATE')
  const results = await Promise.allSettled([write(1), write(2)])
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(Busy) })
  other.exec('ROLLBACK')
  await write(3)
  other.close()
  await queue.close()
})

test('more actions than may wait are refused as Busy, a group takes no more than its limit', async () => {
  const limits = { ...databaseLimits, waiting_actions_max: 6, group_actions_max: 4 }
  const { queue, write } = queueOn(join(tempFolder(), 'a.db'), 0, limits)
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(write))
  expect(results.map(result => result.status)).toEqual([...Array(6).fill('fulfilled'), 'rejected'])
  expect(results[6]).toMatchObject({ reason: expect.any(Busy) })
  expect(queue.counts).toEqual({ actions: 6, groups: 2 })
  await queue.close()
})

test('a long group lets others be heard between its actions, and is one transaction still', async () => {
  const { queue, write } = queueOn(join(tempFolder(), 'a.db'), 0, { ...databaseLimits, group_slice_ms: 0 })
  const done: number[] = []
  let turns = 0
  let isTurning = true
  const turn = () => {
    turns += 1
    if (isTurning) setImmediate(turn)
  }
  turn()
  await Promise.all([1, 2, 3, 4, 5].map(() => queue.push(async () => done.push(turns))))
  isTurning = false
  expect(new Set(done).size, 'each in a turn of its own').toBe(5)
  expect(queue.counts).toEqual({ actions: 5, groups: 1 })
  await write(1)
  await queue.close()
})

test('an action that fails is undone alone: the others of its group are kept, and run once more', async () => {
  const { queue, write } = queueOn(join(tempFolder(), 'a.db'), 0)
  const runs: string[] = []
  const before = write(1)
  const failing = queue.push(async () => {
    runs.push('failing')
    queue.query('insert into t values (?)', [2], 'run')
    throw new Error('refused')
  })
  const results = await Promise.allSettled([before, failing, write(1_000)])
  expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(runs).toEqual(['failing', 'failing'])
  expect((await queue.push(async () => queue.query('select id from t', [], 'all'))).rows).toEqual([[1], [1_000]])
  expect(queue.counts).toEqual({ actions: 4, groups: 2 })
  await queue.close()
})

test('an action that fails alone is not repeated', async () => {
  const { queue } = queueOn(join(tempFolder(), 'a.db'), 0)
  let runs = 0
  const failing = queue.push(async () => {
    runs += 1
    queue.query('insert into t values (?)', [1], 'run')
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(runs).toBe(1)
  expect((await queue.push(async () => queue.query('select id from t', [], 'all'))).rows).toEqual([])
  await queue.close()
})

test('with repeated actions each runs twice and is kept once, and what it left outside shows', async () => {
  const { queue, write } = queueOn(join(tempFolder(), 'a.db'), 0, { ...databaseLimits, repeat_actions: true })
  let left = 0
  const forgetful = queue.push(async () => {
    left += 1
    return queue.query('insert into t values (?)', [left], 'run')
  })
  await Promise.all([forgetful, write(7)])
  expect(left).toBe(2)
  expect((await queue.push(async () => queue.query('select id from t', [], 'all'))).rows).toEqual([[2], [7]])
  await expect(write(7), 'one that fails, fails alone').rejects.toMatchObject({ name: 'UniqueViolation' })
  await write(8)
  await queue.close()
})
