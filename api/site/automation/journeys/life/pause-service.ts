/** The endpoints that pause and resume a journey. Those for a whole site are in account/sites. */
import { action, query } from '../../../../platform/features/endpoint.ts'
import { existingJourney, updateJourney } from '../../journey-records/rules.ts'
import { countRuns } from '../../runs/rules.ts'
import * as contract from '../contract.ts'
import { pausedWork } from '../ports.ts'
import { toJourney } from '../wire.ts'
import * as holding from './contract.ts'

export const pauseJourney = action(contract.pauseJourney, async (tx, { params }, { now }) => {
  const row = await existingJourney(tx, params.journey_id)
  await updateJourney(tx, row.id, { paused_at: row.paused_at ?? now() })
  return toJourney(await existingJourney(tx, row.id), await countRuns(tx, row.id))
})

export const resumeJourney = action(
  contract.resumeJourney,
  async (_input, { installation }) => installation.connections.through(pausedWork),
  async (tx, { params, body }, context, { decideOverdue, release }) => {
    const row = await existingJourney(tx, params.journey_id)
    const which = { journey_id: row.id }
    if (row.paused_at !== null) {
      const at = { emit: context.emit, now: context.now() }
      await decideOverdue(tx, which, body.overdue, at)
      await updateJourney(tx, row.id, { paused_at: null })
      await release(tx, which, at.now)
    }
    return toJourney(await existingJourney(tx, row.id), await countRuns(tx, row.id))
  },
)

export const previewJourneyResume = query(
  holding.previewJourneyResume,
  async (db, { params }, { installation, now }) => {
    const row = await existingJourney(db, params.journey_id)
    return installation.connections.through(pausedWork).count(db, { journey_id: row.id }, now())
  },
)

export const previewSiteResume = query(holding.previewSiteResume, (db, _input, { installation, now }) =>
  installation.connections.through(pausedWork).count(db, 'site', now()),
)
