/** What becomes of accesses when their lead is erased, or merged into another. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import type { LeadMerging } from '../../../platform/features/merging.ts'
import { removeJobs } from '../../../platform/jobs/jobs.ts'
import { findSandbox, startRemoval } from '../sandboxes/rules.ts'
import { sandboxAccessEmailJob, tendSandboxAccessJob } from './jobs.ts'
import { type AccessRow, accessesOfLeads, changeAccess, findPresent, removeLinks } from './store.ts'
import { sandboxAccesses } from './table.ts'

type Tx = Handle<'site'>

/** Their copies are deleted, whatever their clean-up says; a row stays that says nothing of a person. */
export async function eraseAccesses(tx: Tx, people: readonly ErasedPerson[]): Promise<void> {
  const [first] = people
  if (!first) return
  const rows = await accessesOfLeads(
    tx,
    people.map(({ lead_id }) => lead_id),
  )
  for (const row of rows) await endWithData(tx, row, first.now)
  const ids = rows.map(({ id }) => id)
  await removeJobs(tx, sandboxAccessEmailJob, ids)
  await removeJobs(tx, tendSandboxAccessJob, ids)
}

/** Its links are dead, its copy goes, and the row that stays says nothing of a person. */
async function endWithData(tx: Tx, { id, copy_id, deleted_at }: AccessRow, now: number): Promise<void> {
  await removeLinks(tx, id)
  const gone = { lead_id: null, copy_id: null, source_id: null, waits_for: null, deleted_at: deleted_at ?? now }
  await changeAccess(tx, id, { ...gone, updated_at: now })
  const copy = copy_id === null ? undefined : await findSandbox(tx, copy_id)
  if (copy) await startRemoval(tx, copy, now)
}

/** The lead that stays has what it did not have; of two accesses to the same sandbox its own stays, and the other ends. */
export const mergingAccesses: LeadMerging = {
  what: 'sandboxes',
  count: (db, { from }) => db.$count(sandboxAccesses, eq(sandboxAccesses.lead_id, from)),
  async move(tx, { from, into, now }) {
    const moved: string[] = []
    for (const row of await accessesOfLeads(tx, [from])) {
      const both = row.deleted_at === null && (await findPresent(tx, row.sandbox_id, into)) !== undefined
      if (both) await endWithData(tx, row, now)
      else {
        await changeAccess(tx, row.id, { lead_id: into, updated_at: now })
        moved.push(row.id)
      }
    }
    return moved
  },
  async moveBack(tx, { from, into }, moved) {
    const ids = moved.filter(id => typeof id === 'string')
    if (ids.length === 0) return
    const which = and(inArray(sandboxAccesses.id, ids), eq(sandboxAccesses.lead_id, into))
    await tx.update(sandboxAccesses).set({ lead_id: from }).where(which)
  },
}
