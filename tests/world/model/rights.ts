/**
 * Who may do what: managers with chosen permissions and sites, and keys.
 *
 * Rights belong to the person behind. Nobody gives more than they have. A key that a manager made, itself or by a key,
 * ends once the manager has less than it, or is gone; a key that its maker made ends with nobody but itself. Rights are
 * read on every request: what ended is 401, another's site 404 as if there were none, a missing permission 403.
 */
import { get, type World } from './world.ts'

export type Place = 'here' | 'elsewhere'

export interface Holder {
  key: string
  type: 'manager' | 'api_key'
  grants: string[]
  /** The sites; null for all of the account. */
  place: Place | null
  /** The manager who made it, by whatever keys; null for the owner's. */
  behind: string | null
  gone: boolean
}

/** `manage-x` implies `read-x` and `create-x`. */
function withImplied(grants: readonly string[]): string[] {
  const managed = grants.filter(grant => grant.startsWith('manage-'))
  const things = managed.map(grant => grant.slice('manage-'.length).replace(/s$/, ''))
  return [...grants, ...things.flatMap(thing => [`read-${thing}`, `create-${thing}`])]
}

export const covers = (own: readonly string[], asked: readonly string[]): boolean =>
  asked.every(grant => withImplied(own).includes(grant))

/** The status of a refusal, for anything of a site that takes one of these permissions; null if it is allowed. */
export function refusal(holder: Holder, place: Place | 'foreign', permissions: readonly string[]): number | null {
  if (holder.gone) return 401
  if (place === 'foreign' || (holder.place !== null && holder.place !== place)) return 404
  // Whoever reaches the site may ask, and is shown what they may see.
  const may = (permission: string) => permission === 'signed-in' || covers(holder.grants, [permission])
  return permissions.some(may) ? null : 403
}

/** Anything of the account takes the permission alone. */
export const accountRefusal = (holder: Holder, permission: string): number | null =>
  holder.gone ? 401 : covers(holder.grants, [permission]) ? null : 403

/** The status of the answer to who makes a key. */
export function giving(by: Holder | null, { grants, place }: Pick<Holder, 'grants' | 'place'>): number {
  if (by === null) return 201
  const refused = accountRefusal(by, 'manage-account')
  if (refused !== null) return refused
  return covers(by.grants, grants) && (by.place === null || by.place === place) ? 201 : 403
}

export function addHolder(world: World, given: Omit<Holder, 'gone' | 'behind'>, by: Holder | null): void {
  const behind = by === null ? null : by.type === 'manager' ? by.key : by.behind
  world.holders.set(given.key, { ...given, behind, gone: false })
}

/** Keys of the manager that may do more than the manager now may, or reach further, end. */
export function change(world: World, key: string, { grants, place }: Pick<Holder, 'grants' | 'place'>): void {
  Object.assign(get(world.holders, key), { grants, place })
  for (const one of world.holders.values()) {
    const reaches = place !== null && one.place !== place
    if (one.behind === key && (reaches || !covers(grants, one.grants))) one.gone = true
  }
}

export function remove(world: World, key: string): void {
  for (const one of world.holders.values()) if (one.key === key || one.behind === key) one.gone = true
}
