/** The simulating runner with leads in memory, on a clock that the test moves. */
import type { Definition, Filter } from '../../workflows/core/definition.ts'
import type { OutsideEffect, RecordEffect } from '../../workflows/core/effects.ts'
import type { EffectResult } from '../../workflows/ports.ts'
import { applyToLead, type SimulatedLead, type Surroundings } from '../../workflows/simulate/overlay.ts'
import { createSimulator, type Simulator } from '../../workflows/simulate/runner.ts'
import { resolveDate } from '../../workflows/time/date-field.ts'
import type { Harness, Lead } from './runner-harness.ts'
import { changedAccess } from './simple-accesses.ts'

export interface SimulateHarness extends Harness {
  simulator: Simulator
  /** Of each run every version of its definition, from the first. */
  versions: Map<string, Definition[]>
}

export function simulateHarness(start: number): SimulateHarness {
  const leads = new Map<string, SimulatedLead>()
  const versions = new Map<string, Definition[]>()
  const zones = new Map<string, string | null>()
  const handedOff = new Map<string, OutsideEffect>()
  const answers = new Map<RecordEffect['type'], (EffectResult | Error)[]>()
  const leadOf = (runId: string): SimulatedLead => {
    const lead = leads.get(runId)
    if (!lead) throw new Error(`No run ${runId}`)
    return lead
  }
  const simulator = createSimulator(
    {
      async applyEffect(run, effect, now) {
        const planned = answers.get(effect.type)?.shift()
        if (planned instanceof Error) throw planned
        return planned ?? applyToLead(leadOf(run.run_id), { run, effect, now }, surroundings)
      },
      async carryOut(effect) {
        handedOff.set(`${effect.run_id}/${effect.sequence}`, effect)
        return []
      },
    },
    start,
  )
  return {
    simulator,
    versions,
    now: simulator.now,
    moveTo: simulator.moveTo,
    async enroll(enrollment) {
      const { run_id, definition, lead = {} } = enrollment
      versions.set(run_id, [definition])
      leads.set(run_id, overlayOf(lead))
      const lead_timezone = lead.timezone ?? null
      zones.set(run_id, lead_timezone)
      await simulator.enroll({ run_id, definition, lead_timezone, site_timezone: 'Europe/Madrid' })
    },
    leave: simulator.leave,
    async happen(runId, event) {
      const at = simulator.now()
      const answer = event.type === 'answered' && event.answer_id !== null ? { answer: event.answer_id } : {}
      leadOf(runId).acts.push({ at, event, ...answer })
      await simulator.leave(runId, { type: 'event', at, event })
    },
    async move(runId, definition) {
      versions.get(runId)?.push(definition)
      await simulator.move(runId, definition)
    },
    restart: async () => {
      throw new Error('A simulation has nothing to restart from')
    },
    answerNext: (type, list) => void answers.set(type, list),
    state: simulator.state,
    record: simulator.record,
    inputs: simulator.inputs,
    lead(runId) {
      const { sandboxes, ...lead } = leadOf(runId)
      return { ...lead, sandboxes: endsOf(sandboxes), timezone: zones.get(runId) ?? null }
    },
    sends: () => [...handedOff.values()],
    errors: () => [],
  }
}

const overlayOf = ({ tags = [], audiences = [], fields = {}, subscribed = true }: Partial<Lead>): SimulatedLead => ({
  tags,
  audiences,
  fields: fields as SimulatedLead['fields'],
  sandboxes: {},
  subscribed,
  withdrawn: !subscribed,
  acts: [],
})

const endsOf = (accesses: SimulatedLead['sandboxes']): Lead['sandboxes'] =>
  Object.fromEntries(Object.entries(accesses).map(([id, { expires_at }]) => [id, expires_at]))

const surroundings: Surroundings = {
  has: () => true,
  parseValue: (_id, value) => ({ ok: true, value }),
  holds: (filter, lead) => tagRule(filter, lead),
  changeAccess(effect, lead, now) {
    const { outcome, sandboxes } = changedAccess(endsOf(lead.sandboxes), effect, now)
    const life = { given_at: now, ended_at: null, waits_for: null }
    lead.sandboxes = Object.fromEntries(
      Object.entries(sandboxes).map(([id, expires_at]) => [id, { ...life, expires_at }]),
    )
    return { ok: true, outcome }
  },
  resolveDate(effect, { fields }, run) {
    const date = fields[effect.field_id] ?? null
    return { ok: true, outcome: resolveDate(effect, date === null ? null : String(date), run), facts: { date } }
  },
}

/** Just enough of the filter language: a rule that asks for a tag. */
function tagRule(filter: Filter, { tags }: SimulatedLead) {
  if (filter.type !== 'rule' || filter.field !== 'tags') throw new Error('Only rules on tags are known here')
  return { holds: tags.includes(String(filter.value)), facts: { tags } }
}
