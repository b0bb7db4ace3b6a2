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
  /** The step that asked. */
  step_id?: string
  run_id?: string
  lead_id?: string
  /** Answered at this moment or later. */
  from?: string
  /** Answered at this moment or earlier. */
  to?: string
  /** Any part of the lead’s address. */
  search?: string
}

export interface GiveAnswerRequest {
  token: string
}

export interface ListAnswersRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  journey_id?: string
  /** The step that asked. */
  step_id?: string
  run_id?: string
  lead_id?: string
  /** Answered at this moment or later. */
  from?: string
  /** Answered at this moment or earlier. */
  to?: string
  /** Any part of the lead’s address. */
  search?: string
}

export interface ShowAnswerRequest {
  token: string
}

/** Endpoints of answers. */
export class AnswersResource extends Resource {
  /**
   * Export answers as CSV
   *
   * A first line of names, then one line for each answer, newest first. Cells that begin with `=`, `+`, `-`, `@`, tab or carriage return get a leading apostrophe.
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
   * Those of people only; clicks of scanners answer nothing.
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
   * The click counts two seconds later, unless it was a scanner’s: HEAD, prefetching, all links at once. Then the page asks for a button.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/answers/{token}` (showAnswer)
   */
  show(request: ShowAnswerRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/answers/{token}', accept: 'text/html' }, request, options)
  }
}
