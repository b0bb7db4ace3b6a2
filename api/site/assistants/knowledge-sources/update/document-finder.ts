/** Looks up what an update writes next: documents are listed before, fetched together, and divided into passages. */
import type { Operation } from '../../../../platform/features/operations/operation-type.ts'
import type { Pace } from '../../../../platform/features/operations/pace.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { Connections } from '../../../../platform/network/safe-fetch/connections.ts'
import { Semaphore } from '../../../../platform/runtime/semaphore.ts'
import * as store from '../../knowledge-records/rules.ts'
import { chunksOfDocument, type IndexedChunk, indexed } from '../../retrieval/rules.ts'
import type { FetchOptions } from '../fetch/fetch-document.ts'
import { Robots } from '../fetch/robots.ts'
import { knowledgeLimits } from '../limits.ts'
import type { RepeatedTexts } from '../reader/repeated-texts.ts'
import { hostsOf } from './plan.ts'
import { type ParsedDocument, readDocument } from './read-document.ts'
import { rested } from './rested.ts'
import { readRepeatedTexts } from './sample.ts'

/** `version`: of the source that is read. */
export interface SourceVersion {
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
  document: Omit<ParsedDocument, 'chunks' | 'entries'> | undefined
  chunk_count: number
  from: number
  chunks: IndexedChunk[]
}

/** Documents that are being read and written, by their operation: a long one takes many transactions. */
export const held = new Map<string, FoundDocuments>()

interface FoundDocuments {
  /** Of all documents. */
  names: readonly string[]
  /** The first of those that are read. */
  from: number
  reads: Promise<ParsedDocument>[]
  fetching: FetchOptions
  /** Of all documents. */
  repeated: Promise<RepeatedTexts>
}
const held_at_once = 6

/** Looks up what follows: passages of documents that are held, while those behind them are fetched and read. */
export class DocumentFinder {
  readonly #scope: SiteScope
  readonly #pace: Pace
  constructor(scope: SiteScope, pace: Pace) {
    this.#scope = scope
    this.#pace = pace
  }

  /** Begins to read what was listed, while that is written. */
  begin(operation: Operation<SourceVersion>, source: store.SourceRow, names: readonly string[]): void {
    const reading = this.#held(operation, source, names, first.at)
    // Its error reaches whoever asks for the document next.
    this.#readAt(reading, source, first.at).catch(() => undefined)
  }

  async next(operation: Operation<SourceVersion>, source: store.SourceRow, { at, offset, written, hash }: Place) {
    const { version } = operation.parameters
    const block = source.staged_block
    if (block === null) throw new Error('No block to write into')
    const names =
      held.get(operation.id)?.names ??
      (await this.#scope.database.read(db => store.namesOfDocuments(db, source.id, version)))
    if (at >= names.length) return { rows: { type: 'over', block, written } as const, cursor: null, is_last: true }
    const reading = this.#held(operation, source, names, at)
    if (offset > 0 && (await this.#readAt(reading, source, at)).content_hash !== hash) {
      held.delete(operation.id)
      const rows = { type: 'changed' as const, names: [...names] }
      return { rows, cursor: first, is_last: false, pause_milliseconds: 0 }
    }
    const parts: Part[] = []
    let slice = performance.now()
    const until = slice + knowledgeLimits.gathering_milliseconds
    let [position, from, total, left] = [at, offset, written, this.#pace.rows]
    while (left > 0 && position < names.length) {
      const isPaused = position > at && (await delayOf(reading.fetching, names[position])) > 0
      if (parts.length > 0 && (isPaused || performance.now() > until)) break
      const { chunks, entries, ...document } = await this.#readAt(reading, source, position)
      const taken = chunks.slice(from, from + left)
      const is_whole = from + taken.length >= chunks.length
      const made: IndexedChunk[] = []
      for (const [i, chunk] of taken.entries()) {
        const entry = entries?.[from + i]
        made.push(entry ? { chunk, entry } : indexed(chunk))
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
    const begun = from > 0 ? (await reading.reads[position - reading.from])?.content_hash : undefined
    const pause = from > 0 ? 0 : await delayOf(reading.fetching, names[position])
    return {
      rows: { type: 'read', block, parts } as const,
      cursor: { at: position, offset: from, written: total, ...(begun !== undefined && { hash: begun }) },
      is_last: false,
      // As the host asks for, before the next document is fetched.
      ...(pause > 0 && { pause_milliseconds: pause }),
    }
  }

  /** Those before `at` are written. */
  #held(
    operation: Operation<SourceVersion>,
    source: store.SourceRow,
    names: readonly string[],
    at: number,
  ): FoundDocuments {
    const known = held.get(operation.id)
    const behind = known ? at - known.from : 0
    const isKnown = known !== undefined && behind >= 0 && behind <= known.reads.length
    const reading: FoundDocuments = isKnown
      ? { ...known, from: at, reads: known.reads.slice(behind) }
      : { ...(known ?? this.#compared(source, names)), names, from: at, reads: [] }
    held.delete(operation.id)
    held.set(operation.id, reading)
    for (const id of [...held.keys()].slice(0, -held_at_once)) held.delete(id)
    return reading
  }

  /** Before they are read, some of the pages are compared. */
  #compared(source: store.SourceRow, names: readonly string[]): Pick<FoundDocuments, 'fetching' | 'repeated'> {
    const fetching = { ...this.#fetching(source), ahead: new Map() }
    const isOfPages = source.type === 'sitemap' || source.type === 'urls'
    const repeated = isOfPages ? readRepeatedTexts(names, fetching, this.#scope.site_id) : Promise.resolve(new Map())
    // Its error reaches whoever reads a page next.
    repeated.catch(() => undefined)
    return { fetching, repeated }
  }

  #fetching(source: store.SourceRow): FetchOptions {
    const { safeFetch: fetch } = this.#scope.installation
    return {
      ...{ fetch, robots: new Robots(fetch), hosts: hostsOf(source) },
      places: new Semaphore(knowledgeLimits.pages_at_once_max),
      connections: new Connections(knowledgeLimits.pages_at_once_max),
    }
  }

  /** Reads a document, and meanwhile those that follow it, up to one whose host asks for a rest before it. */
  async #readAt(reading: FoundDocuments, source: store.SourceRow, position: number): Promise<ParsedDocument> {
    const { names, from, reads, fetching, repeated } = reading
    for (const name of names.slice(from + reads.length, position + knowledgeLimits.documents_together_max)) {
      const isAhead = from + reads.length > position
      if (isAhead && (await delayOf(fetching, name)) > 0) break
      const read = this.#read(source, name, fetching, repeated)
      // Its error reaches whoever waits for it, which may be nobody.
      read.catch(() => undefined)
      reads.push(read)
    }
    return reads[position - from] as Promise<ParsedDocument>
  }

  /** What could be read the last time and is only out of reach now stays as it was. */
  async #read(
    source: store.SourceRow,
    name: string,
    fetching: FetchOptions,
    repeated: Promise<RepeatedTexts>,
  ): Promise<ParsedDocument> {
    const read = await readDocument(source, name, this.#scope, fetching, await repeated)
    if (read.problem === null || !passing.has(read.problem) || source.block === null) return read
    const { block, content_version } = source
    return this.#scope.database.read(async db => {
      const before = await store.documentNamed(db, source.id, content_version, name)
      if (!before || before.chunk_count === 0) return read
      const chunks = await chunksOfDocument(db, block, before.position)
      const { title, url, content_hash, bytes, warning, transcript_hash } = before
      return { name, title, url, content_hash, bytes, chunks, warning, transcript_hash, problem: read.problem }
    })
  }
}

/** Reasons that pass. */
const passing: ReadonlySet<string> = new Set(['page_unreachable', 'page_slow', 'page_failed'])

/** The rest that a host asks for between two fetches. */
async function delayOf({ robots }: FetchOptions, name: string | undefined): Promise<number> {
  return name !== undefined && URL.canParse(name) ? (await robots.of(name)).delay_ms : 0
}
