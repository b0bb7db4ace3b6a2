/** The endpoints on the rows of an import: what became of each, and why. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { list, pageQuery } from '../../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { column, problemCode } from './mapping-schemas.ts'
import { verdicts } from './statuses.ts'

const of = { database: 'site', permission: 'manage-leads', tag: 'imports' } as const
const path = '/v1/sites/{site_id}/imports'
const params = siteParams.extend({ import_id: id('import') })

const rowProblem = z
  .object({
    column: column.optional().openapi({ description: 'Absent if the problem concerns the whole row.' }),
    code: problemCode,
    text: z.string(),
  })
  .openapi('ImportRowProblem')
const verdict = z.enum(verdicts).openapi('ImportVerdict')
const importRow = z
  .object({
    number: z.int().openapi({ description: 'Row number in the file, counted as in a spreadsheet.' }),
    verdict,
    cells: z.array(z.string().nullable()).openapi({
      description: '`null` for a value that is too long. Empty once the file is deleted.',
    }),
    problems: z.array(rowProblem),
    lead_id: z.string().optional(),
  })
  .openapi('ImportRow')
const ofVerdict = list(verdict).optional()

export const listImportRows = contract({
  ...of,
  operationId: 'listImportRows',
  method: 'get',
  path: `${path}/{import_id}/rows`,
  summary: 'List the rows with their verdicts',
  description: 'Rows of the import if it has been started, otherwise of the last check.',
  status: 200,
  params,
  query: z.strictObject({ ...pageQuery, verdict: ofVerdict }),
  response: pageOf('ImportRowPage', importRow),
  example: {
    data: [
      {
        number: 2,
        verdict: 'refused',
        cells: ['ana at example.com'],
        problems: [{ column: 0, code: 'email_invalid', text: 'Invalid email' }],
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const exportImportRows = contract({
  ...of,
  operationId: 'exportImportRows',
  method: 'get',
  path: `${path}/{import_id}/rows/export`,
  summary: 'Export the rows with their verdicts as CSV',
  description: 'Row number, verdict and reason, followed by the file’s own columns.',
  shows_people: 'exported',
  status: 200,
  params,
  query: z.strictObject({ verdict: ofVerdict }),
  produces: 'text/csv',
  concurrency: 'downloads',
})
