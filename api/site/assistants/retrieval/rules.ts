/** Finds the passages of knowledge that answer a question; assistants and the search of the admin call this. */
import type { Handle } from '../../../platform/database/handle.ts'
import { confidenceOf, isAnswerable } from './answerable.ts'
import { fused } from './fusion.ts'
import { type Language, ourLanguage } from './language.ts'
import { retrievalLimits } from './limits.ts'
import { askedOf } from './matching-expression.ts'
import { readQuestion } from './question.ts'
import { type Ranked, ranked } from './ranking.ts'
import { chunksByIds, type FoundChunk, matching } from './store.ts'
import { nearestPassages } from './vector-search.ts'

export { type Block, type Chunk, chunksOf, languageOfDocument, type ReadDocument } from './chunking.ts'
export { embeds, questionVector, wantEmbeddings } from './embedding.ts'
export { type Language, languageOf, ourLanguage } from './language.ts'
export { leaveBlocks } from './removing.ts'
export {
  chunksOfDocument,
  type IndexedChunk,
  indexed,
  insertBlock,
  insertChunks,
  pageOfChunks,
  sourcesOf,
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

export interface Retrieved {
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
  question_vector?: Float32Array | null
}

/** Asks several statements: give it a handle of `readSlow` where the sources may be large. */
export async function retrieve(db: Db, ask: Ask): Promise<Retrieved> {
  const { source_ids, limit = retrievalLimits.retrieved_passages_default } = ask
  const question = await readQuestion(
    db,
    ask.question.slice(0, retrievalLimits.question_characters_max),
    ourLanguage(ask.language),
  )
  const asked = askedOf(question.terms)
  const found = asked ? await matching(db, { ...asked, source_ids, limit: retrievalLimits.candidate_passages_max }) : []
  const byText = ranked(question, found)
  const confidence = confidenceOf(question, byText)
  const passages = ask.question_vector
    ? await joined(db, byText, { source_ids, passages: question.chunks, vector: ask.question_vector })
    : byText.map((one, i) => toPassage(one, { text_rank: i + 1, vector_rank: null }))
  return {
    passages: passages.slice(0, limit),
    query: question.text,
    answerable: isAnswerable(confidence),
    confidence,
  }
}

interface Meant {
  source_ids: readonly string[]
  /** How many passages there are. */
  passages: number
  vector: Float32Array
}

/** Found by words and by meaning, in one order; of each source one version alone. */
async function joined(db: Db, byText: readonly Ranked[], meant: Meant): Promise<Passage[]> {
  const near = await nearestPassages(db, meant)
  const known = new Map(byText.map(one => [one.chunk.id, one]))
  const others = near.filter(id => !known.has(id))
  for (const chunk of await chunksByIds(db, others, meant.source_ids)) {
    known.set(chunk.id, { chunk, score: 0, coverage: 0 })
  }
  // A version may have taken the place of another between two statements: the later one is right.
  const latest = new Map<string, number>()
  for (const { chunk } of known.values()) {
    latest.set(chunk.source_id, Math.max(latest.get(chunk.source_id) ?? 0, chunk.version))
  }
  const ids = byText.map(({ chunk }) => chunk.id)
  return fused(ids, near, byText[0]?.coverage ?? 0).flatMap(({ id, score, places }) => {
    const one = known.get(id)
    return one && one.chunk.version === latest.get(one.chunk.source_id) ? [toPassage({ ...one, score }, places)] : []
  })
}

const toPassage = (
  { chunk, score }: Ranked,
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
