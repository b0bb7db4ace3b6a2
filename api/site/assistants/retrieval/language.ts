/** Which of our languages a text is in, by the words that sentences are built of. Pure. */
import { stopWords } from './stop-words.ts'
import { withoutAccents, wordsOf } from './words.ts'

export type Language = 'en' | 'es'
export const languages: readonly Language[] = ['en', 'es']

const sampled_words = 400

/** Null: in another one, or too short to tell. */
export function languageOf(text: string): Language | null {
  const count = { en: 0, es: 0 }
  const words = wordsOf(text.slice(0, 6_000)).slice(0, sampled_words)
  for (const word of words) {
    const folded = withoutAccents(word)
    for (const language of languages) if (stopWords[language].has(folded)) count[language] += 1
  }
  const signs = (text.slice(0, 6_000).match(/[¿¡ñ]/gi) ?? []).length
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
