/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewResearch,
  Operation,
  Research,
  ResearchChoice,
  ResearchPage,
  ResearchSourcePage,
  ResearchType,
} from '../models/index.ts'

export interface CreateResearchRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Requires `type`. Unknown fields are refused. */
  body: NewResearch
}

export interface DeleteResearchRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the research. */
  research_id: string
}

export interface GetResearchRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the research. */
  research_id: string
}

export interface ListResearchSourcesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the research. */
  research_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListResearchesRequest {
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
  /** `topic`: a report is written from what is found. `content`: pages are fetched, and nothing is written. */
  type?: ResearchType
}

export interface ProceedWithResearchRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the research. */
  research_id: string
  /** Requires `numbers`. Unknown fields are refused. */
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
   * @example
   * ```ts
   * const research = await client.assistants.research.create({
   *   site_id,
   *   assistant_id,
   *   body: {
   *     type: 'topic',
   *     prompt: 'Plants for a balcony in the shade',
   *     urls: ['https://casa-verde.example/shade'],
   *   },
   * })
   * ```
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
   * @example
   * ```ts
   * await client.assistants.research.delete({ site_id, assistant_id, research_id })
   * ```
   */
  delete(request: DeleteResearchRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}' }, request, options)
  }

  /**
   * Get research, with its report
   *
   * Returns the status, and once it is complete the report with its sources.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}` (getResearch)
   * @example
   * ```ts
   * const research = await client.assistants.research.get({ site_id, assistant_id, research_id })
   * ```
   */
  get(request: GetResearchRequest, options?: RequestOptions): Answer<Research> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}' }, request, options)
  }

  /**
   * List the sources of research and what was read of each
   *
   * Returns what was found, what of it was read, and which sources the report cites.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/sources` (listResearchSources)
   * @example
   * ```ts
   * for await (const item of client.assistants.research.listSources({ site_id, assistant_id, research_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listSources(request: ListResearchSourcesRequest, options?: RequestOptions): ListAnswer<ResearchSourcePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/sources', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List research, newest first
   *
   * Returns research with its status, without the reports.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/researches` (listResearches)
   * @example
   * ```ts
   * for await (const item of client.assistants.research.listResearches({ site_id, assistant_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listResearches(request: ListResearchesRequest, options?: RequestOptions): ListAnswer<ResearchPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'type'] }, request, options)
  }

  /**
   * Continue research with the chosen sources
   *
   * Runs as an operation: chosen sources that were only found are read. For a topic, the report is then written; it cites its sources and copies only short quotations.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/proceed` (proceedWithResearch)
   * @example
   * ```ts
   * const result = await client.assistants.research.proceedWith({ site_id, assistant_id, research_id, body: { numbers: [1] } })
   * ```
   */
  proceedWith(request: ProceedWithResearchRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/researches/{research_id}/proceed', body: true }, request, options)
  }
}
