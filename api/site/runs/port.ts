/** The record of runs in the site's database, as a runner needs it. */
import type { Definition } from '../../../workflows/core/definition.ts'
import type { RecordEffect } from '../../../workflows/core/effects.ts'
import { hasRulesFor } from '../../../workflows/core/step.ts'
import type { ClaimedRun, Due, EffectResult, RunPort } from '../../../workflows/ports.ts'
import { resolveDate } from '../../../workflows/time/date-field.ts'
import type { ZoneTable } from '../../../workflows/time/zones.ts'
import type { InAction } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { appendEvents, type NewEvent } from '../../platform/events/events.ts'
import { askedFacts, matches } from '../../platform/filter/matches.ts'
import type { Filter } from '../../platform/filter/schema.ts'
import type { SiteScope } from '../../site-work.ts'
import { type FieldRow, fieldById, oneValueOf } from '../custom-fields/rules.ts'
import { definitionOf } from '../journeys/rules.ts'
import { leadFacts, setFieldValue, unsubscribeLead } from '../leads/rules.ts'
import { tagLead, untagLead } from '../tags/rules.ts'
import { countTransitions } from './counts.ts'
import { applyAnswer, checkEvent } from './lead-events.ts'
import { enqueueOutside } from './outside-effects.ts'
import { type DueRun, dueRuns, earliestWake, postponeRuns, saveTransitions, takeInputs } from './port-store.ts'

type Tx = Handle<'site'>
const strange_ms = 3_600_000
type Claimed = ClaimedRun & {
  lead_id: string
  journey_id: string
  journey_version: number
  enrolled_at: number
  wake_at: number
}

/** What runs do in a site's database. `held` says whether the whole site is held at the moment. */
export function runPort(scope: SiteScope, zones?: ZoneTable): RunPort<Tx> {
  const { installation, database, clock } = scope
  const definitions = new Map<string, Definition>()
  const now = () => clock.now()
  /** What the batch in hand has to tell, written together with its states. */
  let told: Parameters<typeof appendEvents>[1][number][] = []
  const emit = async (_tx: Tx, event: NewEvent) => {
    told.push({ ...event, id: installation.newId('event'), at: now() })
  }
  const context: Pick<InAction, 'newId' | 'now' | 'emit'> = { newId: installation.newId, now, emit }
  let site_timezone = 'UTC'
  let held = false
  /** The runs that were claimed last: a batch is in hand at a time. */
  let batch = new Map<string, Claimed>()
  /** The custom fields that the batch in hand has asked for. */
  const fields = new Map<string, FieldRow | undefined>()

  function inBatch(run_id: string): Claimed {
    const run = batch.get(run_id)
    if (!run) throw new Error(`Run ${run_id} is not of this batch`)
    return run
  }

  async function definition(tx: Tx, journey_id: string, version: number): Promise<Definition> {
    const key = `${journey_id} ${version}`
    const known = definitions.get(key) ?? (await definitionOf(tx, journey_id, version))
    definitions.set(key, known)
    return known
  }

  async function fieldOf(tx: Tx, id: string): Promise<FieldRow | undefined> {
    if (!fields.has(id)) fields.set(id, await fieldById(tx, id))
    return fields.get(id)
  }

  /** A state of other rules than this release has stands still: it is looked at again later, and breaks no batch. */
  async function knownOf(tx: Tx, rows: DueRun[], at: number): Promise<DueRun[]> {
    const known = rows.filter(row => hasRulesFor(row.state.version))
    const strange = rows.filter(row => !hasRulesFor(row.state.version))
    const wake_at = at + strange_ms
    await postponeRuns(
      tx,
      strange.map(({ id, attempts }) => ({ run_id: id, attempts, wake_at })),
    )
    return known
  }

  async function claimDue(tx: Tx, due: Due): Promise<Claimed[]> {
    if (held) return []
    const rows = await knownOf(tx, await dueRuns(tx, due), due.now)
    if (rows.length === 0) return []
    const ids = rows.map(row => row.id)
    const inputs = await takeInputs(tx, ids)
    const claimed: Claimed[] = []
    for (const row of rows) {
      claimed.push({
        run_id: row.id,
        definition: await definition(tx, row.journey_id, row.journey_version),
        state: row.state,
        inputs: [...(inputs.get(row.id) ?? []), ...(due.came?.get(row.id) ?? [])],
        attempts: row.attempts,
        lead_timezone: row.timezone,
        site_timezone,
        lead_id: row.lead_id,
        journey_id: row.journey_id,
        journey_version: row.journey_version,
        enrolled_at: row.enrolled_at,
        wake_at: row.wake_at ?? due.now,
      })
    }
    fields.clear()
    batch = new Map(claimed.map(run => [run.run_id, run]))
    return claimed
  }

  async function applyEffect(tx: Tx, run: ClaimedRun, effect: RecordEffect, at: number): Promise<EffectResult> {
    const { lead_id } = run as Claimed
    switch (effect.kind) {
      case 'assign_tags':
        return { ok: true, outcome: { changed: await tagLead(tx, lead_id, effect.tag_ids, at, emit) } }
      case 'remove_tags':
        return { ok: true, outcome: { changed: await untagLead(tx, lead_id, effect.tag_ids, emit) } }
      case 'set_field':
        return setField(tx, lead_id, effect)
      case 'unsubscribe':
        return { ok: true, outcome: { changed: await unsubscribeLead(tx, lead_id, { cause: 'journey' }, context) } }
      case 'evaluate_filter': {
        const filter = effect.filter as Filter
        const facts = (await leadFacts(tx, [lead_id])).get(lead_id)
        if (!facts) return { ok: true, outcome: { holds: false } }
        return { ok: true, outcome: { holds: matches(filter, facts) }, facts: askedFacts(filter, facts) }
      }
      case 'resolve_date':
        return resolveLeadDate(tx, run as Claimed, effect)
      case 'check_event':
        return checkEvent(tx, effect, at)
      case 'store_answer':
        return applyAnswer(tx, effect, context)
    }
  }

  async function resolveLeadDate(
    tx: Tx,
    run: Claimed,
    effect: RecordEffect & { kind: 'resolve_date' },
  ): Promise<EffectResult> {
    const field = await fieldOf(tx, effect.field_id)
    if (field?.type !== 'date') return { ok: true, outcome: { at: null, reason: 'no_field' } }
    const date = await oneValueOf(tx, run.lead_id, field)
    const facts = { [field.name]: date }
    return { ok: true, outcome: resolveDate(effect, date === null ? null : String(date), run, zones), facts }
  }

  async function setField(
    tx: Tx,
    lead_id: string,
    effect: RecordEffect & { kind: 'set_field' },
  ): Promise<EffectResult> {
    const field = await fieldOf(tx, effect.field_id)
    if (!field) return { ok: false, code: 'unknown_reference', retry_at: null }
    const result = await setFieldValue(tx, lead_id, field, effect.value, context)
    return result.ok
      ? { ok: true, outcome: { changed: result.changed } }
      : { ok: false, code: result.code, retry_at: null }
  }

  return {
    ...(zones && { zones }),
    async transaction(work) {
      const facts = await scope.facts()
      site_timezone = facts?.timezone ?? 'UTC'
      held = facts?.held ?? true
      return database.write(tx => {
        // Of a batch that broke nothing is kept.
        told = []
        return work(tx)
      })
    },
    claimDue,
    applyEffect,
    enqueue: (tx, effects, at) =>
      enqueueOutside(tx, effects, inBatch, {
        newId: installation.newId,
        now: at,
        model: installation.ai?.model ?? '',
      }),
    async save(tx, transitions) {
      await appendEvents(tx, told)
      told = []
      await saveTransitions(tx, transitions, run_id => inBatch(run_id).journey_version)
      await countTransitions(tx, transitions, inBatch)
    },
    postpone: (tx, postponements) => postponeRuns(tx, postponements),
    async nextWake() {
      const facts = await scope.facts()
      return facts === null || facts.held ? null : database.read(earliestWake)
    },
  }
}
