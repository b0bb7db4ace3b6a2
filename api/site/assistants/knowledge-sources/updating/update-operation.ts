/**
 * Reads a source anew, as an operation: its documents are listed, fetched and divided; the passages are written beside those
 * that are answered from, and take their place in the last transaction.
 */
import { z } from '@hono/zod-openapi'
import { acting } from '../../../../platform/acting.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import {
  type Applied,
  type Operation,
  type OperationWork,
  type Outcome,
  operationKind,
} from '../../../../platform/operations/kind.ts'
import type { SiteScope } from '../../../../platform/site-scope.ts'
import {
  chunksOfDocument,
  embeds,
  type IndexedChunk,
  indexed,
  insertBlock,
  insertChunks,
} from '../../retrieval/rules.ts'
import type { Fetching } from '../fetching/fetching.ts'
import { NothingFetched } from '../fetching/fetching.ts'
import { Robots } from '../fetching/robots.ts'
import { knowledgeLimits } from '../limits.ts'
import { sourceProblems } from '../problems.ts'
import * as store from '../store.ts'
import { failUpdate, finishUpdate, leaveStaged } from './finish.ts'
import { documentsOf, hostsOf } from './plan.ts'
import { type Read, readDocument } from './read-document.ts'
import { rested } from './rested.ts'

type Db = Handle<'site'>

const parameters = z.strictObject({ source_id: z.string(), version: z.int() })
type Parameters = z.infer<typeof parameters>

/** Behind which document, which of its passages, and how many passages of the source. */
interface Place {
  at: number
  offset: number
  written: number
}

interface Part {
  position: number
  /** With its last passages. */
  document: Omit<Read, 'chunks'> | undefined
  chunk_count: number
  from: number
  chunks: IndexedChunk[]
}

type Rows =
  | { kind: 'gone' }
  | { kind: 'unlisted'; code: string }
  | { kind: 'listed'; names: string[] }
  | { kind: 'read'; block: number; parts: Part[] }
  | { kind: 'over'; block: number; written: number }

type Reason = 'source_deleted' | 'nothing_read' | 'knowledge_full'

/** Documents that were read and are being written, by their operation: a long one takes many transactions. */
const held = new Map<string, Window>()

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

function updating(scope: SiteScope): OperationWork<Parameters, Place | null, Rows, Reason> {
  const { database, installation, clock } = scope
  const current = async (db: Db, { id, parameters }: Operation<Parameters>) => {
    const source = await store.findSource(db, parameters.source_id)
    return source?.operation_id === id ? source : undefined
  }
  const find = new Finding(scope)
  return {
    count: async () => null,
    async find(operation, after) {
      const source = await database.read(db => current(db, operation))
      const isLeft = after !== null && source?.staged_block === null
      if (!source || isLeft) return { rows: { kind: 'gone' }, cursor: null, is_last: true }
      if (after) return find.next(operation, source, after)
      try {
        const { safeFetch: fetch } = installation
        const names = await documentsOf(source, { fetch, read: fn => database.read(fn) })
        // The block is made in its transaction, and what follows needs it.
        return {
          rows: { kind: 'listed', names },
          cursor: { at: 0, offset: 0, written: 0 },
          is_last: false,
          pause_milliseconds: 0,
        }
      } catch (error) {
        if (!(error instanceof NothingFetched)) throw error
        return { rows: { kind: 'unlisted', code: error.code }, cursor: null, is_last: true }
      }
    },
    async apply(tx, operation, rows): Promise<Outcome<Reason>> {
      const source = await current(tx, operation)
      if (!source || rows.kind === 'gone') return { canceled: 'source_deleted' }
      const now = clock.now()
      if (rows.kind === 'unlisted') {
        await failUpdate(tx, source, rows.code, now)
        return { canceled: 'nothing_read' }
      }
      if (rows.kind === 'listed') return begin(tx, source, operation, rows.names, now)
      if (rows.kind === 'read') return write(tx, source, operation, rows)
      held.delete(operation.id)
      const written = { ...rows, version: operation.parameters.version, is_embedded: embeds(installation.config) }
      return finishUpdate(tx, source, written, acting(installation, clock))
    },
  }
}

async function begin(
  tx: Db,
  source: store.SourceRow,
  { parameters }: Operation<Parameters>,
  names: readonly string[],
  now: number,
): Promise<Applied> {
  const { version } = parameters
  const block = await insertBlock(tx, source.id, version, now)
  await store.insertDocuments(
    tx,
    names.map((name, position) => ({
      ...{ source_id: source.id, version, position, name, title: name, url: null, content_hash: '', bytes: 0 },
      ...{ chunk_count: 0, problem: null, transcript_hash: null },
    })),
  )
  await store.saveSource(tx, source.id, { staged_block: block })
  return {}
}

async function write(
  tx: Db,
  source: store.SourceRow,
  { parameters }: Operation<Parameters>,
  { block, parts }: Extract<Rows, { kind: 'read' }>,
): Promise<Outcome<Reason>> {
  const { version } = parameters
  const last = parts.at(-1)
  if (last && last.from + last.chunks.length > knowledgeLimits.source_chunks_max) {
    await failUpdate(tx, source, 'knowledge_full', source.updated_at)
    return { canceled: 'knowledge_full' }
  }
  for (const { position, document, chunk_count, from, chunks } of parts) {
    await insertChunks(tx, { block, source_id: source.id, version, document: position, position: from }, chunks)
    if (document)
      await store.saveDocument(tx, { source_id: source.id, version, position }, { ...document, chunk_count })
  }
  const read = parts.flatMap(({ document }) => document ?? [])
  const failures = read.flatMap(({ name, problem }) =>
    problem === null ? [] : [{ subject_id: name.slice(0, 500), code: problem }],
  )
  return { succeeded: read.length - failures.length, failures }
}

/** Looks up what follows: passages of documents that are held, else of those that are fetched together. */
class Finding {
  readonly #scope: SiteScope
  constructor(scope: SiteScope) {
    this.#scope = scope
  }

  async next(operation: Operation<Parameters>, source: store.SourceRow, { at, offset, written }: Place) {
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
    const cursor = { at: position, offset: from, written: total }
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

  async #window(operation: Operation<Parameters>, source: store.SourceRow, names: readonly string[], at: number) {
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
    const first = names[at] ?? ''
    const is_slow = URL.canParse(first) && (await fetching.robots.of(first)).delay_ms > 0
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

export const knowledgeUpdate = operationKind({
  name: 'knowledge_update',
  permission: 'manage-assistants',
  parameters,
  details: () => ({}),
  failures: sourceProblems,
  reasons: ['source_deleted', 'nothing_read', 'knowledge_full'],
  work: updating,
  async abandon(tx, { id, subject_id }, now) {
    held.delete(id)
    const source = subject_id === null ? undefined : await store.findSource(tx, subject_id)
    if (source?.operation_id === id) await leaveStaged(tx, source, now)
  },
})
