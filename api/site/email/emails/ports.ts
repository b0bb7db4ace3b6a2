/** Questions of emails to the journeys and broadcasts that send them. */
import type { Definition } from '../../../../workflows/core/definition.ts'
import type { Input } from '../../../../workflows/core/inputs.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import { port } from '../../../platform/features/port.ts'
import type { PausingReason } from './eligibility/reasons.ts'
import type { PartsOf } from './parts.ts'
import type { EmailRow } from './store.ts'

type Db = Handle<'site'>

/** Ids of journeys that are paused, and of runs that are on their way. */
export interface StepsNow {
  paused: ReadonlySet<string>
  live: ReadonlySet<string>
}

export interface StepEmails {
  /** The status of the journeys and runs of these emails. */
  stepsNow(db: Db, emails: readonly Pick<EmailRow, 'journey_id' | 'run_id'>[]): Promise<StepsNow>
  /** The business hours of a run's journey; null if it was deleted. */
  hoursOf(db: Db, run_id: string): Promise<Pick<Definition, 'business_hours' | 'timezone' | 'use_lead_timezone'> | null>
  /** Contents that steps put into these emails. */
  partsOf(db: Db, emails: readonly Pick<EmailRow, 'id' | 'type' | 'run_id' | 'ai_step_id'>[]): Promise<PartsOf>
  /** Leaves results for the runs that wait for them. */
  leaveResults(tx: Db, results: readonly { run_id: string; input: Input }[]): Promise<void>
  /** Leaves a reader's opens and clicks for the live run. */
  leaveEvent(tx: Db, run_id: string, input: Extract<Input, { type: 'event' }>, now: number): Promise<void>
}

/** A broadcast, as far as its emails depend on it. */
export interface BroadcastNow {
  paused: boolean
  canceled: boolean
  late_policy: 'send' | 'skip' | 'ask'
  /** In place of the template's, by the email's variant. */
  subjects: readonly string[]
}

export interface BroadcastEmails {
  broadcastsNow(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BroadcastNow>>
  /** Pauses a broadcast that is being sent, since none of its emails can be. */
  pauseFor(tx: Db, id: string, reason: PausingReason, context: { emit: Emit; now: number }): Promise<void>
}

export const broadcastEmails = port<BroadcastEmails>('broadcastEmails')

export const stepEmails = port<StepEmails>('stepEmails')
