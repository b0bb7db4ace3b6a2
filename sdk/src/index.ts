/** What users of the package import. */
export { Answer, ListAnswer, type Page, type WithRequestId } from './answer.ts'
export { type AnswerEvent, type AskAssistantRequest, AskingResource, type AskOptions } from './ask.ts'
export {
  type ChatAnswerEvent,
  type ChatEvent,
  ChatResource,
  type FollowChatRequest,
  type SendChatMessageRequest,
} from './chat.ts'
export { type ClientOf, createClient, Leadwright } from './client.ts'
export {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  type ErrorCode,
  GoneError,
  IncompleteAnswerError,
  LeadwrightError,
  NotFoundError,
  PermissionDeniedError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnexpectedAnswerError,
  UnprocessableError,
  WebhookVerificationError,
} from './errors.ts'
export type { EventOptions } from './event-calls.ts'
export type { FileInput } from './files.ts'
export * as constraints from './generated/constraints.ts'
export * from './generated/index.ts'
export { leadFields } from './generated/lead-fields.ts'
export { limits } from './generated/limits.ts'
export { webhookEvents } from './generated/webhook-events.ts'
export type { Logger, LogLevel } from './logger.ts'
export * from './open.ts'
export type { ClientOptions, HeaderValues, RawRequestOptions, RequestOptions, StreamOptions, Token } from './options.ts'
export type { Resource } from './resource.ts'
export { type StreamEvent, StreamResource } from './stream.ts'
export type { ReceivedResponse } from './transport.ts'
export { upsertAll } from './upsert-all.ts'
export { version } from './version.ts'
export { signWebhook, verifyWebhook, type WebhookRequest } from './webhooks.ts'
