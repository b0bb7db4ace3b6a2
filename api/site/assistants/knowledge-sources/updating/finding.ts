/** Looks up what an update writes next: documents are listed before, fetched together, and divided into passages. */
import type { Operation } from '../../../../platform/operations/kind.ts'
import type { SiteScope } from '../../../../platform/site-scope.ts'
import { chunksOfDocument, type IndexedChunk, indexed } from '../../retrieval/rules.ts'
import type { Fetching } from '../fetching/fetching.ts'
import { Robots } from '../fetching/robots.ts'
import { knowledgeLimits } from '../limits.ts'
import * as store from '../store.ts'
import { hostsOf } from './plan.ts'
import { type Read, readDocument } from './read-document.ts'
import { rested } from './rested.ts'

/** `version`: of the source that is read. */
export interface Updated {
  source_id: string
  version: number
}

/** Behind which document, which of its passages, and how many passages of the source. */
export interface Place {
  at: number
  offset: number
  written: number
  /** Of the document that is begun, if one is: what it says must be the same for the rest of it. */
  hash?: string
}

export const first: Place = { at: 0, offset: 0, written: 0 }

export interface Part {
  position: number
  /** With its last passages. */
  document: Omit<Read, 'chunks'> | undefined
  chunk_count: number
  from: number
  chunks: IndexedChunk[]
}

/** Documents that were read and are being written, by their operation: a long one takes many transactions. */
export const held = new Map<string, Window>()

interface Window {
  /** Of all documents. */
  names: readonly string[]
  from: number
  documents: Read[]
  fetching: Fetching
  /** Whether the host asks for a rest between two. */
  is_slow: boolean
  /** Those that follow, which are fetched while these are written; undefined: none, or not so fast. */
  following: Promise<Window> | undefined
}
const held_at_once = 6

/** Looks up what follows: passages of documents that are held, else of those that are fetched together. */
export class Finding {
  readonly #scope: SiteScope
  constructor(scope: SiteScope) {
    this.#scope = scope
  }

  async next(operation: Operation<Updated>, source: store.SourceRow, { at, offset, written, hash }: Place) {
    const { version } = operation.parameters
    const block = source.staged_block
    if (block === null) throw new Error('No block to write into')
    const names =
      held.get(operation.id)?.names ??
      (await this.#scope.database.read(db => store.namesOfDocuments(db, source.id, version)))
    const parts: Part[] = []
    let slice = performance.now()
    let [position, from, total, left] = [at, offset, written, knowledgeLimits.written_chunks_at_once]
    const window = position < names.length ? await this.#window(operation, source, names, position) : undefined
    if (offset > 0 && window?.documents[position - window.from]?.content_hash !== hash) {
      held.delete(operation.id)
      const rows = { kind: 'changed' as const, names: [...names] }
      return { rows, cursor: first, is_last: false, pause_milliseconds: 0 }
    }
    while (window && left > 0 && position < Math.min(names.length, window.from + window.documents.length)) {
      const { chunks, ...document } = window.documents[position - window.from] as Read
      const taken = chunks.slice(from, from + left)
      const is_whole = from + taken.length >= chunks.length
      const made: IndexedChunk[] = []
      for (const chunk of taken) {
        made.push(indexed(chunk))
        slice = await rested(slice)
      }
      parts.push({
        position,
        document: is_whole ? document : undefined,
        chunk_count: chunks.length,
        from: total,
        chunks: made,
      })
      left -= Math.max(1, taken.length)
      total += taken.length
      if (is_whole) [position, from] = [position + 1, 0]
      else from += taken.length
    }
    if (parts.length === 0) return { rows: { kind: 'over', block, written } as const, cursor: null, is_last: true }
    const begun = from > 0 ? window?.documents[position - window.from]?.content_hash : undefined
    const cursor = { at: position, offset: from, written: total, ...(begun !== undefined && { hash: begun }) }
    return {
      rows: { kind: 'read', block, parts } as const,
      cursor,
      is_last: false,
      ...(await this.#pause(window, names[position])),
    }
  }

  /** As the host asks for, before the next documents are fetched. */
  async #pause(window: Window | undefined, next: string | undefined) {
    if (!window || next === undefined || !URL.canParse(next)) return {}
    const { delay_ms } = await window.fetching.robots.of(next)
    return delay_ms > 0 ? { pause_milliseconds: delay_ms } : {}
  }

  async #window(operation: Operation<Updated>, source: store.SourceRow, names: readonly string[], at: number) {
    const known = held.get(operation.id)
    if (known && at >= known.from && at < known.from + known.documents.length) return known
    const isNext = known !== undefined && at === known.from + known.documents.length
    const window = await ((isNext && known.following) || this.#fetched(source, names, at, known?.fetching))
    const next = at + window.documents.length
    if (!window.is_slow && next < names.length) {
      window.following ??= this.#ahead(source, names, next, window.fetching)
    }
    held.delete(operation.id)
    held.set(operation.id, window)
    for (const id of [...held.keys()].slice(0, -held_at_once)) held.delete(id)
    return window
  }

  async #fetched(source: store.SourceRow, names: readonly string[], at: number, known?: Fetching): Promise<Window> {
    const fetch = this.#scope.installation.safeFetch
    const fetching = known ?? { fetch, robots: new Robots(fetch), hosts: hostsOf(source) }
    const named = names[at] ?? ''
    const is_slow = URL.canParse(named) && (await fetching.robots.of(named)).delay_ms > 0
    const wanted = names.slice(at, at + (is_slow ? 1 : knowledgeLimits.pages_at_once_max))
    const documents = await Promise.all(wanted.map(name => this.#read(source, name, fetching)))
    return { names, from: at, documents, fetching, is_slow, following: undefined }
  }

  /** Whoever waits for it is told of an error; nobody may. Nothing further is fetched before these are wanted. */
  #ahead(source: store.SourceRow, names: readonly string[], at: number, fetching: Fetching): Promise<Window> {
    const wanted = names.slice(at, at + knowledgeLimits.pages_at_once_max)
    const reading = Promise.all(wanted.map(name => this.#read(source, name, fetching)))
    const window = reading.then(documents => ({
      ...{ names, from: at, documents, fetching },
      ...{ is_slow: false, following: undefined },
    }))
    window.catch(() => undefined)
    return window
  }

  /** What could be read the last time and is only out of reach now stays as it was. */
  async #read(source: store.SourceRow, name: string, fetching: Fetching): Promise<Read> {
    const read = await readDocument(source, name, this.#scope, fetching)
    if (read.problem === null || !passing.has(read.problem) || source.block === null) return read
    const { block, content_version } = source
    return this.#scope.database.read(async db => {
      const before = await store.documentNamed(db, source.id, content_version, name)
      if (!before || before.chunk_count === 0) return read
      const chunks = await chunksOfDocument(db, block, before.position)
      const { title, url, content_hash, bytes, transcript_hash } = before
      return { name, title, url, content_hash, bytes, chunks, transcript_hash, problem: read.problem }
    })
  }
}

/** Reasons that pass. */
const passing: ReadonlySet<string> = new Set(['page_unreachable', 'page_slow', 'page_failed'])
