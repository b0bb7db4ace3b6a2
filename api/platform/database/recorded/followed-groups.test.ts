import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { tempFolder } from '../test-programs/folder.ts'
import { FollowedGroups } from './followed-groups.ts'

const path = () => join(tempFolder(), 'site.db.moved')
const group = (n: number, bytes = 10) => [
  { sql: 'insert into a values (?, ?)', args: [BigInt(n), 'x'.repeat(bytes)], changed: 1 },
]
const numbers = (changes: readonly { args: readonly unknown[] }[]) => changes.map(({ args }) => Number(args[0]))

test('values come back as they were, and nothing lies in the folder', async () => {
  const file = path()
  const groups = await FollowedGroups.begin(file)
  expect(existsSync(file)).toBe(false)
  const args = [1n, 0.5, 'ñ\n"', null, new Uint8Array([0, 255])]
  await groups.follow([
    { sql: 'insert', args, changed: 1 },
    { sql: 'delete', args: [] },
  ])
  expect(await groups.take()).toEqual([
    { sql: 'insert', args, changed: 1 },
    { sql: 'delete', args: [], changed: undefined },
  ])
  expect(groups.waiting).toBe(0)
  await groups.close()
})

test('they are taken in their order, as many as travel together', async () => {
  const groups = await FollowedGroups.begin(path())
  for (let n = 0; n < 6; n++) await groups.follow(group(n, 400_000))
  expect(groups.isNearEnd).toBe(false)
  expect(numbers(await groups.take())).toEqual([0, 1])
  await groups.follow(group(6, 3_000_000))
  expect(numbers(await groups.take())).toEqual([2, 3])
  expect(numbers(await groups.take())).toEqual([4, 5])
  expect(groups.isNearEnd).toBe(true)
  expect(numbers(await groups.take())).toEqual([6])
  expect(groups.count).toBe(7)
  await groups.close()
})

test('more never comes than is taken: a group waits for two portions', async () => {
  const groups = await FollowedGroups.begin(path())
  for (let n = 0; n < 3; n++) await groups.follow(group(n, 1_200_000))
  groups.pace()
  let isLetGo = false
  const waiting = groups.follow(group(3)).then(() => (isLetGo = true))
  await expect.poll(() => groups.waiting).toBe(4)
  await groups.take()
  await pause(20)
  expect(isLetGo).toBe(false)
  await groups.take()
  await waiting
  const last = groups.follow(group(4))
  groups.endPace()
  await last
  expect(groups.waiting).toBe(3)
  await groups.close()
})

test('one that could not be kept is said, and whoever wrote it is not held up', async () => {
  const groups = await FollowedGroups.begin(path())
  await groups.close()
  await groups.follow(group(1))
  await expect(groups.take()).rejects.toThrow()
})
