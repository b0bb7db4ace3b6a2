/** What a call has, and what became of it. */
import type { RowProblem } from '../../contacts/imports/rules.ts'

export const callStatuses = ['waiting', 'created', 'updated', 'refused'] as const
export type CallStatus = (typeof callStatuses)[number]

/** A field that a call had, and its value as text. */
export interface ReceivedValue {
  source: string
  value: string
}

/** Reasons that are about the address itself, besides those of a row. */
export const addressProblems = ['email_disposable', 'email_role_based', 'email_free', 'email_misspelled'] as const
export type CallProblemCode = RowProblem | (typeof addressProblems)[number]

export interface CallProblem {
  /** Absent where it is about the whole call. */
  source?: string
  code: CallProblemCode
}
