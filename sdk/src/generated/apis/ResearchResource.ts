/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewResearch,
  Operation,
  Research,
  ResearchChoice,
  ResearchKind,
  ResearchPage,
  ResearchSourcePage,
} from '../models/index.ts'

export interface CreateResearchRequest {
  site_id: string
  assistant_id: string
  body: NewResearch
}

export interface DeleteResearchRequest {
  site_id: string
  assistant_id: string
  research_id: string
}

export interface GetResearchRequest {
  site_id: string
  assistant_id: string
  research_id: string
}

export interface ListResearchSourcesRequest {
  site_id: string
  assistant_id: string
  research_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListResearchesRequest {
  site_id: string
  assistant_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** `topic`: a report is written from what is found. `content`: pages are fetched, and nothing is written. */
  kind?: ResearchKind
}

export interface ProceedWithResearchRequest {
  site_id: string
  assistant_id: string
  research_id: string
  body: ResearchChoice
}

/** Long questions that a model works on. */
export class ResearchResource extends Resource {
  /**
   * Start research on a topic, or fetch pages
   *
   * Runs as an operation: the URLs are read as robots.txt allows, and pages they link to on the same host are listed; for a topic, passages of the assistant’s knowledge are sources too. Then choose sources and call `proceed`. If there are too many researches, the oldest is deleted.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/researches` (createResearch)
   */
  create(request: CreateResearchRequest, options?: RequestOptions): Answer<Research> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches', body: true }, request, options)
  }

  /**
   * Delete research, with its report
   *
   * Pages and knowledge created from it are kept.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}` (deleteResearch)
   */
  delete(request: DeleteResearchRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}' }, request, options)
  }

  /**
   * Get research, with its report
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}` (getResearch)
   */
  get(request: GetResearchRequest, options?: RequestOptions): Answer<Research> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}' }, request, options)
  }

  /**
   * List the sources of research and what was read of each
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/sources` (listResearchSources)
   */
  listSources(request: ListResearchSourcesRequest, options?: RequestOptions): ListAnswer<ResearchSourcePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/sources', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List research, newest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/researches` (listResearches)
   */
  listResearches(request: ListResearchesRequest, options?: RequestOptions): ListAnswer<ResearchPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches', query: ['limit', 'cursor', 'kind'] }, request, options)
  }

  /**
   * Continue research with the chosen sources
   *
   * Runs as an operation: chosen sources that were only found are read. For a topic, the report is then written; it cites its sources and copies only short quotations.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/proceed` (proceedWithResearch)
   */
  proceedWith(request: ProceedWithResearchRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/proceed', body: true }, request, options)
  }
}
