/** Every query on sending domains. */
import { and, asc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { sendingDomains } from './table.ts'

type Db = Handle<'site'>
export type DomainRow = typeof sendingDomains.$inferSelect

export const allDomains = (db: Db): Promise<DomainRow[]> =>
  db.select().from(sendingDomains).orderBy(asc(sendingDomains.domain))

export const verifiedDomains = (db: Db): Promise<DomainRow[]> =>
  db.select().from(sendingDomains).where(isNotNull(sendingDomains.verified_at))

export async function findDomain(db: Db, id: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(sendingDomains).where(eq(sendingDomains.id, id))
  return row
}

export async function insertDomain(tx: Db, row: DomainRow): Promise<void> {
  await tx.insert(sendingDomains).values(row)
}

export async function saveDomain(tx: Db, id: string, set: Partial<DomainRow>): Promise<void> {
  await tx
    .update(sendingDomains)
    .set({ ...set, version: sql`${sendingDomains.version} + 1` })
    .where(eq(sendingDomains.id, id))
}

export async function removeDomain(tx: Db, id: string): Promise<void> {
  await tx.delete(sendingDomains).where(eq(sendingDomains.id, id))
}

/** Verified domains that nobody has looked at since a moment. */
export const staleDomains = (db: Db, since: number): Promise<DomainRow[]> =>
  db
    .select()
    .from(sendingDomains)
    .where(and(isNotNull(sendingDomains.verified_at), lt(sendingDomains.checked_at, since)))

export const isBroken = ne(sendingDomains.broken, sql`'[]'`)

export const countBroken = (db: Db): Promise<number> => db.$count(sendingDomains, isBroken)
