/** What becomes of accesses when their lead is erased. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { removeJobs } from '../../../platform/jobs/jobs.ts'
import { mergedInto } from '../../contacts/lead-merges/rules.ts'
import { findSandbox, startRemoval } from '../sandboxes/rules.ts'
import { sandboxAccessEmailJob, tendSandboxAccessJob } from './jobs.ts'
import { type AccessRow, accessesOfLeads, changeAccess, removeLinks } from './store.ts'

type Tx = Handle<'site'>

/** Their copies are deleted, whatever their clean-up says; a row stays that says nothing of a person. */
export async function eraseAccesses(tx: Tx, people: readonly ErasedPerson[]): Promise<void> {
  const [first] = people
  if (!first) return
  const lead_ids = people.map(({ lead_id }) => lead_id)
  // What ended when two became one is kept for the lead that went.
  const merged = (await mergedInto(tx, lead_ids)).map(({ merged_lead_id }) => merged_lead_id)
  const rows = await accessesOfLeads(tx, [...lead_ids, ...merged])
  for (const row of rows) await endWithData(tx, row, first.now)
  const ids = rows.map(({ id }) => id)
  await removeJobs(tx, sandboxAccessEmailJob, ids)
  await removeJobs(tx, tendSandboxAccessJob, ids)
}

/** Its links are dead, its copy goes, and the row that stays says nothing of a person. */
export async function endWithData(tx: Tx, { id, copy_id, deleted_at }: AccessRow, now: number): Promise<void> {
  await removeLinks(tx, id)
  const gone = { lead_id: null, copy_id: null, source_id: null, waits_for: null, deleted_at: deleted_at ?? now }
  await changeAccess(tx, id, { ...gone, updated_at: now })
  const copy = copy_id === null ? undefined : await findSandbox(tx, copy_id)
  if (copy) await startRemoval(tx, copy, now)
}
