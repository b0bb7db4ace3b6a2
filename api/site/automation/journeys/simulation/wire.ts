/** A simulated run as it travels: each entry with its local clock, its mail, and of a fork every branch with its why. */

import type { Definition, PathsStep } from '../../../../../workflows/core/definition.ts'
import { findStep } from '../../../../../workflows/core/graph.ts'
import type { StoredEntry } from '../../../../../workflows/ports.ts'
import type { SimulationResult } from '../../../../../workflows/simulate/simulate-run.ts'
import { localText, toLocal } from '../../../../../workflows/time/local-clock.ts'
import { type TimeContext, zoneFor } from '../../../../../workflows/time/resolve.ts'
import { systemZones } from '../../../../../workflows/time/zones.ts'
import { toInstant } from '../../../../platform/runtime/clock.ts'
import type { SimulatedMail } from './mail.ts'

interface WireContext {
  definition: Definition
  context: TimeContext
  emails: ReadonlyMap<number, SimulatedMail>
}

export function toEntries({ record }: SimulationResult, { definition, context, emails }: WireContext) {
  const { zone, zone_source } = zoneFor('delay', context)
  return record.map((entry, i) => {
    const step = findStep(definition, entry.step_id)
    const mail = entry.type === 'send_handed_off' ? emails.get(entry.effect ?? -1) : undefined
    return {
      sequence: entry.sequence,
      at: toInstant(entry.at),
      local: localText(toLocal(systemZones(), zone, entry.at)),
      timezone: zone,
      timezone_source: zone_source,
      step_id: entry.step_id,
      step_type: step?.type ?? null,
      type: entry.type,
      reason: entry.reason,
      detail: entry.detail,
      ...(entry.facts && { facts: entry.facts }),
      ...(mail && { email: toEmail(mail) }),
      ...(entry.type === 'branch_taken' && step?.type === 'paths' && { branches: toBranches(step, record, i) }),
    }
  })
}

const toEmail = ({ from, to, subject, preheader, html, text, marketing, placeholder }: SimulatedMail) => ({
  from,
  to,
  subject,
  preheader,
  html,
  text,
  marketing,
  placeholder,
})

/** Every branch of a fork, with the recorded result of its condition. */
function toBranches(step: PathsStep, record: readonly StoredEntry[], taken_at: number) {
  const own = record.slice(0, taken_at).filter(entry => entry.step_id === step.id)
  const taken = record[taken_at]?.detail.branch_id ?? null
  const branches = step.branches.map(({ id, name, when }) => {
    const asked = own.findLast(entry => entry.detail.branch_id === id)
    const { type: _kind, ...rest } = when
    return {
      branch_id: id,
      name: name ?? null,
      taken: taken === id,
      reason: asked?.reason ?? (taken === id ? 'taken' : 'not_asked'),
      rule: when.type === 'filter' ? { ...when.filter } : { type: when.type, ...rest },
      ...(asked?.facts
        ? { values: asked.facts }
        : when.type === 'percentage' && asked && { values: { roll: asked.detail.roll } }),
    }
  })
  const missed = taken === null ? (record[taken_at]?.reason ?? 'otherwise') : 'not_asked'
  return [...branches, { branch_id: null, name: null, taken: taken === null, reason: missed }]
}
