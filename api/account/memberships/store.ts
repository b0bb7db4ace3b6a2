/** Every query on memberships. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { accounts, users } from '../users/table.ts'
import { memberships } from './table.ts'

type Db = Handle<'control'>
export type MembershipRow = typeof memberships.$inferSelect

/** Who manages accounts: of each account the first comes first. */
export const listAdministrators = (db: Db, account_ids: readonly string[]) =>
  db
    .select({
      account_id: memberships.account_id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      language: users.language,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(inArray(memberships.account_id, [...account_ids]), eq(memberships.role, 'administrator')))
    .orderBy(asc(memberships.id))

/** Accounts that the person has administered longest of all. */
export async function accountsOwnedBy(db: Db, user_id: string): Promise<string[]> {
  const of = and(eq(memberships.user_id, user_id), eq(memberships.role, 'administrator'))
  const own = await db.select({ account_id: memberships.account_id, id: memberships.id }).from(memberships).where(of)
  const ids = own.map(({ account_id }) => account_id)
  const all = await db
    .select({ account_id: memberships.account_id, id: memberships.id })
    .from(memberships)
    .where(and(inArray(memberships.account_id, ids), eq(memberships.role, 'administrator')))
  return own
    .filter(({ account_id, id }) => all.every(other => other.account_id !== account_id || other.id >= id))
    .map(({ account_id }) => account_id)
}

export async function membershipIn(db: Db, account_id: string, user_id: string): Promise<MembershipRow | undefined> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.account_id, account_id), eq(memberships.user_id, user_id)))
  return row
}

export const listMemberships = (db: Db, user_id: string): Promise<MembershipRow[]> =>
  db.select().from(memberships).where(eq(memberships.user_id, user_id)).orderBy(asc(memberships.id))

export async function insertMembership(tx: Db, row: typeof memberships.$inferInsert): Promise<void> {
  await tx.insert(memberships).values(row)
}

export async function updateMembership(
  tx: Db,
  id: string,
  set: Partial<typeof memberships.$inferInsert>,
): Promise<void> {
  await tx
    .update(memberships)
    .set({ ...set, version: sql`${memberships.version} + 1` })
    .where(eq(memberships.id, id))
}

export async function removeMembership(tx: Db, id: string): Promise<void> {
  await tx.delete(memberships).where(eq(memberships.id, id))
}

export const accountExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(accounts, eq(accounts.id, id))) > 0

/** The first who administers it and has joined. */
export async function findAdministrator(db: Db, account_id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.account_id, account_id),
        eq(memberships.role, 'administrator'),
        isNotNull(memberships.user_id),
      ),
    )
    .orderBy(asc(memberships.id))
    .limit(1)
  return row?.user_id ?? undefined
}
