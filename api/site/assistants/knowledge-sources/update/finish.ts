/** The end of an update: what was read takes the place of what was answered from, in one transaction, and is told of. */

import type { Handle } from '../../../../platform/database/handle.ts'
import type { BatchResult, Outcome } from '../../../../platform/features/operations/operation-type.ts'
import type { WriteContext } from '../../../../platform/features/write-context.ts'
import { Problem } from '../../../../platform/problem/problem.ts'
import * as store from '../../knowledge-records/rules.ts'
import type { UpdateReport } from '../../knowledge-records/table.ts'
import { leaveBlocks, wantEmbeddings } from '../../retrieval/rules.ts'
import { languageOfBlock } from '../content-store.ts'
import { sourceRead } from '../events.ts'
import { knowledgeLimits } from '../limits.ts'
import { requireRoomFor } from '../room.ts'
import { removeHidden } from './hidden-pages.ts'

type Db = Handle<'site'>

export interface WriteProgress {
  block: number
  version: number
  written: number
  /** They are found by their meaning, too. */
  is_embedded: boolean
}

/** What was answered from before still is; what an update has staged beside it goes. */
export async function leaveStaged(tx: Db, source: store.SourceRow, now: number): Promise<void> {
  await leaveBlocks(tx, source.id, source.block, now)
  await store.removeDocumentsBut(tx, source.id, source.content_version)
  await store.saveSource(tx, source.id, { staged_block: null })
}

export async function failUpdate(tx: Db, source: store.SourceRow, code: string, now: number): Promise<void> {
  await leaveStaged(tx, source, now)
  await store.saveSource(tx, source.id, { status: 'failed', problem: code, fetched_at: now })
}

export async function finishUpdate(
  tx: Db,
  source: store.SourceRow,
  { block, version, is_embedded, ...all }: WriteProgress,
  { now, emit }: WriteContext,
): Promise<Outcome<'nothing_read' | 'knowledge_full'>> {
  // A page may have been taken down since it was read.
  const hidden = source.type === 'pages' ? await removeHidden(tx, { id: source.id, block, version }) : undefined
  const written = all.written - (hidden?.chunks ?? 0)
  const [before, after] = await Promise.all([
    store.listDocuments(tx, source.id, source.content_version),
    store.listDocuments(tx, source.id, version),
  ])
  // Pages of the site are read from the database: of what is not found there, nothing is public.
  const nothingIsPublic = source.type === 'pages' && source.content_version > 0
  if (written === 0 && !nothingIsPublic) {
    await failUpdate(tx, source, after.find(({ problem }) => problem !== null)?.problem ?? 'nothing_read', now())
    return { canceled: 'nothing_read' }
  }
  try {
    await requireRoomFor(tx, { sources: 0, chunks: written - source.chunk_count })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await failUpdate(tx, source, 'knowledge_full', now())
    return { canceled: 'knowledge_full' }
  }
  const report = reportOf(source.content_version === 0 ? [] : before, after)
  const read = after.filter(({ chunk_count }) => chunk_count > 0)
  await store.saveSource(tx, source.id, {
    warning: read.find(({ warning }) => warning !== null)?.warning ?? null,
    ...{ status: 'ready', problem: null, content_version: version, block, staged_block: null, report },
    ...{ document_count: read.length, chunk_count: written, fetched_at: now() },
    bytes: read.reduce((sum, { bytes }) => sum + bytes, 0),
    language: await languageOfBlock(tx, block),
  })
  await leaveBlocks(tx, source.id, block, now())
  await store.removeDocumentsBut(tx, source.id, version)
  await wantEmbeddings(tx, is_embedded, now())
  await emit(tx, sourceRead, { subject_id: source.id })
  const counts = { added: report.added, changed: report.changed, removed: report.removed }
  return { counts } satisfies BatchResult
}

type Document = Pick<store.DocumentRow, 'name' | 'content_hash' | 'problem' | 'chunk_count'>

/** What is different from the version before. */
export function reportOf(before: readonly Document[], after: readonly Document[]): UpdateReport {
  const known = new Map(before.filter(({ chunk_count }) => chunk_count > 0).map(one => [one.name, one]))
  const present = new Set(after.filter(({ chunk_count }) => chunk_count > 0).map(({ name }) => name))
  const changes: UpdateReport['changes'] = []
  let unchanged = 0
  for (const { name: document, content_hash, problem, chunk_count } of after) {
    if (problem !== null) changes.push({ type: 'failed', document, code: problem })
    if (chunk_count === 0) continue
    const former = known.get(document)
    if (!former) changes.push({ type: 'added', document })
    else if (former.content_hash !== content_hash) changes.push({ type: 'changed', document })
    else unchanged += 1
  }
  for (const document of known.keys()) if (!present.has(document)) changes.push({ type: 'removed', document })
  const count = (type: string) => changes.filter(one => one.type === type).length
  return {
    ...{
      added: count('added'),
      changed: count('changed'),
      removed: count('removed'),
      failed: count('failed'),
      unchanged,
    },
    changes: changes.slice(0, knowledgeLimits.report_changes_max),
  }
}
