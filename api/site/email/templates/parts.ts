/**
 * The parts that a journey's step adds to an email: a question with its links, an AI text for one reader. The position
 * is the owner's (`{{ question }}`, `{{ ai_text }}`); the content is inserted as values, so that nothing in it is ever
 * read as markup.
 */

import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { documentWithParts } from './document/document-parts.ts'
import { templateLimits } from './limits.ts'
import type { TemplateSource } from './render.ts'

export interface MailParts {
  question?: { text: string; links: readonly { label: string; url: string }[] } | undefined
  written?: { subject: string; text: string } | undefined
}

const questionPlace = /\{\{-?\s*question\s*-?\}\}/
const textPlace = /\{\{-?\s*ai_text\s*-?\}\}/

/** Whether the template has a position for the question. */
export const hasQuestion = (source: { body_text: string }): boolean => questionPlace.test(source.body_text)

/** Paragraphs and their lines, in order. */
const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .slice(0, templateLimits.template_part_lines_max)
    .join('\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map(paragraph =>
      paragraph
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== ''),
    )
    .filter(lines => lines.length > 0)

/** The form of the parts: contents of one form share a compiled template. */
export function formOf({ question, written }: MailParts): string {
  const lines = written ? linesOf(written.text).map(paragraph => paragraph.length) : []
  return `${question ? question.links.length : '-'} ${lines.join(',')}`
}

/** The source with the places filled by what `partsData` names. A question that has no place closes the body. */
export function withParts(source: TemplateSource, { question, written }: MailParts): TemplateSource {
  if (source.document) {
    const lines = written ? linesOf(written.text).map(paragraph => paragraph.length) : undefined
    return { ...source, document: documentWithParts(source.document, { links: question?.links.length, lines }) }
  }
  let { body_text } = source
  if (question) {
    const links = question.links.map((_, i) => `[[{{ question_links[${i}].label }}]({{ question_links[${i}].url }})]`)
    const printed = ['{{ question }}', ...links].join('\n\n')
    body_text = questionPlace.test(body_text)
      ? body_text.replace(questionPlace, () => `\n\n${printed}\n\n`)
      : `${body_text}\n\n${printed}`
  }
  if (written) {
    let count = 0
    const printed = linesOf(written.text).map(lines => lines.map(() => `{{ ai_lines[${count++}] }}`).join('\n'))
    body_text = body_text.replace(textPlace, () => printed.join('\n\n'))
  }
  return { ...source, body_text }
}

/** The variables of the positions. */
export const partsData = ({ question, written }: MailParts) => ({
  ...(question && { question: question.text, question_links: question.links }),
  ...(written && { ai_subject: written.subject, ai_text: written.text, ai_lines: linesOf(written.text).flat() }),
})

/** Sample content for the preview of a template without a journey. */
export function shownParts(source: { body_text: string }, locale: Locale): MailParts {
  const links = ['mail.sample.yes', 'mail.sample.no'].map(key => ({
    label: messageOf(locale, key),
    url: 'https://example.com/',
  }))
  return {
    ...(hasQuestion(source) && { question: { text: messageOf(locale, 'mail.sample.question'), links } }),
    written: { subject: messageOf(locale, 'mail.sample.subject'), text: messageOf(locale, 'mail.sample.text') },
  }
}
