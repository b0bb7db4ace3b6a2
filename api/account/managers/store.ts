/** Every query on managers: memberships with their people. */
import { and, eq } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { reachingInto } from '../api-keys/rules.ts'
import type { MembershipRow } from '../memberships/rules.ts'
import { memberships } from '../memberships/table.ts'
import { users } from '../users/table.ts'

type Db = Handle<'control'>

const withPerson = (db: Db) =>
  db
    .select({
      membership: memberships,
      person: { email: users.email, first_name: users.first_name, last_name: users.last_name },
    })
    .from(memberships)
    .leftJoin(users, eq(users.id, memberships.user_id))
export type ManagerRow = Awaited<ReturnType<typeof withPerson>>[number]

type Within = Pick<Rights, 'account_id' | 'site_ids'>
const reached = ({ account_id, site_ids }: Within) =>
  and(eq(memberships.account_id, account_id), reachingInto(memberships.site_ids, site_ids))

export const pageOfManagers = (db: Db, rights: Within, page: ListPage): Promise<ManagerRow[]> =>
  withPerson(db)
    .where(and(reached(rights), inPage(memberships, page, 'oldest')))
    .orderBy(...listOrder(memberships, page, 'oldest'))
    .limit(page.limit + 1)

export async function findManager(db: Db, rights: Within, id: string): Promise<ManagerRow | undefined> {
  const [row] = await withPerson(db).where(and(reached(rights), eq(memberships.id, id)))
  return row
}

/** Somebody with that address, joined or invited. */
export async function managerWithAddress(db: Db, account_id: string, email_key: string): Promise<boolean> {
  const own = eq(memberships.account_id, account_id)
  const [invited] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(own, eq(memberships.invited_email_key, email_key)))
  const [joined] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(own, eq(users.email_key, email_key)))
  return invited !== undefined || joined !== undefined
}

export async function invitationByHash(db: Db, invitation_hash: string): Promise<MembershipRow | undefined> {
  const [row] = await db.select().from(memberships).where(eq(memberships.invitation_hash, invitation_hash))
  return row
}
