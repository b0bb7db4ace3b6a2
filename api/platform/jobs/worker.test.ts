import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness, until } from '../../testing/harness.ts'
import type { Database } from '../database/database.ts'
import { Unavailable } from '../runtime/errors.ts'
import { createLog } from '../runtime/log.ts'
import { defineJob } from './define.ts'
import type { JobHandler } from './handler.ts'
import { enqueueAll } from './jobs.ts'
import { JobWorker } from './worker.ts'

let h: Harness
let database: Database<'site'>
beforeAll(async () => {
  h = await createHarness({}, { repeatActions: false })
  database = await h.installation.databases.site(await h.newSite('Casa Verde'))
})
afterAll(() => h.close())

const lease_ms = 60_000
const queue = (type: string, ids: string[]) => {
  const due_at = h.clock.now()
  return database.write(tx =>
    enqueueAll(
      tx,
      defineJob(type),
      ids.map(subject_id => ({ subject_id })),
      due_at,
    ),
  )
}
const workerOf = (handler: JobHandler<'site'>) =>
  new JobWorker({ database, handlers: [handler], clock: h.clock, log: createLog('silent') })

/** Work that goes on until it is let go, and notes what was written in whose name. */
function held(type: string, written: string[], name: string) {
  const begun: (() => void)[] = []
  const handler: JobHandler<'site'> = {
    type,
    concurrency: 1,
    lease_ms,
    async perform() {
      await new Promise<void>(resolve => begun.push(resolve))
      const write = async () => void written.push(name)
      return { done: true, write }
    },
  }
  return { handler, begun }
}

test('who was paused past the lease and wakes again writes nothing', async () => {
  const written: string[] = []
  const first = held('lease', written, 'paused')
  const second = held('lease', written, 'successor')
  await queue('lease', ['a'])
  const paused = workerOf(first.handler)
  paused.wake()
  await until(
    async () => first.begun.length,
    n => n === 1,
  )
  const successor = workerOf(second.handler)
  successor.wake()
  await until(
    async () => successor.idle,
    idle => idle,
  )
  expect(second.begun).toHaveLength(0)
  h.clock.forward(lease_ms)
  successor.wake()
  await until(
    async () => second.begun.length,
    n => n === 1,
  )
  first.begun[0]?.()
  await paused.stop()
  expect(written).toEqual([])
  second.begun[0]?.()
  await successor.stop()
  expect(written).toEqual(['successor'])
})

/** A database as a plain object. */
const inForm = (of: Database<'site'>): Database<'site'> => ({
  kind: of.kind,
  path: of.path,
  idle: of.idle,
  open: of.open,
  counts: of.counts,
  backlog: of.backlog,
  damaged: of.damaged,
  read: fn => of.read(fn),
  readSlow: fn => of.readSlow(fn),
  write: fn => of.write(fn),
  close: () => of.close(),
})

test('a type that is full waits for the end of one of its jobs, and does not look again and again', async () => {
  const { handler, begun } = held('full', [], 'full')
  await queue('full', ['a', 'b'])
  let looks = 0
  const counting: Database<'site'>['read'] = fn => {
    looks += 1
    return database.read(fn)
  }
  const counted: Database<'site'> = { ...inForm(database), read: counting }
  const worker = new JobWorker({ database: counted, handlers: [handler], clock: h.clock, log: createLog('silent') })
  worker.wake()
  await until(
    async () => begun.length,
    n => n === 1,
  )
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(looks).toBeLessThan(4)
  begun[0]?.()
  await until(
    async () => begun.length,
    n => n === 2,
  )
  begun[1]?.()
  await worker.stop()
})

test('more are taken once enough places are free, and at once while few are under way', async () => {
  const { handler, begun } = held('crowd', [], 'crowd')
  const worker = workerOf({ ...handler, concurrency: 4, free_min: 2 })
  const begins = (count: number) =>
    until(
      async () => begun.length,
      n => n === count,
    )
  await queue('crowd', ['a'])
  worker.wake()
  await begins(1)
  await queue('crowd', ['b'])
  worker.wake()
  await begins(2)
  await queue('crowd', ['c', 'd', 'e', 'f', 'g'])
  worker.wake()
  await begins(4)
  begun[0]?.()
  await until(
    () => database.read(db => db.one("select count(*) from jobs where type = 'crowd'", [])),
    row => Number(row?.[0]) === 6,
  )
  expect(begun).toHaveLength(4)
  begun[1]?.()
  await begins(6)
  for (const end of begun.slice(2)) end()
  await begins(7)
  begun[6]?.()
  await worker.stop()
})

test('what was performed outside is not performed again where its outcome cannot be written for a while', async () => {
  await queue('outage', ['a', 'b'])
  let [performed, refused] = [0, 0]
  const written: string[] = []
  const broken: Database<'site'> = {
    ...inForm(database),
    write: fn => {
      if (performed < 2 || refused >= 3) return database.write(fn)
      refused += 1
      return Promise.reject(new Unavailable('away'))
    },
  }
  const handler: JobHandler<'site'> = {
    ...{ type: 'outage', concurrency: 2, lease_ms },
    async perform({ subject_id }) {
      performed += 1
      return { done: true, write: async () => void written.push(subject_id) }
    },
  }
  const worker = new JobWorker({ database: broken, handlers: [handler], clock: h.clock, log: createLog('silent') })
  worker.wake()
  await until(
    async () => written.length,
    n => n === 2,
  )
  await worker.stop()
  expect([performed, refused, written.toSorted()]).toEqual([2, 3, ['a', 'b']])
})

test('what was performed outside is not taken again where its lease ends before its outcome can be written', async () => {
  await queue('late-outcome', ['a'])
  let [performed, refused] = [0, 0]
  const written: string[] = []
  const broken: Database<'site'> = {
    ...inForm(database),
    async write(fn) {
      if (performed === 0 || refused > 0) return database.write(fn)
      refused += 1
      // It is away for longer than the lease, and somebody looks for work as soon as it is back.
      h.clock.forward(lease_ms)
      setImmediate(() => worker.wake())
      throw new Unavailable('away')
    },
  }
  const handler: JobHandler<'site'> = {
    ...{ type: 'late-outcome', concurrency: 2, lease_ms },
    async perform({ subject_id }) {
      performed += 1
      return { done: true, write: async () => void written.push(subject_id) }
    },
  }
  const worker = new JobWorker({ database: broken, handlers: [handler], clock: h.clock, log: createLog('silent') })
  worker.wake()
  await until(
    async () => written.length,
    n => n > 0,
  )
  await worker.stop()
  expect([performed, written]).toEqual([1, ['a']])
})

test('what was taken by an action whose answer was lost is performed all the same', async () => {
  await queue('unheard', ['a', 'b'])
  const performed: string[] = []
  let isLost = false
  const unheard: Database<'site'> = {
    ...inForm(database),
    async write(fn) {
      const answer = await database.write(fn)
      if (isLost) return answer
      isLost = true
      throw new Unavailable('It is asked what it has kept.')
    },
  }
  const handler: JobHandler<'site'> = {
    ...{ type: 'unheard', concurrency: 2, lease_ms: 1e9 },
    async perform({ subject_id }) {
      performed.push(subject_id)
      return { done: true }
    },
  }
  const worker = new JobWorker({ database: unheard, handlers: [handler], clock: h.clock, log: createLog('silent') })
  worker.wake()
  await until(
    async () => performed.length,
    n => n === 2,
  )
  await worker.stop()
  expect(performed.toSorted()).toEqual(['a', 'b'])
})
