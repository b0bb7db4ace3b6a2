/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AnswerPage,
} from '../models/index.ts'

export interface ExportAnswersRequest {
  site_id: string
  journey_id?: string
  /** ID of the step that asked the question. */
  step_id?: string
  run_id?: string
  lead_id?: string
  /** Only answers given at this time or later. */
  from?: string
  /** Only answers given at this time or earlier. */
  to?: string
  /** Any part of the lead’s email address. */
  search?: string
}

export interface GiveAnswerRequest {
  token: string
}

export interface ListAnswersRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  journey_id?: string
  /** ID of the step that asked the question. */
  step_id?: string
  run_id?: string
  lead_id?: string
  /** Only answers given at this time or later. */
  from?: string
  /** Only answers given at this time or earlier. */
  to?: string
  /** Any part of the lead’s email address. */
  search?: string
}

export interface ShowAnswerRequest {
  token: string
}

/** Answers that leads give by a link in an email. */
export class AnswersResource extends Resource {
  /**
   * Export answers as CSV
   *
   * A header row, then one row per answer, newest first. Cells that begin with `=`, `+`, `-`, `@`, tab or carriage return are prefixed with an apostrophe.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/answers/export` (exportAnswers)
   */
  export(request: ExportAnswersRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/answers/export', query: ['journey_id', 'step_id', 'run_id', 'lead_id', 'from', 'to', 'search'], accept: 'text/csv' }, request, options)
  }

  /**
   * Answer a question of an email with a button or the form of its page
   *
   * Permission: `public`.
   *
   * `POST /v1/public/answers/{token}` (giveAnswer)
   */
  give(request: GiveAnswerRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/answers/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * List answers to questions of emails, newest first
   *
   * Answers by people only; clicks by scanners are not counted.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/answers` (listAnswers)
   */
  list(request: ListAnswersRequest, options?: RequestOptions): ListAnswer<AnswerPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/answers', query: ['limit', 'cursor', 'journey_id', 'step_id', 'run_id', 'lead_id', 'from', 'to', 'search'] }, request, options)
  }

  /**
   * Answer a question of an email with one click, or see its form
   *
   * The click is recorded two seconds later, unless it came from a scanner (a HEAD request, prefetching, or all links at once). In that case, the page shows a button to confirm.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/answers/{token}` (showAnswer)
   */
  show(request: ShowAnswerRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/answers/{token}', accept: 'text/html' }, request, options)
  }
}
