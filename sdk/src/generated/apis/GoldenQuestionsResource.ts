/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  GoldenComparison,
  GoldenQuestion,
  GoldenQuestionChanges,
  GoldenQuestionPage,
  GoldenRunDetails,
  GoldenRunPage,
  NewGoldenQuestion,
  NewGoldenRun,
  Operation,
} from '../models/index.ts'

export interface CompareGoldenQuestionsRequest {
  site_id: string
  assistant_id: string
}

export interface CreateGoldenQuestionRequest {
  site_id: string
  assistant_id: string
  body: NewGoldenQuestion
}

export interface DeleteGoldenQuestionRequest {
  site_id: string
  assistant_id: string
  question_id: string
}

export interface GetGoldenRunRequest {
  site_id: string
  assistant_id: string
  run_id: string
}

export interface ListGoldenQuestionsRequest {
  site_id: string
  assistant_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListGoldenRunsRequest {
  site_id: string
  assistant_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface StartGoldenRunRequest {
  site_id: string
  assistant_id: string
  body: NewGoldenRun
}

export interface UpdateGoldenQuestionRequest {
  site_id: string
  assistant_id: string
  question_id: string
  body: GoldenQuestionChanges
}

/** Questions with the answers you expect, run against each draft. */
export class GoldenQuestionsResource extends Resource {
  /**
   * Compare the draft of an assistant with the live one by its golden questions
   *
   * Compares the last run of the draft with the last run of the live version. If the live version was never tested, every failure counts as worse.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/comparison` (compareGoldenQuestions)
   */
  compare(request: CompareGoldenQuestionsRequest, options?: RequestOptions): Answer<GoldenComparison> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/comparison' }, request, options)
  }

  /**
   * Add a golden question
   *
   * All golden questions are asked again after every change of the assistant, its knowledge, its models or the questions.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions` (createGoldenQuestion)
   */
  create(request: CreateGoldenQuestionRequest, options?: RequestOptions): Answer<GoldenQuestion> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions', body: true }, request, options)
  }

  /**
   * Delete a golden question; the results of past runs stay
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}` (deleteGoldenQuestion)
   */
  delete(request: DeleteGoldenQuestionRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}' }, request, options)
  }

  /**
   * Get the results of a run of golden questions
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs/{run_id}` (getGoldenRun)
   */
  getGoldenRun(request: GetGoldenRunRequest, options?: RequestOptions): Answer<GoldenRunDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs/{run_id}' }, request, options)
  }

  /**
   * List the golden questions of an assistant, oldest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions` (listGoldenQuestions)
   */
  list(request: ListGoldenQuestionsRequest, options?: RequestOptions): ListAnswer<GoldenQuestionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List runs of golden questions, newest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs` (listGoldenRuns)
   */
  listGoldenRuns(request: ListGoldenRunsRequest, options?: RequestOptions): ListAnswer<GoldenRunPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Ask all golden questions of an assistant
   *
   * Runs as an operation. Retrieval gives the same result each time. With answers, the model is also asked; its cost counts toward the caps.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs` (startGoldenRun)
   */
  startGoldenRun(request: StartGoldenRunRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs', body: true }, request, options)
  }

  /**
   * Change a golden question
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}` (updateGoldenQuestion)
   */
  update(request: UpdateGoldenQuestionRequest, options?: RequestOptions): Answer<GoldenQuestion> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}', body: true }, request, options)
  }
}
