/** Broadcasts: recipients are fixed when sending begins, and each is looked at again when their mail leaves. */
import { exclusion } from './eligibility.ts'
import { send } from './mail.ts'
import { type Broadcast, living, type Person, present, type World } from './world.ts'

type Choice = Pick<Broadcast, 'template' | 'audience' | 'excluded_audience'>

const isIn = (person: Person, audience: string): boolean =>
  person.audiences.has(audience) || person.matching.has(audience)

export function matching(world: World, { audience, excluded_audience }: Choice): Person[] {
  return living(world).filter(
    person =>
      (audience === null || isIn(person, audience)) && (excluded_audience === null || !isIn(person, excluded_audience)),
  )
}

/** What a preview says, and what beginning does. */
export function sortOut(
  world: World,
  choice: Choice,
): { matching: number; recipients: Person[]; excluded: Record<string, number> } {
  const all = matching(world, choice)
  const excluded: Record<string, number> = {}
  const recipients = all.filter(person => {
    const reason = exclusion(world, person, choice.template)
    if (reason !== null) excluded[reason] = (excluded[reason] ?? 0) + 1
    return reason === null
  })
  return { matching: all.length, recipients, excluded }
}

export function begin(world: World, broadcast: Broadcast): void {
  const { matching: all, recipients: reached, excluded } = sortOut(world, broadcast)
  const recipients = reached.filter(({ key }) => !broadcast.held.has(key))
  broadcast.state = 'sending'
  broadcast.held_out = reached.length - recipients.length
  broadcast.recipients = recipients.length
  broadcast.excluded = excluded
  broadcast.waiting = recipients.map(({ key }) => key)
  if (recipients.length === 0) broadcast.state = all > 0 ? 'failed' : 'sent'
  else handOff(world, broadcast)
}

/** All that waits leaves, unless the site or the broadcast is paused. */
export function handOff(world: World, broadcast: Broadcast): void {
  if (world.paused || broadcast.state !== 'sending') return
  // Two who were merged are one person, and get one mail.
  const people = new Set(broadcast.waiting.map(key => present(world, key)))
  const count = broadcast.waiting.length
  const outcomes = { taken: 0, put_off: 0, not_sent: 0 }
  for (const person of people) {
    if (!person) continue
    const { key, template } = broadcast
    const content = { subject: key, template, because: `broadcast ${key}` }
    const outcome = send(world, person, content, { broadcast: key, run: null })
    if (outcome === 'taken') broadcast.reached.add(person.key)
    outcomes[outcome] += 1
  }
  broadcast.delivered += outcomes.taken
  broadcast.put_off += outcomes.put_off
  broadcast.skipped += count - outcomes.taken - outcomes.put_off
  broadcast.waiting = []
  settle(broadcast)
}

/** It is over once nothing waits and nothing is tried again. */
export function settle(broadcast: Broadcast): void {
  if (broadcast.state !== 'sending' || broadcast.waiting.length + broadcast.put_off > 0) return
  broadcast.state = broadcast.delivered > 0 ? 'sent' : 'failed'
}
