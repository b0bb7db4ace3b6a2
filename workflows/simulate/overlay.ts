/** A lead with the changes of a simulated run. The lead itself is never changed. */
import type { Filter } from '../core/definition.ts'
import type {
  AssignSandbox,
  CheckEvent,
  ExtendSandbox,
  RecordEffect,
  ResolveDate,
  StoreAnswer,
} from '../core/effects.ts'
import type { LeadEvent } from '../core/inputs.ts'
import { idsOfEffect, isMembershipEffect, type MemberSet, memberships } from '../core/memberships.ts'
import type { ClaimedRun, EffectResult } from '../ports.ts'

export type SimulatedValue = string | number | boolean

/** The lead's opens, clicks and answers to emails, with the values of answers. */
export interface SimulatedAct {
  at: number
  event: LeadEvent
  answer?: SimulatedValue
}

/** A lead's access to a sandbox. */
export interface SimulatedAccess {
  given_at: number
  /** Null: without end. */
  expires_at: number | null
  /** Ended by hand before. */
  ended_at: number | null
  /** What is missing; null: nothing. */
  waits_for: string | null
}

export interface SimulatedLead {
  /** Ids, in order. */
  tags: string[]
  audiences: string[]
  /** By the sandbox's id. */
  sandboxes: Record<string, SimulatedAccess>
  /** By the field's id; one without a value is absent. */
  fields: Record<string, SimulatedValue>
  subscribed: boolean
  /** Whether the person withdrew: who never agreed has not. */
  withdrawn: boolean
  /** In order. */
  acts: SimulatedAct[]
}

/** The simulated site: tags, audiences, fields, and the evaluation of filters. */
export interface Surroundings {
  has(set: MemberSet, id: string): boolean
  parseValue(
    fieldId: string,
    value: SimulatedValue | null,
  ): { ok: true; value: SimulatedValue | null } | { ok: false; code: string }
  holds(filter: Filter, lead: SimulatedLead, now: number): { holds: boolean; facts: Record<string, unknown> }
  /** May change the accesses of the lead. */
  changeAccess(effect: AssignSandbox | ExtendSandbox, lead: SimulatedLead, now: number): EffectResult
  resolveDate(effect: ResolveDate, lead: SimulatedLead, run: ClaimedRun): EffectResult
}

/** Carries out an effect on the lead in memory, by the same rules as on the database. */
export function applyToLead(
  lead: SimulatedLead,
  { run, effect, now }: { run: ClaimedRun; effect: RecordEffect; now: number },
  surroundings: Surroundings,
): EffectResult {
  if (isMembershipEffect(effect)) {
    const { set, adds } = memberships[effect.type]
    const change = adds ? addMember : removeMember
    return { ok: true, outcome: { changed: idsOfEffect(effect).filter(id => change(lead, set, id, surroundings)) } }
  }
  switch (effect.type) {
    case 'set_field':
      return setValue(lead, effect.field_id, effect.value, surroundings)
    case 'unsubscribe':
      return { ok: true, outcome: { changed: withdraw(lead) } }
    case 'assign_sandbox':
    case 'extend_sandbox':
      return surroundings.changeAccess(effect, lead, now)
    case 'evaluate_filter': {
      const { holds, facts } = surroundings.holds(effect.filter, lead, now)
      return { ok: true, outcome: { holds }, facts }
    }
    case 'check_event':
      return { ok: true, outcome: { at: lead.acts.find(act => isAsked(act.event, effect))?.at ?? null } }
    case 'store_answer':
      return storeAnswer(lead, effect, surroundings)
    case 'resolve_date':
      return surroundings.resolveDate(effect, lead, run)
  }
}

/** A value that the field refuses stays in the answers only; the run continues. */
function storeAnswer(lead: SimulatedLead, effect: StoreAnswer, surroundings: Surroundings): EffectResult {
  const { field_id, question_step_id } = effect
  const act = lead.acts.findLast(({ event }) => event.type === 'answered' && event.step_id === question_step_id)
  if (act?.answer === undefined) return { ok: true, outcome: { changed: false } }
  const stored = setValue(lead, field_id, act.answer, surroundings)
  if (stored.ok || stored.code === 'unknown_reference') return stored
  return { ok: true, outcome: { changed: false }, facts: { refused: stored.code } }
}

function isAsked(event: LeadEvent, { event: type, of_step_id, url, answer_id }: CheckEvent): boolean {
  if (event.type !== type || event.step_id !== of_step_id) return false
  if (event.type === 'clicked') return url === undefined || event.url === url
  return event.type !== 'answered' || answer_id === undefined || event.answer_id === answer_id
}

/** True if the lead was no member before. */
function addMember(lead: SimulatedLead, set: MemberSet, id: string, { has }: Pick<Surroundings, 'has'>): boolean {
  if (!has(set, id) || lead[set].includes(id)) return false
  lead[set] = [...lead[set], id].toSorted()
  return true
}

function removeMember(lead: SimulatedLead, set: MemberSet, id: string): boolean {
  const there = lead[set].includes(id)
  lead[set] = lead[set].filter(other => other !== id)
  return there
}

/** Ends the subscription; false where the person had withdrawn already. */
export function withdraw(lead: SimulatedLead): boolean {
  const changed = !lead.withdrawn
  lead.subscribed = false
  lead.withdrawn = true
  return changed
}

export function setValue(
  lead: SimulatedLead,
  id: string,
  value: SimulatedValue | null,
  { parseValue }: Pick<Surroundings, 'parseValue'>,
): EffectResult<'set_field'> {
  const parsed = parseValue(id, value)
  if (!parsed.ok) return { ok: false, code: parsed.code, retry_at: null }
  const before = lead.fields[id]
  const { [id]: _before, ...others } = lead.fields
  lead.fields = parsed.value === null ? others : { ...others, [id]: parsed.value }
  return { ok: true, outcome: { changed: before !== lead.fields[id] } }
}
