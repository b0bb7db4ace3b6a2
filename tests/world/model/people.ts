/**
 * People: added, changed, leaving, coming back, erased.
 *
 * A withdrawal holds for every address that the person had, before and after. Only the person's own later consent lifts
 * it. Who never agreed is not subscribed either, and is by the first consent that somebody states.
 */
import { forgetCalls } from './hooks.ts'
import { enroll, holds, stopRuns } from './journeys.ts'
import { record, said } from './ledger.ts'
import { note } from './webhooks.ts'
import { addressKey, allAddresses, isWithdrawn, living, type Person, personWith, type World } from './world.ts'

/** Whether what happens to people starts journeys: single changes do, bulk changes only where they say so. */
export type Cause = { starts: boolean }
export const byHand: Cause = { starts: true }
export const inBulk: Cause = { starts: false }

/** How a person is named where they come from. */
export interface GivenValues {
  key: string
  email: string
  first_name?: string | null
}

export interface NewPerson extends GivenValues {
  consent?: boolean
  tags?: string[]
}

/** Somebody comes with all that is said of them: no audience finds them without it. */
export function addPerson(world: World, given: NewPerson, cause: Cause, by = 'owner'): Person {
  const { key, email, first_name = null, consent = false, tags = [] } = given
  const withdrawn = isWithdrawn(world, email)
  const person: Person = {
    ...{ key, email, first_name, withdrawn, since: world.now },
    ...{ former: [], left: new Map(), subscribed: consent && !withdrawn, proven: null, unproven: false, ledger: [] },
    ...{ topics_left: new Map(), tags: new Set(), tagged_by: new Map(), audiences: new Set(), matching: new Set() },
    ...{ submissions: new Map(), happened: 0, gone: null },
  }
  world.people.set(key, person)
  if (person.subscribed) record(world, person, 'given', by)
  note(world, 'lead.created', person)
  if (cause.starts) enroll(world, person, { on: 'lead_created' })
  for (const tag of tags) giveTag(world, person, tag, cause, by)
  follow(world, cause)
  return person
}

/** A consent that somebody states for a person: an owner, a file, another system. It brings nobody back. */
export function stateConsent(world: World, person: Person, by: string, cause: Cause): boolean {
  if (person.withdrawn) return false
  const changes = !person.subscribed
  person.happened += 1
  record(world, person, 'given', by)
  person.subscribed = true
  follow(world, cause)
  return changes
}

interface Withdrawing {
  /** False of somebody whom a file brings as one who has left: nothing but their coming is told. */
  leaves?: boolean
  /** The mail whose link says so; once more it says nothing new. */
  letter?: string
}

export function withdraw(world: World, person: Person, by: string, cause = byHand, how: Withdrawing = {}): void {
  const { leaves = true, letter } = how
  if (!person.subscribed && person.withdrawn) {
    // What an import alone has said may be undone, and so may a merge: it is said once more, by the person in any case. So is what a
    // file says of somebody whom it brings at an address that had left before.
    const last = said(person).findLast(({ type }) => type === 'withdrawn')
    if (leaves && by !== 'person' && (!last || world.acts.get(last.by)?.type !== 'import')) return
    if (letter !== undefined && said(person).at(-1)?.letter === letter) return
    person.happened += 1
    record(world, person, 'withdrawn', by, letter)
    return
  }
  person.happened += 1
  if (leaves) note(world, 'lead.unsubscribed', person)
  record(world, person, 'withdrawn', by, letter)
  person.subscribed = false
  if (!person.withdrawn) person.since = world.now
  person.withdrawn = true
  follow(world, cause)
}

/** The person's own consent, by a link that was mailed to the address that they have, and so confirms it. */
export function comeBack(world: World, person: Person): void {
  const own = allAddresses(person)
  for (const address of own) world.erased_withdrawals.delete(address)
  person.happened += 1
  person.withdrawn = false
  person.subscribed = true
  Object.assign(person, { unproven: false, proven: person.email })
  record(world, person, 'given', 'person')
  note(world, 'lead.confirmed', person)
  enroll(world, person, { on: 'lead_confirmed' })
  // A suppression of reason `unsubscribed` goes with it, never one of a bounce or complaint.
  world.suppressions = world.suppressions.filter(
    ({ address, reason }) => !own.includes(address) || reason !== 'unsubscribed',
  )
  follow(world, byHand)
}

export function addFormer(person: Person, email: string, how: { by: 'change' | 'merge'; at: number }): void {
  if (person.left.has(addressKey(email))) return
  person.former.push(email)
  person.left.set(addressKey(email), how)
}

/** Who takes an address whose person withdrew has withdrawn too. */
export function changeAddress(world: World, person: Person, email: string): void {
  if (email === person.email) return
  const moves = addressKey(email) !== addressKey(person.email)
  const leaves = moves && !person.withdrawn && isWithdrawn(world, email)
  if (moves) {
    addFormer(person, person.email, { by: 'change', at: world.now })
    // A proof belongs to the address that gave it.
    if (person.proven !== null) person.unproven = addressKey(person.proven) !== addressKey(email)
  }
  person.email = email
  person.happened += 1
  if (leaves) withdraw(world, person, 'address')
  follow(world, byHand)
}

export function rename(person: Person, first_name: string | null): void {
  if (person.first_name !== first_name) person.happened += 1
  person.first_name = first_name
}

/** `by`: the act that may take it back. */
export function addTag(world: World, person: Person, tag: string, cause: Cause, by?: string): boolean {
  const gives = giveTag(world, person, tag, cause, by)
  if (gives) follow(world, cause)
  return gives
}

function giveTag(world: World, person: Person, tag: string, cause: Cause, by?: string): boolean {
  if (person.tags.has(tag)) return false
  person.tags.add(tag)
  person.tagged_by.set(tag, by ?? String(world.now))
  note(world, 'lead.tag_added', person)
  person.happened += 1
  if (cause.starts) enroll(world, person, { on: 'tag_added', tag })
  return true
}

export function dropTag(world: World, person: Person, tag: string, cause: Cause): boolean {
  if (!person.tags.delete(tag)) return false
  note(world, 'lead.tag_removed', person)
  person.happened += 1
  follow(world, cause)
  return true
}

export function joinAudience(world: World, person: Person, audience: string, cause: Cause): void {
  if (person.audiences.has(audience)) return
  person.audiences.add(audience)
  person.happened += 1
  if (cause.starts) enroll(world, person, { on: 'audience_joined', audience })
}

/** Dynamic audiences from scratch: who matches is in, and who did not before has joined. */
export function follow(world: World, cause: Cause): void {
  for (const { key, condition } of world.dynamic.values()) {
    for (const person of living(world)) {
      if (!holds(condition, person)) person.matching.delete(key)
      else if (!person.matching.has(key)) {
        person.matching.add(key)
        if (cause.starts) enroll(world, person, { on: 'audience_joined', audience: key })
      }
    }
  }
}

/** Nothing of the person stays, but that their address is not mailed if they had withdrawn, or have asked for it themselves. */
export function erase(world: World, person: Person, by_own_wish = false): void {
  world.canaries.push(...canariesIn(world, person))
  person.gone = { why: 'erased' }
  note(world, 'lead.erased', person)
  stopRuns(world, person.key)
  const addresses = allAddresses(person)
  forgetCalls(world, addresses)
  // Of an address that they gave up and somebody else has it is that one who says.
  const free = addresses.filter(address => personWith(world, address)?.withdrawn ?? true)
  if (person.withdrawn || by_own_wish) for (const address of free) world.erased_withdrawals.add(address)
  for (const one of world.suppressions) if (addresses.includes(one.address)) one.erased = true
  // No merge of the person can be undone: there is nobody to restore.
  for (const merge of world.merges.values()) if (merge.into === person.key) merge.undone = true
}

function canariesIn({ shared_names, capture }: World, person: Person): string[] {
  const names = [person.first_name, ...typedNames(capture, person)].filter(name => name !== null)
  return [person.email, ...person.former, ...names.filter(name => !shared_names.has(name))]
}

/** The names in the forms that they have sent. */
export const typedNames = ({ names }: World['capture'], { submissions }: Person): string[] =>
  [...submissions.keys()].flatMap(key => names.get(key) ?? [])
