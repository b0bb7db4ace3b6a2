/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  DiscoveredUrls,
  KnowledgeChunkPage,
  KnowledgeDiscovery,
  KnowledgeDocumentPage,
  KnowledgeSource,
  KnowledgeSourceChanges,
  KnowledgeSourceKind,
  KnowledgeSourcePage,
  NewKnowledgeSource,
  Operation,
  UploadedKnowledge,
} from '../models/index.ts'

export interface CreateKnowledgeSourceRequest {
  site_id: string
  body: NewKnowledgeSource
}

export interface DeleteKnowledgeSourceRequest {
  site_id: string
  source_id: string
}

export interface DiscoverKnowledgeUrlsRequest {
  site_id: string
  body: KnowledgeDiscovery
}

export interface DownloadKnowledgeTranscriptRequest {
  site_id: string
  source_id: string
}

export interface GetKnowledgeSourceRequest {
  site_id: string
  source_id: string
}

export interface ListKnowledgeChunksRequest {
  site_id: string
  source_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListKnowledgeDocumentsRequest {
  site_id: string
  source_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListKnowledgeSourcesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  kind?: Array<KnowledgeSourceKind>
  /** Text to find in names. */
  search?: string
  vector_id?: string
}

export interface StartKnowledgeUpdateRequest {
  site_id: string
  source_id: string
}

export interface UpdateKnowledgeSourceRequest {
  site_id: string
  source_id: string
  body: KnowledgeSourceChanges
}

export interface UploadKnowledgeFilesRequest {
  site_id: string
  file: Blob | Uint8Array | ArrayBuffer
  file_2?: Blob | Uint8Array | ArrayBuffer
  file_3?: Blob | Uint8Array | ArrayBuffer
  file_4?: Blob | Uint8Array | ArrayBuffer
  file_5?: Blob | Uint8Array | ArrayBuffer
  file_6?: Blob | Uint8Array | ArrayBuffer
  file_7?: Blob | Uint8Array | ArrayBuffer
  file_8?: Blob | Uint8Array | ArrayBuffer
  file_9?: Blob | Uint8Array | ArrayBuffer
  file_10?: Blob | Uint8Array | ArrayBuffer
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
   */
  discoverKnowledgeUrls(request: DiscoverKnowledgeUrlsRequest, options?: RequestOptions): Answer<DiscoveredUrls> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/knowledge-sources/discover', body: true }, request, options)
  }

  /**
   * Download the captions of a video, as they were found
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/transcript` (downloadKnowledgeTranscript)
   */
  downloadKnowledgeTranscript(request: DownloadKnowledgeTranscriptRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/transcript', accept: 'text/vtt' }, request, options)
  }

  /**
   * Get a source of knowledge
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}` (getKnowledgeSource)
   */
  get(request: GetKnowledgeSourceRequest, options?: RequestOptions): Answer<KnowledgeSource> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}' }, request, options)
  }

  /**
   * List the passages of a source in order
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/chunks` (listKnowledgeChunks)
   */
  listKnowledgeChunks(request: ListKnowledgeChunksRequest, options?: RequestOptions): ListAnswer<KnowledgeChunkPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/chunks', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List the documents of a source in order
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/documents` (listKnowledgeDocuments)
   */
  listKnowledgeDocuments(request: ListKnowledgeDocumentsRequest, options?: RequestOptions): ListAnswer<KnowledgeDocumentPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/documents', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List sources of knowledge, the newest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources` (listKnowledgeSources)
   */
  list(request: ListKnowledgeSourcesRequest, options?: RequestOptions): ListAnswer<KnowledgeSourcePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources', query: ['limit', 'cursor', 'kind', 'search', 'vector_id'] }, request, options)
  }

  /**
   * Update a source of knowledge
   *
   * Runs as an operation. The previous content is used until the new one is complete; the report then says what changed.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/knowledge-sources/{source_id}/update` (startKnowledgeUpdate)
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
   */
  uploadKnowledgeFiles(request: UploadKnowledgeFilesRequest, options?: RequestOptions): Answer<UploadedKnowledge> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/knowledge-sources/files', form: ['file', 'file_2?', 'file_3?', 'file_4?', 'file_5?', 'file_6?', 'file_7?', 'file_8?', 'file_9?', 'file_10?'] }, request, options)
  }
}
