/** One open stream by itself: when it asks, what it tells, and how it ends. */
import { expect, test, vi } from 'vitest'
import { type Feed, openFeed } from './feed.ts'

type Numbered = { place: number }
const event = (place: number): Numbered => ({ place })
function fake(over: Partial<Feed<number, Numbered>> = {}) {
  const aborting = new AbortController()
  const state = { events: [] as Numbered[], reads: 0, stopped: 0, wake: () => undefined as void }
  const feed: Feed<number, Numbered> = {
    beginning: 'id: 0\n\n',
    read: async after => {
      state.reads += 1
      return state.events.filter(e => e.place > after).slice(0, 2)
    },
    write: events => `${events.map(e => e.place).join()};`,
    stillAllowed: async () => true,
    onWake: wake => {
      state.wake = wake
      return () => (state.stopped += 1)
    },
    failed: error => {
      throw error
    },
    signal: aborting.signal,
    check_ms: 60_000,
    heartbeat_ms: 60_000,
    ...over,
  }
  const reader = openFeed(feed, 0).getReader()
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  return { state, reader, read, aborting }
}

test('nothing is asked of the database until a signal, and batches follow one another', async () => {
  const { state, read, reader } = fake()
  expect(await read()).toBe(': open\n\nid: 0\n\n')
  const pending = read()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(state.reads).toBe(1)
  state.events.push(event(1), event(2), event(3))
  state.wake()
  expect(await pending).toBe('1,2;')
  expect(await read()).toBe('3;')
  await reader.cancel()
  expect(state.stopped).toBe(1)
})

test('a stream beats while nothing happens, and ends with its rights or its caller', async () => {
  const beating = fake({ heartbeat_ms: 10 })
  await beating.read()
  expect(await beating.read()).toBe(': alive\n\n')
  beating.aborting.abort()
  while (!(await beating.reader.read()).done);
  expect(beating.state.stopped).toBeGreaterThan(0)

  const removed = fake({ check_ms: 10, stillAllowed: async () => false })
  await removed.read()
  expect((await removed.reader.read()).done).toBe(true)
  expect(removed.state.stopped).toBe(1)
})

test('what beats is told at once, then at most once in a rest', async () => {
  let beat = () => undefined as void
  let told = 0
  const pulse = {
    onBeat: (of: () => void) => {
      beat = of
      return () => undefined
    },
    write: () => `beat ${++told};`,
    rest_ms: 30,
  }
  const { read, reader } = fake({ pulse })
  await read()
  const first = read()
  beat()
  expect(await first).toBe('beat 1;')
  const began = performance.now()
  for (let i = 0; i < 1_000; i++) beat()
  expect(await read()).toBe('beat 2;')
  expect(performance.now() - began).toBeGreaterThan(25)
  await new Promise(resolve => setTimeout(resolve, 80))
  expect(told).toBe(2)
  await reader.cancel()
})

test('who leaves while something is read for them is no failure', async () => {
  const { promise: read, resolve: goOn } = Promise.withResolvers<{ place: number }[]>()
  const failed = vi.fn()
  const feed: Feed<number, { place: number }> = {
    ...{
      beginning: '',
      read: () => read,
      write: () => 'something',
      stillAllowed: async () => true,
      onWake: () => () => undefined,
    },
    ...{ failed, signal: new AbortController().signal, check_ms: 60_000, heartbeat_ms: 60_000 },
  }
  const reader = openFeed(feed, 0).getReader()
  await reader.read()
  const next = reader.read()
  await reader.cancel()
  goOn([{ place: 1 }])
  expect((await next).done).toBe(true)
  await new Promise(resolve => setImmediate(resolve))
  expect(failed).not.toHaveBeenCalled()
})
