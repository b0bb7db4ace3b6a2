/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  Operation,
  OperationPage,
  OperationStatus,
} from '../models/index.ts'

export interface CancelOperationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the operation. */
  operation_id: string
}

export interface DownloadOperationFileRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the operation. */
  operation_id: string
}

export interface ExportOperationFailuresRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the operation. */
  operation_id: string
}

export interface GetOperationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the operation. */
  operation_id: string
}

export interface ListOperationsRequest {
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
  /** Kind of operation, such as `journey_enrollment`. */
  type?: string
  /** Only operations with one of these statuses. Separate several by commas. */
  status?: Array<OperationStatus>
  /** ID of the object that the operation is about, such as a journey. */
  subject_id?: string
}

export interface UndoOperationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the operation. */
  operation_id: string
}

/** Long-running work: progress, result, cancel, undo. */
export class OperationsResource extends Resource {
  /**
   * Cancel an operation
   *
   * No further rows are processed after the response; rows already processed are kept. Requires the permission for what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sites/{site_id}/operations/{operation_id}/cancel` (cancelOperation)
   * @example
   * ```ts
   * const result = await client.operations.cancel({ site_id, operation_id })
   * ```
   */
  cancel(request: CancelOperationRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/operations/{operation_id}/cancel' }, request, options)
  }

  /**
   * Download the file that an operation wrote
   *
   * Available if the operation has a `file`; 410 once it has been deleted. Requires the permission for what the operation does. It is required until the whole file has been sent.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations/{operation_id}/file` (downloadOperationFile)
   * @example
   * ```ts
   * const file = await client.operations.downloadFile({ site_id, operation_id })
   * ```
   */
  downloadFile(request: DownloadOperationFileRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/operations/{operation_id}/file', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Export the failures of an operation as CSV
   *
   * One row per failure: its position, the ID and name of the object, the error code and the reason in words. Requires the permission for what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations/{operation_id}/failures` (exportOperationFailures)
   * @example
   * ```ts
   * const file = await client.operations.exportFailures({ site_id, operation_id })
   * ```
   */
  exportFailures(request: ExportOperationFailuresRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/operations/{operation_id}/failures', accept: 'text/csv' }, request, options)
  }

  /**
   * Get an operation and its progress
   *
   * Requires the permission for what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations/{operation_id}` (getOperation)
   * @example
   * ```ts
   * const operation = await client.operations.get({ site_id, operation_id })
   * ```
   */
  get(request: GetOperationRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/operations/{operation_id}' }, request, options)
  }

  /**
   * List operations, the newest first
   *
   * Only kinds that the caller may start. Operations are kept for 30 days after they end.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations` (listOperations)
   * @example
   * ```ts
   * for await (const item of client.operations.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListOperationsRequest, options?: RequestOptions): ListAnswer<OperationPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/operations', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'type', 'status', 'subject_id'] }, request, options)
  }

  /**
   * Undo an operation
   *
   * Returns a new operation. Undoing an enrollment stops the runs it started that are still live; emails already sent cannot be taken back. Only if `can_undo` is `true`. An undo that was canceled or failed can be started again: it continues where that ended. Requires the permission for what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sites/{site_id}/operations/{operation_id}/undo` (undoOperation)
   * @example
   * ```ts
   * const result = await client.operations.undo({ site_id, operation_id })
   * ```
   */
  undo(request: UndoOperationRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/operations/{operation_id}/undo' }, request, options)
  }
}
