/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  ImportChanges,
  ImportRowPage,
  ImportVerdict,
  LeadImport,
  LeadImportPage,
  NewImportFromUrl,
  Operation,
} from '../models/index.ts'

export interface CheckImportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the import. */
  import_id: string
}

export interface CreateImportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The file: CSV or an Excel workbook. */
  file: import('../../files.ts').FileInput
}

export interface CreateImportFromUrlRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `url`. Unknown fields are refused. */
  body: NewImportFromUrl
}

export interface DeleteImportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the import. */
  import_id: string
}

export interface ExportImportRowsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the import. */
  import_id: string
  /** Only rows with one of these verdicts. Separate several by commas. */
  verdict?: Array<ImportVerdict>
}

export interface GetImportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the import. */
  import_id: string
}

export interface ListImportRowsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the import. */
  import_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only rows with one of these verdicts. Separate several by commas. */
  verdict?: Array<ImportVerdict>
}

export interface ListImportsRequest {
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
}

export interface StartImportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the import. */
  import_id: string
}

export interface UpdateImportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the import. */
  import_id: string
  /** The fields to change. Those that are left out stay as they are. */
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
   * @example
   * ```ts
   * const result = await client.imports.check({ site_id, import_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.imports.create({ site_id, file })
   * ```
   */
  create(request: CreateImportRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/imports', form: ['file'], toForm }, request, options)
  }

  /**
   * Fetch a file of leads from an address
   *
   * Treated like an upload. Public URLs only, and files of at most 5 MB.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/imports/from-url` (createImportFromUrl)
   * @example
   * ```ts
   * const result = await client.imports.createFromUrl({ site_id, body: { url: 'https://casa-verde.example/contacts.csv' } })
   * ```
   */
  createFromUrl(request: CreateImportFromUrlRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/imports/from-url', body: true }, request, options)
  }

  /**
   * Delete an import that has not begun, with its file
   *
   * An import that has begun is undone by `undoOperation` instead.
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/imports/{import_id}` (deleteImport)
   * @example
   * ```ts
   * await client.imports.delete({ site_id, import_id })
   * ```
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
   * @example
   * ```ts
   * const file = await client.imports.exportRows({ site_id, import_id })
   * ```
   */
  exportRows(request: ExportImportRowsRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/imports/{import_id}/rows/export', query: ['verdict'], accept: 'text/csv' }, request, options)
  }

  /**
   * Get an import
   *
   * Returns columns, mapping and suggestions, and what the rows do once they were checked.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/imports/{import_id}` (getImport)
   * @example
   * ```ts
   * const result = await client.imports.get({ site_id, import_id })
   * ```
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
   * @example
   * ```ts
   * for await (const item of client.imports.listRows({ site_id, import_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listRows(request: ListImportRowsRequest, options?: RequestOptions): ListAnswer<ImportRowPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/imports/{import_id}/rows', query: ['limit', 'cursor', 'verdict'] }, request, options)
  }

  /**
   * List imports, the newest first
   *
   * Returns imports with their status and number of rows.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/imports` (listImports)
   * @example
   * ```ts
   * for await (const item of client.imports.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListImportsRequest, options?: RequestOptions): ListAnswer<LeadImportPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/imports', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Import the rows
   *
   * Runs as an operation, which can be canceled, and undone for as long as it is kept. Leads who unsubscribed stay unsubscribed. An import can be started only once. If columns that say who must not be sent email are not mapped, it is refused (`consent_columns_unmapped`).
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/imports/{import_id}/start` (startImport)
   * @example
   * ```ts
   * const result = await client.imports.start({ site_id, import_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.imports.update({ site_id, import_id, body: { mode: 'fill_empty' } })
   * ```
   */
  update(request: UpdateImportRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/imports/{import_id}', body: true }, request, options)
  }
}
