/** A question as its mail shows it: one link for each answer, or one to the form. */
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import type { MailParts } from '../templates/personal.ts'
import type { EmailLinks } from './links.ts'

export interface QuestionContent {
  question: string
  /** Empty where the answer is free text. */
  answers: readonly { id: string; label: string }[]
}

export function questionPart(
  { question, answers }: QuestionContent,
  links: Pick<EmailLinks, 'answer_url'>,
  locale: Locale,
): NonNullable<MailParts['question']> {
  const choices = answers.length > 0 ? answers : [{ id: '', label: messageOf(locale, 'mail.question.answer') }]
  return { text: question, links: choices.map(({ id, label }) => ({ label, url: links.answer_url(id) })) }
}
