/** The account that a request is about: the one that the header names, else the only one in which the caller may do it. */

import type { Contract } from '../features/contract.ts'
import type { Actor, Rights } from '../identity/actor.ts'
import { type Access, allowsEndpoint, permissionMissing } from '../identity/permissions.ts'
import { problem, refusedAt } from '../problem/problem.ts'

/** The name of the header, by which documents and refusals call it. */
export const accountHeader = 'X-Account'

/** What is asked of who calls where it is no permission in an account. */
const outsideAccounts: readonly Access[] = ['public', 'signed-in', 'super-administrator']

type ScopedContract = Pick<Contract, 'path' | 'permission' | 'or_permission' | 'account'>

/**
 * `required`: about one account, such as its keys. `optional`: about all of the caller's, or the named one alone. `none`: a
 * site's, whose account is that of the site; the person's own; or the installation's.
 */
export function accountScope({ path, permission, account }: ScopedContract): 'required' | 'optional' | 'none' {
  if (account) return account
  return path.includes('{site_id}') || outsideAccounts.includes(permission) ? 'none' : 'required'
}

/** The refusal of whoever is in several accounts and names none. */
export const accountRequired = () => refusedAt(`/${accountHeader}`, 'account_required')

/** The caller's rights in the account of the request; null where it is about none or all. */
export function accountRights(contract: ScopedContract, actor: Actor, named: string | null): Rights | null {
  const scope = accountScope(contract)
  if (scope === 'none' || (actor.type !== 'user' && actor.type !== 'api_key')) return null
  const own = named === null ? actor.rights : actor.rights.filter(({ account_id }) => account_id === named)
  if (named !== null && own.length === 0) throw problem('account_not_found')
  const fitting = scope === 'optional' ? own : own.filter(({ grants }: Rights) => allowsEndpoint(grants, contract))
  const [only, another] = fitting
  if (scope === 'optional') return another ? null : (only ?? null)
  if (!only) throw permissionMissing(contract)
  if (another) throw accountRequired()
  return only
}
