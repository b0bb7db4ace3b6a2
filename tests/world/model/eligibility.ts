/** May this person be sent this marketing mail now, and if not, why: the first reason in the order of the contract. */
import { suppressionOn } from './people.ts'
import { get, type Person, type World } from './world.ts'

export type Exclusion = 'unsubscribed' | 'not_subscribed' | 'suppressed' | 'topic_left'

export function exclusion(world: World, person: Person, template: string): Exclusion | null {
  if (person.withdrawn) return 'unsubscribed'
  if (!person.subscribed) return 'not_subscribed'
  if (suppressionOn(world, person.email) !== null) return 'suppressed'
  const { topic } = get(world.templates, template)
  return topic !== null && person.topics_left.has(topic) ? 'topic_left' : null
}
