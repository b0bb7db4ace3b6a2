/** The endpoint that replays a run. It changes nothing. */

import { query } from '../../../../platform/features/endpoint.ts'
import { isId } from '../../../../platform/runtime/ids.ts'
import { findDefinitions } from '../../journey-records/rules.ts'
import * as contract from '../contract.ts'
import { existingRun } from '../rules.ts'
import * as store from '../store.ts'
import { isReadable } from '../wire.ts'
import { differenceOf } from './replay.ts'

export const replayRun = query(contract.replayRun, async (db, { params }) => {
  const run = await existingRun(db, params.run_id)
  const transitions = await store.listTransitions(db, run.id)
  const journey_versions = [...new Set(transitions.map(t => t.journey_version))]
  const readable = isReadable(run)
  const size = {
    rules_version: readable ? run.state.version : null,
    journey_versions,
    transitions: transitions.length,
    inputs: transitions.reduce((sum, t) => sum + t.inputs.length, 0),
    entries: transitions.reduce((sum, t) => sum + t.record.length, 0),
  }
  if (!isId('lead', run.lead_id)) return { outcome: 'erased' as const, identical: false, ...size }
  const definitions = await findDefinitions(db, run.journey_id, journey_versions)
  if (!readable || definitions.size < journey_versions.length) {
    return { outcome: 'not_readable' as const, identical: false, ...size }
  }
  const state = await store.storedState(db, run.id)
  const difference = differenceOf({ run_id: run.id, state, transitions }, version => {
    const definition = definitions.get(version)
    if (!definition) throw new Error(`Journey ${run.journey_id} has no version ${version}`)
    return definition
  })
  if (difference) return { outcome: 'different' as const, identical: false, ...size, difference }
  return { outcome: 'identical' as const, identical: true, ...size }
})
