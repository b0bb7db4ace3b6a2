/**
 * A record in memory that keeps a port's promises: all of a transaction or nothing, unique jobs, paused runs. For tests
 * only.
 */

import type { Definition, Filter } from '../../workflows/core/definition.ts'
import type { CheckEvent, OutsideEffect, RecordEffect } from '../../workflows/core/effects.ts'
import type { Input, LeadEvent } from '../../workflows/core/inputs.ts'
import { idsOfEffect, isMembershipEffect, memberships } from '../../workflows/core/memberships.ts'
import { newRun, type State } from '../../workflows/core/state.ts'
import {
  type ClaimedRun,
  type EffectResult,
  oneByOne,
  type RunPort,
  type StoredEntry,
  type Transition,
} from '../../workflows/ports.ts'
import { resolveDate } from '../../workflows/time/date-field.ts'
import type { Enrollment, Lead } from './runner-harness.ts'
import { changedAccess } from './simple-accesses.ts'

interface Row {
  /** The first is version 1. */
  versions: Definition[]
  state: string
  wake_at: number | null
  attempts: number
  left: Input[]
  transitions: Transition[]
  lead: Lead
  happened: { event: LeadEvent; at: number }[]
}

type Undo = (() => void)[]

export interface MemoryRecord extends RunPort<Undo> {
  rows: Map<string, Row>
  jobs: Map<string, OutsideEffect>
  answers: Map<RecordEffect['type'], (EffectResult | Error)[]>
  /** When set, committing fails so. */
  outage: Error | null
  add(enrollment: Enrollment): void
  leave(runId: string, input: Input): void
  happen(runId: string, event: LeadEvent, at: number): void
  move(runId: string, definition: Definition, at: number): void
  record(runId: string): StoredEntry[]
}

/** An empty record whose site is in Madrid's time zone. */
export function memoryRecord(): MemoryRecord {
  const rows = new Map<string, Row>()
  const jobs = new Map<string, OutsideEffect>()
  const answers: MemoryRecord['answers'] = new Map()
  const rowOf = (runId: string): Row => {
    const row = rows.get(runId)
    if (!row) throw new Error(`No run ${runId}`)
    return row
  }
  const change = (undo: Undo, runId: string, next: Partial<Row>) => {
    const before = rowOf(runId)
    undo.push(() => rows.set(runId, before))
    rows.set(runId, { ...before, ...next })
  }
  const record: MemoryRecord = {
    rows,
    jobs,
    answers,
    outage: null,
    add({ run_id, definition, lead }) {
      const person = { tags: [], audiences: [], fields: {}, sandboxes: {}, subscribed: true, timezone: null, ...lead }
      const state = JSON.stringify(newRun(run_id))
      const untouched = { wake_at: 0, attempts: 0, left: [], transitions: [], happened: [] }
      rows.set(run_id, { versions: [definition], state, lead: person, ...untouched })
    },
    leave: (runId, input) => change([], runId, { left: [...rowOf(runId).left, input], wake_at: 0 }),
    happen(runId, event, at) {
      change([], runId, { happened: [...rowOf(runId).happened, { event, at }] })
      record.leave(runId, { type: 'event', at, event })
    },
    move(runId, definition, at) {
      const versions = [...rowOf(runId).versions, definition]
      change([], runId, { versions })
      record.leave(runId, { type: 'event', at, event: { type: 'moved', journey_version: versions.length } })
    },
    record: runId => rowOf(runId).transitions.flatMap(transition => transition.record),
    async transaction(work) {
      const undo: Undo = []
      try {
        const result = await work(undo)
        if (record.outage) throw record.outage
        return result
      } catch (error) {
        for (const step of undo.reverse()) step()
        throw error
      }
    },
    async claimDue(undo, { now, limit, run_ids, came }) {
      const asked = [...rows].filter(([run_id]) => came?.has(run_id) ?? run_ids?.includes(run_id) ?? true)
      const due = asked.filter(([, row]) => came || (row.wake_at !== null && row.wake_at <= now))
      due.sort(([, a], [, b]) => (a.wake_at ?? 0) - (b.wake_at ?? 0))
      return due.slice(0, limit).map(([run_id, row]): ClaimedRun => {
        change(undo, run_id, { left: [] })
        const { versions, left, attempts, lead } = row
        const inputs = [...left, ...(came?.get(run_id) ?? [])]
        const definition = versions.at(-1) as Definition
        const state = JSON.parse(row.state) as State
        return {
          run_id,
          lead_id: run_id,
          definition,
          state,
          inputs,
          attempts,
          lead_timezone: lead.timezone,
          site_timezone: 'Europe/Madrid',
        }
      })
    },
    applyEffects: oneByOne<Undo>(async (undo, run, effect, at) => {
      const planned = answers.get(effect.type)?.shift()
      if (planned instanceof Error) throw planned
      if (planned) return planned
      const row = rowOf(run.run_id)
      if (effect.type === 'resolve_date') {
        const date = row.lead.fields[effect.field_id] ?? null
        const outcome = resolveDate(effect, date === null ? null : String(date), run, record.zones)
        return { ok: true, outcome, facts: { date } }
      }
      const { result, after } = applyTo(row, effect, at)
      change(undo, run.run_id, { lead: after })
      return result
    }),
    async enqueue(undo, effects) {
      for (const effect of effects) {
        const key = `${effect.run_id}/${effect.sequence}`
        const before = jobs.get(key)
        undo.push(() => (before ? jobs.set(key, before) : jobs.delete(key)))
        jobs.set(key, effect)
      }
    },
    async save(undo, transitions) {
      for (const transition of transitions) {
        const { run_id, first_sequence, state, wake_at, inputs } = transition
        const kept = rowOf(run_id).transitions
        const twice = kept.some(other => other.first_sequence === first_sequence)
        if (twice && inputs.length > 0) throw new Error(`Transition ${first_sequence} of ${run_id} stands already`)
        change(undo, run_id, {
          state: JSON.stringify(state),
          wake_at,
          attempts: 0,
          transitions: inputs.length > 0 ? [...kept, transition] : kept,
        })
      }
    },
    async postpone(undo, postponements) {
      for (const { run_id, attempts, wake_at } of postponements) change(undo, run_id, { attempts, wake_at })
    },
    async nextWake() {
      const moments = [...rows.values()].flatMap(row => (row.wake_at === null ? [] : [row.wake_at]))
      return moments.length > 0 ? Math.min(...moments) : null
    },
  }
  return record
}

function applyTo(
  { lead, happened }: Row,
  effect: Exclude<RecordEffect, { type: 'resolve_date' }>,
  at: number,
): { result: EffectResult; after: Lead } {
  if (isMembershipEffect(effect)) {
    const { set, adds } = memberships[effect.type]
    const changed = idsOfEffect(effect).filter(id => lead[set].includes(id) !== adds)
    const members = adds ? [...lead[set], ...changed] : lead[set].filter(id => !changed.includes(id))
    return { result: { ok: true, outcome: { changed } }, after: { ...lead, [set]: members } }
  }
  switch (effect.type) {
    case 'assign_sandbox':
    case 'extend_sandbox': {
      const { outcome, sandboxes } = changedAccess(lead.sandboxes, effect, at)
      return { result: { ok: true, outcome }, after: { ...lead, sandboxes } }
    }
    case 'set_field': {
      const changed = lead.fields[effect.field_id] !== effect.value
      const fields = { ...lead.fields, [effect.field_id]: effect.value }
      return { result: { ok: true, outcome: { changed } }, after: { ...lead, fields } }
    }
    case 'unsubscribe':
      return { result: { ok: true, outcome: { changed: lead.subscribed } }, after: { ...lead, subscribed: false } }
    case 'evaluate_filter': {
      const { holds, facts } = evaluate(lead, effect.filter)
      return { result: { ok: true, outcome: { holds }, facts }, after: lead }
    }
    case 'check_event': {
      const at = happened.find(({ event }) => isAbout(event, effect))?.at ?? null
      return { result: { ok: true, outcome: { at } }, after: lead }
    }
    case 'store_answer': {
      const { event } = happened.findLast(h => h.event.type === 'answered') ?? {}
      const answer = event?.type === 'answered' ? event.answer_id : null
      const changed = lead.fields[effect.field_id] !== answer
      const fields = { ...lead.fields, [effect.field_id]: answer }
      return { result: { ok: true, outcome: { changed } }, after: { ...lead, fields } }
    }
  }
}

function isAbout(event: LeadEvent, { event: type, of_step_id, url, answer_id }: CheckEvent): boolean {
  if (event.type !== type || event.step_id !== of_step_id) return false
  if (event.type === 'clicked') return url === undefined || event.url === url
  return event.type !== 'answered' || answer_id === undefined || event.answer_id === answer_id
}

/** Just enough of the filter language: a rule that asks for a tag. */
function evaluate(lead: Lead, filter: Filter): { holds: boolean; facts: Record<string, unknown> } {
  if (filter.type !== 'rule' || filter.field !== 'tags') throw new Error('This record knows rules on tags only')
  return { holds: lead.tags.includes(String(filter.value)), facts: { tags: lead.tags } }
}
