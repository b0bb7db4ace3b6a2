/**
 * Finding passages among 100,000: how long a question takes to be answered with its passages (95 of 100), by words, and by words
 * and vectors where these are asked for, while every source is one of the site's; and how much of the disk a passage takes.
 */
import { statSync } from 'node:fs'
import { newSource } from '../../api/site/assistants/knowledge-sources/new-source.ts'
import { insertSource } from '../../api/site/assistants/knowledge-sources/store.ts'
import { chunksOf, indexed, insertBlock, insertChunks, retrieve } from '../../api/site/assistants/retrieval/rules.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { type Random, randomOf } from './parts/random-filters.ts'

const passages = 100_000
const of_source = 1_000
const at_once = 25
const questions = 200
const goal_ms = 50
const words_of_passage = 90
const vocabulary = 30_000

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const h = await createHarness()
  try {
    const site = await h.newSite('Casa Verde')
    const database = await h.installation.databases.site(site)
    const random = randomOf(20_270_314)
    const wanted = small ? 5_000 : passages
    const before = statSync(database.path).size
    const writes: number[] = []
    const source_ids: string[] = []
    for (let made = 0; made < wanted; made += of_source) {
      const { source_id, longest } = await newKnowledge(h, site, random)
      source_ids.push(source_id)
      writes.push(longest)
    }
    await database.write(async () => undefined)
    const kilobytes = (statSync(database.path).size + walSize(database.path) - before) / wanted / 1_024
    const times: number[] = []
    let errors = 0
    for (let i = 0; i < questions; i++) {
      const question = textOf(random, 3 + Math.floor(random() * 6))
      const began = performance.now()
      const { passages: found } = await database.readSlow(db => retrieve(db, { source_ids, question }))
      times.push(performance.now() - began)
      if (found.length === 0) errors += 1
    }
    const value = round(percentile(times))
    yield {
      name: 'retrieval',
      unit: 'ms p95',
      value,
      goal: goal_ms,
      passages: wanted,
      kilobytes: round(kilobytes),
      errors,
    }
    yield {
      name: 'retrieval_write',
      unit: 'ms, longest transaction',
      value: round(Math.max(...writes)),
      goal: 50,
      errors: 0,
    }
  } finally {
    await h.close()
  }
}

const walSize = (path: string): number => {
  try {
    return statSync(`${path}-wal`).size
  } catch {
    return 0
  }
}

const round = (n: number): number => Math.round(n * 10) / 10
const percentile = (of: number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0

const consonants = 'bcdfglmnprst'
const vowels = 'aeiou'
/** A word by its rank, the same each time. */
function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + 7; rest > 0; rest = Math.floor(rest / 60)) {
    word += (consonants[rest % 12] ?? 'b') + (vowels[Math.floor(rest / 12) % 5] ?? 'a')
  }
  return word
}

/** Words as often as in real texts: few everywhere, most hardly anywhere. */
const textOf = (random: Random, words: number): string =>
  Array.from({ length: words }, () => wordOf(Math.floor(Math.exp(random() * Math.log(vocabulary))))).join(' ')

async function newKnowledge(h: Awaited<ReturnType<typeof createHarness>>, site: string, random: Random) {
  let longest = 0
  const source = await h.inSite(site, async (tx, { newId, now }) => {
    const made = newSource({ id: newId('knowledge_source'), name: 'Source', kind: 'file', settings: {} }, now())
    const block = await insertBlock(tx, made.id, 1, now())
    await insertSource(tx, { ...made, state: 'ready', content_version: 1, block, chunk_count: of_source })
    return { source_id: made.id, block }
  })
  for (let position = 0; position < of_source; position += at_once) {
    const chunks = Array.from({ length: at_once }, () =>
      chunksOf({
        title: textOf(random, 3),
        url: null,
        language: 'en',
        blocks: [{ kind: 'text', text: textOf(random, words_of_passage) }],
      }),
    )
    const entries = chunks.flat().slice(0, at_once).map(indexed)
    const place = { block: source.block, source_id: source.source_id, version: 1, document: 0, position }
    const took = await h.inSite(site, async tx => {
      const began = performance.now()
      await insertChunks(tx, place, entries)
      return performance.now() - began
    })
    longest = Math.max(longest, took)
  }
  return { source_id: source.source_id, longest }
}
