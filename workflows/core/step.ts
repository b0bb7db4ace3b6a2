/** The journey engine: a pure function from a state and an input to the next state, the effects wanted and the entries of the record. */
import type { Definition } from './definition.ts'
import type { Input } from './inputs.ts'
import { apply } from './rules.ts'
import type { State } from './state.ts'
import type { StepResult } from './stepped.ts'

type Rules = (definition: Definition, state: State, input: Input) => StepResult

/** A state is carried on by the rules of its own version, however much newer the code is. */
const RULES_BY_VERSION: Record<number, Rules> = { 1: apply }

/** Whether the code has rules for states of this version; one of a newer release has others. */
export const hasRulesFor = (version: number): boolean => Object.hasOwn(RULES_BY_VERSION, version)

/** Carries a run on by one input. Reads no clock, no randomness and no time zone, changes none of its arguments, and never waits. */
export function step(definition: Definition, state: State, input: Input): StepResult {
  const rules = RULES_BY_VERSION[state.version]
  if (!rules) throw new Error(`No rules for a journey state of version ${state.version}`)
  return rules(definition, state, input)
}
