/** Every query on what a person would leave behind, and the end of their rows. */
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { memberships } from '../memberships/table.ts'
import { sites } from '../sites/table.ts'
import { users } from '../users/table.ts'

type Db = Handle<'control'>

/** Accounts of which the person is an administrator. */
export async function administeredBy(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: memberships.account_id })
    .from(memberships)
    .where(and(eq(memberships.user_id, user_id), eq(memberships.role, 'administrator')))
  return rows.map(({ id }) => id)
}

/** Others who work in the account, without those who delete themselves too. */
export const staying = (db: Db, account_id: string, user_id: string) =>
  db
    .select({
      id: memberships.id,
      role: memberships.role,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.account_id, account_id), ne(memberships.user_id, user_id), isNull(users.deletes_at)))
    .orderBy(memberships.id)

export const sitesOfAccount = (db: Db, account_id: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: sites.id, name: sites.name })
    .from(sites)
    .where(and(eq(sites.account_id, account_id), ne(sites.status, 'removed')))
    .orderBy(sites.id)

/** Whether rows of sites that are being removed still name one of them. */
export const haveAnySite = async (db: Db, account_ids: readonly string[]): Promise<boolean> =>
  (await db.$count(sites, inArray(sites.account_id, [...account_ids]))) > 0

export const countSuperAdministratorsBeside = (db: Db, user_id: string): Promise<number> =>
  db.$count(users, and(eq(users.super_administrator, true), ne(users.id, user_id), isNull(users.deletes_at)))

/** Sites of all accounts in which the person works. */
export async function sitesAround(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .innerJoin(memberships, eq(memberships.account_id, sites.account_id))
    .where(and(eq(memberships.user_id, user_id), eq(sites.status, 'ready')))
  return rows.map(({ id }) => id)
}

export async function listAdministeredAccounts(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: memberships.account_id })
    .from(memberships)
    .where(and(eq(memberships.user_id, user_id), isNotNull(memberships.user_id)))
  return rows.map(({ id }) => id)
}
