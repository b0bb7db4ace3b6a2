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
  BroadcastState,
  BroadcastTestSend,
  BroadcastTestSent,
  ClickMap,
  ClickMapCounting,
  NewBroadcast,
} from '../models/index.ts'

export interface CancelBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface CreateBroadcastRequest {
  site_id: string
  body: NewBroadcast
}

export interface DeleteBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface DuplicateBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface GetBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface GetBroadcastClickMapRequest {
  site_id: string
  broadcast_id: string
  /** What is counted. `people` (default): emails in which a person clicked the link. `raw`: every click recorded. */
  clicks?: ClickMapCounting
}

export interface GetBroadcastResultsRequest {
  site_id: string
  broadcast_id: string
}

export interface ListBroadcastsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
  /** `draft` → `scheduled` → `sending` → `sent` or `failed`. `failed`: leads matched, and none of them was reached. A `scheduled` or `sending` broadcast can become `paused` or `canceled`. Only a draft can be changed. */
  state?: BroadcastState
}

export interface PauseBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface PreviewBroadcastRequest {
  site_id: string
  body: BroadcastPreviewing
}

export interface ResendBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface ResumeBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface ScheduleBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface TestSendBroadcastRequest {
  site_id: string
  broadcast_id: string
  body: BroadcastTestSend
}

export interface UnscheduleBroadcastRequest {
  site_id: string
  broadcast_id: string
}

export interface UpdateBroadcastRequest {
  site_id: string
  broadcast_id: string
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
   */
  create(request: CreateBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts', body: true }, request, options)
  }

  /**
   * Delete a broadcast that never began
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/broadcasts/{broadcast_id}` (deleteBroadcast)
   */
  delete(request: DeleteBroadcastRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}' }, request, options)
  }

  /**
   * Duplicate a broadcast as a new draft
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/duplicate` (duplicateBroadcast)
   */
  duplicate(request: DuplicateBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/duplicate' }, request, options)
  }

  /**
   * Get a broadcast with its numbers
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts/{broadcast_id}` (getBroadcast)
   */
  get(request: GetBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}' }, request, options)
  }

  /**
   * Get the clicks on each link of a broadcast
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts/{broadcast_id}/click-map` (getBroadcastClickMap)
   */
  getClickMap(request: GetBroadcastClickMapRequest, options?: RequestOptions): Answer<ClickMap> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/click-map', query: ['clicks'] }, request, options)
  }

  /**
   * Get the results of a broadcast
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts/{broadcast_id}/results` (getBroadcastResults)
   */
  getResults(request: GetBroadcastResultsRequest, options?: RequestOptions): Answer<BroadcastResults> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/results' }, request, options)
  }

  /**
   * List broadcasts, newest first
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/broadcasts` (listBroadcasts)
   */
  list(request: ListBroadcastsRequest, options?: RequestOptions): ListAnswer<BroadcastPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/broadcasts', query: ['limit', 'cursor', 'search', 'state'] }, request, options)
  }

  /**
   * Pause a broadcast; none of its email is sent from now on
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/pause` (pauseBroadcast)
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
   */
  resend(request: ResendBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/resend' }, request, options)
  }

  /**
   * Resume a paused broadcast
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/resume` (resumeBroadcast)
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
   */
  testSend(request: TestSendBroadcastRequest, options?: RequestOptions): Answer<BroadcastTestSent> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/test-send', body: true }, request, options)
  }

  /**
   * Unschedule a broadcast; it is a draft again
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/broadcasts/{broadcast_id}/unschedule` (unscheduleBroadcast)
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
   */
  update(request: UpdateBroadcastRequest, options?: RequestOptions): Answer<Broadcast> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}', body: true }, request, options)
  }
}
