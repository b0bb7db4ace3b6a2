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
/** Words of signs by which all are looked through, and how many times as many as are wanted are then looked at wholly. */
const first_words = 8
const looked_at_wholly = 20

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

  /**
   * The passages of the blocks whose signs differ least, as many as asked for or some more that differ as much as the last. All are
   * looked through by the first of their signs, and those that are nearest by these by all of them.
   */
  async nearest(question: Uint32Array, blocks: ReadonlySet<number>, wanted: number): Promise<number[]> {
    const chunks = this.#chunks
    const own = new Int32Array(this.#count)
    let [many, block, is_wanted] = [0, -1, false]
    for (let i = 0; i < own.length; i++) {
      const of = Math.floor((chunks[i] as number) / block_size)
      if (of !== block) [block, is_wanted] = [of, blocks.has(of)]
      if (is_wanted) own[many++] = i
    }
    const some = await this.#nearestOf(
      own.subarray(0, many),
      question.subarray(0, first_words),
      wanted * looked_at_wholly,
    )
    const few = await this.#nearestOf(some, question, wanted)
    return [...few].map(i => chunks[i] as number)
  }

  /** Those of the places whose signs differ least from these. */
  async #nearestOf(places: Int32Array, signs: Uint32Array, wanted: number): Promise<Int32Array> {
    const distances = new Uint16Array(places.length)
    const sums = new Uint32Array(signs.length * 32 + 1)
    for (let from = 0; from < places.length; from += looked_at_once) {
      if (from > 0) await setImmediate()
      const slice = places.subarray(from, from + looked_at_once)
      measure(slice, distances.subarray(from), sums, { signs, all: this.#signs, words: this.#words })
    }
    let [limit, below] = [0, 0]
    while (limit < sums.length && below + (sums[limit] as number) <= wanted) below += sums[limit++] as number
    return within(places, distances, limit, wanted * 2)
  }
}

interface SignComparison {
  signs: Uint32Array
  all: Uint32Array
  /** Of each place. */
  words: number
}

/** How much each of the places differs, and how many differ so much. Apart, since what waits in between runs more slowly. */
function measure(
  places: Int32Array,
  distances: Uint16Array,
  sums: Uint32Array,
  { signs, all, words }: SignComparison,
): void {
  for (let k = 0; k < places.length; k++) {
    const at = (places[k] as number) * words
    let distance = 0
    for (let w = 0; w < signs.length; w++) distance += differing(signs[w] as number, all[at + w] as number)
    distances[k] = distance
    sums[distance] = (sums[distance] as number) + 1
  }
}

/** Those of the places that differ by no more than a limit, the first of them. */
function within(places: Int32Array, distances: Uint16Array, limit: number, most: number): Int32Array {
  const found = new Int32Array(most)
  let count = 0
  for (let k = 0; k < places.length && count < most; k++)
    if ((distances[k] as number) <= limit) found[count++] = places[k] as number
  return found.subarray(0, count)
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
