/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  StoredFile,
  StoredFilePage,
} from '../models/index.ts'

export interface DeleteFileRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the file. */
  file_id: string
}

export interface GetFileRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the file. */
  file_id: string
}

export interface GetFileContentRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the file. */
  file_id: string
}

export interface ListFilesRequest {
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
}

export interface UploadFileRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The file. */
  file: import('../../files.ts').FileInput
}

/** Files of a site, handed out by signed links. */
export class FilesResource extends Resource {
  /**
   * Delete a file; links to it stop working
   *
   * Refused while a campaign offers it or a font of the site uses it.
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/files/{file_id}` (deleteFile)
   * @example
   * ```ts
   * await client.files.delete({ site_id, file_id })
   * ```
   */
  delete(request: DeleteFileRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/files/{file_id}' }, request, options)
  }

  /**
   * Get a file’s details
   *
   * Returns name, type and size. Leads load the file by a signed link, you by `getFileContent`.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/files/{file_id}` (getFile)
   * @example
   * ```ts
   * const file = await client.files.get({ site_id, file_id })
   * ```
   */
  get(request: GetFileRequest, options?: RequestOptions): Answer<StoredFile> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/files/{file_id}' }, request, options)
  }

  /**
   * Load a file
   *
   * Returns the bytes that were uploaded, always as a download. It is not counted in `download_count`.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/files/{file_id}/content` (getFileContent)
   * @example
   * ```ts
   * const file = await client.files.getContent({ site_id, file_id })
   * ```
   */
  getContent(request: GetFileContentRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/files/{file_id}/content', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * List files
   *
   * Returns files that leads can download, and the site’s web fonts.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/files` (listFiles)
   * @example
   * ```ts
   * for await (const item of client.files.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListFilesRequest, options?: RequestOptions): ListAnswer<StoredFilePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/files', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Upload a file
   *
   * PDF, ZIP, Word, Excel, PowerPoint, EPUB, image, MP3, M4A, MP4, text, CSV or web font (WOFF2, WOFF) of at most 20 MB, recognized by its content. Uploading the same file again returns the existing one.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/files` (uploadFile)
   * @example
   * ```ts
   * const result = await client.files.upload({ site_id, file })
   * ```
   */
  upload(request: UploadFileRequest, options?: RequestOptions): Answer<StoredFile> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/files', form: ['file'], toForm }, request, options)
  }
}
