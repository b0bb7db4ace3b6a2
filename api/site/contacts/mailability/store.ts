/** Every query on addresses that must stay unsubscribed though their lead was erased. */
import { eq, inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { erasedUnsubscribes } from './table.ts'

type Db = Handle<'site'>

const keyWhereNeeded = 'select key from site_key where id = 1 and exists (select 1 from erased_unsubscribes)'

/** The key that suppressions are hashed with; undefined where nothing is suppressed. */
export async function suppressionKey(db: Db): Promise<Buffer | undefined> {
  const [key] = (await db.one(keyWhereNeeded, [])) ?? []
  return key instanceof ArrayBuffer || key instanceof Uint8Array ? Buffer.from(key as Uint8Array) : undefined
}

export async function isSuppressed(db: Db, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: erasedUnsubscribes.hash })
    .from(erasedUnsubscribes)
    .where(eq(erasedUnsubscribes.hash, hash))
  return rows.length > 0
}

const suppressMany = `
  insert into erased_unsubscribes (hash, at) select value, ? from json_each(?) where true on conflict do nothing`

export async function suppress(tx: Db, hashes: readonly string[], at: number): Promise<void> {
  if (hashes.length > 0) await tx.run(suppressMany, [at, JSON.stringify(hashes)])
}

export async function unsuppress(tx: Db, hashes: readonly string[]): Promise<void> {
  await tx.delete(erasedUnsubscribes).where(inArray(erasedUnsubscribes.hash, [...hashes]))
}
