/** The life of a journey: publishing, switching off and on, holding, enrolling by hand. */

import type { Handle } from '../../../../platform/database/handle.ts'
import { eventBounds } from '../../../../platform/events/events.ts'
import type { Context } from '../../../../platform/features/context.ts'
import { action } from '../../../../platform/features/endpoint.ts'
import { problem } from '../../../../platform/problem/problem.ts'
import * as store from '../../journey-records/rules.ts'
import { existingJourney } from '../../journey-records/rules.ts'
import { countRuns, stopRuns } from '../../runs/rules.ts'
import { journeyProblems } from '../checks/validate.ts'
import * as contract from '../contract.ts'
import * as enrolling from '../enrollments/contract.ts'
import { enrollLeads as enroll } from '../enrollments/enrollment.ts'
import { beginEnrollment } from '../enrollments/enrollment-operation.ts'
import { beginDateTriggers } from '../triggers/date-triggers.ts'
import { toJourney } from '../wire.ts'

type Tx = Handle<'site'>

const asWire = async (tx: Tx, id: string) => toJourney(await existingJourney(tx, id), await countRuns(tx, id))

export const publishJourney = action(
  contract.publishJourney,
  async (_input, { installation }: Context) => installation,
  async (tx, { params, body }, context, surroundings) => {
    const row = await existingJourney(tx, params.journey_id)
    context.ifMatch(row.version)
    const found = await journeyProblems(tx, row.document, { ...context.site, surroundings })
    if (found.length > 0) throw problem('journey_incomplete', { errors: found })
    const at = context.now()
    const begins = row.status !== 'on'
    // Published twice without a change between, it stays the same version.
    const changed = row.published_version === null || row.has_unpublished_changes
    const number = (row.published_version ?? 0) + (changed ? 1 : 0)
    if (changed) {
      await store.insertVersion(tx, { journey_id: row.id, number, document: row.document, published_at: at })
    }
    await store.updateJourney(tx, row.id, {
      status: 'on',
      throttled_at: null,
      published_version: number,
      ...(changed && { published_at: at }),
      ...(begins && { enrolls_after: (await eventBounds(tx)).last }),
      has_unpublished_changes: false,
      updated_at: at,
    })
    await beginDateTriggers(tx, row.id, row.document, { now: at, anew: begins })
    if (body.enroll === 'existing') await beginEnrollment(tx, row.id, { cause: 'publication' }, context)
    return asWire(tx, row.id)
  },
)

export const switchOffJourney = action(contract.switchOffJourney, async (tx, { params, body }, context) => {
  const row = await existingJourney(tx, params.journey_id)
  if (row.status !== 'on') throw problem('transition_not_allowed', { values: { status: row.status } })
  await store.updateJourney(tx, row.id, { status: 'off', throttled_at: null })
  if (body.runs === 'stop') await stopRuns(tx, { journey_id: row.id }, 'switched_off', context.now())
  return asWire(tx, row.id)
})

export const switchOnJourney = action(contract.switchOnJourney, async (tx, { params }, context) => {
  const row = await existingJourney(tx, params.journey_id)
  if (row.status !== 'off') throw problem('transition_not_allowed', { values: { status: row.status } })
  await store.updateJourney(tx, row.id, { status: 'on', enrolls_after: (await eventBounds(tx)).last })
  const document = await store.findVersion(tx, row.id, row.published_version ?? 0)
  if (document) await beginDateTriggers(tx, row.id, document, { now: context.now(), anew: true })
  return asWire(tx, row.id)
})

export const enrollLeads = action(enrolling.enrollLeads, async (tx, { params, body }, context) => {
  const [row, open] = await Promise.all([existingJourney(tx, params.journey_id), store.enrollingJourneys(tx)])
  const journey = open.find(j => j.id === row.id)
  if (!journey) throw problem('transition_not_allowed', { values: { status: row.status } })
  const results = await enroll(
    tx,
    journey,
    body.lead_ids.map(lead_id => ({ lead_id })),
    'manual',
    { newId: context.newId, emit: context.emit, now: context.now(), timezone: context.site.timezone },
  )
  return { data: results.map((result, i) => ({ lead_id: body.lead_ids[i] ?? '', ...result })) }
})
