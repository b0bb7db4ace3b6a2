/** Every query on people, memberships, sessions and one-time links. */
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { accounts, memberships, oneTimeLinks, sessions, users } from './table.ts'

type Db = Handle<'control'>
export type UserRow = typeof users.$inferSelect
export type MembershipRow = typeof memberships.$inferSelect
export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)['purpose']

export async function findUserByKey(db: Db, email_key: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email_key, email_key))
  return row
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** What people are called, for those of the ids that are people. */
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

export async function insertAccount(
  tx: Db,
  account: typeof accounts.$inferInsert,
  membership: typeof memberships.$inferInsert,
): Promise<void> {
  await tx.insert(accounts).values(account)
  await tx.insert(memberships).values(membership)
}

export async function membershipsOf(db: Db, user_id: string): Promise<MembershipRow[]> {
  return db.select().from(memberships).where(eq(memberships.user_id, user_id))
}

const sessionByHash = (db: Db) =>
  db
    .select({
      session_id: sessions.id,
      expires_at: sessions.expires_at,
      user_id: users.id,
      super_administrator: users.super_administrator,
      membership: {
        account_id: memberships.account_id,
        role: memberships.role,
        site_ids: memberships.site_ids,
        grants: memberships.grants,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(memberships, eq(memberships.user_id, users.id))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash')))
    .prepare()

/** The session with the person and a row for each membership. */
export async function findSession(db: Db, token_hash: string) {
  return db.prepared(sessionByHash).all({ token_hash })
}

export async function insertSession(tx: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row)
}

export async function deleteSession(tx: Db, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id))
}

export async function deleteSessionsOf(tx: Db, user_id: string, except_id = ''): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.user_id, user_id), ne(sessions.id, except_id)))
}

export async function insertLink(tx: Db, row: typeof oneTimeLinks.$inferInsert): Promise<void> {
  await tx.insert(oneTimeLinks).values(row)
}

/** Earlier links of the same purpose stop working when a new one is made. */
export async function dropLinks(tx: Db, purpose: LinkPurpose, user_id: string | null): Promise<void> {
  const owner = user_id === null ? isNull(oneTimeLinks.user_id) : eq(oneTimeLinks.user_id, user_id)
  await tx.delete(oneTimeLinks).where(and(eq(oneTimeLinks.purpose, purpose), owner, isNull(oneTimeLinks.used_at)))
}

export async function findLink(db: Db, token_hash: string, purpose: LinkPurpose) {
  const [row] = await db
    .select()
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.token_hash, token_hash), eq(oneTimeLinks.purpose, purpose)))
  return row
}

export async function markLinkUsed(tx: Db, token_hash: string, at: number): Promise<void> {
  await tx.update(oneTimeLinks).set({ used_at: at }).where(eq(oneTimeLinks.token_hash, token_hash))
}
