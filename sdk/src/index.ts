/** What users of the package import. */
export { Answer, ListAnswer, type Page } from './answer.ts'
export { Leadwright } from './client.ts'
export {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  GoneError,
  LeadwrightError,
  NotFoundError,
  PermissionDeniedError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnprocessableError,
} from './errors.ts'
export type * from './generated/apis/index.ts'
export * from './generated/models/index.ts'
export type { ClientOptions, HeaderValues, RawRequestOptions, RequestOptions, StreamOptions, Token } from './options.ts'
export type { StreamEvent } from './stream.ts'
export type { Received } from './transport.ts'
export { version } from './version.ts'
