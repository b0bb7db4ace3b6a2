/** The rules of memberships, for other features to call. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Actor, Rights } from '../../platform/identity/actor.ts'
import { type Permission, permissionsOf } from '../../platform/identity/permissions.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { chosenPermission, neverBesides, rightsWithin } from '../../platform/routing/assistant-reach.ts'
import { requireOwnRights } from '../api-keys/rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

export type { MembershipRow } from './store.ts'
export {
  accountExists,
  accountsOwnedBy,
  administratorOf,
  administratorsOf,
  insertMembership,
  membershipIn,
  membershipsOf,
} from './store.ts'

type Given = Pick<store.MembershipRow, 'role' | 'site_ids' | 'grants' | 'assistant_ids'>

/** At least one site and one permission; administrators have all of both. */
export function requireWhole({ role, site_ids, grants, assistant_ids }: Given): void {
  if (role === 'administrator') return
  if (site_ids.length === 0) throw invalid('/site_ids', 'site_required')
  if (role === 'manager' && grants.length === 0) throw invalid('/grants', 'permission_required')
  if (assistant_ids === null) return
  if (assistant_ids.length === 0) throw invalid('/assistant_ids', 'assistant_required')
  const fits = grants.includes(chosenPermission) && !grants.some(grant => neverBesides.includes(grant))
  if (!fits || site_ids === 'all') throw invalid('/assistant_ids', 'chosen_assistants_only')
}

/** The names of accounts by their ids: that of who has administered each longest. */
export async function loadAccountNames(db: Db, account_ids: readonly string[]): Promise<Map<string, string>> {
  const administrators = await store.administratorsOf(db, account_ids)
  return new Map(
    administrators
      .toReversed()
      .map(({ account_id, first_name, last_name }) => [account_id, `${first_name} ${last_name}`.trim()]),
  )
}

/** What a membership lets do. */
export const rightsOfMembership = (of: Given & { account_id: string }): Rights =>
  rightsWithin({
    ...{ account_id: of.account_id, site_ids: of.site_ids },
    ...{ grants: permissionsOf(of.role, of.grants), assistant_ids: of.assistant_ids },
  })

/** Chosen assistants, and nothing else: for these a shorter password is enough. */
export const isOfAssistantsAlone = ({ role, grants, assistant_ids }: Omit<Given, 'site_ids'>): boolean =>
  role === 'manager' && assistant_ids !== null && grants.every(grant => grant === chosenPermission)

export const permissionsIn = ({ role, grants }: Pick<Given, 'role' | 'grants'>): Permission[] => [
  ...permissionsOf(role, grants),
]

/**
 * Nobody gives, changes or takes what they do not have themselves. Only administrators make and change administrators,
 * who will also have whatever permissions come later. As nobody removes themself, one always stays.
 */
export async function requireReach(tx: Db, by: { actor: Actor; rights: Rights | null }, given: Given): Promise<void> {
  requireOwnRights(by.rights, { site_ids: given.site_ids, grants: permissionsIn(given) })
  if (given.role !== 'administrator') return
  const account_id = by.rights?.account_id ?? ''
  const own = by.actor.type === 'user' ? await store.membershipIn(tx, account_id, by.actor.user_id) : undefined
  if (own?.role !== 'administrator') throw problem('not_permitted')
}
