/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  HourCounts,
  Submission,
  SubmissionPage,
} from '../models/index.ts'

export interface GetSubmissionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the submission. */
  submission_id: string
}

export interface GetSubmissionHoursRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
  /** Only submissions of this popup. */
  popup_id?: string
}

export interface ListSubmissionsRequest {
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
  /** Only those of this popup. */
  popup_id?: string
  /** Only those of this lead. */
  lead_id?: string
}

/** What visitors sent. */
export class SubmissionsResource extends Resource {
  /**
   * Get a submission
   *
   * Returns the values, the page and the consent of the submission.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/submissions/{submission_id}` (getSubmission)
   * @example
   * ```ts
   * const submission = await client.submissions.get({ site_id, submission_id })
   * ```
   */
  get(request: GetSubmissionRequest, options?: RequestOptions): Answer<Submission> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/submissions/{submission_id}' }, request, options)
  }

  /**
   * Count submissions by weekday and hour
   *
   * When visitors submit forms, in the site’s time zone.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/submission-hours` (getSubmissionHours)
   * @example
   * ```ts
   * const result = await client.submissions.getHours({ site_id })
   * ```
   */
  getHours(request: GetSubmissionHoursRequest, options?: RequestOptions): Answer<HourCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/submission-hours', query: ['from', 'to', 'popup_id'] }, request, options)
  }

  /**
   * List submissions, newest first
   *
   * Returns what visitors sent with forms of popups.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/submissions` (listSubmissions)
   * @example
   * ```ts
   * for await (const item of client.submissions.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSubmissionsRequest, options?: RequestOptions): ListAnswer<SubmissionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/submissions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'popup_id', 'lead_id'] }, request, options)
  }
}
