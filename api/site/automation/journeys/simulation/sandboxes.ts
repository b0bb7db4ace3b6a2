/** Sandboxes in a simulation: accesses in memory, by the rules that the clock follows for real ones. */
import type { Step } from '../../../../../workflows/core/definition.ts'
import type { AssignSandbox, ExtendSandbox } from '../../../../../workflows/core/effects.ts'
import type { EffectResult } from '../../../../../workflows/ports.ts'
import type { SimulatedAccess, SimulatedLead } from '../../../../../workflows/simulate/overlay.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import {
  type AccessLife,
  type AccessRow,
  accessEnd,
  accessesOfLeads,
  assignmentOf,
  extendedEnd,
  extensionOf,
  obstacleOutcome,
  sandboxSetNames,
  statesAt,
} from '../../../sandboxes/sandbox-access/rules.ts'
import { cleanupMs, hour_ms, type SandboxRow, sandboxesByIds } from '../../../sandboxes/sandboxes/rules.ts'

type SandboxesById = ReadonlyMap<string, SandboxRow>

export async function readSandboxes(db: Handle<'site'>, steps: readonly Step[], lead_ids: readonly string[]) {
  const rows = (await accessesOfLeads(db, lead_ids)).filter(({ deleted_at }) => deleted_at === null)
  const named = steps.flatMap(step =>
    step.type === 'assign_sandbox' || step.type === 'extend_sandbox' ? [step.sandbox_id] : [],
  )
  const ids = new Set([...named, ...rows.map(({ sandbox_id }) => sandbox_id)])
  return {
    sandboxes: await sandboxesByIds(db, [...ids]),
    accesses: Map.groupBy(rows, ({ lead_id }) => lead_id ?? ''),
  }
}

export const toSimulatedAccesses = (rows: readonly AccessRow[]): SimulatedLead['sandboxes'] =>
  Object.fromEntries(
    rows.map(({ sandbox_id, given_at, expires_at, ended_at, waits_for }) => [
      sandbox_id,
      { given_at, expires_at, ended_at, waits_for },
    ]),
  )

/** With its data deleted once the clean-up is over. */
function lifeAt(access: SimulatedAccess, sandbox: SandboxRow | undefined, now: number): AccessLife {
  const life = { ...access, deleted_at: null }
  const end = accessEnd(life)
  const wait = sandbox ? cleanupMs(sandbox) : 0
  const deleted_at = end === null || wait === null || end + wait > now ? null : end + wait
  return { ...life, deleted_at }
}

/** The sets that filters ask for, as far as the clock alone decides who is in them. */
export function sandboxSetsAt(
  { sandboxes }: SimulatedLead,
  known: SandboxesById,
  now: number,
): Record<string, string[]> {
  const sets = Object.fromEntries(sandboxSetNames.byClock.map((name): [string, string[]] => [name, []]))
  for (const [id, access] of Object.entries(sandboxes)) {
    const life = lifeAt(access, known.get(id), now)
    for (const name of access.waits_for === null ? statesAt(life, now) : ['sandboxes']) sets[name]?.push(id)
  }
  return sets
}

export function changeSimulatedAccess(
  effect: AssignSandbox | ExtendSandbox,
  lead: SimulatedLead,
  known: SandboxesById,
  now: number,
): EffectResult {
  const { sandbox_id } = effect
  const sandbox = known.get(sandbox_id)
  if (!sandbox || sandbox.machine_status === 'deleting') return { ok: false, code: 'unknown_reference', retry_at: null }
  const kept = lead.sandboxes[sandbox_id]
  const life = kept && { ...lifeAt(kept, sandbox, now), waits_for: kept.waits_for }
  const present = life?.deleted_at === null ? life : undefined
  const result = effect.type === 'assign_sandbox' ? assignmentOf(present, now) : extensionOf(present, now)
  const changes = result === 'assigned' || result === 'extended'
  const obstacle = changes ? obstacleOutcome(sandbox, now) : undefined
  if (obstacle && (effect.type === 'assign_sandbox' || obstacle.result === 'not_activated')) {
    return { ok: true, outcome: obstacle }
  }
  if (!changes) return { ok: true, outcome: { result } }
  const hours = effect.hours ?? sandbox.user_data_expiry_hours
  const given = { given_at: now, expires_at: hours === 0 ? null : now + hours * hour_ms, ended_at: null }
  const extended = present && { ...present, expires_at: extendedEnd(present, hours, now), ended_at: null }
  lead.sandboxes = { ...lead.sandboxes, [sandbox_id]: { ...given, waits_for: null, ...toAccess(extended) } }
  return { ok: true, outcome: { result } }
}

const toAccess = (life: SimulatedAccess | undefined): Partial<SimulatedAccess> =>
  life ? { given_at: life.given_at, expires_at: life.expires_at, ended_at: life.ended_at } : {}
