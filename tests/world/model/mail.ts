/** A mail leaves, if its person may have it. */
import { exclusion } from './eligibility.ts'
import { isBusy, isTaken } from './mail-servers.ts'
import { note } from './webhooks.ts'
import type { Person, Run, World } from './world.ts'

interface Content {
  subject: string
  template: string
  because: string
}

/** What sends it; null of the other. */
interface Source {
  broadcast: string | null
  run: Run | null
}

export function send(world: World, person: Person, content: Content, source: Source): 'taken' | 'put_off' | 'not_sent' {
  if (exclusion(world, person, content.template) !== null) return 'not_sent'
  person.happened += 1
  if (!isBusy(world, person.email)) return deliver(world, person, content) ? 'taken' : 'not_sent'
  const { key } = person
  const moments = { first_at: world.now, last_at: world.now, free_since: world.now }
  world.put_off.push({ person: key, first_person: key, template: content.template, ...source, ...moments })
  return 'put_off'
}

/** Whether its server takes it. */
export function deliver(world: World, person: Person, { subject, template, because }: Content): boolean {
  if (!isTaken(world, person)) return false
  world.outbox.push({ to: person.email, subject, person: person.key, template, at: world.now, because })
  note(world, 'email.delivered', person)
  const key = `${subject}|${person.key}`
  world.letters.set(key, { key, person: person.key, address: person.email, at: world.now, template })
  return true
}
