/** What runs do in the site's database. Those of a batch that do the same do it in one statement. */
import type { EvaluateFilter, RecordEffect, ResolveDate, SetField } from '../../../workflows/core/effects.ts'
import {
  type AskedEffect,
  type ClaimedRun,
  type EffectResult,
  oneByOne,
  type RunPort,
} from '../../../workflows/ports.ts'
import { resolveDate } from '../../../workflows/time/date-field.ts'
import type { ZoneTable } from '../../../workflows/time/zones.ts'
import type { InAction } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { askedFacts, matches } from '../../platform/filter/matches.ts'
import type { Filter } from '../../platform/filter/schema.ts'
import { fieldById, oneValueOf } from '../custom-fields/rules.ts'
import { knownLeads, leadFacts, setFieldOfLeads, unsubscribeLead } from '../leads/rules.ts'
import { tagLeads, untagLeads } from '../tags/rules.ts'
import { applyAnswer, checkEvent } from './lead-events.ts'

type Tx = Handle<'site'>
type Run = ClaimedRun & { lead_id: string; enrolled_at: number }
type Asked<E extends RecordEffect = RecordEffect> = AskedEffect<Run, E>

/** So many leads' facts are in memory at once. */
const facts_at_once = 500

const refusal = (code: string): EffectResult => ({ ok: false, code, retry_at: null })

/** Carries effects out; what they change is told by `context`. The runs are those that the port has claimed. */
export function recordEffects(
  context: Pick<InAction, 'newId' | 'now' | 'emit'>,
  zones?: ZoneTable,
): RunPort<Tx>['applyEffects'] {
  const { emit } = context

  const carryOutOne = oneByOne<Tx>(async (tx, run, effect, at) => {
    const { lead_id } = run as Run
    switch (effect.kind) {
      case 'unsubscribe':
        return { ok: true, outcome: { changed: await unsubscribeLead(tx, lead_id, { cause: 'journey' }, context) } }
      case 'resolve_date':
        return dateOfLead(tx, run as Run, effect, zones)
      case 'check_event':
        return checkEvent(tx, effect, at)
      case 'store_answer':
        return applyAnswer(tx, effect, context)
      default:
        throw new Error(`The effect ${effect.kind} is carried out for many at once`)
    }
  })

  async function carryOut(tx: Tx, asked: readonly Asked[], at: number): Promise<EffectResult[]> {
    const effect = asked[0]?.effect
    const lead_ids = asked.map(({ run }) => run.lead_id)
    switch (effect?.kind) {
      case 'assign_tags':
        return changeTags(lead_ids, effect.tag_ids, tag_id => tagLeads(tx, lead_ids, tag_id, at, emit))
      case 'remove_tags':
        return changeTags(lead_ids, effect.tag_ids, tag_id => untagLeads(tx, lead_ids, tag_id, emit))
      case 'set_field':
        return setField(tx, lead_ids, effect, context)
      case 'evaluate_filter':
        return evaluate(tx, asked as readonly Asked<EvaluateFilter>[])
      default:
        return carryOutOne(tx, asked, at)
    }
  }

  return async (tx, asked, at) => {
    const results: EffectResult[] = []
    for (const places of alike(asked)) {
      const group = places.flatMap(place => asked[place] ?? []) as Asked[]
      const answers = await carryOut(tx, group, at)
      for (const [i, place] of places.entries()) results[place] = answers[i] as EffectResult
    }
    return results
  }
}

/** The places of effects that can be carried out together. */
function alike(asked: readonly AskedEffect[]): Iterable<number[]> {
  if (asked.length === 1) return [[0]]
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
  switch (effect.kind) {
    case 'assign_tags':
    case 'remove_tags':
      return `${effect.kind} ${effect.tag_ids.join(' ')}`
    case 'set_field':
      return `${effect.kind} ${effect.field_id} ${JSON.stringify(effect.value)}`
    default:
      return effect.kind
  }
}

/** Of a lead with several runs here the first changes it. */
async function changeTags(
  lead_ids: readonly string[],
  tag_ids: readonly string[],
  change: (tag_id: string) => Promise<string[]>,
): Promise<EffectResult[]> {
  const changed = lead_ids.map((): string[] => [])
  for (const tag_id of tag_ids) {
    const left = new Set(await change(tag_id))
    for (const [i, lead_id] of lead_ids.entries()) if (left.delete(lead_id)) changed[i]?.push(tag_id)
  }
  return changed.map(of => ({ ok: true, outcome: { changed: of } }))
}

async function setField(
  tx: Tx,
  lead_ids: readonly string[],
  { field_id, value }: SetField,
  context: Pick<InAction, 'newId' | 'now' | 'emit'>,
): Promise<EffectResult[]> {
  const field = await fieldById(tx, field_id)
  const set = field
    ? await setFieldOfLeads(tx, lead_ids, field, value, context)
    : { ok: false as const, code: 'unknown_reference' }
  if (!set.ok) return lead_ids.map(() => refusal(set.code))
  const left = new Set(set.changed)
  const others = lead_ids.filter(lead_id => !left.has(lead_id))
  const known = others.length > 0 ? await knownLeads(tx, others) : new Set()
  return lead_ids.map(lead_id => {
    if (left.delete(lead_id)) return { ok: true, outcome: { changed: true } }
    const isThere = known.has(lead_id) || set.changed.includes(lead_id)
    return isThere ? { ok: true, outcome: { changed: false } } : refusal('unknown_reference')
  })
}

/** An erased lead fits nothing. */
async function evaluate(tx: Tx, asked: readonly Asked<EvaluateFilter>[]): Promise<EffectResult[]> {
  const results: EffectResult[] = []
  for (let from = 0; from < asked.length; from += facts_at_once) {
    const slice = asked.slice(from, from + facts_at_once)
    const factsOf = await leadFacts(tx, [...new Set(slice.map(({ run }) => run.lead_id))])
    for (const { run, effect } of slice) {
      const filter = effect.filter as Filter
      const facts = factsOf.get(run.lead_id)
      results.push(
        facts
          ? { ok: true, outcome: { holds: matches(filter, facts) }, facts: askedFacts(filter, facts) }
          : { ok: true, outcome: { holds: false } },
      )
    }
  }
  return results
}

async function dateOfLead(tx: Tx, run: Run, effect: ResolveDate, zones?: ZoneTable): Promise<EffectResult> {
  const field = await fieldById(tx, effect.field_id)
  if (field?.type !== 'date') return { ok: true, outcome: { at: null, reason: 'no_field' } }
  const date = await oneValueOf(tx, run.lead_id, field)
  const facts = { [field.name]: date }
  return { ok: true, outcome: resolveDate(effect, date === null ? null : String(date), run, zones), facts }
}
