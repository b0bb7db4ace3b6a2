/** A mail leaves, if its person may have it. */
import { exclusion } from './eligibility.ts'
import { isTaken } from './mail-servers.ts'
import { note } from './webhooks.ts'
import type { Person, World } from './world.ts'

export function send(
  world: World,
  person: Person,
  { subject, template, because }: { subject: string; template: string; because: string },
): boolean {
  if (exclusion(world, person, template) !== null) return false
  person.happened += 1
  if (!isTaken(world, person)) return false
  world.outbox.push({ to: person.email, subject, person: person.key, template, at: world.now, because })
  note(world, 'email.delivered', person)
  const key = `${subject}|${person.key}`
  world.letters.set(key, { key, person: person.key, address: person.email, at: world.now, template })
  return true
}
