/** Checks of values that were pasted and may be anything. Pure. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isList = (value: unknown, accepts: (inner: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(accepts)
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isSpan = (value: unknown): boolean =>
  isRecord(value) && typeof value.value === 'number' && isText(value.unit)
export const isBranch = (value: unknown, acceptsStep: (inner: unknown) => boolean): boolean =>
  isRecord(value) &&
  isText(value.id) &&
  isRecord(value.when) &&
  isText(value.when.type) &&
  isList(value.steps, acceptsStep)
