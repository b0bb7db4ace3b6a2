/** Each step once, each input once, and the stored inputs give the stored state byte for byte. */
import { toDefinition } from '../../../api/site/automation/journey-records/rules.ts'
import type { EntryKind } from '../../../workflows/core/record.ts'
import { newRun } from '../../../workflows/core/state.ts'
import { step } from '../../../workflows/core/step.ts'
import type { Check } from '../findings.ts'
import type { RunSeen } from './runs.ts'

/** Of these a step leaves at most one: these journeys have no loops, so that only a retry adds another. */
const ONCE: readonly EntryKind[] = [
  'tags_assigned',
  'tags_removed',
  'field_set',
  'unsubscribed',
  'delay_over',
  'branch_taken',
  'send_handed_off',
  'send_ended',
]

export const recordFindings: Check = async (_db, _seen, runs) => runs.flatMap(run => [...twice(run), ...replayed(run)])

function twice({ id, record }: RunSeen): string[] {
  const found: string[] = []
  const numbers = record.map(entry => entry.sequence)
  if (numbers.some((number, i) => i > 0 && number <= (numbers[i - 1] ?? 0)))
    found.push(`the record of ${id} is out of order`)
  const retries = record.filter(entry => entry.type === 'run_retried').length
  const counts = Map.groupBy(record, entry => `${entry.type} of ${entry.step_id}`)
  for (const [what, entries] of counts) {
    const [first] = entries
    // Only an owner's retry enters a step a second time.
    if (first && entries.length > 1 + retries && ONCE.includes(first.type))
      found.push(`${id}: ${what} ${entries.length} times`)
  }
  if (record.filter(entry => entry.type === 'run_started').length > 1) found.push(`${id} started twice`)
  return found
}

function replayed({ id, document, inputs, state: stored }: RunSeen): string[] {
  const definition = toDefinition(document)
  let state = newRun(id)
  for (const input of inputs) {
    const next = step(definition, state, input)
    if (next.state === state) return [`${id}: an input was stored that does not fit: ${input.type}`]
    state = next.state
  }
  return JSON.stringify(state) === JSON.stringify(stored) ? [] : [`${id}: its inputs do not give its state`]
}
