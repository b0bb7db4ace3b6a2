/** From zod's issues to field errors: pointer, code and values. The texts come from messages/, not from zod. */
import type { z } from '@hono/zod-openapi'
import { limits } from '../runtime/limits.ts'
import type { FieldError } from './problem.ts'

type Issue = z.core.$ZodIssue

export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map(part => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** That somebody would read. */
const { validation_errors_max: errors_max } = limits

/** A `refine` names its message key: `refine(isName, { params: { code: 'name_characters' } })`. */
export function fieldErrors(issues: readonly Issue[], start = '', value?: unknown): FieldError[] {
  return issues
    .slice(0, errors_max)
    .flatMap(issue => errorsOf(issue, start, value))
    .slice(0, errors_max)
}

function errorsOf(issue: Issue, start: string, value: unknown): FieldError[] {
  const pointer = start + pointerOf(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, errors_max).map(key => ({ pointer: pointer + pointerOf([key]), code: 'unknown_key' }))
    case 'invalid_type':
      return isMissing(value, issue.path)
        ? [{ pointer, code: 'required' }]
        : [{ pointer, code: 'type', values: { expected: issue.expected } }]
    case 'too_small':
      return [{ pointer, code: small(issue.origin), values: { minimum: Number(issue.minimum) } }]
    case 'too_big':
      return [{ pointer, code: big(issue.origin), values: { maximum: Number(issue.maximum) } }]
    case 'invalid_value':
      return isMissing(value, issue.path)
        ? [{ pointer, code: 'required' }]
        : [{ pointer, code: 'not_allowed_value', values: { values: issue.values.map(String).join(', ') } }]
    case 'invalid_union':
      return unionErrors(issue, start, value, pointer)
    case 'custom': {
      const params = issue.params as { code?: string; values?: Record<string, string | number> } | undefined
      return [{ pointer, code: params?.code ?? 'invalid', ...(params?.values && { values: params.values }) }]
    }
    default:
      return [{ pointer, code: 'invalid' }]
  }
}

/** For a union, the branch with the deepest errors is most likely the intended one. */
function unionErrors(
  issue: z.core.$ZodIssueInvalidUnion,
  start: string,
  value: unknown,
  pointer: string,
): FieldError[] {
  const depth = (branch: readonly Issue[]) => Math.max(...branch.map(i => i.path.length), 0)
  const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0]
  if (!best || best.length === 0) {
    return [{ pointer, code: isMissing(value, issue.path) ? 'required' : 'invalid' }]
  }
  return best.flatMap(inner => errorsOf({ ...inner, path: [...issue.path, ...inner.path] } as Issue, start, value))
}

const small = (origin: string) =>
  origin === 'string' ? 'too_short' : origin === 'array' || origin === 'set' ? 'too_few' : 'too_small'
const big = (origin: string) =>
  origin === 'string' ? 'too_long' : origin === 'array' || origin === 'set' ? 'too_many' : 'too_big'

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = value
  for (const key of path) {
    if (at === null || typeof at !== 'object') return at === undefined
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at === undefined
}
