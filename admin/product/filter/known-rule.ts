/** Whether a rule that somebody wrote, as into a URL, is one that leads can be asked by; a field of the site's own may have gone. */
import type { FilterRule, FilterRuleValue } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import { isEqual } from '../is-equal.ts'
import { isComplete, needsValue, opsOf, takesDays, valueFor } from './filter.ts'
import { type FilterField, filterFields } from './filter-fields.ts'

const noWords = (() => '') as Messages['t']
const nothing = { tags: [], audiences: [], campaigns: [], fields: [] }
const fields = new Map(filterFields(noWords, nothing).map(field => [field.id, field]))
const customField = /^custom_fields\.[a-z][a-z0-9_]{0,63}$/
const ops = new Set<string>(Object.values(opsOf).flat())

export function isKnownRule(rule: FilterRule): boolean {
  const { field: name, op, value } = rule
  if (typeof name !== 'string' || !ops.has(op) || !isComplete(rule)) return false
  const field = fields.get(name)
  if (!field) return customField.test(name)
  if (!opsOf[field.type].includes(op)) return false
  return needsValue(op) ? value !== undefined && takes(field, rule, value) : value === undefined
}

function takes({ type, options }: FilterField, { op }: FilterRule, value: FilterRuleValue): boolean {
  if (type !== 'set' && (op === 'between') !== Array.isArray(value)) return false
  const values = [value].flat()
  if (!isEqual([valueFor(type, op, value)].flat(), values)) return false
  if (takesDays(op)) return Number.isInteger(value) && Number(value) > 0
  if (type === 'date' || type === 'instant') return values.every(one => !Number.isNaN(Date.parse(String(one))))
  return type !== 'choice' || values.every(one => options?.some(({ id }) => id === one))
}
