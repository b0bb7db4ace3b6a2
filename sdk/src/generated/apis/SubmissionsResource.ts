/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  HourCounts,
  Submission,
  SubmissionPage,
} from '../models/index.ts'

export interface GetSubmissionRequest {
  site_id: string
  submission_id: string
}

export interface GetSubmissionHoursRequest {
  site_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
  popup_id?: string
}

export interface ListSubmissionsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  popup_id?: string
  lead_id?: string
}

/** What visitors sent. */
export class SubmissionsResource extends Resource {
  /**
   * Get a submission
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/submissions/{submission_id}` (getSubmission)
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
   */
  getHours(request: GetSubmissionHoursRequest, options?: RequestOptions): Answer<HourCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/submission-hours', query: ['from', 'to', 'popup_id'] }, request, options)
  }

  /**
   * List submissions, newest first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/submissions` (listSubmissions)
   */
  list(request: ListSubmissionsRequest, options?: RequestOptions): ListAnswer<SubmissionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/submissions', query: ['limit', 'cursor', 'popup_id', 'lead_id'] }, request, options)
  }
}
