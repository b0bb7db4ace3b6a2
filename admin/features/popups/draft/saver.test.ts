import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from './draft-for-tests.ts'
import { Saver } from './saver.ts'

const draft = emptyDraft()
const named = (name: string) => ({ ...draft, name })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst of changes becomes one request with only what has changed', async () => {
  const send = vi.fn(async () => 2)
  const saver = new Saver(draft, 1, send)
  saver.take(named('N'), true)
  await vi.advanceTimersByTimeAsync(300)
  saver.take(named('News'), true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(send.mock.calls).toEqual([[{ name: 'News' }, 1]])
  expect(saver.get()).toMatchObject({ version: 2, isSaving: false, failure: undefined })
})

test('what changes while a request is under way follows with the version that it answered', async () => {
  let answer = (_version: number) => {}
  const send = vi.fn(() => new Promise<number>(resolve => (answer = resolve)))
  const saver = new Saver(draft, 1, send)
  saver.take(named('A'), false)
  const done = saver.save()
  saver.take(named('B'), false)
  void saver.save()
  answer(7)
  await vi.advanceTimersByTimeAsync(0)
  answer(8)
  expect(await done).toBe(true)
  expect(send.mock.calls).toEqual([
    [{ name: 'A' }, 1],
    [{ name: 'B' }, 7],
  ])
})

test('after 412 nothing is sent until it is decided; overwriting rests on their version', async () => {
  const send = vi.fn(async (): Promise<number> => Promise.reject({ status: 412, code: 'version_conflict' }))
  const saver = new Saver(draft, 1, send)
  saver.take(named('Mine'), true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(saver.get().isStale).toBe(true)
  saver.take(named('Mine too'), true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  send.mockResolvedValueOnce(6)
  expect(await saver.overwrite(named('Theirs'), 5)).toBe(true)
  expect(send).toHaveBeenLastCalledWith({ name: 'Mine too' }, 5)
})

test('a lost connection is tried again, a refusal is not', async () => {
  const send = vi.fn(async (): Promise<number> => 2)
  send.mockRejectedValueOnce(new TypeError('lost'))
  const saver = new Saver(draft, 1, send)
  saver.take(named('A'), true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(saver.get().failure?.status).toBe(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(saver.get()).toMatchObject({ failure: undefined, version: 2 })

  send.mockRejectedValueOnce({ status: 422, code: 'validation_failed' })
  saver.take(named('B'), true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saver.get().failure?.code).toBe('validation_failed')
  expect(send).toHaveBeenCalledTimes(3)
})

test('nothing is sent by itself where that is not wanted', async () => {
  const send = vi.fn(async () => 2)
  const saver = new Saver(draft, 1, send)
  saver.take(named('A'), false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
  expect(await saver.save()).toBe(true)
})
