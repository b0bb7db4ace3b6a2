/** Which of our languages a text is in, by the words that sentences are built of. Pure. */
import { stopWords } from './stop-words.ts'
import { withoutAccents, wordsOf } from './words.ts'

export type Language = 'en' | 'es'
export const languages: readonly Language[] = ['en', 'es']

const sampled_words = 400
const sampled_characters = 6_000

/** Nothing in it has an accent. */
const plain = /^\p{ASCII}*$/u

/** The languages whose sentences are built of a word. */
const builders = new Map<string, readonly Language[]>()
for (const language of languages) {
  for (const word of stopWords[language]) builders.set(word, [...(builders.get(word) ?? []), language])
}

/** Null: in another one, or too short to tell. */
export function languageOf(text: string): Language | null {
  const count = { en: 0, es: 0 }
  const sample = text.slice(0, sampled_characters)
  const is_plain = plain.test(sample)
  const words = wordsOf(sample).slice(0, sampled_words)
  for (const word of words) {
    for (const language of builders.get(is_plain ? word : withoutAccents(word)) ?? []) count[language] += 1
  }
  const signs = is_plain ? 0 : (sample.match(/[¿¡ñ]/gi) ?? []).length
  const [en, es] = [count.en, count.es + signs]
  if (en === es) return null
  const most = Math.max(en, es)
  return most >= 2 || most / Math.max(words.length, 1) >= 0.2 ? (en > es ? 'en' : 'es') : null
}

/** `es-MX` is Spanish; other languages are nobody's. */
export function ourLanguage(tag: string | null | undefined): Language | null {
  const own = tag?.toLowerCase().split(/[-_]/)[0]
  return languages.find(language => language === own) ?? null
}
