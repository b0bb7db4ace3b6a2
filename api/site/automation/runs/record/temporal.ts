/** The additional reads of a site's record that the Temporal runner needs, and links to runs in Temporal's screens. */
import type { Definition } from '../../../../../workflows/core/definition.ts'
import type { Input } from '../../../../../workflows/core/inputs.ts'
import type { Request, TemporalRecord } from '../../../../../workflows/temporal/record.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { readDefinition } from '../../journey-records/rules.ts'
import { leaveInput } from '../rules.ts'
import * as store from './temporal-store.ts'

export function temporalRecord({ database, clock, facts }: SiteScope): TemporalRecord {
  const definitions = new Map<string, Definition>()

  async function definition(journey_id: string, version: number): Promise<Definition> {
    const key = `${journey_id} ${version}`
    const known = definitions.get(key) ?? (await database.read(db => readDefinition(db, journey_id, version)))
    definitions.set(key, known)
    return known
  }

  return {
    async dueRuns(page) {
      const site = await facts()
      return site === null || site.paused ? [] : database.read(db => store.dueRuns(db, page))
    },
    runsWithoutWorkflow: page => database.readSlow(db => store.runsWithoutWorkflow(db, page)),
    liveAmong: run_ids => database.readSlow(db => store.liveAmong(db, run_ids)),
    noteWorkflows: started => database.write(tx => store.noteWorkflows(tx, started)),
    async standing(run_id) {
      const row = await database.read(db => store.findStanding(db, run_id))
      if (!row) return null
      const { journey_id, journey_version, state, wake_at, paused_at } = row
      const paused = paused_at !== null || (await facts())?.paused !== false
      return { definition: await definition(journey_id, journey_version), journey_version, state, wake_at, paused }
    },
    inputsSince: (run_id, sequence) => database.read(db => store.inputsSince(db, run_id, sequence)),
    leave: (run_id, request) =>
      database.write(tx => leaveInput(tx, run_id, inputOf(request, clock.now()), clock.now())),
  }
}

const inputOf = (request: Request, at: number): Input =>
  request === 'unenroll'
    ? { type: 'stop', at, reason: 'stopped_by_owner', as: 'stopped' }
    : { type: 'event', at, event: { type: 'skip_wait' } }

/** The run in Temporal's own UI: its current execution, whichever that is. Null where no UI is known. */
export function temporalUrl({ temporal }: Pick<Config, 'temporal'>, run_id: string): string | null {
  if (!temporal?.ui_url) return null
  return `${temporal.ui_url}/namespaces/${encodeURIComponent(temporal.namespace)}/workflows/${run_id}`
}
