/** Puts passages in order by the words of a question: how rare, how often, how near each other, and in which place. Pure. */
import { beginningOf, isStopWord, languages, stemmed, stemsOf, wordsOf } from '../passages/rules.ts'
import type { Question, Term } from './question.ts'
import type { FoundChunk } from './store.ts'

export interface ChunkScore {
  chunk: FoundChunk
  score: number
  /** The share of what the question says that the passage says too, 0 to 1. */
  coverage: number
  /** The same where each word counts alike. */
  share: number
}

const saturation = 1.2
const length_weight = 0.6
const usual_words = 90
const heading_weight = 1.6
const title_weight = 0.8
const near_words = 3
const near_weight = 0.35

export function ranked(question: Question, chunks: readonly FoundChunk[]): ChunkScore[] {
  const wanted = wantedOf(question)
  const all = chunks.map(chunk => rankOf(question, wanted, chunk))
  return all.toSorted((a, b) => b.score - a.score || a.chunk.id - b.chunk.id)
}

interface QuestionWords {
  /** Words and stems. */
  has(word: string): boolean
  /** Whether a word begins as one of them does. */
  mayBe(word: string): boolean
}

function wantedOf({ terms }: Question): QuestionWords {
  const words = new Set(terms.flatMap(({ word, stems }) => [word, ...stems]))
  const beginnings = new Set([...words].map(beginningOf))
  const known = new Map<string, boolean>()
  const mayBe = (word: string): boolean => {
    const letters = word.slice(0, 2)
    let may = known.get(letters)
    if (may === undefined) {
      may = beginnings.has(beginningOf(letters))
      known.set(letters, may)
    }
    return may
  }
  return { has: word => words.has(word), mayBe }
}

/** At which places the words of a passage stand that are asked for, and how many it has. */
function placesIn({ text, language }: FoundChunk, wanted: QuestionWords) {
  const at = new Map<string, number[]>()
  const note = (word: string, place: number) => {
    const places = at.get(word)
    if (!places) at.set(word, [place])
    else if (places.at(-1) !== place) places.push(place)
  }
  let length = 0
  for (const [place, word] of wordsOf(text).entries()) {
    if (isStopWord(word, language)) continue
    length += 1
    if (!wanted.mayBe(word)) continue
    for (const one of language ? [language] : languages) {
      const { folded, stem } = stemmed(word, one)
      if (wanted.has(folded)) note(folded, place)
      if (wanted.has(stem)) note(stem, place)
    }
  }
  return { at, length }
}

function rankOf({ terms }: Question, wanted: QuestionWords, chunk: FoundChunk): ChunkScore {
  const { language } = chunk
  const { at, length } = placesIn(chunk, wanted)
  const heading = new Set(stemsOf(chunk.heading, language))
  const title = new Set(stemsOf(chunk.title, language))
  const norm = saturation * (1 - length_weight + (length_weight * length) / usual_words)
  let score = 0
  let covered = 0
  let had = 0
  let all = 0
  let before: { places: number[]; weight: number } | undefined
  for (const term of terms) {
    all += term.weight
    const places = placesOf(term, at)
    const inHeading = term.stems.some(stem => heading.has(stem))
    const inTitle = term.stems.some(stem => title.has(stem))
    const often = places.length + (inHeading ? heading_weight : 0) + (inTitle ? title_weight : 0)
    if (often > 0) {
      score += (term.weight * often * (saturation + 1)) / (often + norm)
      covered += term.weight * term.sureness
      had += term.sureness
    }
    if (before && isNear(before.places, places)) score += near_weight * Math.min(before.weight, term.weight)
    before = { places, weight: term.weight }
  }
  const coverage = all === 0 ? 0 : covered / all
  const share = terms.length === 0 ? 0 : had / terms.length
  return { chunk, score: score * (0.4 + 0.6 * coverage), coverage, share }
}

function placesOf({ word, stems }: Term, at: ReadonlyMap<string, number[]>): number[] {
  let places = at.get(word)
  for (const stem of stems) {
    const found = at.get(stem)
    if (found && (!places || found.length > places.length)) places = found
  }
  return places ?? []
}

const isNear = (a: readonly number[], b: readonly number[]): boolean =>
  a.some(one => b.some(other => Math.abs(other - one) <= near_words))
