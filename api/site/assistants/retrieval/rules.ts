/** Finds the passages of knowledge that answer a question; assistants and the search of the admin call this. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { type Language, ourLanguage } from '../passages/rules.ts'
import { confidenceOf, isAnswerable } from './answerable.ts'
import { wantedOf, worthMost } from './candidates.ts'
import { questionVector } from './embedding.ts'
import { currentModel } from './embeddings-store.ts'
import { fused } from './fusion.ts'
import { retrievalLimits } from './limits.ts'
import { type Question, readQuestion } from './question.ts'
import { type ChunkScore, ranked } from './ranking.ts'
import { type Corpus, chunksByIds, type FoundChunk, idsMatching, readCorpus } from './store.ts'
import { nearestPassages, type QuestionVector } from './vector-search.ts'

export { embeds, questionVector, wantEmbeddings } from './embedding.ts'
export { leaveBlocks } from './remove-passages.ts'
export { removeDocument } from './removing-store.ts'
export {
  chunksOfDocument,
  type IndexedChunk,
  indexed,
  insertBlock,
  insertChunks,
  pageOfChunks,
} from './store.ts'

type Db = Handle<'site'>

export interface Passage {
  /** The same for the same version of a source: its source, version and position. */
  id: string
  source_id: string
  source_name: string
  version: number
  position: number
  /** The path of headings. */
  heading: string | null
  /** Where a visitor may open it, with the words that the browser scrolls to; null for files. */
  url: string | null
  text: string
  language: Language | null
  score: number
  /** Its place among those found by words, and by meaning, from 1. */
  text_rank: number | null
  vector_rank: number | null
}

export interface Retrieval {
  passages: Passage[]
  /** The question as it was understood. */
  query: string
  answerable: boolean
  /** 0 to 1. */
  confidence: number
}

export interface Ask {
  source_ids: readonly string[]
  question: string
  language?: string
  limit?: number
  question_vector?: QuestionVector | null
}

/**
 * By words and, where there are embeddings, by meaning. A question that was embedded just before the model became another one
 * is embedded anew.
 */
export async function search(
  { database, installation, site_id }: Pick<SiteScope, 'database' | 'installation' | 'site_id'>,
  ask: Omit<Ask, 'question_vector'>,
  signal: AbortSignal,
): Promise<Retrieval> {
  for (let isFirst = true; ; isFirst = false) {
    const parts = { installation, site_id }
    const question_vector = await database.read(db => questionVector(db, parts, ask.question, signal))
    const found = await database.readSlow(db => retrieve(db, { ...ask, question_vector }))
    if (!question_vector || !isFirst) return found
    if ((await database.read(currentModel))?.id === question_vector.model) return found
  }
}

/** Asks several statements: give it a handle of `readSlow` where the sources may be large. */
export async function retrieve(db: Db, ask: Ask): Promise<Retrieval> {
  const { limit = retrievalLimits.retrieved_passages_default } = ask
  const corpus = await readCorpus(db, ask.source_ids)
  const text = ask.question.slice(0, retrievalLimits.question_characters_max)
  const question = await readQuestion(db, text, { language: ourLanguage(ask.language), chunks: corpus.chunks })
  const byText = ranked(question, await candidates(db, question, corpus))
  const confidence = confidenceOf(question, byText)
  const passages = ask.question_vector
    ? await joined(db, byText, { ...corpus, vector: ask.question_vector })
    : byText.map((one, i) => toPassage(one, { text_rank: i + 1, vector_rank: null }))
  return {
    passages: passages.slice(0, limit),
    query: question.text,
    answerable: isAnswerable(confidence),
    confidence,
  }
}

async function candidates(db: Db, question: Question, { blocks }: Corpus): Promise<FoundChunk[]> {
  const wanted = wantedOf(question.terms)
  const matches = wanted.map(({ match }) => match)
  const found = await idsMatching(db, matches, { blocks, limit: retrievalLimits.index_entries_max })
  const lists = wanted.map(({ weight }, i) => ({ weight, ids: found[i] ?? [] }))
  return chunksByIds(db, worthMost(lists, retrievalLimits.candidate_passages_max))
}

interface MeaningQuery extends Corpus {
  vector: QuestionVector
}

/** Found by words and by meaning, in one order. */
async function joined(db: Db, byText: readonly ChunkScore[], meant: MeaningQuery): Promise<Passage[]> {
  const near = await nearestPassages(db, meant)
  const known = new Map(byText.map(one => [one.chunk.id, one]))
  const others = near.filter(id => !known.has(id))
  for (const chunk of await chunksByIds(db, others)) known.set(chunk.id, { chunk, score: 0, coverage: 0, share: 0 })
  const ids = byText.map(({ chunk }) => chunk.id)
  return fused(ids, near, byText[0]?.coverage ?? 0).flatMap(({ id, score, places }) => {
    const one = known.get(id)
    return one ? [toPassage({ ...one, score }, places)] : []
  })
}

const toPassage = (
  { chunk, score }: ChunkScore,
  ranks: { text_rank: number | null; vector_rank: number | null },
): Passage => ({
  id: `${chunk.source_id}.${chunk.version}.${chunk.position}`,
  source_id: chunk.source_id,
  source_name: chunk.source_name,
  version: chunk.version,
  position: chunk.position,
  heading: headingOf(chunk),
  url: addressOf(chunk),
  text: chunk.text,
  language: chunk.language,
  score,
  ...ranks,
})

/** The title is the first of the headings, but where it is the only one. */
export const headingOf = ({ title, heading }: Pick<FoundChunk, 'title' | 'heading'>): string | null => {
  if (heading === '') return title === '' ? null : title
  return title === '' || heading.startsWith(title) ? heading : `${title} › ${heading}`
}

/** The address of a passage, at which a browser scrolls to its first words. */
export function addressOf({ url, fragment }: Pick<FoundChunk, 'url' | 'fragment'>): string | null {
  if (url === null || fragment === '') return url
  const words = encodeURIComponent(fragment.toWellFormed()).replaceAll('-', '%2D')
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${words}`
}
