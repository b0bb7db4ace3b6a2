/**
 * What becomes of accesses when their lead is merged into another: the lead that stays has what it did not have. Of two to the same
 * sandbox the one that lets in stays, its own before the other's; the other ends, and its data stays for as long as that of any that
 * has ended, so that it goes on where the merge is undone.
 */
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerge, Merge } from '../../../platform/features/lead-merge.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { findSandbox } from '../sandboxes/rules.ts'
import { endWithData } from './erasure.ts'
import { enqueueTending } from './give-access.ts'
import { assignSandboxJob } from './jobs.ts'
import { accessStatus } from './statuses.ts'
import { type AccessRow, accessesOfLeads, changeAccess, findAccess, findPresent, removeLinks } from './store.ts'

type Tx = Handle<'site'>

/** An access that ended with a merge, and what it was before. */
interface AccessEnd extends Pick<AccessRow, 'id' | 'ended_at' | 'expired_at' | 'waits_for'> {
  lead_id: string
}

interface Step {
  row: AccessRow
  /** The access of the lead that stays to the same sandbox. */
  own: AccessRow | undefined
  comes: boolean
}

const letsIn = (row: AccessRow, now: number): boolean =>
  row.waits_for === null && ['active', 'expiring'].includes(accessStatus(row, now))

/** What a preview counts is what comes. */
async function planMerge(db: Tx, { from, into, now }: Pick<Merge, 'from' | 'into' | 'now'>): Promise<Step[]> {
  const steps: Step[] = []
  for (const row of await accessesOfLeads(db, [from])) {
    const own = row.deleted_at === null ? await findPresent(db, row.sandbox_id, into) : undefined
    steps.push({ row, own, comes: own === undefined || (letsIn(row, now) && !letsIn(own, now)) })
  }
  return steps
}

export const mergingAccesses: LeadMerge = {
  what: 'sandboxes',
  count: async (db, merge) => (await planMerge(db, merge)).filter(({ comes }) => comes).length,
  async move(tx, merge) {
    const { from, into, now } = merge
    const moved: (string | AccessEnd)[] = []
    for (const { row, own, comes } of await planMerge(tx, merge)) {
      if (own && !comes) moved.push(await end(tx, row, { owner: from, keeper: from, now }))
      if (own && comes) {
        await changeAccess(tx, row.id, { lead_id: null, updated_at: now })
        moved.push(await end(tx, own, { owner: into, keeper: from, now }))
      }
      if (comes) {
        await changeAccess(tx, row.id, { lead_id: into, updated_at: now })
        moved.push(row.id)
      }
    }
    return moved
  },
  async moveBack(tx, { from, into, now }, moved) {
    const ended = moved.filter(one => typeof one === 'object') as AccessEnd[]
    const present: { row: AccessRow; before: AccessEnd }[] = []
    for (const before of ended) {
      const row = await findAccess(tx, before.id)
      if (!row || row.deleted_at !== null || row.lead_id !== from) continue
      await changeAccess(tx, row.id, { lead_id: null, updated_at: now })
      present.push({ row, before })
    }
    for (const id of moved.filter(one => typeof one === 'string')) {
      const row = await findAccess(tx, id)
      if (row?.lead_id === into) await changeAccess(tx, id, { lead_id: from, updated_at: now })
    }
    for (const { row, before } of present) await goOn(tx, row, before, now)
  },
}

/** Its links are dead, and the clock does the rest. */
async function end(
  tx: Tx,
  row: AccessRow,
  { owner, keeper, now }: { owner: string; keeper: string; now: number },
): Promise<AccessEnd> {
  const { id, ended_at, expired_at, waits_for } = row
  await removeLinks(tx, id)
  await changeAccess(tx, id, { lead_id: keeper, waits_for: null, ended_at: ended_at ?? now, updated_at: now })
  const next = await findAccess(tx, id)
  if (next) await enqueueTending(tx, next, await findSandbox(tx, row.sandbox_id), now)
  return { id, lead_id: owner, ended_at, expired_at, waits_for }
}

/** As it was before the merge, unless its lead was given another one meanwhile. */
async function goOn(tx: Tx, row: AccessRow, before: AccessEnd, now: number): Promise<void> {
  const { lead_id, ended_at, expired_at, waits_for } = before
  if (await findPresent(tx, row.sandbox_id, lead_id)) return endWithData(tx, row, now)
  await changeAccess(tx, row.id, { lead_id, ended_at, expired_at, waits_for, updated_at: now })
  const next = { ...row, ...before }
  await enqueueTending(tx, next, await findSandbox(tx, row.sandbox_id), now)
  const { sandbox_id, source, source_id } = row
  if (waits_for === null || (source !== 'campaign' && source !== 'journey')) return
  const payload = { sandbox_id, lead_id, source, source_id }
  await enqueue(tx, assignSandboxJob, { subject_id: `${sandbox_id}:${lead_id}`, payload }, now)
}
