/** A filter as people say it: "First arrival: utm_source is newsletter and Country is ES". Empty for one without rules. */

import type { Filter, FilterRule } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import { needsValue, rulesOf, takesDays } from './filter.ts'
import type { FilterField } from './filter-fields.ts'
import { opLabels } from './op-labels.ts'

export function filterSentence(messages: Messages, filter: Filter, fields: readonly FilterField[]): string {
  const { t } = messages
  const list = rulesOf(filter)
  if (!list) return t('filter.nested_title')
  const sentences = list.rules.map(rule => ruleSentence(messages, rule, fields))
  return sentences.join(list.type === 'all' ? ` ${t('filter.and')} ` : ` ${t('filter.or')} `)
}

function ruleSentence(
  messages: Messages,
  { field: id, op, value }: FilterRule,
  fields: readonly FilterField[],
): string {
  const { t } = messages
  const field = fields.find(field => field.id === id)
  const sentence = `${field?.label ?? id.replace(/^custom_fields\./, '')} ${t(opLabels[op])}`
  if (!needsValue(op) || value === undefined) return sentence
  if (takesDays(op)) return `${sentence} ${t('duration.days', { count: Number(value) })}`
  const parts = Array.isArray(value) ? value : [value]
  return `${sentence} ${parts.map(part => valueWords(messages, part, field)).join(', ')}`
}

function valueWords({ t, day }: Messages, value: string | number | boolean, field: FilterField | undefined): string {
  if (typeof value === 'boolean') return t(value ? 'filter.ticked' : 'filter.not_ticked')
  const isDay = field?.type === 'instant' || field?.type === 'date'
  if (isDay && typeof value === 'string' && value) return day(value)
  const option = field?.options?.find(option => option.id === value)
  // Ids of tags, audiences and campaigns are replaced by their names.
  return option?.label ?? (field?.type === 'set' ? t('step.gone') : String(value))
}
