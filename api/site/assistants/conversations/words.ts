/** What an assistant says by itself: the owner's words, else the usual ones of the language. */
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import type { AssistantSettings, ChatTexts } from '../assistants/rules.ts'

type Word = Exclude<keyof ChatTexts, 'suggested_questions'>
export type Language = 'en' | 'es'

export const wordOf = (settings: AssistantSettings, language: Language, word: Word): string =>
  settings.texts[language][word].trim() || messageOf(language, `chat.${word}`)

/** All of them, for a widget. */
export const wordsOf = (settings: AssistantSettings, language: Language): Record<Word, string> => ({
  title: wordOf(settings, language, 'title'),
  greeting: wordOf(settings, language, 'greeting'),
  launcher: wordOf(settings, language, 'launcher'),
  placeholder: wordOf(settings, language, 'placeholder'),
  no_answer: wordOf(settings, language, 'no_answer'),
  limit_reached: wordOf(settings, language, 'limit_reached'),
  form_title: wordOf(settings, language, 'form_title'),
  form_thank_you: wordOf(settings, language, 'form_thank_you'),
  away: wordOf(settings, language, 'away'),
})
