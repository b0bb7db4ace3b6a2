/** The rules of memberships, for other features to call: who belongs to an account, and what that lets them do. */
import type { Handle } from '../../platform/database/handle.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { type Permission, permissionsOf } from '../../platform/identity/permissions.ts'
import { chosenPermission, rightsWithin } from '../../platform/routing/assistant-reach.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

export type { MembershipRow } from './store.ts'
export {
  accountExists,
  accountsOwnedBy,
  findAdministrator as administratorOf,
  insertMembership,
  listAdministrators as administratorsOf,
  listMemberships as membershipsOf,
  membershipIn,
  removeMembership,
  updateMembership,
} from './store.ts'

type MembershipRights = Pick<store.MembershipRow, 'role' | 'site_ids' | 'grants' | 'assistant_ids'>

/** The names of accounts by their ids: that of who has administered each longest. */
export async function loadAccountNames(db: Db, account_ids: readonly string[]): Promise<Map<string, string>> {
  const administrators = await store.listAdministrators(db, account_ids)
  return new Map(
    administrators
      .toReversed()
      .map(({ account_id, first_name, last_name }) => [account_id, `${first_name} ${last_name}`.trim()]),
  )
}

/** What a membership lets do. */
export const rightsOfMembership = (of: MembershipRights & { account_id: string }): Rights =>
  rightsWithin({
    ...{ account_id: of.account_id, site_ids: of.site_ids },
    ...{ grants: permissionsOf(of.role, of.grants), assistant_ids: of.assistant_ids },
  })

/** Chosen assistants, and nothing else: for these a shorter password is enough. */
export const isOfAssistantsAlone = ({ role, grants, assistant_ids }: Omit<MembershipRights, 'site_ids'>): boolean =>
  role === 'manager' && assistant_ids !== null && grants.every(grant => grant === chosenPermission)

export const permissionsIn = ({ role, grants }: Pick<MembershipRights, 'role' | 'grants'>): Permission[] => [
  ...permissionsOf(role, grants),
]
