/** Broadcasts: recipients are fixed when sending begins, and each is looked at again when their mail leaves. */
import { exclusion } from './eligibility.ts'
import { send } from './mail.ts'
import { type Broadcast, living, type Person, present, type World } from './world.ts'

type Choice = Pick<Broadcast, 'template' | 'audience' | 'excluded_audience'>

const isIn = (person: Person, audience: string): boolean =>
  person.audiences.has(audience) || person.matching.has(audience)

export const matching = (world: World, { audience, excluded_audience: excluded }: Choice): Person[] =>
  living(world)
    .filter(person => audience === null || isIn(person, audience))
    .filter(person => excluded === null || !isIn(person, excluded))

/** What a preview says, and what beginning does. */
export function sortOut(world: World, choice: Choice) {
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
  const recipients = reached.filter(({ key }) => !broadcast.held.has(key)).map(({ key }) => key)
  const { test } = broadcast
  const isRest = (key: string): boolean => test !== null && !test.parts.has(key)
  broadcast.state = 'sending'
  broadcast.held_out = reached.length - recipients.length
  broadcast.recipients = recipients.length
  broadcast.excluded = excluded
  broadcast.waiting = recipients.filter(key => !isRest(key))
  broadcast.rest = recipients.filter(isRest)
  if (test && broadcast.rest.length > 0) test.ends_at = world.now + test.hours * 3_600_000
  if (recipients.length === 0) broadcast.state = all > 0 ? 'failed' : 'sent'
  else handOff(world, broadcast)
}

/** When a test of subjects is to be decided; null where there is none, or its broadcast is paused. */
export const decisionOf = ({ state, test }: Broadcast): number | null =>
  state === 'sending' && test?.winner === null ? test.ends_at : null

/** The subject with the larger share of people wins, the first of those that are equally good, and the rest get it. */
export function decide(world: World, broadcast: Broadcast): void {
  const { test, results } = broadcast
  if (!test || (decisionOf(broadcast) ?? Number.POSITIVE_INFINITY) > world.now) return
  const shares = results.map(one => (one.delivered > 0 ? one[test.by].size / one.delivered : 0))
  test.winner = shares.indexOf(Math.max(...shares))
  broadcast.waiting.push(...broadcast.rest.splice(0))
  handOff(world, broadcast)
}

/** All that waits leaves, unless the site or the broadcast is paused. */
export function handOff(world: World, broadcast: Broadcast): void {
  if (world.paused || broadcast.state !== 'sending') return
  const { key, template, test } = broadcast
  const count = broadcast.waiting.length
  const outcomes = { taken: 0, put_off: 0, not_sent: 0 }
  for (const [person, first] of peopleOf(world, broadcast)) {
    const variant = test?.parts.get(first) ?? test?.winner ?? 0
    const what = { subject: variant === 0 ? key : `${key}.b`, template, broadcast: key, variant }
    const outcome = send(world, person, { ...what, because: `broadcast ${key}` }, null)
    if (outcome === 'taken') broadcast.reached.add(person.key)
    outcomes[outcome] += 1
  }
  broadcast.delivered += outcomes.taken
  broadcast.put_off += outcomes.put_off
  broadcast.skipped += count - outcomes.taken - outcomes.put_off
  broadcast.waiting = []
  settle(broadcast)
}

/** Two who were merged are one person, and get one mail: the first of them decides which. */
function peopleOf(world: World, { waiting, reached }: Broadcast): Map<Person, string> {
  const have_it = new Set([...reached].map(key => present(world, key)))
  const found = new Map<Person, string>()
  for (const key of waiting) {
    const person = present(world, key)
    if (person && !found.has(person) && !have_it.has(person)) found.set(person, key)
  }
  return found
}

/** It is over once nothing waits and nothing is tried again. */
export function settle(broadcast: Broadcast): void {
  const { waiting, rest, put_off } = broadcast
  if (broadcast.state !== 'sending' || waiting.length + rest.length + put_off > 0) return
  broadcast.state = broadcast.delivered > 0 ? 'sent' : 'failed'
}
