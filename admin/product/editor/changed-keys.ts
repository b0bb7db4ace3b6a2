/** Which parts of a value differ from another, compared by what they hold. Pure. */
import { isEqual } from '../is-equal.ts'

/** Undefined when none does. */
export function changedKeys<Draft extends object>(before: Draft, after: Draft): Partial<Draft> | undefined {
  const keys = (Object.keys(after) as (keyof Draft)[]).filter(key => !isEqual(before[key], after[key]))
  return keys.length === 0 ? undefined : (Object.fromEntries(keys.map(key => [key, after[key]])) as Partial<Draft>)
}
