/** One reader of a site's events for all who follow it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { limits } from '../runtime/limits.ts'
import { eventBounds } from './events.ts'
import { EventTails } from './tail.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Tail')
})
afterAll(() => h.close())

const lastSeq = async () => (await h.inSite(site, eventBounds)).last
let made = 0
async function happen(count: number) {
  for (let i = 0; i < count; i++) await h.post(`/v1/sites/${site}/tags`, { name: `Tag ${++made}` })
}

/** Tails whose reads of this site's database are counted. */
async function countedTails() {
  const { databases, signals } = h.installation
  const database = await databases.site(site)
  const read = vi.spyOn(database, 'read')
  vi.spyOn(databases, 'site').mockResolvedValue(database)
  return { tails: new EventTails({ databases, signals }), read, restore: () => vi.restoreAllMocks() }
}

test('an event is read once, however many follow', async () => {
  const from = await lastSeq()
  const { tails, read, restore } = await countedTails()
  const tail = tails.follow(site)
  for (let i = 1; i < 50; i++) expect(tails.follow(site)).toBe(tail)
  await tail.after(from, 100)
  await happen(3)
  read.mockClear()
  const all = await Promise.all(Array.from({ length: 50 }, () => tail.after(from, 100)))
  expect(read).toHaveBeenCalledTimes(1)
  expect(new Set(all.map(events => events.map(({ name }) => name).join()))).toEqual(
    new Set(['tag.created,tag.created,tag.created']),
  )
  expect((await tail.after(from, 2)).map(({ seq }) => seq)).toEqual([from + 1, from + 2])
  expect((await tail.after(from + 2, 2)).map(({ seq }) => seq)).toEqual([from + 3])
  expect(await tail.after(from + 3, 2)).toEqual([])
  expect(read).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 50; i++) tail.end()
  const next = tails.follow(site)
  expect(next, 'it goes with the last follower').not.toBe(tail)
  next.end()
  restore()
})

test('who resumes from further back reads for themselves, and goes on with the others', async () => {
  const from = await lastSeq()
  await happen(4)
  const { tails, read, restore } = await countedTails()
  const tail = tails.follow(site)
  expect(await tail.after(from + 3, 100)).toHaveLength(1)
  read.mockClear()
  expect((await tail.after(from, 100)).map(({ seq }) => seq - from)).toEqual([1, 2, 3, 4])
  expect(read).toHaveBeenCalledTimes(1)
  expect(await tail.after(from + 4, 100)).toEqual([])
  tail.end()
  restore()
})

test('what happens while a batch is read is not missed, nor what could not be read', async () => {
  const from = await lastSeq()
  const { tails, read, restore } = await countedTails()
  const tail = tails.follow(site)
  read.mockRejectedValueOnce(new Error('not now'))
  await expect(tail.after(from, 10)).rejects.toThrow('not now')
  const reading = tail.after(from, 10)
  h.installation.signals.wake('events', site)
  const joined = tail.after(from, 10)
  await Promise.all([reading, joined])
  await happen(1)
  expect(await tail.after(from, 10)).toHaveLength(1)
  tail.end()
  restore()
})

test('so many lie in memory, and who is far ahead begins there', async () => {
  const { databases, signals } = h.installation
  const tail = new EventTails({ databases, signals }).follow(site)
  expect(await tail.after(0, 5)).toHaveLength(5)
  const ahead = (await lastSeq()) + limits.tail_events
  expect(await tail.after(ahead, 5)).toEqual([])
  expect((await tail.after(0, 5)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  tail.end()
})
