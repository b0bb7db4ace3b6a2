/** Every way in which a call can fail, as classes to distinguish with `instanceof`. */
import type { Problem, ProblemCode } from './generated/models/index.ts'

/** Codes of the API, of later versions too, and those of failures that the server knows nothing of. */
export type ErrorCode =
  | ProblemCode
  | 'connection_failed'
  | 'answer_incomplete'
  | 'timeout'
  | 'unexpected_answer'
  | 'webhook_not_verified'

/** Any failure of a call. `code` is stable and meant for programs, `message` for people. */
export class LeadwrightError extends Error {
  override readonly name: string = 'LeadwrightError'
  readonly code: ErrorCode
  /** HTTP status; absent where no answer arrived. */
  readonly status: number | undefined
  readonly headers: Headers | undefined
  /** The problem document (RFC 9457); absent where the answer was none. */
  readonly problem: Problem | undefined
  /** The id under which the server's log knows the call. */
  readonly requestId: string | undefined

  constructor(message: string, code: ErrorCode, answer: FailedAnswer = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = answer.status
    this.headers = answer.headers
    this.problem = answer.problem
    this.requestId = answer.problem?.request_id ?? answer.headers?.get('request-id') ?? undefined
  }
}

export interface FailedAnswer {
  status?: number
  headers?: Headers
  problem?: Problem
}

/** 400: the body could not be read, or says two different things. */
export class BadRequestError extends LeadwrightError {
  override readonly name = 'BadRequestError'
}
/** 401: no valid token. */
export class AuthenticationError extends LeadwrightError {
  override readonly name = 'AuthenticationError'
}
/** 403: the token does not carry the permission; the message names it. */
export class PermissionDeniedError extends LeadwrightError {
  override readonly name = 'PermissionDeniedError'
}
/** 404: it does not exist, or not for this account. */
export class NotFoundError extends LeadwrightError {
  override readonly name = 'NotFoundError'
}
/** 409: its state, or what depends on it, forbids the change. */
export class ConflictError extends LeadwrightError {
  override readonly name = 'ConflictError'
}
/** 410: no longer kept, such as the place in the stream from which to continue. */
export class GoneError extends LeadwrightError {
  override readonly name = 'GoneError'
}
/** 412: somebody else has changed it since it was read. */
export class PreconditionFailedError extends LeadwrightError {
  override readonly name = 'PreconditionFailedError'
}
/** 422: the input is invalid; `errors` names each place. */
export class UnprocessableError extends LeadwrightError {
  override readonly name = 'UnprocessableError'
  get errors(): NonNullable<Problem['errors']> {
    return this.problem?.errors ?? []
  }
}
/** 429: too many calls; `retryAfter` is in seconds. */
export class RateLimitError extends LeadwrightError {
  override readonly name = 'RateLimitError'
  get retryAfter(): number | undefined {
    const text = this.headers?.get('retry-after') ?? ''
    return /^\d+$/.test(text) ? Number(text) : undefined
  }
}
/** 5xx: the server failed or is overloaded. */
export class ServerError extends LeadwrightError {
  override readonly name = 'ServerError'
}
/** Success, but not with what the contract promises: the answer came from something that is not the API. */
export class UnexpectedAnswerError extends LeadwrightError {
  override readonly name = 'UnexpectedAnswerError'
  constructor({ status, headers }: Response, expected: string) {
    const type = headers.get('content-type') ?? 'no content type'
    super(
      `The server answered ${status} with ${type} instead of ${expected}. Is \`baseUrl\` right?`,
      'unexpected_answer',
      { status, headers },
    )
  }
}
/** No answer arrived, or not a whole one. */
export class ConnectionError extends LeadwrightError {
  override readonly name: string = 'ConnectionError'
  constructor(cause: unknown, message = 'The server could not be reached.', code: ErrorCode = 'connection_failed') {
    super(message, code, {}, cause)
  }
}
/** An answer began to arrive, and broke off before its end or cannot be read. */
export class IncompleteAnswerError extends ConnectionError {
  override readonly name = 'IncompleteAnswerError'
  constructor(cause: unknown) {
    super(cause, 'The server answered, but its answer broke off or cannot be read.', 'answer_incomplete')
  }
}
/** Why a request to a webhook was not accepted as Leadwright's. Answer it with 400 or 401, and do nothing else. */
export class WebhookVerificationError extends LeadwrightError {
  override readonly name = 'WebhookVerificationError'
  readonly reason:
    | 'header_missing'
    | 'timestamp_outside'
    | 'signature_unreadable'
    | 'signature_wrong'
    | 'secret_unreadable'
    | 'body_unreadable'
  constructor(message: string, reason: WebhookVerificationError['reason']) {
    super(message, 'webhook_not_verified')
    this.reason = reason
  }
}
/** A try took longer than `timeout`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
  constructor(milliseconds: number) {
    super(undefined, `No answer within ${milliseconds} ms.`, 'timeout')
  }
}

const BY_STATUS: Record<number, typeof LeadwrightError> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  422: UnprocessableError,
  429: RateLimitError,
}

/** The error for an answer that is not a success. */
export async function readError(response: Response): Promise<LeadwrightError> {
  const { status, headers } = response
  const problem = readProblem(await response.text().catch(() => ''))
  const Failure = BY_STATUS[status] ?? (status >= 500 ? ServerError : LeadwrightError)
  const message = problem?.detail ?? problem?.title ?? foreignAnswer(response)
  return new Failure(message + fieldsOf(problem), problem?.code ?? `http_${status}`, { status, headers, problem })
}

/** A refusal that is no problem document came from something on the way. */
const foreignAnswer = ({ status, headers }: Response): string =>
  `A proxy (${headers.get('server')}) answered ${status}, not Leadwright.`

/** The fields with their errors, so that logs have them too. */
const fieldsOf = ({ errors = [] }: Partial<Problem> = {}): string =>
  errors.map(({ pointer, text }) => `\n  ${pointer}: ${text}`).join('')

function readProblem(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isProblem(value) ? value : undefined
  } catch {
    // A proxy's HTML page, or nothing: the status alone has to say it.
    return undefined
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
