/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
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
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface CreateGoldenQuestionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Requires `question` and `expected`. Unknown fields are refused. */
  body: NewGoldenQuestion
}

export interface DeleteGoldenQuestionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the golden question. */
  question_id: string
}

export interface GetGoldenRunRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the run of golden questions. */
  run_id: string
}

export interface ListGoldenQuestionsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
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

export interface ListGoldenRunsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

export interface StartGoldenRunRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Requires `target`. Unknown fields are refused. */
  body: NewGoldenRun
}

export interface UpdateGoldenQuestionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the golden question. */
  question_id: string
  /** The fields to change. Those that are left out stay as they are. */
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
   * @example
   * ```ts
   * const result = await client.assistants.goldenQuestions.compare({ site_id, assistant_id })
   * ```
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
   * @example
   * ```ts
   * const goldenQuestion = await client.assistants.goldenQuestions.create({
   *   site_id,
   *   assistant_id,
   *   body: { question: 'Do you sell bicycles?', expected: [] },
   * })
   * ```
   */
  create(request: CreateGoldenQuestionRequest, options?: RequestOptions): Answer<GoldenQuestion> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions', body: true }, request, options)
  }

  /**
   * Delete a golden question; the results of past runs stay
   *
   * Later runs do not ask it.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}` (deleteGoldenQuestion)
   * @example
   * ```ts
   * await client.assistants.goldenQuestions.delete({ site_id, assistant_id, question_id })
   * ```
   */
  delete(request: DeleteGoldenQuestionRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}' }, request, options)
  }

  /**
   * Get the results of a run of golden questions
   *
   * Returns for each question what was found and answered, and why it failed.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs/{run_id}` (getGoldenRun)
   * @example
   * ```ts
   * const result = await client.assistants.goldenQuestions.getGoldenRun({ site_id, assistant_id, run_id })
   * ```
   */
  getGoldenRun(request: GetGoldenRunRequest, options?: RequestOptions): Answer<GoldenRunDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs/{run_id}' }, request, options)
  }

  /**
   * List the golden questions of an assistant, oldest first
   *
   * Returns questions by which changes of an assistant are tested, with the passages expected for each.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions` (listGoldenQuestions)
   * @example
   * ```ts
   * for await (const item of client.assistants.goldenQuestions.list({ site_id, assistant_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListGoldenQuestionsRequest, options?: RequestOptions): ListAnswer<GoldenQuestionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * List runs of golden questions, newest first
   *
   * Returns how many questions passed in each run, of the draft and of the published version.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs` (listGoldenRuns)
   * @example
   * ```ts
   * for await (const item of client.assistants.goldenQuestions.listGoldenRuns({ site_id, assistant_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listGoldenRuns(request: ListGoldenRunsRequest, options?: RequestOptions): ListAnswer<GoldenRunPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Ask all golden questions of an assistant
   *
   * Runs as an operation. Retrieval gives the same result each time. With answers, the model is also asked; its cost counts toward the caps.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs` (startGoldenRun)
   * @example
   * ```ts
   * const result = await client.assistants.goldenQuestions.startGoldenRun({ site_id, assistant_id, body: { target: 'draft' } })
   * ```
   */
  startGoldenRun(request: StartGoldenRunRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs', body: true }, request, options)
  }

  /**
   * Change a golden question
   *
   * Changes the fields that are sent. Results of past runs stay.
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}` (updateGoldenQuestion)
   * @example
   * ```ts
   * const goldenQuestion = await client.assistants.goldenQuestions.update({
   *   site_id,
   *   assistant_id,
   *   question_id,
   *   body: { question: 'Do you deliver on holidays?' },
   * })
   * ```
   */
  update(request: UpdateGoldenQuestionRequest, options?: RequestOptions): Answer<GoldenQuestion> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/{question_id}', body: true }, request, options)
  }
}
