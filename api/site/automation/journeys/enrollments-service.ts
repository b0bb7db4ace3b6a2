/** The operations on enrollments of many leads. */
import { toInstant } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Filter } from '../../../platform/filter/schema.ts'
import { action, query } from '../../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { requireAudiences } from '../../contacts/audiences/rules.ts'
import { countMatchingLeads, filterProblems } from '../../contacts/leads/rules.ts'
import { leadsOfJourney } from '../runs/rules.ts'
import * as contract from './contract-enrollments.ts'
import { beginEnrollment, wantedBy } from './enrollments.ts'
import { type EnrollmentRow, pageOfEnrollments } from './enrollments-store.ts'
import { existingJourney } from './rules.ts'
import { enrollingJourneys } from './store.ts'

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

interface Whom {
  filter?: Filter | undefined
  audience_id?: string | undefined
}

/** The journey as it is published, if it takes leads and those that are meant can be found. */
async function requireEnrolling(db: Handle<'site'>, journey_id: string, { filter, audience_id }: Whom) {
  const { status } = await existingJourney(db, journey_id)
  const journey = (await enrollingJourneys(db)).find(one => one.id === journey_id)
  if (!journey) throw problem('transition_not_allowed', { values: { state: status } })
  const errors = filter ? await filterProblems(db, filter) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
  if (audience_id) await requireAudiences(db, [audience_id], '/audience_id')
  return journey
}

export const previewEnrollMatching = query(
  contract.previewEnrollMatching,
  async (db, { params, body }, { installation, site, now }) => {
    const { id, document } = await requireEnrolling(db, params.journey_id, body)
    const { filter, audience_id } = body
    const holding = { id, document, now: now(), site_timezone: site.timezone }
    const not_in = leadsOfJourney(id, { ever: !document.allow_duplicate_enrollment })
    // Looks at every lead and every run, and must not keep others waiting.
    const database = await installation.databases.site(site.id)
    return database.readSlow(async slow => ({
      leads: await countMatchingLeads(slow, { wanted: filter ? [filter] : [], audience_id }),
      matching_leads: await countMatchingLeads(slow, {
        ...(await wantedBy(slow, holding, { cause: 'bulk', filter, audience_id })),
        not_in,
      }),
    }))
  },
)

export const enrollMatching = action(
  contract.enrollMatching,
  async (_input: unknown, { installation }: Context) => installation.signals,
  async (tx, { params, body }, context, signals) => {
    const { id } = await requireEnrolling(tx, params.journey_id, body)
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
