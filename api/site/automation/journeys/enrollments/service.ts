/** The endpoints on enrollments of many leads. */
import type { Handle } from '../../../../platform/database/handle.ts'
import { action, query } from '../../../../platform/features/endpoint.ts'
import { answering } from '../../../../platform/features/operations/wire.ts'
import { problem } from '../../../../platform/problem/problem.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { requireAudiences } from '../../../contacts/audiences/rules.ts'
import { countMatchingLeads, filterProblems } from '../../../contacts/leads/rules.ts'
import { enrollingJourneys, existingJourney } from '../../journey-records/rules.ts'
import { leadsOfJourney } from '../../runs/rules.ts'
import * as contract from './contract.ts'
import { beginEnrollment } from './enrollment-operation.ts'
import { wantedBy } from './enrollments.ts'

interface Whom {
  filter?: Filter | undefined
  audience_id?: string | undefined
}

/** The published journey, if it enrolls leads and the selection is valid. */
async function requireEnrolling(db: Handle<'site'>, journey_id: string, { filter, audience_id }: Whom) {
  const { status } = await existingJourney(db, journey_id)
  const journey = (await enrollingJourneys(db)).find(one => one.id === journey_id)
  if (!journey) throw problem('transition_not_allowed', { values: { status } })
  const errors = filter ? await filterProblems(db, filter) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
  if (audience_id) await requireAudiences(db, [audience_id], '/audience_id')
  return journey
}

export const previewEnrollMatching = query(
  contract.previewEnrollMatching,
  async (db, { params, body }, { installation, site, now }) => {
    const { id, document } = await requireEnrolling(db, params.journey_id, body)
    const { filter, search, audience_id } = body
    const present = { now: now(), timezone: site.timezone }
    const holding = { id, document, now: present.now, site_timezone: site.timezone }
    const not_in = leadsOfJourney(id, { ever: !document.allow_duplicate_enrollment })
    // Looks at every lead and every run, and must not keep others waiting.
    const database = await installation.databases.site(site.id)
    return database.readSlow(async slow => ({
      leads: await countMatchingLeads(slow, { wanted: filter ? [filter] : [], search, audience_id, ...present }),
      matching_leads: await countMatchingLeads(slow, {
        ...(await wantedBy(slow, holding, { cause: 'bulk', filter, search, audience_id })),
        not_in,
      }),
    }))
  },
)

export const enrollMatching = action(
  contract.enrollMatching,
  answering,
  async (tx, { params, body }, context, answer) => {
    const { id } = await requireEnrolling(tx, params.journey_id, body)
    return answer(tx, await beginEnrollment(tx, id, { cause: 'bulk', ...body }, context))
  },
)
