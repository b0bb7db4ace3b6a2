/** What nobody may give or change of a membership. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Actor, Rights } from '../../platform/identity/actor.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { chosenPermission, neverBesides } from '../../platform/routing/assistant-reach.ts'
import { requireOwnRights } from '../api-keys/rules.ts'
import { type MembershipRow, membershipIn, permissionsIn } from '../memberships/rules.ts'

type Db = Handle<'control'>

type MembershipRights = Pick<MembershipRow, 'role' | 'site_ids' | 'grants' | 'assistant_ids'>

/** At least one site and one permission; administrators have all of both. */
export function requireWhole({ role, site_ids, grants, assistant_ids }: MembershipRights): void {
  if (role === 'administrator') return
  if (site_ids.length === 0) throw invalid('/site_ids', 'site_required')
  if (role === 'manager' && grants.length === 0) throw invalid('/grants', 'permission_required')
  if (assistant_ids === null) return
  if (assistant_ids.length === 0) throw invalid('/assistant_ids', 'assistant_required')
  const fits = grants.includes(chosenPermission) && !grants.some(grant => neverBesides.includes(grant))
  if (!fits || site_ids === 'all') throw invalid('/assistant_ids', 'chosen_assistants_only')
}

/**
 * Nobody gives, changes or takes what they do not have themselves. Only administrators make and change administrators,
 * who will also have whatever permissions come later. As nobody removes themself, one always stays.
 */
export async function requireReach(
  tx: Db,
  by: { actor: Actor; rights: Rights | null },
  given: MembershipRights,
): Promise<void> {
  requireOwnRights(by.rights, { site_ids: given.site_ids, grants: permissionsIn(given) })
  if (given.role !== 'administrator') return
  const account_id = by.rights?.account_id ?? ''
  const own = by.actor.type === 'user' ? await membershipIn(tx, account_id, by.actor.user_id) : undefined
  if (own?.role !== 'administrator') throw problem('not_permitted')
}
