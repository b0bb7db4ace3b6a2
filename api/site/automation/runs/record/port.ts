/** The record of runs in the site's database, as a runner needs it. */

import type { Definition } from '../../../../../workflows/core/definition.ts'
import type { Input } from '../../../../../workflows/core/inputs.ts'
import { hasRulesFor } from '../../../../../workflows/core/step.ts'
import type { ClaimedRun, Due, RunPort } from '../../../../../workflows/ports.ts'
import type { ZoneTable } from '../../../../../workflows/time/zones.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { emitter } from '../../../../platform/events/emit.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import type { WriteContext } from '../../../../platform/features/write-context.ts'
import { readDefinition } from '../../journey-records/rules.ts'
import { countTransitions } from '../metrics/counts.ts'
import { draftQueue, questionsOfRuns } from '../ports.ts'
import { enqueueOutside } from './outside-effects.ts'
import {
  type DueRun,
  dueRuns,
  earliestWake,
  outrunAmong,
  postponeRuns,
  saveTransitions,
  takeInputs,
} from './port-store.ts'
import { recordEffects } from './record-effects.ts'

type Tx = Handle<'site'>
const strange_ms = 3_600_000
type PortRun = ClaimedRun & {
  journey_id: string
  journey_version: number
  enrolled_at: number
  enrolled_day: number
  wake_at: number
}

/**
 * A state with rules that this release does not have is left alone and looked at again later, so that it breaks no
 * batch.
 */
async function knownOf(tx: Tx, rows: DueRun[], at: number): Promise<DueRun[]> {
  const known = rows.filter(row => hasRulesFor(row.state.version))
  const strange = rows.filter(row => !hasRulesFor(row.state.version))
  const wake_at = at + strange_ms
  await postponeRuns(
    tx,
    strange.map(({ id, attempts }) => ({ run_id: id, attempts, wake_at })),
  )
  return known
}

const isReinstating = (input: Input): boolean => input.type === 'event' && input.event.type === 'reinstated'

/** A run that waited for the end of a pause to go on again stays stopped where another has taken its place. */
async function dropOutrun(tx: Tx, inputs: Map<string, Input[]>): Promise<void> {
  const reinstating = [...inputs].filter(([, own]) => own.some(isReinstating)).map(([id]) => id)
  for (const id of await outrunAmong(tx, reinstating))
    inputs.set(
      id,
      (inputs.get(id) ?? []).filter(input => !isReinstating(input)),
    )
}

/** Versions of journeys do not change: each is read once. */
function definitionsRead() {
  const definitions = new Map<string, Definition>()
  return async (tx: Tx, journey_id: string, version: number): Promise<Definition> => {
    const key = `${journey_id} ${version}`
    const known = definitions.get(key) ?? (await readDefinition(tx, journey_id, version))
    definitions.set(key, known)
    return known
  }
}

const claimedOf = (
  row: DueRun,
  definition: Definition,
  inputs: ClaimedRun['inputs'],
  { site_timezone, now }: { site_timezone: string; now: number },
): PortRun => ({
  run_id: row.id,
  definition,
  state: row.state,
  inputs,
  attempts: row.attempts,
  lead_timezone: row.timezone,
  site_timezone,
  lead_id: row.lead_id,
  journey_id: row.journey_id,
  journey_version: row.journey_version,
  enrolled_at: row.enrolled_at,
  enrolled_day: row.enrolled_day,
  wake_at: row.wake_at ?? now,
})

/** The port of runners to a site's database. `paused` says whether the whole site is paused now. */
export function runPort(scope: SiteScope, zones?: ZoneTable): RunPort<Tx> {
  const { installation, database, clock } = scope
  const definition = definitionsRead()
  const now = () => clock.now()
  const context: WriteContext = {
    newId: installation.newId,
    now,
    emit: emitter(installation, now),
  }
  const questions = installation.connections.through(questionsOfRuns)
  let site_timezone = 'UTC'
  let paused = false
  let late_until: number | null = null
  /** The runs claimed last: there is one batch at a time. */
  let batch = new Map<string, PortRun>()

  function inBatch(run_id: string): PortRun {
    const run = batch.get(run_id)
    if (!run) throw new Error(`Run ${run_id} is not of this batch`)
    return run
  }

  async function claimDue(tx: Tx, due: Due): Promise<PortRun[]> {
    if (paused) return []
    const rows = await knownOf(tx, await dueRuns(tx, due), due.now)
    if (rows.length === 0) return []
    const ids = rows.map(row => row.id)
    const inputs = await takeInputs(tx, ids)
    await dropOutrun(tx, inputs)
    const claimed: PortRun[] = []
    for (const row of rows) {
      const came = [...(inputs.get(row.id) ?? []), ...(due.came?.get(row.id) ?? [])]
      const read = await definition(tx, row.journey_id, row.journey_version)
      claimed.push(claimedOf(row, read, came, { site_timezone, now: due.now }))
    }
    batch = new Map(claimed.map(run => [run.run_id, run]))
    return claimed
  }

  return {
    ...(zones && { zones }),
    async transaction(work) {
      const facts = await scope.facts()
      return database.write(tx => {
        // Here, since others may have waited for their facts meanwhile.
        site_timezone = facts?.timezone ?? 'UTC'
        paused = facts?.paused ?? true
        late_until = facts?.late_until ?? null
        return work(tx)
      })
    },
    claimDue,
    applyEffects: recordEffects({ ...context, questions }, zones),
    enqueue: (tx, effects, at) =>
      enqueueOutside(tx, effects, inBatch, {
        emit: context.emit,
        newId: installation.newId,
        now: at,
        model: installation.ai?.model ?? '',
        late_until,
        questions,
        queueDrafts: installation.connections.through(draftQueue),
      }),
    async save(tx, transitions) {
      await saveTransitions(tx, transitions, run_id => inBatch(run_id).journey_version)
      await countTransitions(tx, transitions, inBatch)
    },
    postpone: (tx, postponements) => postponeRuns(tx, postponements),
    async nextWake() {
      const facts = await scope.facts()
      return facts === null || facts.paused ? null : database.read(earliestWake)
    },
  }
}
