/**
 * Reads a source anew, as an operation: its documents are listed, fetched and divided; the passages are written beside those
 * that are answered from, and take their place in the last transaction.
 */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../../platform/database/handle.ts'
import {
  type BatchResult,
  type Operation,
  type OperationWork,
  type Outcome,
  operationType,
} from '../../../../platform/features/operations/operation-type.ts'
import { Pace } from '../../../../platform/features/operations/pace.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { acting } from '../../../../platform/features/write-context.ts'
import * as store from '../../knowledge-records/rules.ts'
import { embeds, insertBlock, insertChunks } from '../../retrieval/rules.ts'
import { NothingFetchedError } from '../fetch/fetch-document.ts'
import { knowledgeLimits, writtenPace } from '../limits.ts'
import { sourceProblems } from '../problems.ts'
import { DocumentFinder, first, held, type Part, type Place } from './document-finder.ts'
import { failUpdate, finishUpdate, leaveStaged } from './finish.ts'
import { findDocuments } from './plan.ts'

type Db = Handle<'site'>

const parameters = z.strictObject({ source_id: z.string(), version: z.int() })
type Parameters = z.infer<typeof parameters>

type Rows =
  | { type: 'gone' }
  | { type: 'unlisted'; code: string }
  | { type: 'listed'; names: string[] }
  /** A document that was begun says something else by now: all of it is read anew. */
  | { type: 'changed'; names: string[] }
  | { type: 'read'; block: number; parts: Part[] }
  | { type: 'over'; block: number; written: number }

type Reason = 'source_deleted' | 'nothing_read' | 'knowledge_full'

function updating(scope: SiteScope): OperationWork<Parameters, Place | null, Rows, Reason> {
  const { database, installation, clock } = scope
  const current = async (db: Db, { id, parameters }: Operation<Parameters>) => {
    const source = await store.findSource(db, parameters.source_id)
    return source?.operation_id === id ? source : undefined
  }
  const pace = new Pace(writtenPace)
  const find = new DocumentFinder(scope, pace)
  return {
    slow: true,
    count: async () => null,
    async find(operation, after) {
      const source = await database.read(db => current(db, operation))
      const isLeft = after !== null && source?.staged_block === null
      if (!source || isLeft) return { rows: { type: 'gone' }, cursor: null, is_last: true }
      if (after) return find.next(operation, source, after)
      try {
        const { safeFetch: fetch } = installation
        const names = await findDocuments(source, { site_id: scope.site_id, fetch, read: fn => database.read(fn) })
        find.begin(operation, source, names)
        // The block is made in its transaction, and what follows needs it.
        return { rows: { type: 'listed', names }, cursor: first, is_last: false, pause_milliseconds: 0 }
      } catch (error) {
        if (!(error instanceof NothingFetchedError)) throw error
        return { rows: { type: 'unlisted', code: error.code }, cursor: null, is_last: true }
      }
    },
    async apply(tx, operation, rows): Promise<Outcome<Reason>> {
      const source = await current(tx, operation)
      if (!source || rows.type === 'gone') return { canceled: 'source_deleted' }
      const now = clock.now()
      if (rows.type === 'unlisted') {
        await failUpdate(tx, source, rows.code, now)
        return { canceled: 'nothing_read' }
      }
      if (rows.type === 'changed') await leaveStaged(tx, source, now)
      if (rows.type === 'listed' || rows.type === 'changed') return begin(tx, source, operation, rows.names, now)
      if (rows.type === 'read') {
        const passages = rows.parts.reduce((sum, { chunks }) => sum + chunks.length, 0)
        return pace.timed(passages, () => write(tx, source, operation, rows))
      }
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
): Promise<BatchResult> {
  const { version } = parameters
  const block = await insertBlock(tx, source.id, version, now)
  await store.insertDocuments(
    tx,
    names.map((name, position) => ({
      ...{ source_id: source.id, version, position, name, title: name, url: null, content_hash: '', bytes: 0 },
      ...{ chunk_count: 0, problem: null, warning: null, transcript_hash: null },
    })),
  )
  await store.saveSource(tx, source.id, { staged_block: block })
  return {}
}

async function write(
  tx: Db,
  source: store.SourceRow,
  { parameters }: Operation<Parameters>,
  { block, parts }: Extract<Rows, { type: 'read' }>,
): Promise<Outcome<Reason>> {
  const { version } = parameters
  const last = parts.at(-1)
  if (last && last.from + last.chunks.length > knowledgeLimits.source_chunks_max) {
    await failUpdate(tx, source, 'knowledge_full', source.updated_at)
    return { canceled: 'knowledge_full' }
  }
  const of = { source_id: source.id, version }
  const pieces = parts.map(({ position: document, from, chunks }) => ({ document, from, chunks }))
  await insertChunks(tx, { ...of, block }, pieces)
  const whole = parts.flatMap(({ document, position, chunk_count }) =>
    document ? { ...document, ...of, position, chunk_count } : [],
  )
  await store.saveDocuments(tx, whole)
  const read = parts.flatMap(({ document }) => document ?? [])
  const failures = read.flatMap(({ name, problem }) =>
    problem === null ? [] : [{ subject_id: name.slice(0, 500), code: problem }],
  )
  return { succeeded: read.length - failures.length, failures }
}

export const knowledgeUpdate = operationType({
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
