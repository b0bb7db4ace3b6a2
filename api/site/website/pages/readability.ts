/**
 * How easily a text is read, 0 to 100: English by Flesch's reading ease, Spanish by its form for Spanish (Fernández
 * Huerta). Other languages have no such sum here. Pure.
 */
import { wordsOf } from './document/walk-page.ts'

/** Undefined: in another language, or too short to say. */
export function readability(text: string, language: string): number | undefined {
  const formula = formulas[language.split('-')[0] ?? '']
  const words = wordsOf(text)
  if (!formula || words.length < words_least) return undefined
  const sentences = text.split(/[.!?…](?=\s|$)|\n/u).filter(sentence => wordsOf(sentence).length > 0).length
  const syllables = words.reduce((sum, word) => sum + formula.syllables(word.toLowerCase()), 0)
  const ease = formula.ease(syllables / words.length, words.length / Math.max(1, sentences))
  return Math.round(Math.min(100, Math.max(0, ease)))
}

const words_least = 30

interface Formula {
  syllables(word: string): number
  ease(syllables_a_word: number, words_a_sentence: number): number
}

const formulas: Readonly<Record<string, Formula>> = {
  en: {
    syllables: englishSyllables,
    ease: (syllables, words) => 206.835 - 84.6 * syllables - 1.015 * words,
  },
  es: {
    syllables: spanishSyllables,
    ease: (syllables, words) => 206.84 - 60 * syllables - 1.02 * words,
  },
}

/** Groups of vowels, without an `e` that is not said. */
export function englishSyllables(word: string): number {
  const said = word.replace(/(?:[^laeiouy]es|[^lt]ed|[^laeiouy]e)$/, end => end[0] ?? '')
  return Math.max(1, said.match(/[aeiouyáéíóú]+/g)?.length ?? 0)
}

/** Groups of vowels; two strong ones, or a weak one with an accent, are two syllables. */
export function spanishSyllables(word: string): number {
  const heard = word
    .replace(/qu(?=[eiéí])/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y$/, 'i')
  const groups = heard.match(/[aeiouáéíóúü]+/g) ?? []
  const breaks = groups.reduce(
    (sum, group) => sum + (group.match(/[aeoáéó](?=[aeoáéó])|[íú](?=[aeoáéó])|[aeoáéó](?=[íú])/g)?.length ?? 0),
    0,
  )
  return Math.max(1, groups.length + breaks)
}
