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
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

export interface ListResearchesRequest {
  site_id: string
  assistant_id: string
  limit?: number
  /** `next_cursor` of the page before. */
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

/** Endpoints of research. */
export class ResearchResource extends Resource {
  /**
   * Start research on a topic, or fetch pages
   *
   * As an operation: the addresses are read by robots.txt, what they link to on the same host is listed, and of a topic the passages of the assistant’s knowledge are sources, too. Then `proceed` with what you choose. The oldest of many goes for a new one.
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
   * Pages and knowledge that were made of it stay.
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
   * As an operation: those that were found only are read; of a topic the report is written then, which cites them and copies nothing beyond a quotation.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/proceed` (proceedWithResearch)
   */
  proceedWith(request: ProceedWithResearchRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/proceed', body: true }, request, options)
  }
}
