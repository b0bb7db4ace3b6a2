/** The signs of all passages of a site in memory, to be looked through for each question; read again only as far as they are new. */
import { setImmediate } from 'node:timers/promises'
import type { Handle } from '../../../platform/database/handle.ts'
import { signsAfter } from './embeddings-store.ts'
import { retrievalLimits } from './limits.ts'
import type { Corpus } from './store.ts'
import { block_size } from './table.ts'
import { differing, ownBytes } from './vector-form.ts'

type Db = Handle<'site'>

const read_at_once = 5_000
const looked_at_once = 20_000

class SignIndex {
  readonly model: number
  readonly #words: number
  #last = 0
  #count = 0
  #chunks = new Float64Array(1_024)
  #signs: Uint32Array
  #refreshing: Promise<void> | undefined

  constructor(model: number, dimensions: number) {
    this.model = model
    this.#words = Math.ceil(dimensions / 32)
    this.#signs = new Uint32Array(1_024 * this.#words)
  }

  get count(): number {
    return this.#count
  }

  refresh(db: Db): Promise<void> {
    this.#refreshing ??= this.#read(db).finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #read(db: Db): Promise<void> {
    for (;;) {
      const rows = await signsAfter(db, this.model, this.#last, read_at_once)
      for (const [id, chunk_id, signs] of rows) {
        this.#last = id
        if (signs.byteLength === this.#words * 4) this.#add(chunk_id, new Uint32Array(ownBytes(signs)))
      }
      if (rows.length < read_at_once) return
      await setImmediate()
    }
  }

  #add(chunk_id: number, signs: Uint32Array): void {
    if (this.#count === this.#chunks.length) {
      const chunks = new Float64Array(this.#count * 2)
      chunks.set(this.#chunks)
      this.#chunks = chunks
      const all = new Uint32Array(this.#count * 2 * this.#words)
      all.set(this.#signs)
      this.#signs = all
    }
    this.#chunks[this.#count] = chunk_id
    this.#signs.set(signs, this.#count * this.#words)
    this.#count += 1
  }

  /** The passages of the blocks whose signs differ least, as many as asked for or some more that differ as much as the last. */
  async nearest(question: Uint32Array, blocks: ReadonlySet<number>, wanted: number): Promise<number[]> {
    const words = this.#words
    const distances = new Uint16Array(this.#count)
    const none = words * 32 + 1
    const sums = new Uint32Array(none + 1)
    let [block, is_wanted] = [-1, false]
    for (let i = 0; i < distances.length; i++) {
      if (i % looked_at_once === looked_at_once - 1) await setImmediate()
      const own = Math.floor((this.#chunks[i] as number) / block_size)
      if (own !== block) [block, is_wanted] = [own, blocks.has(own)]
      let distance = is_wanted ? 0 : none
      if (is_wanted) {
        const at = i * words
        for (let w = 0; w < words; w++) distance += differing(question[w] as number, this.#signs[at + w] as number)
      }
      distances[i] = distance
      sums[distance] = (sums[distance] as number) + 1
    }
    let [limit, below] = [0, 0]
    while (limit < none && below + (sums[limit] as number) <= wanted) below += sums[limit++] as number
    const found: number[] = []
    for (let i = 0; i < distances.length && found.length < wanted * 2; i++) {
      if ((distances[i] as number) <= Math.min(limit, none - 1)) found.push(this.#chunks[i] as number)
    }
    return found
  }
}

const kept = new WeakMap<Db, SignIndex>()

/** Passages near a question, not yet in order. */
export async function nearbyChunks(
  db: Db,
  { model, dimensions }: { model: number; dimensions: number },
  ask: Corpus & { signs: Uint32Array },
): Promise<number[]> {
  const known = kept.get(db)
  // What was removed stays in memory until it is half of all.
  const is_good = known?.model === model && known.count <= ask.chunks * 2 + retrievalLimits.candidate_passages_max
  const index = is_good ? known : new SignIndex(model, dimensions)
  kept.set(db, index)
  await index.refresh(db)
  return index.nearest(ask.signs, new Set(ask.blocks), retrievalLimits.near_passages_max)
}
