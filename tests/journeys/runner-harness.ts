/** The interface that `conformance.ts` needs of a runner. Every runner has its own harness; simulate skips crashes. */
import type { Definition } from '../../workflows/core/definition.ts'
import type { OutsideEffect, RecordEffect, SendOutcome } from '../../workflows/core/effects.ts'
import type { Input, LeadEvent } from '../../workflows/core/inputs.ts'
import type { State } from '../../workflows/core/state.ts'
import type { EffectResult, StoredEntry } from '../../workflows/ports.ts'
import type { ZoneTable } from '../../workflows/time/zones.ts'

export interface Lead {
  tags: string[]
  audiences: string[]
  fields: Record<string, string | number | boolean | null>
  /** The end of each access, by sandbox. */
  sandboxes: Record<string, number | null>
  subscribed: boolean
  timezone: string | null
}

export interface Enrollment {
  run_id: string
  definition: Definition
  lead?: Partial<Lead>
}

export interface Harness {
  now(): number
  /** Moves the clock, forward or back, and resolves when everything due then is done. */
  moveTo(at: number): Promise<void>
  enroll(enrollment: Enrollment): Promise<void>
  /** Leaves an input for a run, as the API does, and resolves when it is taken. */
  leave(runId: string, input: Input): Promise<void>
  /** An action of the lead: recorded now, and left as an input for the run, as the API does. */
  happen(runId: string, event: LeadEvent): Promise<void>
  /** Hands the run another version of its definition, numbered upward from 2, and leaves the input `moved`. */
  move(runId: string, definition: Definition): Promise<void>
  /** Kills the runner without notice and starts another on the same record, with other time-zone data if given. */
  restart(zones?: ZoneTable): Promise<void>
  /** The next effects of this kind are answered so, or break with an exception where the answer is an `Error`. */
  answerNext(type: RecordEffect['type'], answers: (EffectResult | Error)[]): void
  state(runId: string): State
  record(runId: string): StoredEntry[]
  /** Every input that was taken, in order. */
  inputs(runId: string): Input[]
  lead(runId: string): Lead
  /** Outside effects, once per idempotency key. */
  sends(): OutsideEffect[]
  /** Errors that the runner reported. */
  errors(): unknown[]
}

/** How a send ends well. */
export const DELIVERED: SendOutcome = { result: 'delivered', reason: null, message_id: 'msg_1' }
