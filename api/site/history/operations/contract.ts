/** Operations: long-running work on many rows, with progress, cancel, undo and failures. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operationCanceled, operationUndone } from '../../../platform/features/operations/events.ts'
import { operation, operationExample, operationStatus } from '../../../platform/features/operations/wire.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { createdQuery, list } from '../../../platform/schemas/query-values.ts'
import { id, siteParams, text } from '../../../platform/schemas/schemas.ts'

/** Seeing and canceling an operation needs the permission for what it does; the service checks it by kind. */
const of = { database: 'site', permission: 'signed-in', tag: 'operations' } as const
const path = '/v1/sites/{site_id}/operations'
const params = siteParams.extend({ operation_id: id('operation') })
const own = { ...of, params, problems: ['not_permitted'] as const }
const rights = 'Requires the permission for what the operation does.'

export const listOperations = contract({
  ...of,
  operationId: 'listOperations',
  method: 'get',
  path,
  summary: 'List operations, the newest first',
  description: 'Only kinds that the caller may start. Operations are kept for 30 days after they end.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    type: text(100).optional().openapi({ description: 'Kind of operation, such as `journey_enrollment`.' }),
    status: list(operationStatus).optional(),
    subject_id: text(100)
      .optional()
      .openapi({ description: 'ID of the object that the operation is about, such as a journey.' }),
  }),
  response: pageOf('OperationPage', operation),
  example: { data: [operationExample], has_more: false, next_cursor: null },
})

export const getOperation = contract({
  ...own,
  operationId: 'getOperation',
  method: 'get',
  path: `${path}/{operation_id}`,
  summary: 'Get an operation and its progress',
  description: rights,
  status: 200,
  response: operation,
  example: operationExample,
})

export const cancelOperation = contract({
  ...own,
  operationId: 'cancelOperation',
  method: 'post',
  path: `${path}/{operation_id}/cancel`,
  summary: 'Cancel an operation',
  description: `No further rows are processed after the response; rows already processed are kept. ${rights}`,
  status: 200,
  audit: operationCanceled,
  problems: ['not_permitted', 'transition_not_allowed'],
  response: operation,
  example: { ...operationExample, status: 'canceled' as const, can_cancel: false, can_undo: true },
})

export const undoOperation = contract({
  ...own,
  operationId: 'undoOperation',
  method: 'post',
  path: `${path}/{operation_id}/undo`,
  summary: 'Undo an operation',
  description: `Returns a new operation. Undoing an enrollment stops the runs it started that are still live; emails already sent cannot be taken back. Only if \`can_undo\` is \`true\`. An undo that was canceled or failed can be started again: it continues where that ended. ${rights}`,
  status: 202,
  audit: operationUndone,
  problems: ['not_permitted', 'transition_not_allowed'],
  response: operation,
  example: { ...operationExample, undoes: 'op_0199a3f2c4d87e6b9a0112233445566e', status: 'queued' as const },
})

export const exportOperationFailures = contract({
  ...own,
  operationId: 'exportOperationFailures',
  method: 'get',
  path: `${path}/{operation_id}/failures`,
  summary: 'Export the failures of an operation as CSV',
  description: `One row per failure: its position, the ID and name of the object, the error code and the reason in words. ${rights}`,
  shows_people: 'exported',
  status: 200,
  produces: 'text/csv',
  concurrency: 'downloads',
})

export const downloadOperationFile = contract({
  ...own,
  operationId: 'downloadOperationFile',
  method: 'get',
  path: `${path}/{operation_id}/file`,
  summary: 'Download the file that an operation wrote',
  description: `Available if the operation has a \`file\`; 410 once it has been deleted. ${rights} It is required until the whole file has been sent.`,
  shows_people: 'exported',
  status: 200,
  problems: ['not_permitted', 'gone'],
  produces: 'application/octet-stream',
  concurrency: 'downloads',
})
