/** Whether somebody who did something on a site is still there to go on with it. */
import type { Handle } from '../../platform/database/handle.ts'
import { allows, type Permission } from '../../platform/identity/permissions.ts'
import { membershipsOf, rightsOfMembership } from '../memberships/rules.ts'
import * as users from '../users/rules.ts'

export async function isStillAllowed(
  db: Handle<'control'>,
  user_id: string,
  site: { id: string; account_id: string },
  permission: Permission,
): Promise<boolean> {
  const user = await users.findUser(db, user_id)
  if (!user || user.deletes_at !== null) return false
  if (user.super_administrator) return true
  return (await membershipsOf(db, user_id))
    .map(rightsOfMembership)
    .some(
      ({ account_id, site_ids, grants }) =>
        account_id === site.account_id &&
        (site_ids === 'all' || site_ids.includes(site.id)) &&
        allows(grants, permission),
    )
}
