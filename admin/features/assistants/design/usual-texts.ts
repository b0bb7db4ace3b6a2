/** What a chat says where nothing of one's own is written. */
import { type Language, messagesIn } from '../../../messages/messages.tsx'

/** Both languages are loaded with the screen. */
export function usualTexts(language: Language) {
  const { t } = messagesIn(language)
  return {
    title: t('chat_texts.heading'),
    greeting: t('chat_texts.greeting'),
    launcher: t('chat_texts.launcher'),
    placeholder: t('chat_texts.placeholder'),
    no_answer: t('chat_texts.no_answer'),
    limit_reached: t('chat_texts.limit_reached'),
    form_title: t('chat_texts.form_title'),
    form_thank_you: t('chat_texts.form_thank_you'),
    away: t('chat_texts.away'),
  }
}
export type TextName = keyof ReturnType<typeof usualTexts>
