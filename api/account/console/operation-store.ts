/** Every query on the operations of all sites. */

import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import type { OperationRow as OperationOfSite } from '../../platform/features/operations/rules.ts'
import type { OperationStatus } from '../../platform/features/operations/table.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { sites } from '../sites/table.ts'
import { siteOperations } from './table.ts'

type Db = Handle<'control'>
export type OperationRow = typeof siteOperations.$inferSelect & { site_name: string; account_id: string }

/** As the operation now is; nothing where its site is gone. */
export async function noteOperation(tx: Db, site_id: string, of: OperationOfSite): Promise<void> {
  const [known] = await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, site_id))
  if (!known) return
  const { id, type, status, total, succeeded, skipped, failed, reason, undoes, actor_type, actor_id } = of
  const moves = { status, total, processed: succeeded + skipped + failed, failed, reason }
  const moments = { started_at: of.started_at, ended_at: of.ended_at }
  const { created_at } = of
  const row = { id, site_id, type, is_undo: undoes !== null, actor_type, actor_id, created_at, ...moves, ...moments }
  await tx
    .insert(siteOperations)
    .values(row)
    .onConflictDoUpdate({ target: siteOperations.id, set: { ...moves, ...moments } })
}

/** Those of a site that ended before a moment. */
export async function forgetOperations(tx: Db, site_id: string, before: number): Promise<void> {
  await tx.delete(siteOperations).where(and(eq(siteOperations.site_id, site_id), lt(siteOperations.ended_at, before)))
}

interface OperationPage extends ListPage {
  statuses: readonly OperationStatus[] | undefined
  site_id: string | undefined
}

/** The newest first. */
export const pageOfOperations = (db: Db, { statuses, site_id, ...page }: OperationPage): Promise<OperationRow[]> =>
  db
    .select({
      ...{ id: siteOperations.id, site_id: siteOperations.site_id, type: siteOperations.type },
      ...{ status: siteOperations.status, total: siteOperations.total, processed: siteOperations.processed },
      ...{ failed: siteOperations.failed, reason: siteOperations.reason, is_undo: siteOperations.is_undo },
      ...{ actor_type: siteOperations.actor_type, actor_id: siteOperations.actor_id },
      ...{ created_at: siteOperations.created_at, started_at: siteOperations.started_at },
      ...{ ended_at: siteOperations.ended_at, site_name: sites.name, account_id: sites.account_id },
    })
    .from(siteOperations)
    .innerJoin(sites, eq(sites.id, siteOperations.site_id))
    .where(
      and(
        eq(sites.status, 'ready'),
        statuses && inArray(siteOperations.status, [...statuses]),
        site_id === undefined ? undefined : eq(siteOperations.site_id, site_id),
        inPage(siteOperations, page),
      ),
    )
    .orderBy(...listOrder(siteOperations, page))
    .limit(page.limit + 1)

export const countUnderWay = (db: Db): Promise<number> =>
  db.$count(siteOperations, inArray(siteOperations.status, ['queued', 'running']))

export const countFailedSince = (db: Db, since: number): Promise<number> =>
  db.$count(siteOperations, and(eq(siteOperations.status, 'failed'), gte(siteOperations.ended_at, since)))
