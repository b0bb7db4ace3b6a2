/** Which parts of a value differ from another, compared by what they hold. Pure. */
export function changedKeys<Draft extends object>(before: Draft, after: Draft): Partial<Draft> | undefined {
  const keys = (Object.keys(after) as (keyof Draft)[]).filter(key => !isSame(before[key], after[key]))
  return keys.length === 0 ? undefined : (Object.fromEntries(keys.map(key => [key, after[key]])) as Partial<Draft>)
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
