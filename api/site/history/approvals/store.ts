/** Every query on requests for approval. */

import { and, eq, gt, inArray, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { latestIn } from '../../../platform/features/attention.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { approvals } from './table.ts'

type Db = Handle<'site'>
export type ApprovalRow = typeof approvals.$inferSelect

/** Who asks: their own requests, and those that they have the permission for. */
export interface Viewer {
  id: string | null
  permissions: readonly string[]
}

const visibleTo = ({ id, permissions }: Viewer): SQL | undefined =>
  or(inArray(approvals.permission, [...permissions, '']), id === null ? undefined : eq(approvals.requested_by, id))

function inState(status: string | undefined, now: number): SQL | undefined {
  if (status === undefined) return undefined
  const pending = eq(approvals.status, 'pending')
  if (status === 'pending') return and(pending, gt(approvals.expires_at, now))
  if (status === 'expired') return and(pending, lte(approvals.expires_at, now))
  return eq(approvals.status, status as ApprovalRow['status'])
}

export interface ApprovalPage extends ListPage {
  viewer: Viewer
  status: string | undefined
  now: number
}

export const pageOfApprovals = (db: Db, { viewer, status, now, ...page }: ApprovalPage): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(approvals)
    .where(and(visibleTo(viewer), inState(status, now), inPage(approvals, page)))
    .orderBy(...listOrder(approvals, page))
    .limit(page.limit + 1)

export async function findApproval(db: Db, id: string, viewer: Viewer): Promise<ApprovalRow | undefined> {
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), visibleTo(viewer)))
  return row
}

export async function insertApproval(tx: Db, row: ApprovalRow): Promise<void> {
  await tx.insert(approvals).values(row)
}

export async function saveApproval(tx: Db, id: string, set: Partial<ApprovalRow>): Promise<void> {
  await tx.update(approvals).set(set).where(eq(approvals.id, id))
}

export const countPending = (db: Db, now: number): Promise<number> => db.$count(approvals, inState('pending', now))

/** At most `batch` that were made before; answers how many. */
export async function forgetOld(tx: Db, before: number, batch: number): Promise<number> {
  const old = tx.select({ id: approvals.id }).from(approvals).where(lt(approvals.created_at, before)).limit(batch)
  const gone = await tx.delete(approvals).where(inArray(approvals.id, old)).returning({ id: approvals.id })
  return gone.length
}

/** Expired ones wait for nobody; they are few, and forgotten after some weeks. */
export const latestPending = latestIn(approvals.created_at, eq(approvals.status, 'pending'))
