/** Imports of leads: a file is uploaded, its columns mapped, its rows checked, then imported; both are operations. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { storedUpload } from '../../../platform/routing/multipart.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import * as events from './events.ts'
import { importLimits } from './limits.ts'
import { column, count, importColumn, pass, recognizedProduct, statusTarget, target } from './mapping-schemas.ts'
import { suggestionSources } from './suggestions.ts'
import { importDelimiter, importEncoding, importFormat, importMode, importStatus } from './value-schemas.ts'

const headerRow = z.int().min(0).max(importLimits.import_sheet_rows_max).openapi({
  description: 'Number of the row that names the columns, as a spreadsheet counts. 0 if none does.',
  example: 1,
})
const consent = z
  .strictObject({
    text: filledText(importLimits.import_consent_characters_max),
    text_version: z.int().min(1).optional(),
  })
  .openapi('ImportConsent', {
    description:
      'What these people agreed to, as recorded in each lead’s consent history. What a row says itself takes precedence.',
  })
export const leadImport = z
  .object({
    id: id('import'),
    name: z.string().openapi({ description: 'Name of the file.' }),
    status: importStatus,
    format: importFormat,
    bytes: count,
    row_count: count,
    has_file: z
      .boolean()
      .openapi({ description: 'Whether the file is still stored. Once it is deleted, the cells of its rows are too.' }),
    sheets: z.array(z.string()),
    sheet: z.string().nullable(),
    encoding: importEncoding.optional(),
    delimiter: importDelimiter.optional(),
    recognized_product: recognizedProduct.optional(),
    header_row: headerRow.optional(),
    rows_outside: z
      .object({
        before: count,
        after: count,
        other_tables: count.openapi({ description: 'Number of tables below the first one.' }),
      })
      .optional()
      .openapi('ImportRowsOutside', {
        description: 'Rows of the file before and after the table, such as titles and totals. They are not imported.',
      }),
    columns: z.array(importColumn),
    suggestions: z
      .array(
        z
          .object({
            ...statusTarget,
            field: z.string(),
            from: z.enum(suggestionSources).openapi('ImportSuggestionSource'),
          })
          .openapi('ImportSuggestion'),
      )
      .openapi({ description: 'Suggested mapping of columns to fields.' }),
    mapping: z.array(target),
    unmapped_consent_columns: z.array(column).openapi({
      description:
        'Columns that say who must not be sent email, and that are not mapped to consent. Unless `ignore_consent_columns` is `true`, the import cannot be started.',
    }),
    ignore_consent_columns: z.boolean(),
    mode: importMode,
    tag_ids: z.array(id('tag')),
    audience_ids: z.array(id('audience')),
    consent: consent.optional(),
    start_journeys: z.boolean(),
    check: pass.optional(),
    result: pass.optional(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('LeadImport')

export const importExample = {
  id: 'imp_0199a3f2c4d87e6b9a0112233445566f',
  name: 'contacts.csv',
  status: 'draft',
  format: 'csv',
  bytes: 1_204_882,
  row_count: 12_431,
  has_file: true,
  sheets: [],
  sheet: null,
  encoding: 'utf-8',
  delimiter: 'semicolon',
  header_row: 1,
  rows_outside: { before: 0, after: 1, other_tables: 0 },
  columns: [
    { name: 'Correo', samples: ['ana@example.com'] },
    {
      name: 'Suscrito',
      samples: ['sí', 'no'],
      values: [
        { value: 'sí', count: 12_101, status: 'subscribed' },
        { value: 'no', count: 330, status: 'never_consented' },
      ],
    },
  ],
  suggestions: [
    { column: 0, field: 'email', from: 'name' },
    { column: 1, field: 'consent.status', from: 'name' },
  ],
  mapping: [],
  unmapped_consent_columns: [1],
  ignore_consent_columns: false,
  mode: 'update',
  tag_ids: [],
  audience_ids: [],
  start_journeys: false,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'site', permission: 'manage-leads', tag: 'imports' } as const
const path = '/v1/sites/{site_id}/imports'
const params = siteParams.extend({ import_id: id('import') })
const refused = ['invalid_file_type', 'no_records_found', 'file_unreadable'] as const

export const createImport = contract({
  ...of,
  operationId: 'createImport',
  method: 'post',
  path,
  summary: 'Upload a file of leads',
  description:
    'CSV, XLSX or XLS of at most 100 MB and a million rows, recognized by its content. Encoding, delimiter and the row that names the columns are detected; titles before the table, and totals and other tables after it, are left out. A row with an email address names no columns. Nothing is imported yet.',
  status: 201,
  audit: events.importCreated,
  params: siteParams,
  multipart: 'stored',
  body_bytes_max: importLimits.import_bytes_max + limits.multipart_overhead_bytes_max,
  body: z.strictObject({ file: storedUpload }),
  response: leadImport,
  example: importExample,
  problems: [...refused, 'storage_full'],
})

export const createImportFromUrl = contract({
  ...of,
  operationId: 'createImportFromUrl',
  method: 'post',
  path: `${path}/from-url`,
  summary: 'Fetch a file of leads from an address',
  description: 'Treated like an upload. Public URLs only, and files of at most 5 MB.',
  status: 201,
  audit: events.importCreated,
  params: siteParams,
  body: z.strictObject({ url: text(limits.url_characters_max, 1) }).openapi('NewImportFromUrl'),
  body_example: { url: 'https://casa-verde.example/contacts.csv' },
  response: leadImport,
  example: importExample,
  problems: [...refused, 'storage_full'],
})

export const listImports = contract({
  ...of,
  operationId: 'listImports',
  method: 'get',
  path,
  summary: 'List imports, the newest first',
  description: 'Returns imports with their status and number of rows.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('LeadImportPage', leadImport),
  example: { data: [importExample], has_more: false, next_cursor: null },
})

export const getImport = contract({
  ...of,
  operationId: 'getImport',
  method: 'get',
  path: `${path}/{import_id}`,
  summary: 'Get an import',
  description: 'Returns columns, mapping and suggestions, and what the rows do once they were checked.',
  status: 200,
  versioned: true,
  params,
  response: leadImport,
  example: importExample,
})

export const updateImport = contract({
  ...of,
  operationId: 'updateImport',
  method: 'patch',
  path: `${path}/{import_id}`,
  summary: 'Map the columns of an import and set what it does',
  description:
    'Only before it is started. A change discards an earlier check. Another sheet, encoding, delimiter or header row reads the file again and clears the mapping.',
  status: 200,
  versioned: true,
  audit: events.importUpdated,
  params,
  body: z
    .strictObject({
      sheet: text(200, 1).optional(),
      encoding: importEncoding.optional(),
      delimiter: importDelimiter.optional(),
      header_row: headerRow.optional(),
      mapping: z.array(target).max(importLimits.import_columns_max).optional(),
      mode: importMode.optional(),
      tag_ids: z.array(id('tag')).max(importLimits.import_references_max).optional(),
      audience_ids: z.array(id('audience')).max(importLimits.import_references_max).optional(),
      subscribe: z.boolean().optional().openapi({
        description:
          'If `false`, any stated consent is removed: only rows that say themselves that their person agreed subscribe somebody.',
      }),
      consent: consent.optional(),
      start_journeys: z.boolean().optional(),
      ignore_consent_columns: z.boolean().optional().openapi({
        description: 'If `true`, columns that say who must not be sent email may stay unmapped.',
      }),
    })
    .openapi('ImportChanges'),
  body_example: { mode: 'fill_empty' },
  response: leadImport,
  example: {
    ...importExample,
    mapping: [
      { column: 0, field: 'email' },
      { column: 1, field: 'consent.status', meanings: [{ value: 'no', status: 'opted_out' }] },
    ],
    unmapped_consent_columns: [],
  },
  problems: [...refused, 'transition_not_allowed', 'gone'],
})

export const deleteImport = contract({
  ...of,
  operationId: 'deleteImport',
  method: 'delete',
  path: `${path}/{import_id}`,
  summary: 'Delete an import that has not begun, with its file',
  description: 'An import that has begun is undone by `undoOperation` instead.',
  status: 204,
  audit: events.importDeleted,
  params,
  problems: ['transition_not_allowed'],
})

const begins = { ...of, method: 'post', status: 202, params, response: operation } as const

export const checkImport = contract({
  ...begins,
  operationId: 'checkImport',
  path: `${path}/{import_id}/check`,
  summary: 'Check every row, changing nothing',
  description: 'Runs as an operation. Each row then has a verdict: new, changed, same or refused, and why.',
  audit: events.importChecked,
  example: { ...operationExample, type: 'lead_import_check', details: { mode: 'update' } },
  problems: ['mapping_required', 'transition_not_allowed', 'gone'],
})

export const startImport = contract({
  ...begins,
  operationId: 'startImport',
  path: `${path}/{import_id}/start`,
  summary: 'Import the rows',
  description:
    'Runs as an operation, which can be canceled, and undone for as long as it is kept. Leads who unsubscribed stay unsubscribed. An import can be started only once. If columns that say who must not be sent email are not mapped, it is refused (`consent_columns_unmapped`).',
  audit: events.importStarted,
  example: { ...operationExample, type: 'lead_import', details: { mode: 'update' } },
  problems: ['mapping_required', 'consent_columns_unmapped', 'transition_not_allowed', 'gone'],
})
