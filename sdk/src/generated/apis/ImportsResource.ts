/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ImportChanges,
  ImportRowPage,
  ImportVerdict,
  LeadImport,
  LeadImportPage,
  NewImportFromUrl,
  Operation,
} from '../models/index.ts'

export interface CheckImportRequest {
  site_id: string
  import_id: string
}

export interface CreateImportRequest {
  site_id: string
  file: Blob | Uint8Array | ArrayBuffer
}

export interface CreateImportFromUrlRequest {
  site_id: string
  body: NewImportFromUrl
}

export interface DeleteImportRequest {
  site_id: string
  import_id: string
}

export interface ExportImportRowsRequest {
  site_id: string
  import_id: string
  verdict?: Array<ImportVerdict>
}

export interface GetImportRequest {
  site_id: string
  import_id: string
}

export interface ListImportRowsRequest {
  site_id: string
  import_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  verdict?: Array<ImportVerdict>
}

export interface ListImportsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface StartImportRequest {
  site_id: string
  import_id: string
}

export interface UpdateImportRequest {
  site_id: string
  import_id: string
  body: ImportChanges
}

/** Files of leads: columns are mapped, rows checked, and the whole can be undone. */
export class ImportsResource extends Resource {
  /**
   * Check every row, changing nothing
   *
   * Runs as an operation. Each row then has a verdict: new, changed, same or refused, and why.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/imports/{import_id}/check` (checkImport)
   */
  check(request: CheckImportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/imports/{import_id}/check' }, request, options)
  }

  /**
   * Upload a file of leads
   *
   * CSV, XLSX or XLS of at most 100 MB and a million rows, recognized by its content. Encoding, delimiter and the row that names the columns are detected; titles before the table, and totals and other tables after it, are left out. A row with an email address names no columns. Nothing is imported yet.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/imports` (createImport)
   */
  create(request: CreateImportRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/imports', form: ['file'] }, request, options)
  }

  /**
   * Fetch a file of leads from an address
   *
   * Treated like an upload. Public URLs only, and files of at most 5 MB.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/imports/from-url` (createImportFromUrl)
   */
  createFromUrl(request: CreateImportFromUrlRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/imports/from-url', body: true }, request, options)
  }

  /**
   * Delete an import that has not begun, with its file
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/imports/{import_id}` (deleteImport)
   */
  delete(request: DeleteImportRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/imports/{import_id}' }, request, options)
  }

  /**
   * Export the rows with their verdicts as CSV
   *
   * Row number, verdict and reason, followed by the file’s own columns.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/imports/{import_id}/rows/export` (exportImportRows)
   */
  exportRows(request: ExportImportRowsRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/imports/{import_id}/rows/export', query: ['verdict'], accept: 'text/csv' }, request, options)
  }

  /**
   * Get an import
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/imports/{import_id}` (getImport)
   */
  get(request: GetImportRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/imports/{import_id}' }, request, options)
  }

  /**
   * List the rows with their verdicts
   *
   * Rows of the import if it has been started, otherwise of the last check.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/imports/{import_id}/rows` (listImportRows)
   */
  listRows(request: ListImportRowsRequest, options?: RequestOptions): ListAnswer<ImportRowPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/imports/{import_id}/rows', query: ['limit', 'cursor', 'verdict'] }, request, options)
  }

  /**
   * List imports, the newest first
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/imports` (listImports)
   */
  list(request: ListImportsRequest, options?: RequestOptions): ListAnswer<LeadImportPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/imports', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Import the rows
   *
   * Runs as an operation, which can be canceled, and undone for as long as it is kept. Leads who unsubscribed stay unsubscribed. An import can be started only once. If columns that say who must not be sent email are not mapped, it is refused (`consent_columns_unmapped`).
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/imports/{import_id}/start` (startImport)
   */
  start(request: StartImportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/imports/{import_id}/start' }, request, options)
  }

  /**
   * Map the columns of an import and set what it does
   *
   * Only before it is started. A change discards an earlier check. Another sheet, encoding, delimiter or header row reads the file again and clears the mapping.
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/imports/{import_id}` (updateImport)
   */
  update(request: UpdateImportRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/imports/{import_id}', body: true }, request, options)
  }
}
