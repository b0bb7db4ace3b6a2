/** Whether two values of JSON hold the same, whatever the order of their keys; what is undefined is not there. Pure. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(key => isEqual(one[key], other[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
