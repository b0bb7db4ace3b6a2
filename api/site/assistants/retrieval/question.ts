/** What a question asks for: its words that say something, what they are worth, and what was meant by those that nobody wrote. */
import type { Handle } from '../../../platform/database/handle.ts'
import { isStopWord, type Language, languageOf, languages, stemOf, withoutAccents, wordsOf } from '../passages/rules.ts'
import { retrievalLimits } from './limits.ts'
import { likeliestSpelling } from './spelling.ts'
import { wordsLike } from './store.ts'
import { termCounts } from './term-counts.ts'

type Db = Handle<'site'>

export interface Term {
  /** As it is looked for: corrected, without accents. */
  word: string
  stems: readonly string[]
  /** The number of passages that have it. */
  count: number
  /** How much it says: rare words say more. */
  weight: number
  /** Less than 1 where it is only likely that this was meant. */
  sureness: number
}

export interface Question {
  language: Language | null
  terms: readonly Term[]
  /** As it is understood, with its words corrected. */
  text: string
}

/** As if so many passages about other things were there: one of few sources is no measure of what is rare. */
const background_passages = 200

/** What was corrected may have been meant as it was typed. */
const corrected_sureness = 0.75

const weightOf = (count: number, chunks: number): number =>
  Math.log(1 + (chunks + background_passages - count + 0.5) / (count + 0.5))

interface QuestionWord {
  typed: string
  word: string
  stems: string[]
}

const said = (typed: string, language: Language | null): QuestionWord => {
  const of = language ? [language] : languages
  return { typed, word: withoutAccents(typed), stems: [...new Set(of.map(one => stemOf(typed, one)))] }
}

/** Of passages there are so many in all. */
export async function readQuestion(
  db: Db,
  question: string,
  { language, chunks }: { language: Language | null; chunks: number },
): Promise<Question> {
  const own = languageOf(question)
  const words = wordsOf(question)
  const telling = words.filter(word => !isStopWord(word, own ?? language) && (word.length > 1 || /\p{N}/u.test(word)))
  // A question of nothing else is looked for as it is.
  const chosen = (telling.length > 0 ? telling : words).slice(0, retrievalLimits.question_words_max)
  const unique = [...new Map(chosen.map(typed => [withoutAccents(typed), said(typed, null)])).values()]
  const counts = await counted(db, unique, chunks)
  const terms: Term[] = []
  const corrected = new Map<string, string>()
  for (const one of unique) {
    let [found, count, sureness] = [one, counts(one), 1]
    if (count === 0) {
      const word = await meant(db, one.word)
      if (word !== undefined) {
        corrected.set(one.typed, word)
        sureness = corrected_sureness
        found = said(word, null)
        count = (await counted(db, [found], chunks))(found)
      }
    }
    terms.push({
      word: found.word,
      stems: found.stems,
      count,
      weight: weightOf(count, chunks),
      sureness,
    })
  }
  const text = corrected.size === 0 ? question : words.map(word => corrected.get(word) ?? word).join(' ')
  return { language: own ?? language, terms, text }
}

async function counted(db: Db, of: readonly QuestionWord[], chunks: number): Promise<(one: QuestionWord) => number> {
  const rows = await termCounts(db, new Set(of.flatMap(({ word, stems }) => [word, ...stems])), chunks)
  const counts = new Map(rows.map(([term, column, count]) => [`${column} ${term}`, count]))
  return ({ word, stems }) =>
    Math.max(
      counts.get(`words ${word}`) ?? 0,
      ...stems.flatMap(stem => [counts.get(`stems ${stem}`) ?? 0, counts.get(`heading ${stem}`) ?? 0]),
    )
}

async function meant(db: Db, word: string): Promise<string | undefined> {
  if (word.length < 4 || /\p{N}/u.test(word)) return undefined
  return likeliestSpelling(word, await wordsLike(db, word, retrievalLimits.spellings_compared_max))
}
