/** The problems of a definition, and the context while its steps are traversed. */
import type { Step } from './definition.ts'

export interface DefinitionLimits {
  branches_max: number
  depth_max: number
  steps_max: number
  delay_days_max: number
  wait_days_max: number
  offset_days_max: number
  answers_max: number
  prompt_characters_max: number
  webhook_fields_max: number
  sandbox_hours_max: number
}

export type ProblemCode =
  | 'no_steps'
  | 'too_many_steps'
  | 'too_deep'
  | 'missing_id'
  | 'duplicate_id'
  | 'missing_value'
  | 'too_many_branches'
  | 'no_branches'
  | 'unreachable'
  | 'share_out_of_range'
  | 'shares_exceed_100'
  | 'delay_out_of_range'
  | 'invalid_time_of_day'
  | 'no_delay'
  | 'two_delays'
  | 'offset_out_of_range'
  | 'no_time_limit'
  | 'wait_out_of_range'
  | 'not_an_earlier_email'
  | 'not_an_earlier_question'
  | 'not_an_earlier_writer'
  | 'unknown_answer'
  | 'answers_out_of_range'
  | 'prompt_too_long'
  | 'too_many_fields'
  | 'hours_out_of_range'

/** `field` is a JSON pointer into the definition. */
export interface DefinitionProblem {
  step_id: string | null
  field: string
  code: ProblemCode
}

/** Reports a problem of the step at hand; `field` is relative to it. */
export type Report = (field: string, code: ProblemCode) => void

/** Steps before the current one: on every path to it, and on some path. */
export interface Before {
  always: Map<string, Step>
  possibly: Map<string, Step>
}

export const nothingBefore = (): Before => ({ always: new Map(), possibly: new Map() })

export const copyOf = (before: Before): Before => ({
  always: new Map(before.always),
  possibly: new Map(before.possibly),
})
