/** Every query on people and accounts. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { accounts, users } from './table.ts'

type Db = Handle<'control'>
export type UserRow = typeof users.$inferSelect

export async function findUserByKey(db: Db, email_key: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email_key, email_key))
  return row
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Names of the users among the ids. */
export async function namesOfUsers(db: Db, ids: string[]): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.id, ids))
  return rows.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }))
}

export async function anySuperAdministrator(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.super_administrator, true)).limit(1)
  return rows.length > 0
}

export async function insertUser(tx: Db, row: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(row)
}

export async function updateUser(tx: Db, id: string, set: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx
    .update(users)
    .set({ ...set, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}

export async function insertAccount(tx: Db, account: typeof accounts.$inferInsert): Promise<void> {
  await tx.insert(accounts).values(account)
}

/** With all that goes with the rows by a foreign key. */
export async function removeUser(tx: Db, user_id: string, account_ids: readonly string[]): Promise<void> {
  await tx.delete(users).where(eq(users.id, user_id))
  if (account_ids.length > 0) await tx.delete(accounts).where(inArray(accounts.id, [...account_ids]))
}
