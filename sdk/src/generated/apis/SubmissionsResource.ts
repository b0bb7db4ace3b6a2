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
  /** A day of the site’s time zone; without it the last 30. */
  from?: string
  to?: string
  popup_id?: string
}

export interface ListSubmissionsRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  popup_id?: string
  lead_id?: string
}

/** Endpoints of submissions. */
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
   * In the site’s time zone: when visitors leave something.
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
