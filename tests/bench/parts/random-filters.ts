/** Random filters over the fields of a site, from the samples on which two meanings of a filter could differ. Seeded. */
import { type FilterKind, opsByKind } from '../../../api/platform/schemas/filter/kinds.ts'
import type { Filter, FilterRule } from '../../../api/platform/schemas/filter/schema.ts'
import { dates, emails, moments, numbers, sizes, words } from '../../../api/testing/filter-samples.ts'

export type Random = () => number

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const one = <T>(random: Random, pool: readonly T[]): T => pool[Math.floor(random() * pool.length)] as T

export interface Asked {
  field: string
  type: FilterKind
  /** Of a choice or a set. */
  values?: readonly string[]
}

const texts = [...words, ...emails, '@', 'an', 'example.', '%', '_', '\u0301']

function valueFor(random: Random, { type, values = sizes }: Asked, op: FilterRule['op']): FilterRule['value'] {
  if (op === 'is_empty' || op === 'is_not_empty') return undefined
  if (op.endsWith('_days')) return one(random, [1, 14, 15, 73, 74, 3_000])
  const pair = <T extends string | number>(pool: readonly T[]) =>
    op === 'between' ? [one(random, pool), one(random, pool)].sort((a, b) => (a < b ? -1 : 1)) : one(random, pool)
  switch (type) {
    case 'number':
      return pair(numbers)
    case 'date':
      return pair(dates)
    case 'instant':
      return pair(moments)
    case 'checkbox':
      return random() < 0.5
    case 'choice':
      return one(random, values)
    case 'set':
      return values
        .filter(() => random() < 0.5)
        .slice(0, 3)
        .concat(one(random, values))
    default:
      return one(random, texts)
  }
}

function randomRule(random: Random, asked: readonly Asked[]): Filter {
  const field = one(random, asked)
  const op = one(random, opsByKind[field.type]) as FilterRule['op']
  const value = valueFor(random, field, op)
  return { type: 'rule', field: field.field, op, ...(value !== undefined && { value }) }
}

/** One to four rules, some of them in groups. */
export function randomFilter(random: Random, asked: readonly Asked[], depth = 2): Filter {
  const shape = random()
  if (depth === 0 || shape < 0.5) return randomRule(random, asked)
  if (shape < 0.6) return { type: 'not', filter: randomFilter(random, asked, depth - 1) }
  const filters = Array.from({ length: 2 }, () => randomFilter(random, asked, depth - 1))
  return { type: shape < 0.85 ? 'all' : 'any', filters }
}
