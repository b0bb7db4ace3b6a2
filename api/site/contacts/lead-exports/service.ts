/** The endpoint that begins an export. */
import { action } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { requireOrder, requireSelection } from '../leads/rules.ts'
import { columnsOfSite } from './columns.ts'
import * as contract from './contract.ts'
import { leadExport } from './export-operation.ts'

export const startLeadExport = action(contract.startLeadExport, answering, async (tx, { body }, context, answer) => {
  const { format, selection, sort = '-registered_at' } = body
  await requireSelection(tx, selection)
  await requireOrder(tx, sort)
  const known = await columnsOfSite(tx)
  const columns = body.columns ?? [...known.keys()]
  const errors = columns.flatMap((column, at) =>
    known.has(column) ? [] : [{ pointer: `/columns/${at}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors: errors.slice(0, 100) })
  const parameters = { selection, sort, columns, format }
  return answer(tx, await beginOperation(tx, leadExport, { parameters, subject_id: null }, context))
})
