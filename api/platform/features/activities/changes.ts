/** What a change did to a thing, in values that people can read: from its former and its present form. Pure. */
import { limits } from '../../runtime/limits.ts'

export type ChangedValue = string | number | boolean | null

export interface Change {
  /** The key, or with a point, a key within it. */
  part: string
  before: ChangedValue
  after: ChangedValue
}

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Ids say nothing to people. */
const isId = (value: unknown): boolean => typeof value === 'string' && /^[a-z]+_[0-9a-f]{32}$/.test(value)
const isPlain = (value: unknown): value is ChangedValue =>
  value === null || (['string', 'number', 'boolean'].includes(typeof value) && !isId(value))

const cut = (value: ChangedValue): ChangedValue => {
  const most = limits.activity_value_characters_max
  return typeof value === 'string' && value.length > most ? `${value.slice(0, most - 1)}…` : value
}

/** Of the named parts, those that differ: lists and what lies deeper are left out. */
export function changesBetween(former: Thing, present: Thing, parts: readonly string[]): Change[] {
  const all = parts.flatMap(part => {
    const [before, after] = [former[part], present[part]]
    if (!isThing(before) || !isThing(after)) return change(part, before, after)
    return Object.keys(after).flatMap(key => change(`${part}.${key}`, before[key], after[key]))
  })
  return all.slice(0, limits.activity_changes_max)
}

const change = (part: string, before: unknown, after: unknown): Change[] =>
  isPlain(before) && isPlain(after) && before !== after ? [{ part, before: cut(before), after: cut(after) }] : []
