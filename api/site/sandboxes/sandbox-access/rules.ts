/** Leads' access to sandboxes: what other features call, and how it ends. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { saveColumns } from '../../contacts/lead-records/columns.ts'
import { findLead, noteLeads } from '../../contacts/lead-records/rules.ts'
import { findSandbox, type SandboxRow, startRemoval } from '../sandboxes/rules.ts'
import { leadSandboxDeleted, leadSandboxSpaceOver } from './events.ts'
import * as store from './store.ts'

export { claimAccess, isEnterable, leadKey, newLink, openAccess } from './entry-links.ts'
export {
  enqueueTending,
  existingAccess,
  extendAccess,
  giveAccess,
  giveOrWait,
  mailAgain,
  obstacleTo,
} from './give-access.ts'
export { sandboxAccessLimits } from './limits.ts'
export { assignByJourney, extendByJourney, obstacleOutcome } from './promised.ts'
export { sandboxSetNames, statesAt } from './sets.ts'
export { type AccessLife, accessEnd, accessStatus, assignmentOf, extendedEnd, extensionOf } from './statuses.ts'
export { type AccessRow, accessesOfLeads, findAccess, findPresent, isLinkOpen, useTicket } from './store.ts'

type Tx = Handle<'site'>

/** Its links are dead, and its data goes: what is left says that it was. */
export async function deleteAccess(tx: Tx, row: store.AccessRow, context: WriteContext): Promise<void> {
  const now = context.now()
  await store.removeLinks(tx, row.id)
  const gone = { lead_id: null, copy_id: null, waits_for: null, deleted_at: now, updated_at: now }
  await store.changeAccess(tx, row.id, gone)
  const copy = row.copy_id === null ? undefined : await findSandbox(tx, row.copy_id)
  if (copy) await startRemoval(tx, copy, now)
  if (row.lead_id === null || !(await findLead(tx, row.lead_id))) return
  await showLatest(tx, row.lead_id)
  await context.emit(tx, leadSandboxDeleted, { lead_id: row.lead_id, data: { sandbox_id: row.sandbox_id } })
}

/** The lead shows the sandbox that it was given last. */
async function showLatest(tx: Tx, lead_id: string): Promise<void> {
  const rows = await store.accessesOfLeads(tx, [lead_id])
  await saveColumns(tx, lead_id, { sandbox_id: rows.at(-1)?.sandbox_id ?? null })
}

/** The machine is deleted: nobody enters it any more. */
export async function endAccessesTo(tx: Tx, sandbox_id: string, context: WriteContext): Promise<void> {
  for (const row of await store.accessesTo(tx, sandbox_id)) await deleteAccess(tx, row, context)
}

/** That there is space again is nothing that a journey begins with. */
export async function tellSpaceTo(
  tx: Tx,
  { sandbox_id, is_over }: { sandbox_id: string; is_over: boolean },
  context: WriteContext,
): Promise<void> {
  if (!is_over) return noteLeads(tx, store.leadsIn(sandbox_id), ['sandboxes_space_over'], context.emit)
  for (const { lead_id, sandbox_id: offered } of await store.accessesTo(tx, sandbox_id)) {
    if (lead_id !== null) await context.emit(tx, leadSandboxSpaceOver, { lead_id, data: { sandbox_id: offered } })
  }
}

/** What a lead enters. */
export const enteredSandbox = (db: Tx, { copy_id, sandbox_id }: store.AccessRow): Promise<SandboxRow | undefined> =>
  findSandbox(db, copy_id ?? sandbox_id)
