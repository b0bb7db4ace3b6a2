/**
 * People: added, changed, leaving, coming back, erased.
 *
 * A withdrawal holds for every address that the person had, before and after. Only the person's own later consent lifts
 * it. Who never agreed is not subscribed either, and is by the first consent that somebody states.
 */
import { enroll, stopRuns } from './journeys.ts'
import {
  addressKey,
  get,
  living,
  type Person,
  personWith,
  reasonsByStrength,
  type SuppressionReason,
  type World,
} from './world.ts'

/** Whether what happens to people starts journeys: single changes do, bulk changes only where they say so. */
export interface Cause {
  starts: boolean
}
export const byHand: Cause = { starts: true }
export const inBulk: Cause = { starts: false }

export interface NewPerson {
  key: string
  email: string
  first_name?: string | null
  consent?: boolean
  tags?: string[]
}

export function addPerson(world: World, given: NewPerson, cause: Cause, by = 'owner'): Person {
  const { key, email, first_name = null, consent = false, tags = [] } = given
  const withdrawn = world.withdrawn_addresses.has(addressKey(email))
  const person: Person = {
    ...{ key, email, first_name, withdrawn },
    former: [],
    subscribed: consent && !withdrawn,
    proven: null,
    unproven: false,
    consent_undone: false,
    ledger: consent && !withdrawn ? [{ kind: 'given', by, address: email }] : [],
    topics_left: new Set(),
    tags: new Set(),
    audiences: new Set(),
    matching: new Set(),
    happened: 0,
    gone: null,
  }
  world.people.set(key, person)
  if (cause.starts) enroll(world, person, { on: 'lead_created' })
  for (const tag of tags) addTag(world, person, tag, cause)
  follow(world, cause)
  return person
}

/** A consent that somebody states for a person: an owner, a file, another system. It brings nobody back. */
export function stateConsent(world: World, person: Person, by: string, cause: Cause): boolean {
  if (person.withdrawn) return false
  const changes = !person.subscribed
  person.happened += 1
  person.subscribed = true
  person.ledger.push({ kind: 'given', by, address: person.email })
  follow(world, cause)
  return changes
}

export function withdraw(world: World, person: Person, by: string, cause: Cause = byHand): void {
  for (const address of [person.email, ...person.former]) world.withdrawn_addresses.add(addressKey(address))
  if (!person.subscribed && person.withdrawn) return
  person.happened += 1
  person.ledger.push({ kind: 'withdrawn', by, address: person.email })
  person.subscribed = false
  person.withdrawn = true
  follow(world, cause)
}

/** The person's own consent, proven for the address that they have. */
export function comeBack(world: World, person: Person): void {
  for (const address of [person.email, ...person.former]) world.withdrawn_addresses.delete(addressKey(address))
  person.happened += 1
  person.withdrawn = false
  person.subscribed = true
  Object.assign(person, { unproven: false, proven: person.email })
  person.ledger.push({ kind: 'given', by: 'person', address: person.email })
  // A suppression of reason `unsubscribed` goes with it, never one of a bounce or complaint.
  const own = [person.email, ...person.former].map(addressKey)
  world.suppressions = world.suppressions.filter(
    ({ address, reason }) => !own.includes(address) || reason !== 'unsubscribed',
  )
  follow(world, byHand)
}

export function changeAddress(world: World, person: Person, email: string): void {
  if (addressKey(email) !== addressKey(person.email)) {
    person.former.push(person.email)
    // A proof belongs to the address that gave it.
    if (person.proven !== null) person.unproven = addressKey(person.proven) !== addressKey(email)
  }
  person.email = email
  person.happened += 1
  takeOverWithdrawal(world, person)
  follow(world, byHand)
}

/** Of the person's addresses one is withdrawn: then all are; answers those that were not. */
export function takeOverWithdrawal(world: World, person: Person): string[] {
  const addresses = [person.email, ...person.former].map(addressKey)
  if (!person.withdrawn && !addresses.some(address => world.withdrawn_addresses.has(address))) return []
  person.withdrawn = true
  person.subscribed = false
  const others = addresses.filter(address => !world.withdrawn_addresses.has(address))
  for (const address of others) world.withdrawn_addresses.add(address)
  return others
}

export function rename(person: Person, first_name: string | null): void {
  if (person.first_name !== first_name) person.happened += 1
  person.first_name = first_name
}

export function addTag(world: World, person: Person, tag: string, cause: Cause): boolean {
  if (person.tags.has(tag)) return false
  person.tags.add(tag)
  person.happened += 1
  if (cause.starts) enroll(world, person, { on: 'tag_added', tag })
  follow(world, cause)
  return true
}

export function removeTag(world: World, person: Person, tag: string, cause: Cause): boolean {
  const had = person.tags.delete(tag)
  if (!had) return false
  person.happened += 1
  follow(world, cause)
  return had
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
      const matches =
        'tag' in condition
          ? person.tags.has(condition.tag) === condition.has
          : person.subscribed === condition.subscribed
      if (!matches) person.matching.delete(key)
      else if (!person.matching.has(key)) {
        person.matching.add(key)
        if (cause.starts) enroll(world, person, { on: 'audience_joined', audience: key })
      }
    }
  }
}

/** Nothing of the person stays, but that their address is not mailed if they had withdrawn. */
export function erase(world: World, person: Person): void {
  world.canaries.push(...canariesIn(person))
  person.gone = { why: 'erased' }
  stopRuns(world, person.key)
  const addresses = [person.email, ...person.former].map(addressKey)
  for (const one of world.suppressions) if (addresses.includes(one.address)) one.erased = true
  // No merge of the person can be undone: there is nobody to restore.
  for (const merge of world.merges.values()) if (merge.into === person.key) merge.undone = true
}

function canariesIn(person: Person): string[] {
  const names = person.first_name === null ? [] : [person.first_name]
  return [person.email, ...person.former, ...names]
}

/** The strongest reason against an address. */
export function suppressionOn(world: World, email: string): SuppressionReason | null {
  const reasons = world.suppressions.filter(({ address }) => address === addressKey(email)).map(({ reason }) => reason)
  return reasons.sort((one, other) => reasonsByStrength.indexOf(other) - reasonsByStrength.indexOf(one))[0] ?? null
}

/** Adds a reason against an address; false if the present one is as strong. */
export function suppress(world: World, key: string, email: string, reason: SuppressionReason): boolean {
  const present = suppressionOn(world, email)
  if (present !== null && reasonsByStrength.indexOf(present) >= reasonsByStrength.indexOf(reason)) return false
  world.suppressions.push({ key, address: addressKey(email), reason })
  return true
}

export const isFree = (world: World, email: string): boolean => personWith(world, email) === undefined
export const person = (world: World, key: string): Person => get(world.people, key)
