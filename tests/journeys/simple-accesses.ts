/** Accesses to sandboxes as records in memory keep them: their ends, none of which is reached. */
import type { AssignSandbox, ExtendSandbox, SandboxOutcome } from '../../workflows/core/effects.ts'
import { HOUR } from './scenes.ts'

type Accesses = Record<string, number | null>

/** As the sandboxes of site-record-rows.ts say. */
export const usual_hours = 72

export function changedAccess(
  sandboxes: Accesses,
  { type, sandbox_id, hours }: AssignSandbox | ExtendSandbox,
  at: number,
): { outcome: SandboxOutcome; sandboxes: Accesses } {
  const end = sandboxes[sandbox_id]
  const put = (result: SandboxOutcome['result'], from: number) => {
    const next = hours === 0 ? null : from + (hours ?? usual_hours) * HOUR
    return { outcome: { result }, sandboxes: { ...sandboxes, [sandbox_id]: next } }
  }
  if (type === 'assign_sandbox') {
    return end === undefined ? put('assigned', at) : { outcome: { result: 'already_assigned' }, sandboxes }
  }
  if (end === undefined) return { outcome: { result: 'no_access' }, sandboxes }
  return end === null ? { outcome: { result: 'no_end' }, sandboxes } : put('extended', end)
}
