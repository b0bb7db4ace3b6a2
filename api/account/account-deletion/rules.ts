/** What stands in the way of deleting an account, and what goes with it. */
import type { Handle } from '../../platform/database/handle.ts'
import type { Blocker } from '../../platform/problem/problem.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

/** Accounts that have no administrator without the person: they go with them. */
export async function accountsLeft(db: Db, user_id: string): Promise<string[]> {
  const left: string[] = []
  for (const account_id of await store.administeredBy(db, user_id)) {
    const others = await store.staying(db, account_id, user_id)
    if (!others.some(({ role }) => role === 'administrator')) left.push(account_id)
  }
  return left
}

/** Nobody leaves sites or people behind that nobody could manage any more. */
export async function findBlockers(
  db: Db,
  { id: user_id, super_administrator }: { id: string; super_administrator: boolean },
): Promise<Blocker[]> {
  const blockers: Blocker[] = []
  for (const account_id of await accountsLeft(db, user_id)) {
    for (const site of await store.sitesOfAccount(db, account_id)) blockers.push({ type: 'site', ...site })
    for (const { id, first_name, last_name } of await store.staying(db, account_id, user_id))
      blockers.push({ type: 'manager', id, name: `${first_name} ${last_name}`.trim() })
  }
  if (super_administrator && (await store.countSuperAdministratorsBeside(db, user_id)) === 0)
    blockers.push({ type: 'super_administrator', id: user_id, name: '', name_message: 'blocker.super_administrator' })
  return blockers
}
