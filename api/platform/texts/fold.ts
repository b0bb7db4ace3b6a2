/** The forms in which text is compared, the same in memory and in a column: in rules by letter, in searches by likeness. */
import { memoize } from '../runtime/memoize.ts'

const ascii = /^[\p{ASCII}]*$/u
/** Names and places are frequent, so they are cached. */
const kept = { texts_max: 5_000, characters_max: 60 }

/** Full case folding of Unicode: “Straße” and “STRASSE” are one, and “Peña” and “Pena” are two. */
export function foldCase(text: string): string {
  return ascii.test(text) ? text.trim().toLowerCase() : foldLetters(text)
}

const foldLetters = memoize(kept, text => {
  // Lower case first, for ẞ has no upper case of two letters; a dotless ı folds to itself; ς is σ in every position.
  const lower = text.trim().normalize('NFC').toLowerCase()
  const folded = lower.replace(/[^ı]+/g, part => part.toUpperCase().toLowerCase())
  return folded.replaceAll('ς', 'σ').normalize('NFC')
})

/** Besides case without accents and other marks, so that who types “jose” finds “José”. */
export function foldSearch(text: string): string {
  return ascii.test(text) ? text.trim().toLowerCase() : foldMarks(text)
}

const foldMarks = memoize(kept, text => foldCase(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')))
