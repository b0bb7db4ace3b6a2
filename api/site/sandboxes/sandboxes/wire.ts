/** From a row to what the API answers. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { type FailureCode, supervisorOf } from '../drivers/rules.ts'
import { urlOf } from './machine.ts'
import { leadsWithAccess } from './ports.ts'
import { cleanupAt, type MachineStatus, sandboxStatus } from './statuses.ts'
import { poolsReady, type SandboxRow } from './store.ts'

/** What is read for many rows at once. */
export interface Around {
  now: number
  leads: ReadonlyMap<string, number>
  ready: ReadonlyMap<string, number>
  isRunning: (sandbox_id: string) => boolean
  /** Milliseconds until one that ended again and again is started again; 0: now. */
  waitOf: (sandbox_id: string) => number
  urlOf: (row: SandboxRow) => string | null
}

export async function readAround(
  db: Handle<'site'>,
  rows: readonly SandboxRow[],
  { installation, site_id }: { installation: Installation; site_id: string },
  now: number,
): Promise<Around> {
  const ids = rows.map(({ id }) => id)
  const leads = await installation.connections.through(leadsWithAccess)(db, ids, now)
  const ready = await poolsReady(db, ids)
  return {
    ...{ now, leads, ready },
    isRunning: id => supervisorOf(installation).isRunning(id),
    waitOf: id => supervisorOf(installation).waitOf(id),
    urlOf: row => urlOf(row, site_id, installation.config.sandboxes),
  }
}

/** A WordPress that nobody visits sleeps, and starts with the next visit. */
export const shownMachineStatus = (
  { id, type, machine_status }: SandboxRow,
  isRunning: Around['isRunning'],
): MachineStatus => (type === 'wordpress' && machine_status === 'ready' && !isRunning(id) ? 'asleep' : machine_status)

export const toSandbox = (row: SandboxRow, around: Around) => ({
  id: row.id,
  name: row.name,
  type: row.type,
  url: around.urlOf(row),
  lead_access: row.lead_access,
  machine_status: shownMachineStatus(row, around.isRunning),
  ...(row.machine_status === 'creating' && row.task !== null && { task: row.task }),
  status: sandboxStatus(row, around.now),
  ...(row.failure !== null && { failure: row.failure as FailureCode }),
  ...(row.failure !== null && row.driver_facts.broken_part && { failure_part: row.driver_facts.broken_part }),
  ...(around.waitOf(row.id) > 0 && { restarts_at: toInstant(around.now + around.waitOf(row.id)) }),
  has_blueprint: row.driver_facts.blueprint !== undefined,
  size_gb: row.size_gb,
  used_bytes: row.used_bytes,
  space_over: row.space_over,
  trial_ends_at: toInstantOrNull(row.trial_ends_at),
  expires_at: toInstantOrNull(row.expires_at),
  canceled_at: toInstantOrNull(row.canceled_at),
  cleanup_at: toInstantOrNull(cleanupAt(row)),
  username: row.username,
  has_password: row.password !== null,
  control_panel_username: row.control_panel_username,
  has_control_panel_password: row.control_panel_password !== null,
  user_data_expiry_hours: row.user_data_expiry_hours,
  cleanup_after: row.cleanup_after,
  cleanup_unit: row.cleanup_unit,
  pool_size: row.pool_size,
  pool_ready: around.ready.get(row.id) ?? 0,
  has_snapshot: row.driver_facts.snapshot === true,
  source_id: row.source_id,
  lead_count: around.leads.get(row.id) ?? 0,
  last_accessed_at: toInstantOrNull(row.last_accessed_at),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})
