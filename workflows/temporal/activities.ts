/** The activities: they run where the data is, step a run in the record and answer the applied inputs. */
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common'
import type { ActivityBatcher } from './activity-batcher.ts'
import { outline } from './outline.ts'
import type { CarriedOn, CarryOnRequest, JourneyActivities, RunRecord, TemporalRecord } from './record.ts'

/** A site whose runs are carried on here. */
export interface OpenSite {
  batcher: ActivityBatcher
  record: TemporalRecord
  now(): number
  /** A run was asked for while it is paused: it must be woken as soon as it no longer is. */
  pausedRuns(run_id: string): void
}

/** The site if it is open; null if it was deleted. Throws while it is being opened: Temporal retries. */
export type FindSite = (site_id: string) => Promise<OpenSite | null>

/** Part of every start and stop, and so nothing to be warned of. */
export class SiteNotOpen extends ApplicationFailure {
  constructor(site_id: string) {
    const { BENIGN } = ApplicationFailureCategory
    super(`The site ${site_id} is not open yet.`, 'SiteNotOpen', false, undefined, undefined, undefined, BENIGN)
  }
}

export function journeyActivities(find: FindSite): JourneyActivities {
  return {
    async carryOn(request) {
      const site = await find(request.site_id)
      if (!site) return { type: 'gone' }
      if (request.request) await site.record.leave(request.run_id, request.request)
      await site.batcher.carryOn(request.run_id)
      return answer(site, request)
    },
  }
}

/** Read after the commit. The request names the last known sequence, so a lost answer is repeated. */
async function answer(site: OpenSite, request: CarryOnRequest): Promise<CarriedOn> {
  const { run_id, sequence, journey_version } = request
  const found = await site.record.standing(run_id)
  if (!found) return { type: 'gone' }
  if (found.paused) site.pausedRuns(run_id)
  const wait_ms = found.paused || found.wake_at === null ? null : Math.max(0, found.wake_at - site.now())
  const taken = await site.record.inputsSince(run_id, sequence)
  const inputs = taken.flatMap(transition => transition.inputs).map(input => outline(input, run_id))
  const moved = taken.some(transition => transition.journey_version !== journey_version)
  if (moved || found.journey_version !== journey_version) {
    return { type: 'replaced', standing: standingOf(found, run_id), wait_ms }
  }
  return { type: 'changed', inputs, sequence: found.state.sequence, status: found.state.status, wait_ms }
}

const standingOf = ({ definition, journey_version, state }: RunRecord, run_id: string): RunRecord => ({
  definition: outline(definition, run_id),
  journey_version,
  state: outline(state, run_id),
})
