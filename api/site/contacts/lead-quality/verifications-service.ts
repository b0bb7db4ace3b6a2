/** The operations on verification many leads again. */
import { toInstant, toInstantOrNull } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { action, query } from '../../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { filterProblems, lastLeadId } from '../leads/rules.ts'
import * as contract from './contract-verifications.ts'
import { verifyEmailsKind } from './rules.ts'
import { insertVerification, pageOfVerifications, type VerificationRow } from './verifications-store.ts'

const toVerification = ({ filter: _f, until: _u, after: _a, created_at, finished_at, ...shown }: VerificationRow) => ({
  ...shown,
  created_at: toInstant(created_at),
  finished_at: toInstantOrNull(finished_at),
})

export const verifyEmails = action(
  contract.verifyEmails,
  async (_input: unknown, { installation }: Context) => installation.signals,
  async (tx, { body }, context, signals) => {
    const errors = body.filter ? await filterProblems(tx, body.filter) : []
    if (errors.length > 0) throw problem('validation_failed', { errors })
    const at = context.now()
    const row: VerificationRow = {
      id: context.newId('verification'),
      filter: body.filter ?? null,
      // Who comes later is judged when they come.
      until: (await lastLeadId(tx)) ?? '',
      after: '',
      status: 'running',
      matching_leads: null,
      verified_leads: 0,
      changed_leads: 0,
      unanswered_leads: 0,
      created_at: at,
      finished_at: null,
    }
    await insertVerification(tx, row)
    await enqueue(tx, { kind: verifyEmailsKind, subject_id: row.id, due_at: at }, at)
    context.afterCommit(() => signals.wake('jobs', context.site.id))
    return toVerification(row)
  },
)

export const listEmailVerifications = query(contract.listEmailVerifications, async (db, { query: q }) => {
  const rows = await pageOfVerifications(db, { after: afterId(q), limit: pageLimit(q) })
  return page(q, rows, row => [row.id], toVerification)
})
