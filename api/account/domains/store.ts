/** Every query on domains of sites. */
import { and, asc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { domainLimits } from './limits.ts'
import { certificates, domains } from './table.ts'

type Db = Handle<'control'>
export type DomainRow = typeof domains.$inferSelect

export const domainsOfSite = (db: Db, site_id: string): Promise<DomainRow[]> =>
  db.select().from(domains).where(eq(domains.site_id, site_id)).orderBy(asc(domains.host))

export async function findDomain(db: Db, id: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(domains).where(eq(domains.id, id))
  return row
}

/** The domain that has a host, of whichever site. */
export async function findHolder(db: Db, host: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(domains).where(eq(domains.held_host, host))
  return row
}

export async function heldHosts(db: Db): Promise<{ host: string; site_id: string }[]> {
  const rows = await db
    .select({ host: domains.host, site_id: domains.site_id })
    .from(domains)
    .where(isNotNull(domains.held_host))
  return rows
}

/** Every change tells those who know which hosts are served. */
export async function insertDomain(tx: Db, row: DomainRow): Promise<void> {
  tx.announce('hosts')
  await tx.insert(domains).values(row)
}

export async function saveDomain(tx: Db, id: string, set: Partial<DomainRow>): Promise<void> {
  tx.announce('hosts')
  await tx
    .update(domains)
    .set({ ...set, version: sql`${domains.version} + 1` })
    .where(eq(domains.id, id))
}

export async function saveNotified(tx: Db, id: string, notified_at: number): Promise<void> {
  await tx.update(domains).set({ notified_at }).where(eq(domains.id, id))
}

export async function removeDomain(tx: Db, id: string): Promise<void> {
  tx.announce('hosts')
  await tx.delete(domains).where(eq(domains.id, id))
}

/** Given up, once verified and led elsewhere by now, or without a certificate after several tries. */
export async function countWaiting(db: Db, site_id: string): Promise<number> {
  const failing = db
    .select({ host: certificates.host })
    .from(certificates)
    .where(gte(certificates.failures, domainLimits.certificate_failures_before_notice))
  const waits = or(eq(domains.status, 'failed'), isNotNull(domains.broken_at), inArray(domains.held_host, failing))
  return db.$count(domains, and(eq(domains.site_id, site_id), waits))
}
