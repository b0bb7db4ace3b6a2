/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  DiscoveredUrls,
  KnowledgeChunkPage,
  KnowledgeDiscovery,
  KnowledgeDocumentPage,
  KnowledgeSource,
  KnowledgeSourceChanges,
  KnowledgeSourcePage,
  KnowledgeSourceType,
  NewKnowledgeSource,
  Operation,
  UploadedKnowledge,
} from '../models/index.ts'

export interface CreateKnowledgeSourceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** One of several forms, which `type` tells apart. */
  body: NewKnowledgeSource
}

export interface DeleteKnowledgeSourceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
}

export interface DiscoverKnowledgeUrlsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `url`. Unknown fields are refused. */
  body: KnowledgeDiscovery
}

export interface DownloadKnowledgeTranscriptRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
}

export interface GetKnowledgeSourceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
}

export interface GetKnowledgeSourceContentRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
}

export interface ListKnowledgeChunksRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListKnowledgeDocumentsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListKnowledgeSourcesRequest {
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
  /** Only those changed after this time. */
  updated_after?: string
  /** Only sources of one of these kinds. Separate several by commas. */
  type?: Array<KnowledgeSourceType>
  /** Text to find in names. */
  search?: string
  /** Only sources of this vector. */
  vector_id?: string
}

export interface StartKnowledgeUpdateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
}

export interface UpdateKnowledgeSourceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the source of knowledge. */
  source_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: KnowledgeSourceChanges
}

export interface UploadKnowledgeFilesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** A file to answer from. */
  file: import('../../files.ts').FileInput
  /** A further file. */
  file_2?: import('../../files.ts').FileInput
  /** A further file. */
  file_3?: import('../../files.ts').FileInput
  /** A further file. */
  file_4?: import('../../files.ts').FileInput
  /** A further file. */
  file_5?: import('../../files.ts').FileInput
  /** A further file. */
  file_6?: import('../../files.ts').FileInput
  /** A further file. */
  file_7?: import('../../files.ts').FileInput
  /** A further file. */
  file_8?: import('../../files.ts').FileInput
  /** A further file. */
  file_9?: import('../../files.ts').FileInput
  /** A further file. */
  file_10?: import('../../files.ts').FileInput
}

/** Websites, files, questions and answers that assistants answer from. */
export class KnowledgeSourcesResource extends Resource {
  /**
   * Add a source of knowledge
   *
   * A question–answer pair is used immediately; anything that must be fetched is read by an operation that starts automatically. robots.txt is respected.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/knowledge-sources` (createKnowledgeSource)
   * @example
   * ```ts
   * const knowledgeSource = await client.knowledgeSources.create({
   *   site_id,
   *   body: {
   *     type: 'pair',
   *     question: 'Do you deliver on Sundays?',
   *     answer: 'Yes, in Madrid and Barcelona, until 14:00.',
   *   },
   * })
   * ```
   */
  create(request: CreateKnowledgeSourceRequest, options?: RequestOptions): Answer<KnowledgeSource> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/knowledge-sources', body: true }, request, options)
  }

  /**
   * Delete a source of knowledge
   *
   * It is no longer used for answers. Earlier answers keep what they cited.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/knowledge-sources/{source_id}` (deleteKnowledgeSource)
   * @example
   * ```ts
   * await client.knowledgeSources.delete({ site_id, source_id })
   * ```
   */
  delete(request: DeleteKnowledgeSourceRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}' }, request, options)
  }

  /**
   * List the addresses that a page or sitemap links to
   *
   * Pages on the same host, unless `other_hosts` is `true`. Nothing is stored.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/knowledge-sources/discover` (discoverKnowledgeUrls)
   * @example
   * ```ts
   * const result = await client.knowledgeSources.discoverKnowledgeUrls({ site_id, body: { url: 'https://casa-verde.example/' } })
   * ```
   */
  discoverKnowledgeUrls(request: DiscoverKnowledgeUrlsRequest, options?: RequestOptions): Answer<DiscoveredUrls> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/knowledge-sources/discover', body: true }, request, options)
  }

  /**
   * Download the captions of a video, as they were found
   *
   * Returns the captions as WebVTT.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/transcript` (downloadKnowledgeTranscript)
   * @example
   * ```ts
   * const file = await client.knowledgeSources.downloadKnowledgeTranscript({ site_id, source_id })
   * ```
   */
  downloadKnowledgeTranscript(request: DownloadKnowledgeTranscriptRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/transcript', accept: 'text/vtt' }, request, options)
  }

  /**
   * Get a source of knowledge
   *
   * Returns the status of the source, what it holds, and what its last update changed.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}` (getKnowledgeSource)
   * @example
   * ```ts
   * const knowledgeSource = await client.knowledgeSources.get({ site_id, source_id })
   * ```
   */
  get(request: GetKnowledgeSourceRequest, options?: RequestOptions): Answer<KnowledgeSource> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}' }, request, options)
  }

  /**
   * Load the file of a source
   *
   * Returns the bytes that were uploaded, always as a download. Sources that are no file have none (404).
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/content` (getKnowledgeSourceContent)
   * @example
   * ```ts
   * const file = await client.knowledgeSources.getContent({ site_id, source_id })
   * ```
   */
  getContent(request: GetKnowledgeSourceContentRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/content', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * List the passages of a source in order
   *
   * Returns the passages that answers are written from.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/chunks` (listKnowledgeChunks)
   * @example
   * ```ts
   * for await (const item of client.knowledgeSources.listKnowledgeChunks({ site_id, source_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listKnowledgeChunks(request: ListKnowledgeChunksRequest, options?: RequestOptions): ListAnswer<KnowledgeChunkPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/chunks', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List the documents of a source in order
   *
   * Returns pages or files of the source, each with what is wrong with it.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/documents` (listKnowledgeDocuments)
   * @example
   * ```ts
   * for await (const item of client.knowledgeSources.listKnowledgeDocuments({ site_id, source_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listKnowledgeDocuments(request: ListKnowledgeDocumentsRequest, options?: RequestOptions): ListAnswer<KnowledgeDocumentPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/documents', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List sources of knowledge, the newest first
   *
   * Returns sources with their status, size and next update.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources` (listKnowledgeSources)
   * @example
   * ```ts
   * for await (const item of client.knowledgeSources.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListKnowledgeSourcesRequest, options?: RequestOptions): ListAnswer<KnowledgeSourcePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'type', 'search', 'vector_id'] }, request, options)
  }

  /**
   * Update a source of knowledge
   *
   * Runs as an operation. The previous content is used until the new one is complete; the report then says what changed.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/knowledge-sources/{source_id}/update` (startKnowledgeUpdate)
   * @example
   * ```ts
   * const result = await client.knowledgeSources.startKnowledgeUpdate({ site_id, source_id })
   * ```
   */
  startKnowledgeUpdate(request: StartKnowledgeUpdateRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/update' }, request, options)
  }

  /**
   * Change a source of knowledge
   *
   * New content to read is read with the next update.
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/knowledge-sources/{source_id}` (updateKnowledgeSource)
   * @example
   * ```ts
   * const knowledgeSource = await client.knowledgeSources.update({ site_id, source_id, body: { name: 'Sundays' } })
   * ```
   */
  update(request: UpdateKnowledgeSourceRequest, options?: RequestOptions): Answer<KnowledgeSource> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}', body: true }, request, options)
  }

  /**
   * Add files as sources of knowledge
   *
   * PDF, DOCX, PPTX, XLSX, Markdown, CSV, HTML, text, captions (VTT, SRT), and images if the connected model sees them, at most 10 at a time and 5 MB each, recognized by their content. The parts are `file`, `file_2` and so on, or `file` each time. Each becomes a source of its own, read by an operation.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/knowledge-sources/files` (uploadKnowledgeFiles)
   * @example
   * ```ts
   * const result = await client.knowledgeSources.uploadKnowledgeFiles({ site_id, file })
   * ```
   */
  uploadKnowledgeFiles(request: UploadKnowledgeFilesRequest, options?: RequestOptions): Answer<UploadedKnowledge> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/knowledge-sources/files', form: ['file', 'file_2?', 'file_3?', 'file_4?', 'file_5?', 'file_6?', 'file_7?', 'file_8?', 'file_9?', 'file_10?'], toForm }, request, options)
  }
}
