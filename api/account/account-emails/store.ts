/** Every query on the texts of account emails. */
import { and, eq } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import type { Locale } from '../../platform/messages/messages.ts'
import type { AccountEmailKind } from './kinds.ts'
import { accountEmails } from './table.ts'

type Db = Handle<'control'>
export type AccountEmailRow = typeof accountEmails.$inferSelect

export const writtenEmails = (db: Db): Promise<AccountEmailRow[]> => db.select().from(accountEmails)

const named = (kind: AccountEmailKind, locale: Locale) =>
  and(eq(accountEmails.kind, kind), eq(accountEmails.locale, locale))

export async function findWritten(
  db: Db,
  kind: AccountEmailKind,
  locale: Locale,
): Promise<AccountEmailRow | undefined> {
  const [row] = await db.select().from(accountEmails).where(named(kind, locale))
  return row
}

export async function saveWritten(tx: Db, row: AccountEmailRow): Promise<void> {
  const { kind: _kind, locale: _locale, ...set } = row
  await tx
    .insert(accountEmails)
    .values(row)
    .onConflictDoUpdate({ target: [accountEmails.kind, accountEmails.locale], set })
}

export async function removeWritten(tx: Db, kind: AccountEmailKind, locale: Locale): Promise<void> {
  await tx.delete(accountEmails).where(named(kind, locale))
}
