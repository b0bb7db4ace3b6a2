/** Rules of a popup, as its owner wrote them. */
import type { FailedRule, UrlRule, VisitorRule } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useUrlWords } from '../../../product/url-rules/url-words.ts'
import { useVisitorWords } from '../../../product/visitor-rules/rule-words.ts'

export function useRules(site_id: string) {
  const { t, language } = useMessages()
  const urlWords = useUrlWords()
  const words = useVisitorWords(site_id)
  const anyOf = (values: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(values.map(text => t('why.quoted', { text })))
  return {
    url({ match, exclude, value }: UrlRule): string {
      const lines = value.split('\n').filter(line => line.trim() !== '')
      return `${urlWords(match, exclude)} ${anyOf(lines)}`
    },
    visitor({ field, op, values = [] }: VisitorRule): string {
      const choices = words.choices(field)
      const named = values.map(value => choices.find(({ id }) => id === value)?.label ?? value)
      return [words.field(field), words.op(op), named.length > 0 ? anyOf(named) : ''].filter(Boolean).join(' ')
    },
  }
}

/** The rule that does not match. */
export function useRuleWords(site_id: string) {
  const { t } = useMessages()
  const rules = useRules(site_id)
  return ({ url_rule, visitor_rule }: FailedRule): string => {
    if (url_rule) return t('why.url', { rule: rules.url(url_rule) })
    return visitor_rule ? t('why.visitor_rule', { rule: rules.visitor(visitor_rule) }) : ''
  }
}
