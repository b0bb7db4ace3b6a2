/** Questions with their answers, written by hand: what is written is answered from at once. */
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { contentHash } from '../../../platform/files/storage/storage.ts'
import { insertDocuments, removeDocumentsBut, type SourceRow } from '../knowledge-records/rules.ts'
import { chunksOf, languageOf } from '../passages/rules.ts'
import {
  embeds,
  type IndexedChunk,
  indexed,
  insertBlock,
  insertChunks,
  leaveBlocks,
  wantEmbeddings,
} from '../retrieval/rules.ts'

type Db = Handle<'site'>

export interface Pair {
  question: string
  answer: string
}

export interface PreparedPair extends Pair {
  chunks: readonly IndexedChunk[]
  /** Its passages are found by their meaning, too. */
  is_embedded: boolean
}

/** With its passages: made outside of the action. */
export function preparedPair({ question, answer }: Pair, config: Config): PreparedPair {
  const language = languageOf(`${question} ${answer}`)
  const blocks = [
    { type: 'heading', level: 1, text: question },
    { type: 'text', text: answer },
  ] as const
  const chunks = chunksOf({ title: question, url: null, language, blocks: [...blocks] }).map(indexed)
  return { question, answer, chunks, is_embedded: embeds(config) }
}

/** Writes a pair as the next version of its source; answers what changes in the source's row. */
export async function writePair(
  tx: Db,
  { id: source_id, content_version }: Pick<SourceRow, 'id' | 'content_version'>,
  { chunks, is_embedded, ...pair }: PreparedPair,
  now: number,
) {
  const version = content_version + 1
  const bytes = Buffer.byteLength(`${pair.question}\n${pair.answer}`)
  const block = await insertBlock(tx, source_id, version, now)
  if (content_version > 0) await leaveBlocks(tx, source_id, block, now)
  await insertChunks(tx, { block, source_id, version }, [{ document: 0, from: 0, chunks }])
  const content_hash = contentHash(Buffer.from(`${pair.question}\n${pair.answer}`))
  await insertDocuments(tx, [
    {
      ...{ source_id, version, position: 0, name: pair.question, title: pair.question, url: null, content_hash },
      ...{ bytes, chunk_count: chunks.length, problem: null, warning: null, transcript_hash: null },
    },
  ])
  await removeDocumentsBut(tx, source_id, version)
  await wantEmbeddings(tx, is_embedded, now)
  return {
    settings: { question: pair.question, answer: pair.answer },
    status: 'ready' as const,
    content_version: version,
    block,
    document_count: 1,
    chunk_count: chunks.length,
    bytes,
    language: languageOf(`${pair.question} ${pair.answer}`),
    fetched_at: now,
  }
}
