/** Which passages are read for a question where many have its words, and how the index stays quick while it is written. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { insertSource } from '../knowledge-records/rules.ts'
import { newSource } from '../knowledge-sources/new-source.ts'
import { chunksOf } from '../passages/rules.ts'
import { worthMost } from './candidates.ts'
import { indexed, insertBlock, insertChunks, retrieve } from './rules.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const chunkOf = (text: string) =>
  chunksOf({ title: 'Manual', url: null, language: 'en', blocks: [{ type: 'text', text }] }).map(indexed)

/** A source of these passages, written in as many transactions as it has parts of them. */
async function sourceOf(parts: readonly (readonly string[])[]): Promise<string> {
  const made = await h.inSite(site, async (tx, { newId, now }) => {
    const source = newSource({ id: newId('knowledge_source'), name: 'Manual', type: 'file', settings: {} }, now())
    const block = await insertBlock(tx, source.id, 1, now())
    const chunk_count = parts.flat().length
    await insertSource(tx, { ...source, status: 'ready', content_version: 1, block, chunk_count })
    return { source_id: source.id, block }
  })
  let position = 0
  for (const texts of parts) {
    const pieces = [{ document: 0, from: position, chunks: texts.flatMap(chunkOf) }]
    await h.inSite(site, tx => insertChunks(tx, { ...made, version: 1 }, pieces))
    position += texts.length
  }
  return made.source_id
}

test('of many passages with the rarest word those are read that have the others too, wherever they stand', async () => {
  const texts = Array.from({ length: 400 }, (_, i) =>
    i === 390 ? 'The lighthouse keeper paints the door in May.' : `The lighthouse has step ${i}, and a door.`,
  )
  const source = await sourceOf([texts])
  const database = await h.installation.databases.site(site)
  const found = await database.read(db =>
    retrieve(db, { source_ids: [source], question: 'When does the keeper of the lighthouse paint its door?' }),
  )
  expect(found.passages[0]).toMatchObject({ position: 390 })
  expect(found.answerable).toBe(true)
  const nothing = await database.read(db => retrieve(db, { source_ids: [], question: 'lighthouse keeper' }))
  expect(nothing.passages).toEqual([])
})

test('the passages that are worth most are chosen; of those worth the same the first', () => {
  const lists = [
    { ids: [5, 3, 9, 1], weight: 1 },
    { ids: [9], weight: 3 },
    { ids: [7], weight: 2 },
  ]
  expect(worthMost(lists, 3)).toEqual([9, 7, 1])
  expect(worthMost(lists, 10).toSorted()).toEqual([1, 3, 5, 7, 9])
  expect(worthMost([], 3)).toEqual([])
})

test('many small transactions leave few parts of the index to look through', async () => {
  const database = await h.installation.databases.site(site)
  const parts = async () =>
    (await database.read(db => db.one<[number]>('select count(distinct segid) from knowledge_text_idx')))?.[0]
  await sourceOf(
    Array.from({ length: 150 }, (_, i) => [`Part ${i} of the garden has roses and ${'abcdefgh'[i % 8]}ndra.`]),
  )
  expect(await parts()).toBeLessThan(20)
})
