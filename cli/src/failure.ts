/** Whatever went wrong as one sentence that says what to do, and as an exit code. */
import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  GoneError,
  LeadwrightError,
  NotFoundError,
  PermissionDeniedError,
  PreconditionFailedError,
  UnexpectedAnswerError,
  UnprocessableError,
} from '@leadwright/sdk'
import { type ExitCode, exitCodes } from './exit-codes.ts'

/** A failure that this program itself finds; the message is a whole sentence. */
export class Failure extends Error {
  readonly exitCode: ExitCode
  readonly code: string
  constructor(message: string, exitCode: ExitCode = exitCodes.failed, code = 'failed') {
    super(message)
    this.exitCode = exitCode
    this.code = code
  }
}

export class UsageError extends Failure {
  constructor(message: string) {
    super(message, exitCodes.usage, 'usage')
  }
}

export interface FailureReport {
  message: string
  exitCode: ExitCode
  code: string
  status?: number
  request_id?: string
}

/** The surroundings of a call that a message can name. */
export interface Surroundings {
  base_url?: string
  /** Permissions that the command needs. */
  needs?: readonly string[]
}

export function describeFailure(error: unknown, surroundings: Surroundings = {}): FailureReport {
  if (error instanceof Failure) return { message: error.message, exitCode: error.exitCode, code: error.code }
  if (error instanceof LeadwrightError) {
    return {
      message: toSentence(error, surroundings),
      exitCode: toExitCode(error),
      code: error.code,
      ...(error.status !== undefined && { status: error.status }),
      ...(error.requestId !== undefined && { request_id: error.requestId }),
    }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { message, exitCode: exitCodes.failed, code: 'failed' }
}

function toExitCode(error: LeadwrightError): ExitCode {
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return exitCodes.unauthorized
  if (error instanceof NotFoundError || error instanceof GoneError) return exitCodes.not_found
  if (error instanceof ConflictError || error instanceof PreconditionFailedError) return exitCodes.conflict
  if (error instanceof UnprocessableError) return exitCodes.invalid
  if (error instanceof ConnectionError || error instanceof UnexpectedAnswerError) return exitCodes.unreachable
  return exitCodes.failed
}

function toSentence(error: LeadwrightError, { base_url = 'the server', needs = [] }: Surroundings): string {
  if (error instanceof ConnectionError && error.code === 'connection_failed')
    return `${base_url} could not be reached (${networkReason(error)}): check the address, and that the server runs.`
  if (error instanceof UnexpectedAnswerError || (error.problem === undefined && error.status !== undefined))
    return `${base_url} answered ${error.status} with ${mediaType(error)} instead of Leadwright’s JSON: a proxy or another server answers there; check the address.`
  if (error instanceof AuthenticationError)
    return `${base_url} does not accept the API key: run \`leadwright login\` with a key that exists.`
  const { detail, title } = error.problem ?? {}
  const text = detail ?? title ?? error.message
  if (error instanceof PermissionDeniedError && error.code === 'not_permitted') {
    const missing = error.problem?.required_permissions ?? needs
    if (missing.length > 0)
      return `The API key lacks ${missing.map(name => `\`${name}\``).join(' or ')}: use a key that has it (\`leadwright keys create\`).`
  }
  const places = error.problem?.errors ?? []
  if (places.length === 0) return text
  return `${text}: ${places.map(({ pointer, text: reason }) => `${pointer}: ${reason}`).join(' ')}`
}

const mediaType = (error: LeadwrightError): string =>
  error.headers?.get('content-type')?.split(';')[0] ?? 'no content type'

/** `fetch` puts the reason of the network into the cause of its own error. */
export function networkReason(error: unknown): string {
  let cause: unknown = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error && cause !== error ? cause.message : 'no answer'
}
