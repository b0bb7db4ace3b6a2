/** A mail leaves, if its person may have it. */
import { exclusion } from './eligibility.ts'
import { isBusy, isTaken } from './mail-servers.ts'
import { note } from './webhooks.ts'
import { get, type Person, type Run, type World } from './world.ts'

export interface Content {
  subject: string
  template: string
  because: string
  /** The broadcast that sends it, and which of its subjects it has. */
  broadcast: string | null
  variant: number
}

/** `run`: what sends it, if no broadcast does. */
export function send(
  world: World,
  person: Person,
  content: Content,
  run: Run | null,
): 'taken' | 'put_off' | 'not_sent' {
  if (exclusion(world, person, content.template) !== null) return 'not_sent'
  if (run && world.resumed_at === world.now) {
    run.late = content
    return 'put_off'
  }
  person.happened += 1
  if (!isBusy(world, person.email)) return deliver(world, person, content, run) ? 'taken' : 'not_sent'
  const { because: _because, ...what } = content
  const moments = { first_at: world.now, last_at: world.now, free_since: world.now }
  world.put_off.push({ person: person.key, first_person: person.key, ...what, run, ...moments })
  return 'put_off'
}

/** Whether its server takes it. */
export function deliver(world: World, person: Person, content: Content, run: Run | null): boolean {
  const { subject, template, because, broadcast, variant } = content
  if (!isTaken(world, person)) return false
  const { edition } = get(world.templates, template)
  const { sender, now: at } = world
  world.outbox.push({ to: person.email, subject, person: person.key, template, edition, sender, at, because })
  note(world, 'email.delivered', person)
  const key = `${subject}|${person.key}`
  const has_twin = world.letters.get(key)?.at === at
  const letter = { key, person: person.key, address: person.email, at, template, broadcast, variant, has_twin }
  world.letters.set(key, letter)
  if (run) run.letter = letter
  const results = broadcast === null ? undefined : get(world.broadcasts, broadcast).results[variant]
  if (results) results.delivered += 1
  return true
}
