/** What runs ask of the features that ask questions and write texts for them. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'

type Tx = Handle<'site'>

/** The question of a step, as the email to its reader shows it. */
export interface StepQuestion {
  email_id: string
  run_id: string
  journey_id: string
  step_id: string
  lead_id: string
  question: string
  /** Empty where the answer is free text. */
  answers: { id: string; label: string }[]
}

export interface Questions {
  /** Stores the questions of emails, in the transaction that queues the emails. */
  keep(tx: Tx, questions: readonly StepQuestion[]): Promise<void>
  /** When a run's question was first answered, or so answered; null if it was not. */
  answeredAt(db: Tx, run_id: string, step_id: string, answer_id?: string): Promise<number | null>
  /** The first click that may still prove to be a scanner's. */
  firstPending(
    db: Tx,
    run_id: string,
    step_id: string,
    answer_id?: string,
  ): Promise<{ at: number; email_id: string } | undefined>
  /** Stores the answer in a field. A value that the field refuses is kept in the answers only. */
  store(
    tx: Tx,
    answer: { run_id: string; step_id: string; field_id: string },
    context: WriteContext,
  ): Promise<{ ok: true; changed: boolean; refused?: string } | { ok: false; code: string }>
}

export const questionsOfRuns = port<Questions>('questionsOfRuns')

/** One text for a run: (`run_id`, `sequence`) is its identity. */
export interface DraftOrder {
  run_id: string
  sequence: number
  journey_id: string
  step_id: string
  lead_id: string
  prompt: string
  model: string
  needs_approval: boolean
}

/** Queues texts in the transaction of their cause. */
export type QueueDrafts = (
  tx: Tx,
  writings: readonly DraftOrder[],
  context: { newId: NewId; now: number },
) => Promise<void>

export const draftQueue = port<QueueDrafts>('draftQueue')
