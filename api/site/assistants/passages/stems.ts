/** Words with their stems by Snowball, without accents, so that whoever leaves them out finds the same. */
import { newStemmer } from 'snowball-stemmers'
import type { Language } from './language.ts'
import { passageLimits } from './limits.ts'
import { withoutAccents } from './words.ts'

const stemmers = { en: newStemmer('english'), es: newStemmer('spanish') } as const

export interface WordStem {
  /** Without accents. */
  folded: string
  stem: string
}

/** A stem takes 40 µs; texts say the same words again and again. */
const known = { en: new Map<string, WordStem>(), es: new Map<string, WordStem>() } as const

/** Endings that the stemmer knows with their accent alone. */
const unaccented = /(ci|si|xi)on$/

export function stemmed(word: string, language: Language): WordStem {
  const before = known[language].get(word)
  if (before !== undefined) return before
  const folded = withoutAccents(word)
  const spelled = language === 'es' ? word.replace(unaccented, '$1ón') : word
  const stem = withoutAccents(/\d/.test(word) ? word : stemmers[language].stem(spelled)) || folded
  const made = { folded, stem }
  if (known[language].size >= passageLimits.kept_stems_max) known[language].clear()
  known[language].set(word, made)
  return made
}

export const stemOf = (word: string, language: Language): string => stemmed(word, language).stem

/** The first letters of a word are those of its stem, but for `y` and `i` (`dying`, `die`): most words need no stem to be told apart. */
export const beginningOf = (word: string): string => withoutAccents(word.slice(0, 2)).replace('y', 'i')
