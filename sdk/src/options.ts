/** Options of a client and of single calls. */
import type { LeadwrightError } from './errors.ts'
import type { Logger, LogLevel } from './logger.ts'

/** A bearer token (session or API key), or a function that gives the current one before each call. */
export type Token = string | (() => string | null | undefined | Promise<string | null | undefined>)

/** A header set to `null` is not sent. */
export type HeaderValues = Record<string, string | null | undefined>

export interface ClientOptions {
  /**
   * Where the API is, such as `https://leads.example.com`; `''` means the origin of the page. Without it, the variable
   * `LEADWRIGHT_BASE_URL` of the environment.
   */
  baseUrl?: string
  /** An API key or the token of a session. Without it, the variable `LEADWRIGHT_API_KEY` of the environment; `null` for none. */
  token?: Token | null
  /**
   * ID of the account that calls are about, or a function that gives the current one before each call. For a person in several
   * accounts; `auth.listAbilities` lists them. Endpoints of a site, and the person's own, do not need it.
   */
  account?: string | (() => string | null | undefined)
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch
  /** How often a call that failed in passing is tried again. Default 2. */
  maxRetries?: number
  /** Milliseconds that one try may take. Default 30,000. */
  timeout?: number
  /** Sent with every call. */
  headers?: HeaderValues
  /** Lines about calls go to it, none with a token, an id or a body: the console by default, and nowhere with `createClient`. */
  logger?: Logger
  /** How much `Leadwright` says: `warn` by default, else the variable `LEADWRIGHT_LOG` of the environment. */
  logLevel?: LogLevel
  /**
   * Asked once for each call that was refused, without a time limit: `true` sends it again, with the same idempotency key. For what a
   * person can put right, such as `reauthentication_needed`.
   */
  recover?: (error: LeadwrightError) => Promise<boolean>
}

export interface RequestOptions {
  /** Aborting it rejects the call at once with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds that one try may take; 0 means no limit. */
  timeout?: number
  headers?: HeaderValues
  /** Idempotency key of a call that changes something. By default each gets one, the same for all its retries. */
  idempotencyKey?: string
  /** The `version` or ETag that was read: with a newer one in between the change fails with `PreconditionFailedError`. */
  ifMatch?: string | number
  maxRetries?: number
  /** ID of the account that this call is about; `null` for none, where the client has one. */
  account?: string | null
}

/** Options of `client.request`, for paths that have no method. */
export interface RawRequestOptions extends RequestOptions {
  query?: Record<string, string | number | boolean | readonly (string | number | boolean)[] | undefined>
  /** An object is sent as JSON; text, forms and binary data as they are. */
  body?: unknown
}

export interface StreamOptions {
  /** Aborting it ends the iteration. */
  signal?: AbortSignal
  /** Continue after this event. */
  lastEventId?: string
  headers?: HeaderValues
  /** Milliseconds of silence, without even a comment line, after which the connection counts as lost. Default 60,000. */
  idleTimeout?: number
  /** Called each time the connection is made or lost. */
  onConnection?: (state: 'open' | 'lost') => void
}
