/** The endpoints that send all failed emails once more. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { emailResend, failedBy } from './resend.ts'
import * as contract from './resends-contract.ts'
import { countEmails } from './store.ts'

export const previewEmailResend = query(contract.previewEmailResend, async (db, { body }, { now }) => ({
  matching: await countEmails(db, failedBy(contract.toFailedFilter(body.filter), now())),
}))

export const createEmailResend = action(
  contract.createEmailResend,
  answering,
  async (tx, { body }, context, answer) => {
    const filter = contract.toFailedFilter(body.filter)
    const parameters = { filter, until: context.now(), decided_by: actorId(context.actor) }
    return answer(tx, await beginOperation(tx, emailResend, { parameters, subject_id: null }, context))
  },
)
