/** Every query on the texts of account emails. */
import { and, eq } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import type { AccountEmailType } from './kinds.ts'
import { accountEmails } from './table.ts'

type Db = Handle<'control'>
export type AccountEmailRow = typeof accountEmails.$inferSelect

export const writtenEmails = (db: Db): Promise<AccountEmailRow[]> => db.select().from(accountEmails)

const named = (type: AccountEmailType, locale: Locale) =>
  and(eq(accountEmails.type, type), eq(accountEmails.locale, locale))

export async function findWritten(
  db: Db,
  type: AccountEmailType,
  locale: Locale,
): Promise<AccountEmailRow | undefined> {
  const [row] = await db.select().from(accountEmails).where(named(type, locale))
  return row
}

export async function saveWritten(tx: Db, row: AccountEmailRow): Promise<void> {
  const { type: _kind, locale: _locale, ...set } = row
  await tx
    .insert(accountEmails)
    .values(row)
    .onConflictDoUpdate({ target: [accountEmails.type, accountEmails.locale], set })
}

export async function removeWritten(tx: Db, type: AccountEmailType, locale: Locale): Promise<void> {
  await tx.delete(accountEmails).where(named(type, locale))
}
