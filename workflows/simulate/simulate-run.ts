/** One run from its enrollment to its end or to the end of the time that is looked at: the lead in memory, nothing sent. */
import type { Definition } from '../core/definition.ts'
import type { OutsideEffect } from '../core/effects.ts'
import type { Input, Stop } from '../core/inputs.ts'
import { hasEnded, type State } from '../core/state.ts'
import type { StoredEntry } from '../ports.ts'
import { applyToLead, type SimulatedLead, type Surroundings } from './overlay.ts'
import { play } from './play.ts'
import { createSimulator } from './runner.ts'

export interface Simulation {
  run_id: string
  definition: Definition
  lead: SimulatedLead
  lead_timezone: string | null
  site_timezone: string
  surroundings: Surroundings
  start: number
  until: number
  /** Events during the run: each may change the lead, and answers its inputs for the run. */
  happenings: readonly { at: number; happen(lead: SimulatedLead): Input[] }[]
  /** What follows from a mail or a text, each at its moment; what must wait is asked for again then. */
  carryOut(effect: OutsideEffect, lead: SimulatedLead, now: number): Promise<Input[] | { again_at: number }>
  /** Ends a run whose lead has changed so that it is to leave, as soon as that shows. */
  exitOf(lead: SimulatedLead, now: number): Stop | null
}

export interface SimulationResult {
  state: State
  record: StoredEntry[]
  inputs: Input[]
  /** The lead at the end. */
  lead: SimulatedLead
}

/** How the API is handed this runner: it never imports one. */
export type SimulateRun = (simulation: Simulation) => Promise<SimulationResult>

export const simulateRun: SimulateRun = async simulation => {
  const { run_id, definition, lead_timezone, site_timezone, surroundings, start, until } = simulation
  const lead = structuredClone(simulation.lead)
  let seen = JSON.stringify(lead)
  const simulator = createSimulator(
    {
      applyEffect: async (run, effect, now) => applyToLead(lead, { run, effect, now }, surroundings),
      carryOut: (effect, now) => simulation.carryOut(effect, lead, now),
      followUp(state, now) {
        const known = JSON.stringify(lead)
        if (known === seen) return []
        seen = known
        const exit = hasEnded(state) ? null : simulation.exitOf(lead, now)
        return exit ? [exit] : []
      },
    },
    start,
  )
  const happenings = simulation.happenings.map(({ at, happen }) => ({ at, happen: async () => happen(lead) }))
  await simulator.enroll({ run_id, definition, lead_timezone, site_timezone })
  await play(simulator, run_id, { happenings, until })
  const [state, record, inputs] = [simulator.state(run_id), simulator.record(run_id), simulator.inputs(run_id)]
  return { state, record, inputs, lead }
}
