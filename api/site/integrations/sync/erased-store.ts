/** Every query on the erased: who is not brought back by what a service holds, and whose contacts are nobody's. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { personHash } from '../../contacts/mailability/rules.ts'
import type { ServiceContact } from '../services/rules.ts'
import { syncErased } from './table.ts'

type Db = Handle<'site'>

/** A contact whose person was erased is known by its id too, when it has another address. */
export const contactHash = (key: Buffer, contact_id: string): string => personHash(key, `contact:${contact_id}`)

/** Of whom an import had made that was undone: they do not come back by a reading either, but what the service holds is theirs. */
export const undoneHash = (key: Buffer, what: string): string => personHash(key, `undone:${what}`)

/** A contact of any of these brings nobody back. */
export const hashesOfContact = (key: Buffer, { id, email }: Pick<ServiceContact, 'id' | 'email'>): string[] => [
  personHash(key, emailKey(email)),
  contactHash(key, id),
  undoneHash(key, emailKey(email)),
  undoneHash(key, id),
]

/** A second contact of somebody, under an address that they had: nothing that is read of it is about them. */
const formerHash = (key: Buffer, contact_id: string): string => personHash(key, `former:${contact_id}`)

export async function addFormerContact(tx: Db, connection_id: string, key: Buffer, contact_id: string): Promise<void> {
  await tx
    .insert(syncErased)
    .values({ connection_id, hash: formerHash(key, contact_id) })
    .onConflictDoNothing()
}

/** The contact of somebody who had left when they were erased: whatever address it has by now, it leaves. */
export const departedHash = (key: Buffer, contact_id: string): string => personHash(key, `departed:${contact_id}`)

export const isFormerContact = (db: Db, connection_id: string, key: Buffer, contact_id: string): Promise<boolean> =>
  isErased(db, connection_id, [formerHash(key, contact_id)])

export async function erasedAmong(db: Db, connection_id: string, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: syncErased.hash })
    .from(syncErased)
    .where(
      and(
        eq(syncErased.connection_id, connection_id),
        inArray(syncErased.hash, sql`(select value from json_each(${JSON.stringify(hashes)}))`),
      ),
    )
  return new Set(rows.map(({ hash }) => hash))
}

export const isErased = async (db: Db, connection_id: string, hashes: readonly string[]): Promise<boolean> =>
  (await erasedAmong(db, connection_id, hashes)).size > 0
