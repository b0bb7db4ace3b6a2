/**
 * Incoming hooks: forms of other products. What comes is a submission in all but its form: nobody is taken back who withdrew.
 * Consent is given by a field that says so, and by nothing else; what a field says against mail is taken at once. While a hook
 * is paused its calls wait; of somebody who is erased none is left.
 */
import { ask, capture, hasToConfirm, type Judged } from './forms.ts'
import { type GivenValues, withdraw } from './people.ts'
import { suppress } from './suppressions.ts'
import { addressKey, type Person, type World } from './world.ts'

export interface Call extends GivenValues {
  says: 'yes' | 'unsubscribed' | 'bounced' | null
}

export interface Hook {
  key: string
  tag: string | null
  audience: string | null
  overwrites: boolean
  paused: boolean
  waiting: Call[]
}

export function call(world: World, hook: Hook, given: Call): void {
  hook.waiting.push(given)
  takeCalls(world, hook)
}

/** All that wait, the first one first; who is to confirm is asked once all of them are taken. */
export function takeCalls(world: World, hook: Hook): void {
  if (hook.paused) return
  const asked = hook.waiting.splice(0).map(given => ({ key: given.key, person: take(world, hook, given) }))
  for (const { key, person } of asked) if (person) ask(world, key, person)
}

/** The person, if they have to confirm. */
function take(world: World, { tag, audience, overwrites }: Hook, given: Call): Person | null {
  const { says, key, email } = given
  const { confirms } = world.capture
  const judged: Judged = says === null ? 'unasked' : says === 'yes' ? 'given' : 'declined'
  const tags = tag === null ? [] : [tag]
  const captured = capture(world, given, { judged, tags, audience, overwrites, by: 'hook' })
  if (says === 'unsubscribed') withdraw(world, captured.person, 'owner')
  if (says === 'bounced') suppress(world, `call ${key}`, email, 'hard_bounce')
  return hasToConfirm(captured, { judged, confirms }) ? captured.person : null
}

export function forgetCalls(world: World, addresses: readonly string[]): void {
  for (const hook of world.hooks.values())
    hook.waiting = hook.waiting.filter(({ email }) => !addresses.includes(addressKey(email)))
}
