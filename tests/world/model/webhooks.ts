/**
 * Events of people, as another system is told of them: each cause its own, in the order in which they happened to a
 * person; none without a cause, and none of somebody after their erasure.
 */
import type { Person, World } from './world.ts'

export const toldEvents = [
  ...['lead.created', 'lead.erased', 'lead.merged', 'lead.merge_undone', 'lead.confirmed', 'lead.tag_added'],
  ...['lead.tag_removed', 'lead.unsubscribed', 'form.submitted', 'email.delivered'],
] as const

/** Endpoints that are enabled, with the events that each is sent. */
export type Endpoints = Map<string, { key: string; events: readonly string[] }>

export interface ToldEvent {
  name: string
  /** The key of the person, as they were called when it happened. */
  person: string
  at: number
}

export function note(world: World, name: (typeof toldEvents)[number], { key }: Pick<Person, 'key'>): void {
  world.told.push({ name, person: key, at: world.now })
}
