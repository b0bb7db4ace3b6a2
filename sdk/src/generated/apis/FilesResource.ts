/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  StoredFile,
  StoredFilePage,
} from '../models/index.ts'

export interface DeleteFileRequest {
  site_id: string
  file_id: string
}

export interface GetFileRequest {
  site_id: string
  file_id: string
}

export interface ListFilesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface UploadFileRequest {
  site_id: string
  file: Blob | Uint8Array | ArrayBuffer
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
   */
  delete(request: DeleteFileRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/files/{file_id}' }, request, options)
  }

  /**
   * Get a file’s details; leads load it by a signed link
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/files/{file_id}` (getFile)
   */
  get(request: GetFileRequest, options?: RequestOptions): Answer<StoredFile> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/files/{file_id}' }, request, options)
  }

  /**
   * List files
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/files` (listFiles)
   */
  list(request: ListFilesRequest, options?: RequestOptions): ListAnswer<StoredFilePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/files', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Upload a file
   *
   * PDF, ZIP, Word, Excel, PowerPoint, EPUB, image, MP3, M4A, MP4, text, CSV or web font (WOFF2, WOFF) of at most 20 MB, recognized by its content. Uploading the same file again returns the existing one.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/files` (uploadFile)
   */
  upload(request: UploadFileRequest, options?: RequestOptions): Answer<StoredFile> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/files', form: ['file'] }, request, options)
  }
}
