/**
 * Two people become one, and two again. The one that stays keeps their values unless the other's are taken; what is a
 * set is united; a withdrawal of either is one of both, before and after.
 */
import { reinstate, stop } from './journeys.ts'
import { follow, inBulk, takeOverWithdrawal } from './people.ts'
import {
  addressKey,
  get,
  type LedgerEntry,
  type Merge,
  type Person,
  personWith,
  type Run,
  type World,
} from './world.ts'

export const UNDO_DAYS = 30

const copy = (person: Person): Person => structuredClone(person)

export function merge(world: World, key: string, [into, from]: readonly [Person, Person], takesAddress: boolean): void {
  const before = { into: copy(into), from: copy(from) }
  // A consent belongs to the address that gave it.
  const subscribed = takesAddress ? from.subscribed : into.subscribed
  const withdrawn = into.withdrawn || from.withdrawn
  into.former.push(takesAddress ? into.email : from.email, ...from.former)
  if (takesAddress) into.email = from.email
  into.first_name ??= from.first_name
  for (const tag of from.tags) into.tags.add(tag)
  for (const audience of from.audiences) into.audiences.add(audience)
  for (const topic of from.topics_left) into.topics_left.add(topic)
  into.ledger.push(...from.ledger)
  into.subscribed = subscribed && !withdrawn
  if (takesAddress) Object.assign(into, { proven: from.proven, unproven: from.unproven })
  into.withdrawn = withdrawn
  from.gone = { why: 'merged', into: into.key }
  const withdrew = takeOverWithdrawal(world, into)
  const moved = moveRuns(world, into, from)
  follow(world, inBulk)
  world.merges.set(key, {
    key,
    into: into.key,
    from: from.key,
    at: world.now,
    undone: false,
    before,
    after: copy(into),
    withdrew,
    ...moved,
  })
}

/** The runs of the one that goes are carried on for the one that stays; of two in one journey the other's is stopped, and stays theirs. */
function moveRuns(world: World, into: Person, from: Person): Pick<Merge, 'runs_moved' | 'runs_stopped'> {
  const isLiveToo = (run: Run) =>
    world.runs.some(own => own.state === 'live' && own.journey === run.journey && own.person === into.key)
  const isDoubled = (run: Run) => run.state === 'live' && isLiveToo(run)
  const [runs_stopped = [], runs_moved = []] = [true, false].map(doubled =>
    world.runs.filter(run => run.person === from.key && isDoubled(run) === doubled),
  )
  for (const run of runs_stopped) stop(world, run)
  for (const run of runs_moved) run.person = into.key
  return { runs_moved, runs_stopped }
}

/** Within its days, while who stayed is there, and where nobody else has the addresses by now. */
export function canUndo(
  world: World,
  { into, from, at, undone, before, after }: Merge,
): 'yes' | 'transition_not_allowed' | 'lead_exists' {
  const stays = get(world.people, into)
  if (undone || stays.gone !== null || world.now >= at + UNDO_DAYS * 86_400_000) return 'transition_not_allowed'
  const returns = stays.email === after.email ? [before.into.email] : []
  const isTaken = [before.from.email, ...returns].some(email => {
    const owner = personWith(world, email)
    return owner !== undefined && owner.key !== into && owner.key !== from
  })
  return isTaken ? 'lead_exists' : 'yes'
}

/** Each has again what they had, but for what has changed since: that stays, and a withdrawal is one of both. */
export function undoMerge(world: World, merge: Merge): void {
  const into = get(world.people, merge.into)
  const from = get(world.people, merge.from)
  const { before, after } = merge
  merge.undone = true
  const since = into.ledger.slice(after.ledger.length)
  Object.assign(from, copy(before.from), { gone: null, matching: new Set() })
  // What was taken from them meanwhile stays taken.
  from.tags = from.tags.intersection(into.tags)
  from.audiences = from.audiences.intersection(into.audiences)
  from.topics_left = from.topics_left.intersection(into.topics_left)
  if (into.email === after.email) into.email = before.into.email
  if (into.first_name === after.first_name) into.first_name = before.into.first_name
  into.tags = returned(into.tags, after.tags, before.into.tags)
  into.audiences = returned(into.audiences, after.audiences, before.into.audiences)
  const left_since = [...into.topics_left].filter(topic => !after.topics_left.has(topic))
  into.topics_left = returned(into.topics_left, after.topics_left, before.into.topics_left)
  for (const topic of left_since) from.topics_left.add(topic)
  into.former = into.former.filter(address => before.into.former.includes(address) || !after.former.includes(address))
  decideConsents(world, merge, since)
  for (const run of merge.runs_moved) run.person = from.key
  // Those that the merge stopped go on where they waited, unless their journey is off by now.
  for (const run of merge.runs_stopped) if (get(world.journeys, run.journey).state === 'on') reinstate(world, run)
  follow(world, inBulk)
}

/**
 * How each stands again, and what was decided since: a withdrawal is one of both; a consent is of whoever has the
 * address that gave it.
 */
function decideConsents(world: World, { into, from, before, withdrew }: Merge, since: readonly LedgerEntry[]): void {
  const [stays, returns] = [get(world.people, into), get(world.people, from)]
  for (const address of withdrew) world.withdrawn_addresses.delete(address)
  Object.assign(stays, {
    withdrawn: before.into.withdrawn,
    subscribed: before.into.subscribed,
    proven: before.into.proven,
    unproven: before.into.unproven,
  })
  for (const person of [stays, returns]) {
    for (const entry of since) {
      const is_own = addressKey(entry.address) === addressKey(person.email)
      if (entry.kind === 'withdrawn') Object.assign(person, { withdrawn: true, subscribed: false })
      else if (is_own && (entry.by === 'person' || !person.withdrawn))
        Object.assign(person, {
          withdrawn: false,
          subscribed: true,
          ...(entry.by === 'person' && { proven: entry.address, unproven: false }),
        })
    }
    if (since.length === 0) continue
    for (const address of [person.email, ...person.former]) {
      if (person.withdrawn) world.withdrawn_addresses.add(addressKey(address))
      else world.withdrawn_addresses.delete(addressKey(address))
    }
  }
}

/** What came by the act goes, what was removed since stays removed, what was added since stays. */
function returned(now: Set<string>, after: Set<string>, before: Set<string>): Set<string> {
  return new Set([...now].filter(one => before.has(one) || !after.has(one)))
}
