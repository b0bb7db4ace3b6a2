/**
 * What runs do in the site's database. Those of a batch that do the same do it in one statement; no lead is twice among
 * them.
 */

import type {
  AssignSandbox,
  ChangeMembership,
  CheckEvent,
  EvaluateFilter,
  ExtendSandbox,
  RecordEffect,
  ResolveDate,
  SetField,
  StoreAnswer,
  Unsubscribe,
} from '../../../../../workflows/core/effects.ts'
import { idsOfEffect, isMembershipEffect, memberships } from '../../../../../workflows/core/memberships.ts'
import {
  type AskedEffect,
  blaming,
  type ClaimedRun,
  type EffectResult,
  oneByOne,
  type RunPort,
} from '../../../../../workflows/ports.ts'
import { resolveDate } from '../../../../../workflows/time/date-field.ts'
import type { ZoneTable } from '../../../../../workflows/time/zones.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { WriteContext } from '../../../../platform/features/write-context.ts'
import { askedFacts, matches } from '../../../../platform/schemas/filter/matches.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { fieldById, readValue } from '../../../contacts/custom-fields/rules.ts'
import { knownLeads } from '../../../contacts/lead-records/rules.ts'
import { type LeadFacts, leadFacts, setFieldOfLeads } from '../../../contacts/leads/rules.ts'
import { unsubscribeLead } from '../../../contacts/mailability/rules.ts'
import { applyAnswer, checkEvent, type EffectContext } from './lead-events.ts'
import { memberSets } from './member-sets.ts'
import { changeSandboxAccess } from './sandbox-effects.ts'

type Tx = Handle<'site'>
type EffectRequest<E extends RecordEffect = RecordEffect> = AskedEffect<ClaimedRun, E>
type Single = Unsubscribe | CheckEvent | StoreAnswer | AssignSandbox | ExtendSandbox

/** How many leads' facts are in memory at once. */
const facts_at_once = 500

const refusal = (code: string): EffectResult => ({ ok: false, code, retry_at: null })

/** Applies effects; `context` emits the events of what they change. */
export function recordEffects(context: EffectContext, zones?: ZoneTable): RunPort<Tx>['applyEffects'] {
  const { emit } = context
  const carryOutSingles = oneByOne<Tx, Single>((tx, { lead_id }, effect, at) =>
    carryOutOne(tx, lead_id, effect, at, context),
  )

  function carryOut(tx: Tx, asked: readonly EffectRequest[], at: number): Promise<EffectResult[]> {
    const { effect } = asked[0] as EffectRequest
    const lead_ids = asked.map(({ run }) => run.lead_id)
    if (isMembershipEffect(effect)) return changeMembers(tx, asked, effect, at, emit)
    switch (effect.type) {
      case 'set_field':
        return setField(tx, lead_ids, effect, context)
      case 'evaluate_filter':
        return evaluate(tx, asked as readonly EffectRequest<EvaluateFilter>[], at)
      case 'resolve_date':
        return resolveDates(tx, asked as readonly EffectRequest<ResolveDate>[], at, zones)
      case 'assign_sandbox':
      case 'extend_sandbox':
      case 'unsubscribe':
      case 'check_event':
      case 'store_answer':
        return carryOutSingles(tx, asked as readonly EffectRequest<Single>[], at)
    }
  }

  return async (tx, asked, at) => {
    const results: EffectResult[] = []
    for (const places of alike(asked)) {
      const group = places.flatMap(place => asked[place] ?? [])
      const [only] = group
      const answers =
        only && group.length === 1
          ? await blaming(only.run, () => carryOut(tx, group, at))
          : await carryOut(tx, group, at)
      for (const [i, place] of places.entries()) results[place] = answers[i] as EffectResult
    }
    return results
  }
}

/** The places of effects that are carried out together. */
function alike(asked: readonly AskedEffect[]): Iterable<number[]> {
  const groups = new Map<string, number[]>()
  for (const [place, { effect }] of asked.entries()) {
    const what = whatItDoes(effect)
    const group = groups.get(what)
    if (group) group.push(place)
    else groups.set(what, [place])
  }
  return groups.values()
}

function whatItDoes(effect: RecordEffect): string {
  if (isMembershipEffect(effect)) return `${effect.type} ${idsOfEffect(effect).join(' ')}`
  switch (effect.type) {
    case 'set_field':
      return `${effect.type} ${effect.field_id} ${JSON.stringify(effect.value)}`
    case 'resolve_date':
      return `${effect.type} ${effect.field_id}`
    default:
      return effect.type
  }
}

async function carryOutOne(
  tx: Tx,
  lead_id: string,
  effect: Single,
  at: number,
  context: EffectContext,
): Promise<EffectResult> {
  switch (effect.type) {
    case 'unsubscribe':
      return { ok: true, outcome: { changed: await unsubscribeLead(tx, lead_id, { cause: 'journey' }, context) } }
    case 'assign_sandbox':
    case 'extend_sandbox':
      return changeSandboxAccess(tx, lead_id, effect, context)
    case 'check_event':
      return checkEvent(tx, effect, at, context.questions)
    case 'store_answer':
      return applyAnswer(tx, effect, context)
  }
}

async function changeMembers(
  tx: Tx,
  asked: readonly EffectRequest[],
  effect: ChangeMembership,
  at: number,
  emit: WriteContext['emit'],
): Promise<EffectResult[]> {
  const { set, adds } = memberships[effect.type]
  const runs = asked.map(({ run }) => run)
  const lead_ids = runs.map(({ lead_id }) => lead_id)
  const changed = new Map(lead_ids.map((lead_id): [string, string[]] => [lead_id, []]))
  for (const id of idsOfEffect(effect)) {
    const { add, remove } = memberSets[set]
    const those = adds ? await add(tx, runs, id, at, emit) : await remove(tx, lead_ids, id, emit)
    for (const lead_id of those) changed.get(lead_id)?.push(id)
  }
  return lead_ids.map(lead_id => ({ ok: true, outcome: { changed: changed.get(lead_id) ?? [] } }))
}

async function setField(
  tx: Tx,
  lead_ids: readonly string[],
  { field_id, value }: SetField,
  context: WriteContext,
): Promise<EffectResult[]> {
  const field = await fieldById(tx, field_id)
  if (!field) return lead_ids.map(() => refusal('unknown_reference'))
  const set = await setFieldOfLeads(tx, lead_ids, field, value, context)
  if (!set.ok) return lead_ids.map(() => refusal(set.code))
  const changed = new Set(set.changed)
  const others = lead_ids.filter(lead_id => !changed.has(lead_id))
  const known = others.length > 0 ? await knownLeads(tx, others) : new Set()
  return lead_ids.map(lead_id =>
    changed.has(lead_id) || known.has(lead_id)
      ? { ok: true, outcome: { changed: changed.has(lead_id) } }
      : refusal('unknown_reference'),
  )
}

/** An erased lead fits nothing. */
const evaluateOne = oneByOne<Map<string, LeadFacts>, EvaluateFilter>(async (factsOf, run, effect, at) => {
  const filter = effect.filter as Filter
  const facts = factsOf.get(run.lead_id)
  if (!facts) return { ok: true, outcome: { holds: false } }
  const present = { now: at, timezone: run.site_timezone }
  return { ok: true, outcome: { holds: matches(filter, facts, present) }, facts: askedFacts(filter, facts, present) }
})

async function evaluate(tx: Tx, asked: readonly EffectRequest<EvaluateFilter>[], at: number): Promise<EffectResult[]> {
  const results: EffectResult[] = []
  for (let from = 0; from < asked.length; from += facts_at_once) {
    const slice = asked.slice(from, from + facts_at_once)
    const factsOf = await leadFacts(
      tx,
      slice.map(({ run }) => run.lead_id),
    )
    results.push(...(await evaluateOne(factsOf, slice, at)))
  }
  return results
}

async function resolveDates(
  tx: Tx,
  asked: readonly EffectRequest<ResolveDate>[],
  at: number,
  zones?: ZoneTable,
): Promise<EffectResult[]> {
  const field = await fieldById(tx, asked[0]?.effect.field_id ?? '')
  if (field?.type !== 'date') return asked.map(() => ({ ok: true, outcome: { at: null, reason: 'no_field' } }))
  const resolveOne = oneByOne<Tx, ResolveDate>(async (t, run, effect) => {
    const date = await readValue(t, run.lead_id, field)
    const facts = { [field.name]: date }
    return { ok: true, outcome: resolveDate(effect, date === null ? null : String(date), run, zones), facts }
  })
  return resolveOne(tx, asked, at)
}
