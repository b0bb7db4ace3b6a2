/** What background work on sandboxes needs besides the row. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { type Driver, driverFor, type Machine } from '../drivers/rules.ts'
import { driverSettings, presentSettings } from '../sandbox-settings/rules.ts'
import { toMachine } from './machine.ts'
import { findSandbox, type SandboxRow } from './store.ts'

export interface MachineScope {
  driver: Driver
  machine: Machine
  row: SandboxRow
  /** What it is a copy of. */
  source: SandboxRow | undefined
  sourceMachine: Machine | undefined
}

/** Undefined where there is no such sandbox any more. */
export async function drive(
  { database, installation, site_id }: SiteScope,
  sandbox_id: string,
): Promise<MachineScope | undefined> {
  const key = await installation.databases.siteKey(site_id)
  return database.read(async (db: Handle<'site'>) => {
    const row = await findSandbox(db, sandbox_id)
    if (!row) return undefined
    const source = row.source_id === null ? undefined : await findSandbox(db, row.source_id)
    const settings = driverSettings(await presentSettings(db), key)
    return {
      row,
      source,
      driver: driverFor(row.type, { installation, key, settings }),
      machine: toMachine(row, site_id, key),
      sourceMachine: source && toMachine(source, site_id, key),
    }
  })
}
