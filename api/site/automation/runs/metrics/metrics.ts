/** From the counters of a journey to its metrics. Pure, so that the sums can be tested. */

import type { Definition, Step } from '../../../../../workflows/core/definition.ts'
import { findStep } from '../../../../../workflows/core/graph.ts'
import { isMail } from '../../../../../workflows/core/mail.ts'
import type { RunStatus } from '../../../../../workflows/core/state.ts'
import { branchKey, placeKey, reachedKey, skippedKey } from './counts.ts'
import type { CountRow } from './counts-store.ts'

const live: readonly RunStatus[] = ['pending', 'running', 'waiting', 'delayed']
const every: readonly RunStatus[] = [...live, 'stopped', 'failed', 'completed']

/** The numbers of one step, or of one cohort, by key. */
class Numbers {
  readonly #byKey = new Map<string, number>()
  add(key: string, n: number): void {
    this.#byKey.set(key, (this.#byKey.get(key) ?? 0) + n)
  }
  of(key: string): number {
    return this.#byKey.get(key) ?? 0
  }
  at(...statuses: RunStatus[]): number {
    return statuses.reduce((sum, status) => sum + this.of(placeKey(status)), 0)
  }
  /** What follows a prefix, and how many, most first. */
  under(prefix: string): { rest: string; count: number }[] {
    return [...this.#byKey]
      .filter(([key, n]) => key.startsWith(prefix) && n !== 0)
      .map(([key, count]) => ({ rest: key.slice(prefix.length), count }))
      .toSorted((a, b) => b.count - a.count || (a.rest < b.rest ? -1 : 1))
  }
}

const sumOf = (numbers: Numbers) => ({
  enrolled: numbers.at(...every),
  live: numbers.at(...live),
  completed: numbers.at('completed'),
  stopped: numbers.at('stopped'),
  failed: numbers.at('failed'),
})

function numbersOf<R extends { key: string; n: number }, K>(rows: readonly R[], by: (row: R) => K): Map<K, Numbers> {
  const groups = new Map<K, Numbers>()
  for (const row of rows) {
    const numbers = groups.get(by(row)) ?? new Numbers()
    groups.set(by(row), numbers)
    numbers.add(row.key, row.n)
  }
  return groups
}

export function toTotals(rows: readonly CountRow[]) {
  const all = numbersOf(rows, () => 0).get(0) ?? new Numbers()
  return {
    ...sumOf(all),
    pending: all.at('pending'),
    running: all.at('running'),
    waiting: all.at('waiting'),
    delayed: all.at('delayed'),
  }
}

/** Sums of each group of cohorts, in the order of the groups. */
export function toCohorts<R extends { key: string; n: number }, K>(rows: readonly R[], by: (row: R) => K) {
  return [...numbersOf(rows, by)].map(([group, numbers]) => ({ group, ...sumOf(numbers) }))
}

interface Place {
  step: Step | null
  step_id: string
  parent_step_id: string | null
  parent_branch_id: string | null
}

function* placesOf(
  steps: readonly Step[],
  parent: string | null = null,
  branch: string | null = null,
): Generator<Place> {
  for (const step of steps) {
    yield { step, step_id: step.id, parent_step_id: parent, parent_branch_id: branch }
    if (step.type !== 'paths') continue
    for (const each of step.branches) yield* placesOf(each.steps, step.id, each.id)
    yield* placesOf(step.otherwise, step.id)
  }
}

/** Each step of the definition in its order, then those that only other versions have, as these know them. */
export function toSteps(
  rows: readonly CountRow[],
  definition: Definition | undefined,
  others: readonly Definition[] = [],
) {
  const byStep = numbersOf(
    rows.filter(row => row.step_id !== ''),
    row => row.step_id,
  )
  const places = [...placesOf(definition?.steps ?? [])]
  const known = new Set(places.map(place => place.step_id))
  const gone = [...byStep.keys()].filter(step_id => !known.has(step_id)).toSorted()
  const elsewhere = (step_id: string): Step | null => {
    const of = others.find(other => findStep(other, step_id))
    return (of && findStep(of, step_id)) ?? null
  }
  const nowhere = { parent_step_id: null, parent_branch_id: null }
  return [...places, ...gone.map(step_id => ({ ...nowhere, step_id, step: elsewhere(step_id) }))].map(place => ({
    ...toStep(place, byStep.get(place.step_id) ?? new Numbers()),
    gone: !known.has(place.step_id),
  }))
}

function toStep({ step, step_id, parent_step_id, parent_branch_id }: Place, numbers: Numbers) {
  const reached = numbers.of(reachedKey)
  const { enrolled: here, live, completed, stopped, failed } = sumOf(numbers)
  const mails = sendOf(numbers, reached)
  const isSend = step === null ? mails.not_started < reached : isMail(step)
  return {
    ...{ step_id, step_type: step?.type ?? null, parent_step_id, parent_branch_id },
    ...{ reached, live, left: reached - here, completed, stopped, failed },
    ...(isSend && { send: mails }),
    ...(step?.type === 'paths' && { branches: branchesOf(step, numbers) }),
  }
}

function sendOf(numbers: Numbers, reached: number) {
  const reasons = new Map<string, number>()
  for (const { rest, count } of [...numbers.under(skippedKey('')), ...numbers.under('mail skipped ')]) {
    reasons.set(rest, (reasons.get(rest) ?? 0) + count)
  }
  const skipped_reasons = [...reasons].map(([reason, count]) => ({ reason, count }))
  const skipped = skipped_reasons.reduce((sum, { count }) => sum + count, 0)
  const delivered = numbers.of('mail delivered')
  const not_delivered = numbers.of('mail not_delivered')
  const unknown = numbers.of('mail unknown')
  return {
    ...{ delivered, not_delivered, unknown, skipped },
    not_started: reached - delivered - not_delivered - unknown - skipped,
    skipped_reasons,
    opened: numbers.of('opened'),
    clicked: numbers.of('clicked'),
    unsubscribed: numbers.of('unsubscribed'),
  }
}

const branchesOf = (step: Step & { type: 'paths' }, numbers: Numbers) => [
  ...step.branches.map(({ id, name = null }) => ({ branch_id: id, name, taken: numbers.of(branchKey(id)) })),
  { branch_id: null, name: null, taken: numbers.of(branchKey('')) },
]
