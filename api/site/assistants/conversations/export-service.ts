/** The endpoint that begins an export. */
import { action } from '../../../platform/endpoint.ts'
import { beginOperation } from '../../../platform/operations/rules.ts'
import { answering } from '../../../platform/operations/wire.ts'
import * as contract from './export-contract.ts'
import { conversationExport } from './export-operation.ts'

export const startConversationExport = action(
  contract.startConversationExport,
  answering,
  async (tx, { body: { format, filter = {} } }, context, answer) =>
    answer(
      tx,
      await beginOperation(tx, conversationExport, { parameters: { format, filter }, subject_id: null }, context),
    ),
)
