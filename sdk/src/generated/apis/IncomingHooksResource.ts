/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  IncomingCall,
  IncomingCallPage,
  IncomingCallStatus,
  IncomingHook,
  IncomingHookChanges,
  IncomingHookPage,
  NewIncomingHook,
} from '../models/index.ts'

export interface CreateIncomingHookRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewIncomingHook
}

export interface DeleteIncomingHookRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the incoming hook. */
  incoming_hook_id: string
}

export interface GetIncomingCallRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the incoming hook. */
  incoming_hook_id: string
  /** ID of the call. */
  incoming_call_id: string
}

export interface GetIncomingHookRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the incoming hook. */
  incoming_hook_id: string
}

export interface ListIncomingCallsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the incoming hook. */
  incoming_hook_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only calls received after this time (`received_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only calls received before this time (`received_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `received_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** `waiting`: for a mapping, or for the hook to be resumed. `created`: it made a lead. `updated`: it came for a known one. `refused`: by its problems. */
  status?: IncomingCallStatus
}

export interface ListIncomingHooksRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those changed after this time. */
  updated_after?: string
}

export interface ReplaceIncomingHookAddressRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the incoming hook. */
  incoming_hook_id: string
}

export interface RetryIncomingCallRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the incoming hook. */
  incoming_hook_id: string
  /** ID of the call. */
  incoming_call_id: string
}

export interface UpdateIncomingHookRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the incoming hook. */
  incoming_hook_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: IncomingHookChanges
}

/** URLs that forms of other products call, and what became of each call. */
export class IncomingHooksResource extends Resource {
  /**
   * Create an incoming hook
   *
   * An address at which forms of other products (Typeform, Tally, Jotform, Elementor, Gravity Forms, Webflow, or any product by Zapier or Make) deliver what people entered, as JSON or as a form. Calls are kept until a mapping is saved, and then become leads.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/incoming-hooks` (createIncomingHook)
   * @example
   * ```ts
   * const incomingHook = await client.incomingHooks.create({ site_id, body: { name: 'Webinar form' } })
   * ```
   */
  create(request: CreateIncomingHookRequest, options?: RequestOptions): Answer<IncomingHook> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/incoming-hooks', body: true }, request, options)
  }

  /**
   * Delete an incoming hook with its calls
   *
   * Its address answers 404 from now on. Calls that still wait are deleted; leads stay.
   *
   * Permission: `manage-integrations`.
   *
   * `DELETE /v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}` (deleteIncomingHook)
   * @example
   * ```ts
   * await client.incomingHooks.delete({ site_id, incoming_hook_id })
   * ```
   */
  delete(request: DeleteIncomingHookRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}' }, request, options)
  }

  /**
   * Get a call of an incoming hook
   *
   * Returns the fields as they came, and why the call was refused.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/calls/{incoming_call_id}` (getIncomingCall)
   * @example
   * ```ts
   * const result = await client.incomingHooks.getIncomingCall({ site_id, incoming_hook_id, incoming_call_id })
   * ```
   */
  getIncomingCall(request: GetIncomingCallRequest, options?: RequestOptions): Answer<IncomingCall> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/calls/{incoming_call_id}' }, request, options)
  }

  /**
   * Get an incoming hook
   *
   * Returns the URL, the mapping, and the fields that calls brought.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}` (getIncomingHook)
   * @example
   * ```ts
   * const incomingHook = await client.incomingHooks.get({ site_id, incoming_hook_id })
   * ```
   */
  get(request: GetIncomingHookRequest, options?: RequestOptions): Answer<IncomingHook> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}' }, request, options)
  }

  /**
   * List the calls of an incoming hook, newest first
   *
   * Returns what came in by the hook, and what became of it.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/calls` (listIncomingCalls)
   * @example
   * ```ts
   * for await (const item of client.incomingHooks.listIncomingCalls({ site_id, incoming_hook_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listIncomingCalls(request: ListIncomingCallsRequest, options?: RequestOptions): ListAnswer<IncomingCallPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/calls', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'status'] }, request, options)
  }

  /**
   * List incoming hooks
   *
   * Returns hooks with their URLs and how many calls came.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/incoming-hooks` (listIncomingHooks)
   * @example
   * ```ts
   * for await (const item of client.incomingHooks.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListIncomingHooksRequest, options?: RequestOptions): ListAnswer<IncomingHookPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/incoming-hooks', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Give an incoming hook a new address
   *
   * The former address answers 404 at once.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/address` (replaceIncomingHookAddress)
   * @example
   * ```ts
   * const result = await client.incomingHooks.replaceAddress({ site_id, incoming_hook_id })
   * ```
   */
  replaceAddress(request: ReplaceIncomingHookAddressRequest, options?: RequestOptions): Answer<IncomingHook> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/address' }, request, options)
  }

  /**
   * Try a refused call again
   *
   * By the present mapping, for instance after it was corrected.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/calls/{incoming_call_id}/retry` (retryIncomingCall)
   * @example
   * ```ts
   * const result = await client.incomingHooks.retryIncomingCall({ site_id, incoming_hook_id, incoming_call_id })
   * ```
   */
  retryIncomingCall(request: RetryIncomingCallRequest, options?: RequestOptions): Answer<IncomingCall> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}/calls/{incoming_call_id}/retry' }, request, options)
  }

  /**
   * Change, map, pause or resume an incoming hook
   *
   * Calls that wait become leads as soon as a field is mapped to `email` and the hook is not paused.
   *
   * Permission: `manage-integrations`.
   *
   * `PATCH /v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}` (updateIncomingHook)
   * @example
   * ```ts
   * const incomingHook = await client.incomingHooks.update({
   *   site_id,
   *   incoming_hook_id,
   *   body: { mapping: [{ source: 'Email', field: 'email' }] },
   * })
   * ```
   */
  update(request: UpdateIncomingHookRequest, options?: RequestOptions): Answer<IncomingHook> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/incoming-hooks/{incoming_hook_id}', body: true }, request, options)
  }
}
