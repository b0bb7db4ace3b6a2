/** The third runner: runs in memory on a clock that is moved by hand. The same core and the same loop; nothing is sent. */
import { advance } from '../advance.ts'
import type { Definition } from '../core/definition.ts'
import type { OutsideEffect, RecordEffect } from '../core/effects.ts'
import type { Input } from '../core/inputs.ts'
import { hasEnded, newRun, type State, wakeAt } from '../core/state.ts'
import { type ClaimedRun, type EffectResult, oneByOne, type StoredEntry } from '../ports.ts'

/** The environment of a simulation: the lead's changes, and the outcomes of emails. */
export interface SimulatedEnvironment {
  applyEffect(run: ClaimedRun, effect: RecordEffect, now: number): Promise<EffectResult>
  /**
   * The inputs that follow from an outside effect, each at its moment; none where the caller injects the result. An effect that must
   * wait is requested again then.
   */
  carryOut(effect: OutsideEffect, now: number): Promise<Input[] | { again_at: number }>
  /** Inputs for a run that follow from a change of its lead. */
  followUp?(state: State, now: number): Input[]
}

export interface SimulatedEnrollment {
  run_id: string
  definition: Definition
  lead_timezone: string | null
  site_timezone: string
}

export interface Simulator {
  now(): number
  /** Moves the clock, forward or back, and steps what is due then. Timers in between fire late, as after a stop. */
  moveTo(at: number): Promise<void>
  /** The next moment at which a timer is due; null if none is. */
  nextMoment(): number | null
  enroll(enrollment: SimulatedEnrollment): Promise<void>
  /** Leaves an input for a run, as the API does, and carries the run on. */
  leave(runId: string, input: Input): Promise<void>
  /** Moves the clock and delivers the inputs of an event, before the timers of that moment. */
  inject(runId: string, at: number, happen: () => Promise<Input[]>): Promise<void>
  /** Hands a run another version of its definition. */
  move(runId: string, definition: Definition): Promise<void>
  state(runId: string): State
  record(runId: string): StoredEntry[]
  /** Every input that was taken, in order. */
  inputs(runId: string): Input[]
}

interface Row {
  run: ClaimedRun
  /** Inputs left for the run, taken when it is stepped next. */
  left: Input[]
  /** What will be left for it, each at its moment. */
  coming: Input[]
  /** Effects that must wait. */
  waiting: { at: number; effect: OutsideEffect }[]
  versions: number
  record: StoredEntry[]
  taken: Input[]
}

/** A simulation that starts at `start`. */
export function createSimulator(environment: SimulatedEnvironment, start: number): Simulator {
  const rows = new Map<string, Row>()
  let now = start

  const rowOf = (runId: string): Row => {
    const row = rows.get(runId)
    if (!row) throw new Error(`The simulation has no run ${runId}`)
    return row
  }

  async function carryOut(row: Row, effect: OutsideEffect): Promise<void> {
    const follows = await environment.carryOut(effect, now)
    if ('again_at' in follows) row.waiting.push({ at: follows.again_at, effect })
    else row.coming = [...row.coming, ...follows].toSorted((a, b) => a.at - b.at)
  }

  async function carryOn(row: Row): Promise<void> {
    while (row.left.length > 0 || momentsOf(row).some(at => at <= now)) {
      const due = row.waiting.filter(({ at }) => at <= now)
      row.waiting = row.waiting.filter(({ at }) => at > now)
      if (!hasEnded(row.run.state)) for (const { effect } of due) await carryOut(row, effect)
      const inputs = [...row.left, ...row.coming.filter(input => input.at <= now)]
      row.left = []
      row.coming = row.coming.filter(input => input.at > now)
      const run = { ...row.run, inputs }
      const outside: OutsideEffect[] = []
      const [moved] = await advance(portOf(environment, outside), null, [run], now)
      if (!moved) throw new Error(`The run ${run.run_id} was not carried on`)
      row.run = { ...row.run, state: moved.state }
      row.record.push(...moved.record)
      row.taken.push(...moved.inputs)
      for (const effect of outside) await carryOut(row, effect)
      row.left.push(...(environment.followUp?.(moved.state, now) ?? []))
    }
  }

  const everyDue = async () => {
    for (const row of rows.values()) await carryOn(row)
  }

  return {
    now: () => now,
    async moveTo(at) {
      now = at
      await everyDue()
    },
    nextMoment() {
      const moments = [...rows.values()].flatMap(row => momentsOf(row))
      return moments.length > 0 ? Math.min(...moments) : null
    },
    async enroll({ run_id, definition, lead_timezone, site_timezone }) {
      const at_start = { state: newRun(run_id), inputs: [], attempts: 0 }
      const run = { run_id, lead_id: run_id, definition, lead_timezone, site_timezone, ...at_start }
      rows.set(run_id, { run, left: [], coming: [], waiting: [], versions: 1, record: [], taken: [] })
      await everyDue()
    },
    async leave(runId, input) {
      rowOf(runId).left.push(input)
      await everyDue()
    },
    async inject(runId, at, happen) {
      now = at
      const row = rowOf(runId)
      row.left.push(...(await happen()))
      row.left.push(...(environment.followUp?.(row.run.state, now) ?? []))
      await everyDue()
    },
    async move(runId, definition) {
      const row = rowOf(runId)
      row.versions += 1
      row.run = { ...row.run, definition }
      row.left.push({ type: 'event', at: now, event: { type: 'moved', journey_version: row.versions } })
      await everyDue()
    },
    state: runId => rowOf(runId).run.state,
    record: runId => rowOf(runId).record,
    inputs: runId => rowOf(runId).taken,
  }
}

const portOf = (environment: SimulatedEnvironment, outside: OutsideEffect[]) => ({
  applyEffects: oneByOne((_tx: null, run, effect, at) => environment.applyEffect(run, effect, at)),
  enqueue: async (_tx: null, effects: OutsideEffect[]) => void outside.push(...effects),
  save: async () => undefined,
})

function momentsOf({ run, coming, waiting }: Row): number[] {
  const wake = wakeAt(run.state)
  return [
    ...(wake === null ? [] : [wake]),
    ...coming.slice(0, 1).map(input => input.at),
    ...waiting.map(({ at }) => at),
  ]
}
