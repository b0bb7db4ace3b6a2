/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Broadcast,
  BroadcastChanges,
  BroadcastPage,
  BroadcastPreview,
  BroadcastPreviewing,
  BroadcastResults,
  BroadcastStatus,
  BroadcastTestSend,
  BroadcastTestSent,
  ClickMap,
  ClickMapCounting,
  CreatedSort,
  NewBroadcast,
} from '../models/index.ts'

export interface CancelBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface CreateBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewBroadcast
}

export interface DeleteBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface DuplicateBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface GetBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface GetBroadcastClickMapRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
  /** What is counted. `people` (default): emails in which a person clicked the link. `raw`: every click recorded. */
  clicks?: ClickMapCounting
}

export interface GetBroadcastResultsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface ListBroadcastsRequest {
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
  /** Only those whose name contains this text, without regard to case. */
  search?: string
  /** `draft` → `scheduled` → `sending` → `sent` or `failed`. `failed`: leads matched, and none of them was reached. A `scheduled` or `sending` broadcast can become `paused` or `canceled`. Only a draft can be changed. */
  status?: BroadcastStatus
}

export interface PauseBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface PreviewBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `recipients`. Unknown fields are refused. */
  body: BroadcastPreviewing
}

export interface ResendBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface ResumeBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface ScheduleBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface TestSendBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: BroadcastTestSend
}

export interface UnscheduleBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
}

export interface UpdateBroadcastRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the broadcast. */
  broadcast_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: BroadcastChanges
}

/** One email to many leads, at a time, with tests and a control group. */
export class BroadcastsResource extends Resource {
  /**
   * Cancel a broadcast for good
   *
   * Emails not yet handed off to a mail server are never sent; see `counts.waiting`.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/cancel` (cancelBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.cancel({ site_id, broadcast_id })
   * ```
   */
  cancel(request: CancelBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/cancel' }, request, options)
  }

  /**
   * Create a broadcast, as a draft
   *
   * Only the name is required. `missing` lists what still prevents scheduling.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts` (createBroadcast)
   * @example
   * ```ts
   * const broadcast = await client.broadcasts.create({ site_id, body: { name: 'Spring offer' } })
   * ```
   */
  create(request: CreateBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts', body: true }, request, options)
  }

  /**
   * Delete a broadcast that never began
   *
   * Deletes a draft or a scheduled broadcast. One that has begun can only be canceled.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/broadcasts/{broadcast_id}` (deleteBroadcast)
   * @example
   * ```ts
   * await client.broadcasts.delete({ site_id, broadcast_id })
   * ```
   */
  delete(request: DeleteBroadcastRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}' }, request, options)
  }

  /**
   * Duplicate a broadcast as a new draft
   *
   * Copies content, recipients and subjects. The copy has no schedule.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/duplicate` (duplicateBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.duplicate({ site_id, broadcast_id })
   * ```
   */
  duplicate(request: DuplicateBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/duplicate' }, request, options)
  }

  /**
   * Get a broadcast with its numbers
   *
   * Returns content, recipients and schedule, and how many emails were delivered, opened and clicked so far.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts/{broadcast_id}` (getBroadcast)
   * @example
   * ```ts
   * const broadcast = await client.broadcasts.get({ site_id, broadcast_id })
   * ```
   */
  get(request: GetBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}' }, request, options)
  }

  /**
   * Get the clicks on each link of a broadcast
   *
   * Returns the content as it was sent, and how often each link was clicked by people and by machines.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts/{broadcast_id}/click-map` (getBroadcastClickMap)
   * @example
   * ```ts
   * const result = await client.broadcasts.getClickMap({ site_id, broadcast_id })
   * ```
   */
  getClickMap(request: GetBroadcastClickMapRequest, options?: RequestOptions): Answer<ClickMap> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/click-map', query: ['clicks'] }, request, options)
  }

  /**
   * Get the results of a broadcast
   *
   * Returns totals, the numbers of each subject, and opens and clicks by hour.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts/{broadcast_id}/results` (getBroadcastResults)
   * @example
   * ```ts
   * const result = await client.broadcasts.getResults({ site_id, broadcast_id })
   * ```
   */
  getResults(request: GetBroadcastResultsRequest, options?: RequestOptions): Answer<BroadcastResults> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/results' }, request, options)
  }

  /**
   * List broadcasts, newest first
   *
   * Returns broadcasts with their status and schedule.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts` (listBroadcasts)
   * @example
   * ```ts
   * for await (const item of client.broadcasts.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListBroadcastsRequest, options?: RequestOptions): ListAnswer<BroadcastPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'status'] }, request, options)
  }

  /**
   * Pause a broadcast; none of its email is sent from now on
   *
   * Emails that were handed off already are not called back. `resumeBroadcast` goes on.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/pause` (pauseBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.pause({ site_id, broadcast_id })
   * ```
   */
  pause(request: PauseBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/pause' }, request, options)
  }

  /**
   * Count the recipients of a broadcast, and why others are left out
   *
   * Nothing is stored. Leads are counted as they are now, filters and the frequency cap as of the moment at which sending would begin. Each lead is counted once, under the first reason that applies.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/preview` (previewBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.preview({
   *   site_id,
   *   body: { recipients: { audience_ids: [], excluded_audience_ids: [] }, holdout_percent: 5 },
   * })
   * ```
   */
  preview(request: PreviewBroadcastRequest, options?: RequestOptions): Answer<BroadcastPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/preview', body: true }, request, options)
  }

  /**
   * Create a draft for those who did not open a broadcast
   *
   * For recipients who got the email, did not open it as far as is known, and did not unsubscribe. They are determined when sending begins.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/resend` (resendBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.resend({ site_id, broadcast_id })
   * ```
   */
  resend(request: ResendBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/resend' }, request, options)
  }

  /**
   * Resume a paused broadcast
   *
   * Sending goes on with the recipients who have not got it.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/resume` (resumeBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.resume({ site_id, broadcast_id })
   * ```
   */
  resume(request: ResumeBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/resume' }, request, options)
  }

  /**
   * Schedule a draft by its `schedule`, or send it now
   *
   * `errors` lists what is missing. Recipients are fixed when sending begins.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/schedule` (scheduleBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.schedule({ site_id, broadcast_id })
   * ```
   */
  schedule(request: ScheduleBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/schedule' }, request, options)
  }

  /**
   * Send a broadcast to the signed-in person, marked as a test
   *
   * Sends one email per subject to the caller, as the given lead or a sample lead would get it. Does not affect statistics. With an API key, the emails go to the person who created the key.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/test-send` (testSendBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.testSend({ site_id, broadcast_id, body: {} })
   * ```
   */
  testSend(request: TestSendBroadcastRequest, options?: RequestOptions): Answer<BroadcastTestSent> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/test-send', body: true }, request, options)
  }

  /**
   * Unschedule a broadcast; it is a draft again
   *
   * It is not sent at its time. Possible until sending begins.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/unschedule` (unscheduleBroadcast)
   * @example
   * ```ts
   * const result = await client.broadcasts.unschedule({ site_id, broadcast_id })
   * ```
   */
  unschedule(request: UnscheduleBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/unschedule' }, request, options)
  }

  /**
   * Change a draft
   *
   * Lists and objects are replaced as a whole.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/broadcasts/{broadcast_id}` (updateBroadcast)
   * @example
   * ```ts
   * const broadcast = await client.broadcasts.update({
   *   site_id,
   *   broadcast_id,
   *   body: { subjects: ['Spring is here'], holdout_percent: 5 },
   * })
   * ```
   */
  update(request: UpdateBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}', body: true }, request, options)
  }
}
