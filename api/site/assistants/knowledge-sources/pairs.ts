/** Questions with their answers, written by hand: what is written is answered from at once. */

import type { Handle } from '../../../platform/database/handle.ts'
import { contentHash } from '../../../platform/storage/storage.ts'
import {
  chunksOf,
  type IndexedChunk,
  indexed,
  insertBlock,
  insertChunks,
  languageOf,
  leaveBlocks,
  wantEmbeddings,
} from '../retrieval/rules.ts'
import { insertDocuments, removeDocumentsBut, type SourceRow } from './store.ts'

type Db = Handle<'site'>

export interface Pair {
  question: string
  answer: string
}

/** The passages of a pair, made outside of the action. */
export const chunksOfPair = ({ question, answer }: Pair): IndexedChunk[] =>
  chunksOf({
    title: question,
    url: null,
    language: languageOf(`${question} ${answer}`),
    blocks: [
      { kind: 'heading', level: 1, text: question },
      { kind: 'text', text: answer },
    ],
  }).map(indexed)

/** Writes a pair as the next version of its source; answers what changes in the source's row. */
export async function writePair(
  tx: Db,
  { id: source_id, content_version }: Pick<SourceRow, 'id' | 'content_version'>,
  pair: Pair,
  chunks: readonly IndexedChunk[],
  now: number,
) {
  const version = content_version + 1
  const bytes = Buffer.byteLength(`${pair.question}\n${pair.answer}`)
  const block = await insertBlock(tx, source_id, version, now)
  if (content_version > 0) await leaveBlocks(tx, source_id, block, now)
  await insertChunks(tx, { block, source_id, version, document: 0, position: 0 }, chunks)
  const content_hash = contentHash(Buffer.from(`${pair.question}\n${pair.answer}`))
  await insertDocuments(tx, [
    {
      ...{ source_id, version, position: 0, name: pair.question, title: pair.question, url: null, content_hash },
      ...{ bytes, chunk_count: chunks.length, problem: null, transcript_hash: null },
    },
  ])
  await removeDocumentsBut(tx, source_id, version)
  await wantEmbeddings(tx, now)
  return {
    settings: { question: pair.question, answer: pair.answer },
    state: 'ready' as const,
    content_version: version,
    block,
    document_count: 1,
    chunk_count: chunks.length,
    bytes,
    language: languageOf(`${pair.question} ${pair.answer}`),
    fetched_at: now,
  }
}
