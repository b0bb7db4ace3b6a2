/** The contract of an endpoint: the one description from which routes, validation, documents and SDK follow. */
import type { z } from '@hono/zod-openapi'
import type { EventDefinition } from '../events/define.ts'
import type { Access, Permission } from '../identity/permissions.ts'
import type { ProblemCode } from '../problem/catalog.ts'
import type { IdKind } from '../runtime/ids.ts'
import type { QuotaUse } from './allowances/define.ts'
import type { DataAccessAction } from './data-accesses/site-table.ts'

export interface Contract {
  readonly operationId: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** OpenAPI form: `/v1/sites/{site_id}/tags`. A path with `{site_id}` is checked against the caller's sites. */
  readonly path: `/${string}`
  /** The database of the effect. */
  readonly database: 'site' | 'control'
  readonly permission: Access
  /** Each of these suffices, too: what several areas need in common, such as images. */
  readonly or_permission?: readonly Permission[]
  /**
   * For who manages chosen assistants alone: `list` is narrowed to these, else the parameter whose thing belongs to assistants;
   * `any` is about none, and what each needs. What names an assistant in its path needs none. Without it, it is about all
   * assistants, and refused to them.
   */
  readonly of_assistants?: 'list' | 'any' | 'conversation_id' | 'feedback_id' | 'keyword_id' | 'source_id'
  /**
   * Takes the account in the header `X-Account`, though its permission is none of an account's: without it, it is about all
   * accounts of the caller. What asks for a permission, and is not a site's, is about one account anyway.
   */
  readonly account?: 'optional'
  readonly tag: string
  readonly summary: string
  /** Days (`2027-01-31`) since when callers are asked to leave it, and on which it may stop answering. */
  readonly deprecated?: Readonly<{ since: string; sunset: string }>
  readonly description?: string
  readonly status: 200 | 201 | 202 | 204
  /**
   * The activity and the event that a successful action leaves, such as `tag.created`. One with data is emitted by the action
   * itself, where there is something to tell.
   */
  readonly audit?: EventDefinition
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response?: z.ZodType
  /** Example of the response; of the body, where there is one. */
  readonly example?: unknown
  readonly body_example?: unknown
  /** Problem codes beyond those that follow from access, body and path. */
  readonly problems?: readonly ProblemCode[]
  /** What it takes of what a plan may limit: by these names it is counted, and refused. */
  readonly consumes?: readonly QuotaUse[]
  /** What a plan must include for it. */
  readonly plan_feature?: string
  /** The response carries a `version` that becomes the ETag; writing takes If-Match. */
  readonly versioned?: true
  /** It changes nothing, or its response must not be stored: `Idempotency-Key` is ignored. */
  readonly idempotency?: 'ignored'
  /** The response shows a secret once: a repeat answers 409. */
  readonly shows_secret?: true
  /** Where not JSON: the response's media type. */
  readonly produces?: string
  /** Where it is a stream of server-sent events: the data of each, by its name. */
  readonly events?: Readonly<Record<string, z.ZodType>>
  /** Further media types of it, by what is asked for. */
  readonly produces_too?: readonly string[]
  /** Instead of its status it may lead on to another address. */
  readonly leads_on?: 302 | 303
  /** It is asked although its site went on elsewhere, and says itself what becomes of that. */
  readonly after_move?: true
  /** Whoever has what it would answer is told so by 304; so is whoever reads what is versioned. */
  readonly revalidated?: true
  /** Where bodies may be longer than others. */
  readonly body_bytes_max?: number
  /** The body must be multipart with a file; `stored`: which is written to the disk as it comes (`storedUpload`). */
  readonly multipart?: true | 'stored'
  /** Also accepts a form body (one-click unsubscribe). */
  readonly form_body?: true
  /** Also accepts JSON as `text/plain`, as beacons send it, which needs no CORS preflight. */
  readonly plain_body?: true
  /** Taken from before the body is read, by address and site; the numbers are those of this name in the configuration. */
  readonly rate_limit?: 'submissions' | 'visits'
  /** Its answer is under way for long: so many at once by address, and of streams by site. */
  readonly concurrency?: 'downloads' | 'streams' | 'visitor-streams'
  /** Visitors must not learn what exists in a site: every unknown id is `site_not_found`. */
  readonly unknown_as_site?: true
  /** A session must have shown lately who it is of: by signing in, or again by `reauthenticate`. Keys, which programs hold, need not. */
  readonly sensitive?: true
  /** Shows data of people: who saw it is kept. */
  readonly shows_people?: DataAccessAction
  /**
   * Only the person themself, never somebody who acts as them: what would let that one stay or read on, and what speaks for the
   * person alone. What is sensitive is so too.
   */
  readonly in_person?: true
  /** Refused to API keys, whatever their permissions: a person decides, in a session of theirs. */
  readonly people_only?: true
  /** Under overload refused only after everything else. */
  readonly refused_last?: true
  /** The id that the endpoint is about, when neither the answer's `id` nor the last path parameter. */
  readonly subject?: IdKind
}

export interface ActionContract extends Contract {
  readonly method: 'post' | 'put' | 'patch' | 'delete'
}

export const takesIdempotencyKey = ({ method, idempotency }: Pick<Contract, 'method' | 'idempotency'>): boolean =>
  method !== 'get' && idempotency !== 'ignored'

export const contract = <const C extends Contract>(c: C): C => c

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
export type Input<C extends Contract> = {
  params: Out<C['params']>
  query: Out<C['query']>
  body: Out<C['body']>
}
/** The data of what its stream tells, by name. */
export type EventsOf<C extends Contract> = {
  [Name in keyof C['events']]: C['events'][Name] extends z.ZodType ? z.input<C['events'][Name]> : never
}
export type Output<C extends Contract> = C['response'] extends z.ZodType ? z.input<C['response']> : void
