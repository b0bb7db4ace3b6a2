/**
 * Mail that a server put off: it is tried again for three days, each time for whoever its person is by then, if they may still
 * have it. Its run waits for the end, and its broadcast is sending until then. The product chooses the moments, not too far apart.
 */
import { settle } from './broadcasts.ts'
import { exclusion } from './eligibility.ts'
import { carryOn } from './journeys.ts'
import { deliver } from './mail.ts'
import { isBusy } from './mail-servers.ts'
import { type Attempts, addressKey, get, HOUR, type Person, type PutOff, present, type World } from './world.ts'

const GIVEN_UP_AFTER = 72 * HOUR
/** The longest pause between two attempts, and what it may be stretched by. */
const PAUSE_MAX = 6 * HOUR * 1.2 + 60_000

const sourceOf = ({ broadcast, run }: PutOff): string => broadcast ?? run?.journey ?? ''

const attemptsOf = (world: World, one: PutOff): Attempts | undefined =>
  world.attempts.find(
    ({ source, person, at }) => source === sourceOf(one) && person === one.first_person && at[0] === one.first_at,
  )

/** When the product tries it next, or gives it up, as far as it has told. */
const nextOf = (world: World, one: PutOff): number | null =>
  attemptsOf(world, one)?.at.find(moment => moment > one.last_at) ?? null

export const nextTries = (world: World): number[] =>
  world.put_off.flatMap(one => (isHeld(world, one) ? [] : (nextOf(world, one) ?? [])))

/** All that the product has tried by now. */
export function tryAgain(world: World): void {
  for (const one of [...world.put_off]) {
    for (let next = nextOf(world, one); next !== null && next <= world.now; next = nextOf(world, one)) {
      if (isHeld(world, one) || !world.put_off.includes(one)) break
      one.last_at = next
      tryOne(world, one)
    }
  }
}

function isHeld(world: World, { broadcast, run }: PutOff): boolean {
  if (world.paused) return true
  return run ? get(world.journeys, run.journey).paused : get(world.broadcasts, broadcast ?? '').state === 'paused'
}

function tryOne(world: World, one: PutOff): void {
  const person = present(world, one.run?.person ?? one.person)
  const ended = one.run ? one.run.state !== 'live' : get(world.broadcasts, one.broadcast ?? '').state === 'canceled'
  if (ended || !person || hasIt(world, one, person) || exclusion(world, person, one.template) !== null)
    end(world, one, false)
  else if (!isBusy(world, person.email)) end(world, one, deliver(world, person, contentOf(one), one.run))
  else if (world.now >= one.first_at + GIVEN_UP_AFTER) end(world, one, false)
}

/** Two who were merged are one person, and get one mail of a broadcast: of two that were put off, the product says which is tried. */
function hasIt(world: World, one: PutOff, person: Person): boolean {
  if (one.broadcast === null) return false
  const isTheirs = (key: string) => present(world, key) === person
  const others = world.put_off.filter(({ broadcast }) => broadcast === one.broadcast).filter(other => other !== one)
  const told = attemptsOf(world, one)
  const is_last = told?.ended === true && told.at.at(-1) === one.last_at
  return (
    (is_last && others.some(other => isTheirs(other.person))) ||
    [...get(world.broadcasts, one.broadcast).reached].some(isTheirs)
  )
}

function contentOf({ broadcast, run, ...what }: PutOff) {
  const because = broadcast === null ? `journey ${run?.journey}` : `broadcast ${broadcast}`
  return { ...what, broadcast, because }
}

function end(world: World, one: PutOff, is_delivered: boolean): void {
  world.put_off.splice(world.put_off.indexOf(one), 1)
  if (one.run) {
    delete one.run.mail
    carryOn(world, one.run)
    return
  }
  const broadcast = get(world.broadcasts, one.broadcast ?? '')
  broadcast.put_off -= 1
  if (is_delivered) {
    broadcast.delivered += 1
    broadcast.reached.add(one.person)
  } else broadcast.skipped += 1
  settle(broadcast)
}

/** What the product does not try though nothing holds it, and what it has ended though it is to be tried. */
export function lateTries(world: World): string[] {
  return world.put_off.flatMap(one => {
    const name = `${one.subject} to ${addressKey(get(world.people, one.person).email)}`
    if (isHeld(world, one)) one.free_since = world.now
    if (world.now - Math.max(one.last_at, one.free_since) > PAUSE_MAX)
      return [`${name} was put off and is not tried again`]
    return attemptsOf(world, one)?.ended && !isHeld(world, one) ? [`${name} was put off and is given up`] : []
  })
}
