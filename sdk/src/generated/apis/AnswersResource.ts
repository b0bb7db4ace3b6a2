/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AnswerPage,
  CreatedSort,
} from '../models/index.ts'

export interface ExportAnswersRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Only those of this journey. */
  journey_id?: string
  /** ID of the step that asked the question. */
  step_id?: string
  /** Only those of this run. */
  run_id?: string
  /** Only those of this lead. */
  lead_id?: string
  /** Only answers given at this time or later. */
  from?: string
  /** Only answers given at this time or earlier. */
  to?: string
  /** Any part of the lead’s email address. */
  search?: string
}

export interface GiveAnswerRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ListAnswersRequest {
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
  /** Only those of this journey. */
  journey_id?: string
  /** ID of the step that asked the question. */
  step_id?: string
  /** Only those of this run. */
  run_id?: string
  /** Only those of this lead. */
  lead_id?: string
  /** Only answers given at this time or later. */
  from?: string
  /** Only answers given at this time or earlier. */
  to?: string
  /** Any part of the lead’s email address. */
  search?: string
}

export interface ShowAnswerRequest {
  /** Token of the link, as it was emailed or returned. */
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
   * @example
   * ```ts
   * const file = await client.answers.export({ site_id })
   * ```
   */
  export(request: ExportAnswersRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/answers/export', query: ['journey_id', 'step_id', 'run_id', 'lead_id', 'from', 'to', 'search'], accept: 'text/csv' }, request, options)
  }

  /**
   * Answer a question of an email with a button or the form of its page
   *
   * Stores the answer in the run that waits for it, and shows a page of thanks. The last answer counts.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/answers/{token}` (giveAnswer)
   * @example
   * ```ts
   * const file = await client.answers.give({ token })
   * ```
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
   * @example
   * ```ts
   * for await (const item of client.answers.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListAnswersRequest, options?: RequestOptions): ListAnswer<AnswerPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/answers', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'journey_id', 'step_id', 'run_id', 'lead_id', 'from', 'to', 'search'] }, request, options)
  }

  /**
   * Answer a question of an email with one click, or see its form
   *
   * The click is recorded two seconds later, unless it came from a scanner (a HEAD request, prefetching, or all links at once). In that case, the page shows a button to confirm.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/answers/{token}` (showAnswer)
   * @example
   * ```ts
   * const file = await client.answers.show({ token })
   * ```
   */
  show(request: ShowAnswerRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/answers/{token}', accept: 'text/html' }, request, options)
  }
}
