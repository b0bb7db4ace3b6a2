/** A filter as people say it: "First arrival: utm_source is newsletter and Country is ES". */
import type { Messages } from '../../messages/messages.tsx'
import { type Filter, needsValue, type Rule, rulesOf } from './filter.ts'
import type { FilterField } from './filter-fields.ts'
import { opLabels } from './op-labels.ts'

export function filterSentence(messages: Messages, filter: Filter, fields: FilterField[]): string {
  const { t } = messages
  const list = rulesOf(filter)
  if (!list) return t('filter.nested_title')
  const sentences = list.rules.map(rule => ruleSentence(messages, rule, fields))
  return sentences.join(list.kind === 'all' ? ` ${t('filter.and')} ` : ` ${t('filter.or')} `)
}

function ruleSentence({ t, date }: Messages, { field: id, op, value }: Rule, fields: FilterField[]): string {
  const field = fields.find(field => field.id === id)
  const said = `${field?.label ?? id} ${t(opLabels[op])}`
  if (!needsValue(op)) return said
  const parts = Array.isArray(value) ? value : [value]
  const words = parts.map(part => {
    if (typeof part === 'boolean') return t(part ? 'filter.ticked' : 'filter.not_ticked')
    if (field?.kind === 'instant' && typeof part === 'string' && part) return date(part)
    return field?.options?.find(option => option.id === part)?.label ?? String(part ?? '')
  })
  return `${said} ${words.join(', ')}`
}
