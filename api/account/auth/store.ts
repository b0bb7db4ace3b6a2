/** Every query on people, sessions and one-time links. */
import { and, asc, desc, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { memberships } from '../memberships/table.ts'
import { users } from '../users/table.ts'
import { oneTimeLinks, sessions, signInPlaces, usedAttempts } from './table.ts'

type Db = Handle<'control'>
export type LinkRow = typeof oneTimeLinks.$inferSelect
export type LinkPurpose = (typeof oneTimeLinks.$inferSelect)['purpose']

const sessionByHash = (db: Db) =>
  db
    .select({
      session_id: sessions.id,
      expires_at: sessions.expires_at,
      last_used_at: sessions.last_used_at,
      authenticated_at: sessions.authenticated_at,
      impersonator_id: sessions.impersonator_id,
      user_id: users.id,
      super_administrator: users.super_administrator,
      deletes_at: users.deletes_at,
      membership: {
        account_id: memberships.account_id,
        role: memberships.role,
        site_ids: memberships.site_ids,
        grants: memberships.grants,
        assistant_ids: memberships.assistant_ids,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(memberships, eq(memberships.user_id, users.id))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash')))
    .orderBy(asc(memberships.id))
    .prepare()

/** The session with the person and a row for each membership, the oldest first. */
export async function findSession(db: Db, token_hash: string) {
  return db.prepared(sessionByHash).all({ token_hash })
}

export async function sessionEnds(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ at: sessions.expires_at }).from(sessions).where(eq(sessions.id, id))
  return row?.at ?? 0
}

export async function insertSession(tx: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row)
}

export async function updateSession(tx: Db, id: string, set: Partial<typeof sessions.$inferInsert>): Promise<void> {
  await tx.update(sessions).set(set).where(eq(sessions.id, id))
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

/** Unused links, optionally only those that expired before a moment. */
export async function dropLinks(
  tx: Db,
  purpose: LinkPurpose,
  user_id: string | null,
  expired_before?: number,
): Promise<void> {
  const owner = user_id === null ? isNull(oneTimeLinks.user_id) : eq(oneTimeLinks.user_id, user_id)
  const old = expired_before === undefined ? undefined : lt(oneTimeLinks.expires_at, expired_before)
  await tx.delete(oneTimeLinks).where(and(eq(oneTimeLinks.purpose, purpose), owner, isNull(oneTimeLinks.used_at), old))
}

export async function findLink(db: Db, token_hash: string, purpose: LinkPurpose) {
  const [row] = await db
    .select()
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.token_hash, token_hash), eq(oneTimeLinks.purpose, purpose)))
  return row
}

/** False where somebody was faster. */
export async function markLinkUsed(tx: Db, token_hash: string, at: number): Promise<boolean> {
  const unused = and(eq(oneTimeLinks.token_hash, token_hash), isNull(oneTimeLinks.used_at))
  const used = await tx
    .update(oneTimeLinks)
    .set({ used_at: at })
    .where(unused)
    .returning({ used_at: oneTimeLinks.used_at })
  return used.length > 0
}

export async function signedInFrom(db: Db, user_id: string, place_hash: string, since: number): Promise<boolean> {
  const [row] = await db
    .select({ last_at: signInPlaces.last_at })
    .from(signInPlaces)
    .where(and(eq(signInPlaces.user_id, user_id), eq(signInPlaces.place_hash, place_hash)))
  return row !== undefined && row.last_at >= since
}

/** Stores the place as the person's latest, and at most `kept` of them. */
export async function keepPlace(tx: Db, row: typeof signInPlaces.$inferInsert, kept: number): Promise<void> {
  const { user_id, last_at } = row
  await tx
    .insert(signInPlaces)
    .values(row)
    .onConflictDoUpdate({ target: [signInPlaces.user_id, signInPlaces.place_hash], set: { last_at } })
  const own = eq(signInPlaces.user_id, user_id)
  const latest = tx
    .select({ place_hash: signInPlaces.place_hash })
    .from(signInPlaces)
    .where(own)
    .orderBy(desc(signInPlaces.last_at))
    .limit(kept)
  await tx.delete(signInPlaces).where(and(own, notInArray(signInPlaces.place_hash, latest)))
}

/** False where it was ended before. Those that could not be ended any more are forgotten. */
export async function keepUsedAttempt(tx: Db, row: typeof usedAttempts.$inferInsert, now: number): Promise<boolean> {
  await tx.delete(usedAttempts).where(lt(usedAttempts.expires_at, now))
  const kept = await tx
    .insert(usedAttempts)
    .values(row)
    .onConflictDoNothing()
    .returning({ at: usedAttempts.expires_at })
  return kept.length > 0
}
