/** The rule that does not match, as its owner wrote it. */
import type { FailedRule } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useUrlWords } from '../../../product/url-rules/url-words.ts'
import { useVisitorWords } from '../properties/visitor-words.ts'

export function useRuleWords(site_id: string) {
  const { t, language } = useMessages()
  const urlWords = useUrlWords()
  const words = useVisitorWords(site_id)
  const anyOf = (values: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(values.map(text => t('why.quoted', { text })))
  return ({ url_rule, visitor_rule }: FailedRule): string => {
    if (url_rule) {
      const lines = url_rule.value.split('\n').filter(line => line.trim() !== '')
      return t('why.url', { rule: `${urlWords(url_rule.match, url_rule.exclude)} ${anyOf(lines)}` })
    }
    if (!visitor_rule) return ''
    const { field, op, values = [] } = visitor_rule
    const choices = words.choices(field)
    const named = values.map(value => choices.find(({ id }) => id === value)?.label ?? value)
    const parts = [words.field(field), words.op(op), named.length > 0 ? anyOf(named) : ''].filter(Boolean)
    return t('why.visitor_rule', { rule: parts.join(' ') })
  }
}
