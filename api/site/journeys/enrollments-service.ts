/** The operations on enrolments of many leads. */
import { toInstant } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { action, query } from '../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../platform/pagination.ts'
import { problem } from '../../platform/problem/problem.ts'
import { requireAudiences } from '../audiences/rules.ts'
import { filterProblems } from '../leads/rules.ts'
import * as contract from './contract-enrollments.ts'
import { beginEnrollment } from './enrollments.ts'
import { type EnrollmentRow, pageOfEnrollments } from './enrollments-store.ts'
import { existingJourney } from './rules.ts'

const toEnrollment = ({
  id,
  journey_id,
  cause,
  status,
  matching_leads,
  enrolled_leads,
  created_at,
}: EnrollmentRow) => ({
  id,
  journey_id,
  cause,
  status,
  matching_leads,
  enrolled_leads,
  created_at: toInstant(created_at),
})

export const enrollMatching = action(
  contract.enrollMatching,
  async (_input: unknown, { installation }: Context) => installation.signals,
  async (tx, { params, body }, context, signals) => {
    const { id, status } = await existingJourney(tx, params.journey_id)
    if (status !== 'on') throw problem('transition_not_allowed', { values: { state: status } })
    const errors = body.filter ? await filterProblems(tx, body.filter) : []
    if (errors.length > 0) throw problem('validation_failed', { errors })
    if (body.audience_id) await requireAudiences(tx, [body.audience_id], '/audience_id')
    const row = await beginEnrollment(tx, id, 'bulk', body, context)
    context.afterCommit(() => signals.wake('jobs', context.site.id))
    return toEnrollment(row)
  },
)

export const listJourneyEnrollments = query(contract.listJourneyEnrollments, async (db, { params, query: q }) => {
  await existingJourney(db, params.journey_id)
  const rows = await pageOfEnrollments(db, params.journey_id, { after: afterId(q), limit: pageLimit(q) })
  return page(q, rows, row => [row.id], toEnrollment)
})
