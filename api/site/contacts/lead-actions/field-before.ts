/** What was before a field was set, as it is kept for the undo. */
import type { FilledField, StoredValue } from '../../../platform/features/lead-merge.ts'
import type { OwnField } from '../lead-records/fields.ts'

/** The former and the new value. */
export type Before =
  | { own: OwnField; was: string | null; became: string | null }
  | { custom: string; was: StoredValue | null; became: StoredValue | null }

const isBefore = (before: unknown): before is Before =>
  typeof before === 'object' && before !== null && 'was' in before && ('own' in before || 'custom' in before)

/** The same with the value that the lead has of its own, in place of one that it had by a merge. What else actions keep stays. */
export function withOwnValue(before: unknown, filled: readonly FilledField[]): unknown {
  if (!isBefore(before)) return before
  if ('own' in before) {
    const field = filled.find(({ is_own, id, given }) => is_own && id === before.own && given.text === before.was)
    return field ? { ...before, was: field.before?.text ?? null } : before
  }
  const { custom, was } = before
  const isSame = ({ text, number }: StoredValue) => was?.text === text && was.number === number
  const field = filled.find(({ is_own, name, given }) => !is_own && name === custom && isSame(given))
  return field ? { ...before, was: field.before } : before
}
