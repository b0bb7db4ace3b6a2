/** A refusal with a code: what any layer throws, and the RFC 9457 document that it becomes. */
import { hasMessage, type Locale, messageOf } from '../texts/messages/messages.ts'
import { catalog, type ProblemCode } from './catalog.ts'
import type { SecondStepType } from './second-step.ts'

/** One thing wrong with the input: where (JSON pointer), which rule, and a text in the caller's language. */
export interface FieldError {
  pointer: string
  code: string
  values?: Record<string, string | number>
}

/** A thing that blocks an action, such as a journey that uses a tag. */
export interface Blocker {
  type: string
  id: string
  name: string
  /** The message that says its name, where it has none of its own. */
  name_message?: string
}

/** A second step of signing in: the token to send with its code, and the kinds of codes that are taken. */
export interface SecondStepChallenge {
  token: string
  types: SecondStepType[]
  expires_at: string
}

/** How much of what a plan allows is used. */
export interface UsedAllowance {
  name: string
  used: number
  limit: number
}

export interface ProblemDetails {
  /** Put into the text of the code. */
  values?: Record<string, string | number>
  errors?: readonly FieldError[]
  blockers?: readonly Blocker[]
  retry_after_seconds?: number
  /** What a sign-in goes on with after the right password. */
  second_step?: SecondStepChallenge
  /** What of a plan there is no more of. */
  allowance?: UsedAllowance
  /** The address of the installation where a site went on: the request is redirected there. */
  moved_to?: string
  /** What was made by a request that cannot be answered again. */
  object_id?: string
  /** Any one of these would do. */
  required_permissions?: readonly string[]
  /** Methods that the path does take. */
  allow?: readonly string[]
  /** Further header fields of the answer. */
  headers?: Readonly<Record<string, string>>
  /** The key of a message that is more specific than the code's own. */
  detail?: string
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails
  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }
  get status(): number {
    return catalog[this.code]
  }
}

export const problem = (code: ProblemCode, details?: ProblemDetails): Problem => new Problem(code, details)

/** 422 at one field of the body: `invalid('/name', 'name_characters')`. */
export const invalid = (pointer: string, code: string, values?: FieldError['values']): Problem =>
  new Problem('validation_failed', { errors: [{ pointer, code, ...(values && { values }) }] })

/** A refusal that also belongs to one field: the taken name at `/name`. */
export const refusedAt = (pointer: string, code: ProblemCode): Problem =>
  new Problem(code, { errors: [{ pointer, code }] })

export interface ProblemDocument {
  type: string
  title: string
  status: number
  code: string
  detail: string
  request_id: string
  errors?: { pointer: string; code: string; text: string }[]
  blockers?: readonly Blocker[]
  second_step?: SecondStepChallenge
  allowance?: UsedAllowance
  object_id?: string
  required_permissions?: readonly string[]
}

/** A page of every installation that explains the code: the path alone, so that it names the same problem everywhere. */
export const problemType = (code: string): string => `/docs/problems/${code}`

/** The same whatever was asked for: without the numbers and names that the text of a code may have. */
export const problemTitle = (code: string, locale: Locale = 'en'): string =>
  messageOf(locale, hasMessage(`title.${code}`) ? `title.${code}` : `problem.${code}`)

export function problemDocument(p: Problem, locale: Locale, requestId: string): ProblemDocument {
  const text = messageOf(locale, `problem.${p.code}`, p.details.values)
  return {
    type: problemType(p.code),
    title: problemTitle(p.code, locale),
    status: p.status,
    code: p.code,
    detail: p.details.detail ? messageOf(locale, p.details.detail, p.details.values) : text,
    request_id: requestId,
    ...(p.details.errors && {
      errors: p.details.errors.map(e => ({
        pointer: e.pointer,
        code: e.code,
        text: messageOf(
          locale,
          e.code in catalog ? `problem.${e.code}` : `validation.${e.code}`,
          valuesInWords(e, locale),
        ),
      })),
    }),
    ...(p.details.allowance && { allowance: p.details.allowance }),
    ...(p.details.object_id && { object_id: p.details.object_id }),
    ...(p.details.required_permissions && { required_permissions: p.details.required_permissions }),
    ...(p.details.second_step && { second_step: p.details.second_step }),
    ...(p.details.blockers && {
      blockers: p.details.blockers.map(({ name_message, ...blocker }) =>
        name_message === undefined ? blocker : { ...blocker, name: messageOf(locale, name_message) },
      ),
    }),
  }
}

/** The name of a type in plain words. */
function valuesInWords({ code, values }: FieldError, locale: Locale): FieldError['values'] {
  return code === 'type' ? { ...values, expected: messageOf(locale, `type.${values?.expected}`) } : values
}
