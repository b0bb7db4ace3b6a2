/** The endpoint that begins an export. */

import { action } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { assistantsShown } from '../../../platform/routing/assistant-reach.ts'
import { assistantExists } from '../assistants/rules.ts'
import * as contract from './export-contract.ts'
import { conversationExport } from './export-operation.ts'

export const startConversationExport = action(
  contract.startConversationExport,
  answering,
  async (tx, { body: { format, filter = {} } }, context, answer) => {
    const { assistant_id } = filter
    // A file is of one assistant or of all: whoever may see that may download it.
    const shown = assistantsShown(context.rights, assistant_id)
    const isMissing = shown !== undefined && (assistant_id === undefined || shown.length === 0)
    const isUnknown = assistant_id !== undefined && !(await assistantExists(tx, assistant_id))
    if (isMissing || isUnknown) throw invalid('/filter/assistant_id', 'unknown_reference')
    const begun = { parameters: { format, filter }, subject_id: assistant_id ?? null }
    return answer(tx, await beginOperation(tx, conversationExport, begun, context))
  },
)
