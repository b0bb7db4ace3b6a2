/**
 * People: added, changed, leaving, coming back, erased.
 *
 * A withdrawal holds for every address that the person had, before and after. Only the person's own later consent lifts
 * it. Who never agreed is not subscribed either, and is by the first consent that somebody states.
 */
import { forgetCalls } from './hooks.ts'
import { enroll, holds, stopRuns } from './journeys.ts'
import { note } from './webhooks.ts'
import {
  addressKey,
  allAddresses,
  get,
  isWithdrawn,
  type LedgerEntry,
  living,
  type Person,
  personWith,
  reasonsByStrength,
  type Suppression,
  type SuppressionReason,
  type World,
} from './world.ts'

/** Whether what happens to people starts journeys: single changes do, bulk changes only where they say so. */
export interface Cause {
  starts: boolean
}
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
    former: [],
    left: new Map(),
    subscribed: consent && !withdrawn,
    proven: null,
    unproven: false,
    ledger: [],
    topics_left: new Map(),
    tags: new Set(),
    tagged_by: new Map(),
    audiences: new Set(),
    submissions: new Map(),
    matching: new Set(),
    happened: 0,
    gone: null,
  }
  world.people.set(key, person)
  if (person.subscribed) record(world, person, 'given', by)
  note(world, 'lead.created', person)
  if (cause.starts) enroll(world, person, { on: 'lead_created' })
  for (const tag of tags) giveTag(world, person, tag, cause, by)
  follow(world, cause)
  return person
}

/** Writes an entry into a person's ledger. */
export function record(world: World, person: Person, type: LedgerEntry['type'], by: string, letter?: string): void {
  const { ledger, email, subscribed, withdrawn, since } = person
  world.entries += 1
  const before = { subscribed, withdrawn, since }
  ledger.push({ place: world.entries, type, by, address: email, before, undone: false, ...(letter && { letter }) })
}

/** What the history says: not counting what was undone. */
export const said = ({ ledger }: Pick<Person, 'ledger'>): LedgerEntry[] =>
  ledger.filter(({ type, undone }) => !undone && type !== 'ended')

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

export function withdraw(
  world: World,
  person: Person,
  by: string,
  cause: Cause = byHand,
  { leaves = true, letter }: Withdrawing = {},
): void {
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
  if (by === undefined) person.tagged_by.delete(tag)
  else person.tagged_by.set(tag, by)
  note(world, 'lead.tag_added', person)
  person.happened += 1
  if (cause.starts) enroll(world, person, { on: 'tag_added', tag })
  return true
}

export function removeTag(world: World, person: Person, tag: string, cause: Cause): boolean {
  const had = person.tags.delete(tag)
  if (!had) return false
  note(world, 'lead.tag_removed', person)
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
      if (!holds(condition, person)) person.matching.delete(key)
      else if (!person.matching.has(key)) {
        person.matching.add(key)
        if (cause.starts) enroll(world, person, { on: 'audience_joined', audience: key })
      }
    }
  }
}

/** Nothing of the person stays, but that their address is not mailed if they had withdrawn. */
export function erase(world: World, person: Person): void {
  world.canaries.push(...canariesIn(world, person))
  person.gone = { why: 'erased' }
  note(world, 'lead.erased', person)
  stopRuns(world, person.key)
  const addresses = allAddresses(person)
  forgetCalls(world, addresses)
  // Of an address that they gave up and somebody else has it is that one who says.
  const free = addresses.filter(address => personWith(world, address)?.withdrawn ?? true)
  if (person.withdrawn) for (const address of free) world.erased_withdrawals.add(address)
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

/** The strongest reason against an address. */
export const suppressionOn = (world: World, email: string): SuppressionReason | null =>
  strongest(world.suppressions.filter(({ address }) => address === addressKey(email)))

/** The same of a person: what was said of an address that they had before holds too, but a bounce, which is the address's own. */
export function suppressionOfPerson(world: World, { email, former, subscribed }: Person): SuppressionReason | null {
  const before = former.map(addressKey)
  const said = world.suppressions.filter(({ address, reason }) => reason !== 'hard_bounce' && before.includes(address))
  // By the undo of a merge somebody may have an address again at which another one has left, and was erased.
  const left = subscribed && world.erased_withdrawals.has(addressKey(email)) ? 'unsubscribed' : null
  return suppressionOn(world, email) ?? left ?? strongest(said)
}

const strongest = (said: readonly Suppression[]): SuppressionReason | null =>
  reasonsByStrength.findLast(name => said.some(({ reason }) => reason === name)) ?? null

/**
 * Adds a reason against an address; false if the present one is as strong. Beside one that may be undone it is kept all the same;
 * beside what stays of somebody erased nobody sees it, but for what a person says where a bounce has said nothing of them.
 */
export function suppress(world: World, key: string, email: string, reason: SuppressionReason): boolean {
  const address = addressKey(email)
  const present = world.suppressions.filter(one => one.address === address && isAsStrong(one.reason, reason))
  const hiding = present.filter(one => one.erased && !world.acts.has(one.key.split('/')[0] ?? ''))
  const is_hidden = hiding.some(one => one.reason !== 'hard_bounce' || reason === 'hard_bounce')
  if (!is_hidden) world.suppressions.push({ key, address, reason })
  return present.length === 0
}

/** Whether somebody sees one of them: not where one of somebody erased, as strong, holds in its place. */
export const isShown = ({ suppressions }: World, email: string): boolean => {
  const own = suppressions.filter(({ address }) => address === email)
  const hidden = own.filter(({ erased }) => erased)
  return own.some(one => !one.erased && !hidden.some(({ reason }) => isAsStrong(reason, one.reason)))
}

const isAsStrong = (one: SuppressionReason, as: SuppressionReason): boolean =>
  reasonsByStrength.indexOf(one) >= reasonsByStrength.indexOf(as)

export const isFree = (world: World, email: string): boolean => personWith(world, email) === undefined
export const person = (world: World, key: string): Person => get(world.people, key)
