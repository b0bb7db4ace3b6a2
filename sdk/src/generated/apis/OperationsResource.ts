/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Operation,
  OperationPage,
  OperationStatus,
} from '../models/index.ts'

export interface CancelOperationRequest {
  site_id: string
  operation_id: string
}

export interface DownloadOperationFileRequest {
  site_id: string
  operation_id: string
}

export interface ExportOperationFailuresRequest {
  site_id: string
  operation_id: string
}

export interface GetOperationRequest {
  site_id: string
  operation_id: string
}

export interface ListOperationsRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  /** Such as `journey_enrollment`. */
  kind?: string
  status?: Array<OperationStatus>
  /** What it is about, such as a journey. */
  subject_id?: string
}

export interface UndoOperationRequest {
  site_id: string
  operation_id: string
}

/** Endpoints of operations. */
export class OperationsResource extends Resource {
  /**
   * Cancel an operation
   *
   * No row is done after the answer; what is done stays done. Needs the permission of what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sites/{site_id}/operations/{operation_id}/cancel` (cancelOperation)
   */
  cancel(request: CancelOperationRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/operations/{operation_id}/cancel' }, request, options)
  }

  /**
   * Download the file that an operation wrote
   *
   * Where `file` says that there is one; afterwards 410. Needs the permission of what the operation does. It is needed while the file is sent, too: whoever loses it gets no whole file.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations/{operation_id}/file` (downloadOperationFile)
   */
  downloadFile(request: DownloadOperationFileRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/operations/{operation_id}/file', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Export the failures of an operation as CSV
   *
   * A line for each row: its place, the id and the name of what it is, the code and the reason in words. Needs the permission of what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations/{operation_id}/failures` (exportOperationFailures)
   */
  exportFailures(request: ExportOperationFailuresRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/operations/{operation_id}/failures', accept: 'text/csv' }, request, options)
  }

  /**
   * Get an operation and its progress
   *
   * Needs the permission of what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations/{operation_id}` (getOperation)
   */
  get(request: GetOperationRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/operations/{operation_id}' }, request, options)
  }

  /**
   * List operations, the newest first
   *
   * Those of the kinds that the caller may begin. They are kept for 30 days after their end.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/operations` (listOperations)
   */
  list(request: ListOperationsRequest, options?: RequestOptions): ListAnswer<OperationPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/operations', query: ['limit', 'cursor', 'kind', 'status', 'subject_id'] }, request, options)
  }

  /**
   * Undo an operation
   *
   * As another operation, which is the answer. Of an enrollment: stops the runs that it began and that are still on their way; what they have sent cannot be taken back. Only where `can_undo`. Needs the permission of what the operation does.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sites/{site_id}/operations/{operation_id}/undo` (undoOperation)
   */
  undo(request: UndoOperationRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/operations/{operation_id}/undo' }, request, options)
  }
}
