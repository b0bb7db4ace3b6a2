/** The endpoint that verifies many leads again. */
import { action } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { filterProblems, lastLeadId } from '../leads/rules.ts'
import * as contract from './contract-verification.ts'
import { emailVerification } from './verification-operation.ts'

export const verifyEmails = action(contract.verifyEmails, answering, async (tx, { body }, context, answer) => {
  const errors = body.filter ? await filterProblems(tx, body.filter) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
  const parameters = { filter: body.filter, until: (await lastLeadId(tx)) ?? '' }
  return answer(tx, await beginOperation(tx, emailVerification, { parameters, subject_id: null }, context))
})
