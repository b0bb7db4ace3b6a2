/** Helpers to write behaviors: short definitions of journeys, and events. */
import type { AskQuestionStep, Branch, Definition, PathsStep, Step } from '../../workflows/core/definition.ts'
import type { Outcomes, OutsideEffect, SendOutcome } from '../../workflows/core/effects.ts'
import type { OwnerEvent, SuccessInput } from '../../workflows/core/inputs.ts'
import { DELIVERED, type Harness } from './runner-harness.ts'

export interface Behavior {
  name: string
  /** Needs a runner that can be killed; simulate has none. */
  crashes?: true
  run(harness: Harness): Promise<void>
}

/** A Monday, 10:00 in Madrid. */
export const START = Date.parse('2027-01-11T09:00:00Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

export const OFFICE = {
  timezone: 'Europe/Madrid',
  business_days: [1, 2, 3, 4, 5],
  day_start: '09:00',
  day_end: '17:00',
}
export const tag = (id: string, ...tag_ids: string[]): Step => ({ id, type: 'assign_tags', tag_ids })
export const mail = (id: string): Step => ({ id, type: 'send_email', template_id: `tmpl_${id}`, sender_id: 'snd_1' })
export const wait = (id: string, hours: number): Step => ({
  id,
  type: 'delay',
  duration: { value: hours, unit: 'hours' },
})
export const hasTag = (value: string) => ({ type: 'rule', field: 'tags', op: 'has', value }) as const

export function journey(steps: Step[], settings: Partial<Definition> = {}): Definition {
  return { version: 1, steps, business_hours: null, timezone: 'Europe/Madrid', use_lead_timezone: false, ...settings }
}

export async function enroll(harness: Harness, definition: Definition, lead = {}): Promise<void> {
  await harness.enroll({ run_id: 'run_1', definition, lead })
}

export async function endSend(harness: Harness, outcome: SendOutcome = DELIVERED): Promise<void> {
  await endEffect(harness, 'send_email', outcome)
}

/** How an effect outside the database ends. */
export async function endEffect<K extends OutsideEffect['type']>(
  harness: Harness,
  type: K,
  outcome: Outcomes[K],
): Promise<void> {
  const sequence = harness.state('run_1').outstanding?.sequence ?? -1
  // Kind and outcome belong together, which cannot be written of a kind that is not yet known.
  const input = { type: 'effect_succeeded', at: harness.now(), sequence, effect: type, outcome } as SuccessInput
  await harness.leave('run_1', input)
}

/** Something that the owner decides about the run. */
export async function decide(harness: Harness, event: OwnerEvent): Promise<void> {
  await harness.leave('run_1', { type: 'event', at: harness.now(), event })
}

/** Branches and how long to wait for them; each branch and `otherwise` leave a tag of their name. */
export const paths = (id: string, conditions: Record<string, Branch['when']>, hours?: number): PathsStep => ({
  id,
  type: 'paths',
  branches: Object.entries(conditions).map(([name, when]) => ({ id: name, when, steps: [tag(`in_${name}`, name)] })),
  otherwise: [tag(`${id}_otherwise`, 'otherwise')],
  ...(hours !== undefined && { wait_up_to: { value: hours, unit: 'hours' } }),
})

/** A question that is to be answered within two days; the labels are the ids. */
export const question = (id: string, settings: Partial<AskQuestionStep> = {}): AskQuestionStep => ({
  id,
  type: 'ask_question',
  template_id: `tmpl_${id}`,
  sender_id: 'snd_1',
  question: 'Tea or coffee?',
  answers: [
    { id: 'tea', label: 'tea' },
    { id: 'coffee', label: 'coffee' },
  ],
  wait_up_to: { value: 2, unit: 'days' },
  ...settings,
})

export const reasons = (harness: Harness, type: string) =>
  harness.record('run_1').flatMap(entry => (entry.type === type ? [entry.reason] : []))

export const kinds = (harness: Harness) => harness.record('run_1').map(entry => entry.type)
