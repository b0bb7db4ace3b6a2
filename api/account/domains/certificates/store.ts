/** Every query on certificates and on accounts at authorities. */
import { eq, inArray, isNotNull } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { acmeAccounts, certificates } from '../table.ts'

type Db = Handle<'control'>
export type CertificateRow = typeof certificates.$inferSelect
export type AccountRow = typeof acmeAccounts.$inferSelect

export async function findCertificate(db: Db, host: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.host, host))
  return row
}

export const listCertificates = (db: Db, hosts: string[]): Promise<CertificateRow[]> =>
  db.select().from(certificates).where(inArray(certificates.host, hosts))

export async function certifiedHosts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ host: certificates.host })
    .from(certificates)
    .where(isNotNull(certificates.certificate))
  return rows.map(({ host }) => host)
}

const nothing = {
  ...{ certificate: null, private_key: null, not_after: null, renew_at: null },
  ...{ order_url: null, order_key: null, failures: 0, reason: null, next_attempt_at: null },
}

export const newCertificate = (host: string): CertificateRow => ({ host, ...nothing })

/** Tells those who serve it. */
export async function saveCertificate(tx: Db, host: string, set: Partial<CertificateRow>): Promise<void> {
  tx.announce('hosts')
  await tx
    .insert(certificates)
    .values({ ...newCertificate(host), ...set })
    .onConflictDoUpdate({ target: certificates.host, set })
}

export async function removeCertificate(tx: Db, host: string): Promise<void> {
  tx.announce('hosts')
  await tx.delete(certificates).where(eq(certificates.host, host))
}

export async function findAccount(db: Db, directory_url: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(acmeAccounts).where(eq(acmeAccounts.directory_url, directory_url))
  return row
}

export async function saveAccount(tx: Db, row: AccountRow): Promise<void> {
  await tx.insert(acmeAccounts).values(row).onConflictDoUpdate({ target: acmeAccounts.directory_url, set: row })
}

export async function removeAccount(tx: Db, directory_url: string): Promise<void> {
  await tx.delete(acmeAccounts).where(eq(acmeAccounts.directory_url, directory_url))
}
