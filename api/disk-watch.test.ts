import { expect, test } from 'vitest'
import { watchDisk } from './disk-watch.ts'
import { isRoomShort } from './platform/runtime/disk-room.ts'

const gb = 1024 ** 3

test.each([
  [0.5, 4, true],
  [0.5, 1000, true],
  [5, 100, true],
  [11, 100, false],
  [5, 20, false],
  [50, 1000, false],
])('%d GB free of %d is short: %s', (free, size, expected) => {
  expect(isRoomShort({ free_bytes: free * gb, size_bytes: size * gb })).toBe(expected)
})

test('it warns when room becomes short, by the hour while it is, and anew after it was not', async () => {
  const said: string[] = []
  let free = 50 * gb
  const log = { warn: (_: unknown, sentence: string) => void said.push(sentence) }
  const watch = watchDisk('/data', log, async () => ({ free_bytes: free, size_bytes: 100 * gb }))
  const looks = async (times: number) => {
    for (let i = 0; i < times; i++) await watch.look()
  }
  await looks(3)
  expect([said.length, watch.isShort]).toEqual([0, false])
  free = gb / 2
  await looks(12)
  expect([said.length, watch.isShort]).toEqual([1, true])
  expect(said[0]).toMatch(/^The disk of \/data has 512 MB of 100 GB left\./)
  await looks(1)
  expect(said).toHaveLength(2)
  free = 50 * gb
  await looks(1)
  free = gb / 2
  await looks(1)
  expect(said).toHaveLength(3)
  watch.stop()
})
