/** Addresses to which nothing is mailed, and why. */
import type { Person, Suppression, SuppressionReason, World } from './world.ts'
import { addressKey, reasonsByStrength } from './world.ts'

/** The strongest reason against an address. */
export const suppressionOn = (world: World, email: string): SuppressionReason | null =>
  strongest(world.suppressions.filter(({ address }) => address === addressKey(email)))

/** The same of a person: what was said of an address that they had before holds too, but a bounce, which is the address's own. */
export function suppressionOfPerson(world: World, { email, former, subscribed }: Person): SuppressionReason | null {
  const before = former.map(addressKey)
  const said = world.suppressions.filter(({ address, reason }) => reason !== 'hard_bounce' && before.includes(address))
  // By the undo of a merge somebody may have an address again at which another one has left, and was erased.
  const left = subscribed && world.erased_withdrawals.has(addressKey(email)) ? 'unsubscribed' : null
  return suppressionOn(world, email) ?? left ?? strongest(said)
}

const strongest = (said: readonly Suppression[]): SuppressionReason | null =>
  reasonsByStrength.findLast(name => said.some(({ reason }) => reason === name)) ?? null

/**
 * Adds a reason against an address; false if the present one is as strong. Beside one that may be undone it is kept all the same;
 * beside what stays of somebody erased nobody sees it, but for what a person says where a bounce has said nothing of them.
 */
export function suppress(world: World, key: string, email: string, reason: SuppressionReason): boolean {
  const address = addressKey(email)
  const present = world.suppressions.filter(one => one.address === address && isAsStrong(one.reason, reason))
  const hiding = present.filter(one => one.erased && !world.acts.has(one.key.split('/')[0] ?? ''))
  const is_hidden = hiding.some(one => one.reason !== 'hard_bounce' || reason === 'hard_bounce')
  if (!is_hidden) world.suppressions.push({ key, address, reason })
  return present.length === 0
}

/** Whether somebody sees one of them: not where one of somebody erased, as strong, holds in its place. */
export const isShown = ({ suppressions }: World, email: string): boolean => {
  const own = suppressions.filter(({ address }) => address === email)
  const hidden = own.filter(({ erased }) => erased)
  return own.some(one => !one.erased && !hidden.some(({ reason }) => isAsStrong(reason, one.reason)))
}

const isAsStrong = (one: SuppressionReason, as: SuppressionReason): boolean =>
  reasonsByStrength.indexOf(one) >= reasonsByStrength.indexOf(as)
