/** A search asks several statements: whatever is replaced between any two of them, it answers from one version, and wholly. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../../platform/database/handle.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { insertSource, saveSource } from '../knowledge-records/rules.ts'
import { newSource } from '../knowledge-sources/new-source.ts'
import { chunksOf } from '../passages/rules.ts'
import { addModel, insertEmbeddings, makeCurrent } from './embeddings-store.ts'
import { indexed, insertBlock, insertChunks, leaveBlocks, retrieve } from './rules.ts'
import { block_size } from './table.ts'
import { normalized, numbersOf, signsOf } from './vector-form.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

type Db = Handle<'site'>
const passages = 30
const sources = 2
const numbers = normalized(Float32Array.from({ length: 64 }, (_, i) => Math.sin(i + 1)))
const embedding = { signs: Buffer.from(signsOf(numbers).buffer), numbers: numbersOf(numbers) }

/** The next version of a source, written beside the one that is answered from. */
async function staged(tx: Db, model: number, source_id: string, version: number, now: number): Promise<number> {
  const block = await insertBlock(tx, source_id, version, now)
  const word = version % 2 === 1 ? 'diary' : 'logbook'
  const chunks = Array.from({ length: passages }, (_, i) => {
    const text = `The ${word} of the lighthouse keeper has entry ${i} of version ${version}.`
    return chunksOf({ title: 'Manual', url: null, language: 'en', blocks: [{ type: 'text', text }] }).map(indexed)
  }).flat()
  await insertChunks(tx, { block, source_id, version }, [{ document: 0, from: 0, chunks }])
  await insertEmbeddings(
    tx,
    model,
    chunks.map((_, i) => ({ chunk_id: block * block_size + i, ...embedding })),
  )
  return block
}

/** Calls back before each statement of our own but the first. */
function interrupted(db: Db, between: (statement: number) => Promise<unknown>): { db: Db; statements: () => number } {
  let asked = 0
  const watched = new Proxy(db, {
    get(target, name) {
      const own = Reflect.get(target, name)
      if (name !== 'one' && name !== 'all') return own
      return async (...given: unknown[]) => {
        asked += 1
        if (asked > 1) await between(asked)
        return own.apply(target, given)
      }
    },
  })
  return { db: watched, statements: () => asked }
}

test('wherever both sources are replaced in the midst of it, all that is found is of one moment', async () => {
  const database = await h.installation.databases.site(site)
  let version = 1
  const { ids, model } = await h.inSite(site, async (tx, { newId, now }) => {
    const { id: model } = await addModel(tx, { name: 'small', dimensions: 64, created_at: now() })
    await makeCurrent(tx, model)
    const ids: string[] = []
    for (let i = 0; i < sources; i++) {
      const source = newSource(
        { id: newId('knowledge_source'), name: `Manual ${i}`, type: 'file', settings: {} },
        now(),
      )
      await insertSource(tx, source)
      const block = await staged(tx, model, source.id, version, now())
      await saveSource(tx, source.id, { status: 'ready', content_version: version, block, chunk_count: passages })
      ids.push(source.id)
    }
    return { ids, model }
  })
  const replace = () => {
    version += 1
    return h.inSite(site, async (tx, { now }) => {
      for (const id of ids) {
        const block = await staged(tx, model, id, version, now())
        await saveSource(tx, id, { content_version: version, block })
        await leaveBlocks(tx, id, block, now())
      }
    })
  }
  const question = 'What does the lihgthouse keeper write into the diary or logbook?'
  for (let at = 2; ; at++) {
    const before = version
    let statements = 0
    const found = await database.readSlow(async db => {
      const watched = interrupted(db, async statement => statement === at && (await replace()))
      const ask = { source_ids: ids, question, limit: 20, question_vector: { model, numbers } }
      const result = await retrieve(watched.db, ask)
      statements = watched.statements()
      return result
    })
    expect(found.passages, `replaced before statement ${at}`).toHaveLength(20)
    expect(new Set(found.passages.map(passage => passage.version))).toEqual(new Set([before]))
    if (at > statements) {
      // Each place between two statements was tried: counts, spellings, ids, passages, and what is near by meaning.
      expect(statements).toBeGreaterThan(6)
      break
    }
    expect(version).toBe(before + 1)
  }
})
