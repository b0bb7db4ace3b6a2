/** May this person be sent this marketing mail now, and if not, why: the first reason in the order of the contract. */
import { suppressionOfPerson } from './suppressions.ts'
import { get, type Person, type World } from './world.ts'

export type Exclusion = 'suppressed' | 'unsubscribed' | 'not_subscribed' | 'topic_left' | 'not_confirmed'

export function exclusion(world: World, person: Person, template: string): Exclusion | null {
  if (suppressionOfPerson(world, person) !== null) return 'suppressed'
  if (person.withdrawn) return 'unsubscribed'
  if (!person.subscribed) return 'not_subscribed'
  const { topic } = get(world.templates, template)
  if (topic !== null && person.topics_left.has(topic)) return 'topic_left'
  return person.unproven ? 'not_confirmed' : null
}
