/** What the index keeps of a passage: stems, words that are not their own stem, and what stands above it. Pure. */
import { type Language, languages } from './language.ts'
import { passageLimits } from './limits.ts'
import { stemOf } from './stems.ts'
import { stopWords } from './stop-words.ts'
import { withoutAccents, wordsOf } from './words.ts'

export interface IndexEntry {
  words: string
  stems: string
  heading: string
  /** Words by which misspelled ones are known. */
  vocabulary: string[]
}

/** The stems of a text, each as often as it is said; without a language, those of all of ours. */
export function stemsOf(text: string, language: Language | null): string[] {
  return wordsOf(text).flatMap(word => (isStopWord(word, language) ? [] : stemsOfWord(word, language)))
}

const stemsOfWord = (word: string, language: Language | null): string[] =>
  language ? [stemOf(word, language)] : [...new Set(languages.map(one => stemOf(word, one)))]

/** Whether it says nothing of what a text is about. */
export function isStopWord(word: string, language: Language | null): boolean {
  const folded = withoutAccents(word)
  return language ? stopWords[language].has(folded) : languages.every(one => stopWords[one].has(folded))
}

const isSpelled = (word: string): boolean =>
  word.length >= 4 && word.length <= passageLimits.vocabulary_word_characters_max && !/\p{N}/u.test(word)

export function indexEntry(of: {
  title: string
  heading: string
  text: string
  language: Language | null
}): IndexEntry {
  const { title, heading, text, language } = of
  const above = heading.startsWith(title) ? heading : `${title} ${heading}`
  const words: string[] = []
  const stems: string[] = []
  const vocabulary = new Set<string>()
  for (const word of wordsOf(text)) {
    if (isStopWord(word, language)) continue
    const folded = withoutAccents(word)
    if (isSpelled(folded)) vocabulary.add(folded)
    const own = stemsOfWord(word, language)
    stems.push(...own)
    if (language === null || own[0] !== folded) words.push(folded)
  }
  const headed = wordsOf(above).filter(word => !isStopWord(word, language))
  for (const folded of headed.map(withoutAccents)) if (isSpelled(folded)) vocabulary.add(folded)
  return {
    words: words.join(' '),
    stems: stems.join(' '),
    heading: headed.flatMap(word => stemsOfWord(word, language)).join(' '),
    vocabulary: [...vocabulary],
  }
}
