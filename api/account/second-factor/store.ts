/** Every query on second factors and their codes. */
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { mailedCodes, recoveryCodes, secondFactors } from './table.ts'

type Db = Handle<'control'>
export type FactorRow = typeof secondFactors.$inferSelect
export type FactorKind = FactorRow['type']

const one = (user_id: string, type: FactorKind) => and(eq(secondFactors.user_id, user_id), eq(secondFactors.type, type))

/** Those that are switched on, in a steady order. */
export async function enabledKinds(db: Db, user_id: string): Promise<FactorKind[]> {
  const rows = await db
    .select({ type: secondFactors.type })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, user_id), isNotNull(secondFactors.enabled_at)))
  const types = rows.map(({ type }) => type)
  return (['totp', 'email'] as const).filter(type => types.includes(type))
}

export async function usersWithFactor(db: Db, user_ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ user_id: secondFactors.user_id })
    .from(secondFactors)
    .where(and(inArray(secondFactors.user_id, user_ids), isNotNull(secondFactors.enabled_at)))
  return new Set(rows.map(({ user_id }) => user_id))
}

export async function findFactor(db: Db, user_id: string, type: FactorKind): Promise<FactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(one(user_id, type))
  return row
}

/** Begins anew where one was begun before. */
export async function beginFactor(tx: Db, row: typeof secondFactors.$inferInsert): Promise<void> {
  await tx.delete(secondFactors).where(one(row.user_id, row.type))
  await tx.insert(secondFactors).values(row)
}

export async function enableFactor(tx: Db, user_id: string, type: FactorKind, at: number): Promise<void> {
  await tx.update(secondFactors).set({ enabled_at: at }).where(one(user_id, type))
}

export async function deleteFactor(tx: Db, user_id: string, type: FactorKind): Promise<void> {
  await tx.delete(secondFactors).where(one(user_id, type))
}

/** False where a code of that time step, or of a later one, was taken before. */
export async function takeStep(tx: Db, user_id: string, step: number): Promise<boolean> {
  const fresh = or(isNull(secondFactors.last_step), lt(secondFactors.last_step, step))
  const taken = await tx
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(one(user_id, 'totp'), fresh))
    .returning({ type: secondFactors.type })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Db, user_id: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at)))
  return row?.count ?? 0
}

/** In place of all former ones. */
export async function replaceRecoveryCodes(tx: Db, user_id: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
  if (hashes.length > 0)
    await tx.insert(recoveryCodes).values(hashes.map(code_hash => ({ code_hash, user_id, used_at: null })))
}

export async function takeRecoveryCode(tx: Db, user_id: string, code_hash: string, at: number): Promise<boolean> {
  const unused = and(
    eq(recoveryCodes.user_id, user_id),
    eq(recoveryCodes.code_hash, code_hash),
    isNull(recoveryCodes.used_at),
  )
  const taken = await tx
    .update(recoveryCodes)
    .set({ used_at: at })
    .where(unused)
    .returning({ at: recoveryCodes.used_at })
  return taken.length > 0
}

export async function keepMailedCode(tx: Db, row: typeof mailedCodes.$inferInsert): Promise<void> {
  await tx.insert(mailedCodes).values(row).onConflictDoUpdate({ target: mailedCodes.user_id, set: row })
}

/** Counts a try at the mailed code; false where there is none that holds, or none is left. */
export async function countTry(tx: Db, user_id: string, tries_max: number, now: number): Promise<boolean> {
  const holds = and(eq(mailedCodes.user_id, user_id), lt(mailedCodes.tries, tries_max), gt(mailedCodes.expires_at, now))
  const counted = await tx
    .update(mailedCodes)
    .set({ tries: sql`${mailedCodes.tries} + 1` })
    .where(holds)
    .returning({ tries: mailedCodes.tries })
  return counted.length > 0
}

export async function takeMailedCode(tx: Db, user_id: string, code_hash: string): Promise<boolean> {
  const taken = await tx
    .delete(mailedCodes)
    .where(and(eq(mailedCodes.user_id, user_id), eq(mailedCodes.code_hash, code_hash)))
    .returning({ user_id: mailedCodes.user_id })
  return taken.length > 0
}
