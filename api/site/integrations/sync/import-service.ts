/** The endpoint that begins to read a list for an import. */
import { action } from '../../../platform/features/endpoint.ts'
import { beginOperation, operationsUnderWay } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { existingConnection, requireState } from '../connections/rules.ts'
import * as contract from './contract.ts'
import { listImport } from './list-import.ts'

/** One at a time of each connection. */
export const importContacts = action(contract.importContacts, answering, async (tx, { params }, context, answer) => {
  const connection = await existingConnection(tx, params.connection_id)
  requireState(connection, 'connected', 'paused', 'stopped')
  if (connection.list_id === null) throw problem('transition_not_allowed', { values: { status: 'no list' } })
  const running = await operationsUnderWay(tx)
  if (running.some(({ type: kind, subject_id }) => kind === listImport.name && subject_id === connection.id))
    throw problem('transition_not_allowed', { values: { status: 'importing' } })
  const parameters = { connection_id: connection.id, import_id: context.newId('import'), locale: context.locale }
  return answer(tx, await beginOperation(tx, listImport, { parameters, subject_id: connection.id }, context))
})
