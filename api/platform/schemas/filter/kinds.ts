/** Which operators each kind of field takes, and which values they need. */

export const filterOps = [
  'is',
  'is_not',
  'contains',
  'not_contains',
  'starts_with',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'before',
  'after',
  'in_last_days',
  'not_in_last_days',
  'in_next_days',
  'has',
  'has_not',
  'is_empty',
  'is_not_empty',
] as const

type Op = (typeof filterOps)[number]

const presence = ['is_empty', 'is_not_empty'] as const

export const opsByKind = {
  text: ['is', 'is_not', 'contains', 'not_contains', 'starts_with', ...presence],
  choice: ['is', 'is_not', ...presence],
  number: ['is', 'is_not', 'gt', 'gte', 'lt', 'lte', 'between', ...presence],
  /** A moment; compared with moments, or with dates, which begin at the site's midnight. */
  instant: ['before', 'after', 'between', 'in_last_days', 'not_in_last_days', ...presence],
  /** A calendar date. */
  date: ['is', 'is_not', 'before', 'after', 'between', 'in_last_days', 'not_in_last_days', 'in_next_days', ...presence],
  /** A checkbox without a value is neither checked nor unchecked: `is_not` true matches empty ones too. */
  checkbox: ['is', 'is_not'],
  /** Ids: `has` one of those given, `has_not` any of them. */
  set: ['has', 'has_not', ...presence],
  /** Values that must not be revealed: only their presence can be tested. */
  secret: [...presence],
} as const satisfies Record<string, readonly Op[]>

export type FilterKind = keyof typeof opsByKind

export const takes = (type: FilterKind, op: Op): boolean => (opsByKind[type] as readonly Op[]).includes(op)

/** Milliseconds of a date `YYYY-MM-DD` (midnight UTC) or an instant in UTC; null for anything else. */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/.test(value)) return null
  const at = Date.parse(value)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value.slice(0, 10) ? null : at
}
