/** Parts of a draft that are begun and not finished: they are not sent, so that everything else can be saved. Pure. */
import { takesValues } from '../../../product/visitor-rules/rules.ts'
import type { AssistantDraft } from './draft.ts'

const isEmpty = (text: string): boolean => text.trim() === ''

export function unfinishedParts({ name, openers, texts }: AssistantDraft): string[] {
  const found = isEmpty(name) ? ['/name'] : []
  openers.forEach(({ url_rules, visitor_rules }, i) => {
    url_rules.forEach(({ value }, j) => {
      if (isEmpty(value)) found.push(`/openers/${i}/url_rules/${j}`)
    })
    visitor_rules.forEach(({ op, values = [] }, j) => {
      if (takesValues(op) && values.length === 0) found.push(`/openers/${i}/visitor_rules/${j}`)
    })
  })
  for (const language of ['en', 'es'] as const) {
    const { suggested_questions } = texts[language]
    suggested_questions.forEach((question, i) => {
      const isRepeated = suggested_questions.indexOf(question) !== i
      if (isEmpty(question) || isRepeated) found.push(`/texts/${language}/suggested_questions/${i}`)
    })
  }
  return found
}

/** By their key. */
export const unfinishedKeys = (draft: AssistantDraft): Set<string> =>
  new Set(unfinishedParts(draft).map(pointer => pointer.split('/')[1] ?? ''))
