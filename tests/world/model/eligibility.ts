/** May this person be sent this marketing mail now, and if not, why: the first reason in the order of the contract. */
import { suppressionOn } from './people.ts'
import { addressKey, get, type Person, type World } from './world.ts'

export type Exclusion = 'suppressed' | 'unsubscribed' | 'not_subscribed' | 'topic_left' | 'not_confirmed'

/** What was said of an address that the person had before holds too, but a bounce, which is the address's own. */
function isSuppressed(world: World, person: Person): boolean {
  if (suppressionOn(world, person.email) !== null) return true
  const former = person.former.map(addressKey)
  return world.suppressions.some(({ address, reason }) => reason !== 'hard_bounce' && former.includes(address))
}

export function exclusion(world: World, person: Person, template: string): Exclusion | null {
  if (isSuppressed(world, person)) return 'suppressed'
  if (person.withdrawn) return 'unsubscribed'
  if (!person.subscribed) return 'not_subscribed'
  const { topic } = get(world.templates, template)
  if (topic !== null && person.topics_left.has(topic)) return 'topic_left'
  return person.unproven ? 'not_confirmed' : null
}
