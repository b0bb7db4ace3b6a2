/**
 * Bulk actions and imports, and their undo: it takes back what the act did, and nothing that was decided since. A person
 * whom an import made goes if nothing has happened to them since, and stays as a whole otherwise.
 */
import { record, said } from './ledger.ts'
import type { Cause } from './people.ts'
import { addPerson, addTag, byHand, dropTag, erase, follow, inBulk, rename, stateConsent, withdraw } from './people.ts'
import { suppress } from './suppressions.ts'
import { note } from './webhooks.ts'
import type { Act, Change, LedgerEntry, Merge, Person, SuppressionReason, World } from './world.ts'
import { addressKey, get, lastOwner, personWith, present } from './world.ts'

const nothing = (person: string): Change => ({
  ...{ person, created: false, happened: 0, tags_added: [], tags_removed: [], name: null },
  ...{ subscribed: false, withdrew: false, made: null, suppressed: null, suppresses: false },
})

const hasChanged = ({ tags_added, tags_removed, name, created, subscribed, withdrew, suppresses }: Change): boolean =>
  [created, subscribed, withdrew, suppresses, tags_added.length + tags_removed.length > 0].includes(true) ||
  name?.before !== name?.after

export type BulkAction =
  | { do: 'tag' | 'untag'; tag: string }
  | { do: 'leave' }
  | { do: 'erase' }
  | { do: 'name'; name: string }

const causeOf = (starts: boolean): Cause => (starts ? byHand : inBulk)

export function actOn(world: World, key: string, people: readonly Person[], action: BulkAction, starts: boolean): Act {
  const cause = causeOf(starts)
  const changes = people.map(person => {
    const change = nothing(person.key)
    if (action.do === 'tag' && addTag(world, person, action.tag, cause, key)) change.tags_added.push(action.tag)
    const by = person.tagged_by.get(action.do === 'untag' ? action.tag : '')
    if (action.do === 'untag' && dropTag(world, person, action.tag, cause))
      change.tags_removed.push({ tag: action.tag, by })
    if (action.do === 'leave') withdraw(world, person, key, cause)
    if (action.do === 'erase') erase(world, person)
    if (action.do === 'name') {
      if (people.length > 1) world.shared_names.add(action.name)
      change.name = { before: person.first_name, after: action.name }
      rename(person, action.name)
    }
    return change
  })
  // What changed nothing has nothing to undo; who left or was erased stays so.
  const undone = action.do === 'leave' || action.do === 'erase' || !changes.some(hasChanged)
  const act: Act = { key, type: 'bulk', at: world.now, undone, changes, names: [] }
  world.acts.set(key, act)
  return act
}

export interface Row {
  key: string
  email: string
  first_name: string | null
  /** What the row says of consent; null where the file does not say. */
  status: 'subscribed' | 'opted_out' | 'bounced' | 'complained' | null
}

export interface ImportChoice {
  rows: Row[]
  /** Whether it is stated of the file that its people agreed. */
  consent: boolean
  tag: string | null
  starts: boolean
}

export function takeIn(world: World, key: string, { rows, consent, tag, starts }: ImportChoice): Act {
  const cause = causeOf(starts)
  const seen = new Set<Person>()
  const changes = rows.flatMap(row => {
    // A merged address is that of the person who stayed.
    const known = personWith(world, row.email) ?? lastOwner(world, row.email, true)
    const agrees = row.status === 'subscribed' || (row.status === null && consent)
    const { email, first_name } = row
    const tags = tag === null ? [] : [tag]
    const person = known ?? addPerson(world, { key: row.key, email, first_name, consent: agrees, tags }, cause, key)
    const change = nothing(person.key)
    // A second row of somebody counts only for what forbids mail.
    if (seen.has(person)) return [change, ...judge(world, key, row, person, change, cause)]
    seen.add(person)
    change.created = known === undefined
    if (known && first_name !== null && first_name !== known.first_name) {
      change.name = { before: known.first_name, after: first_name }
      rename(known, first_name)
    }
    for (const one of tags) if (known && addTag(world, known, one, cause, key)) change.tags_added.push(one)
    if (known && agrees) change.subscribed = stateConsent(world, known, key, cause)
    const also = judge(world, key, row, person, change, cause)
    follow(world, cause)
    change.happened = person.happened
    return [change, ...also]
  })
  const names = rows.flatMap(({ email, first_name }) =>
    first_name === null ? [] : [{ address: addressKey(email), name: first_name }],
  )
  const act: Act = { key, type: 'import', at: world.now, undone: !changes.some(hasChanged), changes, names }
  world.acts.set(key, act)
  return act
}

/** A row's own status comes before the statement for its file. */
function judge(world: World, key: string, row: Row, person: Person, change: Change, cause: Cause): Change[] {
  const reasons: Record<string, SuppressionReason> = { bounced: 'hard_bounce', complained: 'complaint' }
  const reason = row.status === null ? undefined : reasons[row.status]
  const leaves = row.status === 'opted_out' || row.status === 'complained'
  if (leaves) {
    change.withdrew = !person.withdrawn
    withdraw(world, person, key, cause, { leaves: !change.created })
  }
  if (reason) {
    change.suppresses = suppress(world, `${key}/${row.email}`, row.email, reason)
    change.suppressed = `${key}/${row.email}`
  }
  // Of an address that nobody has, whoever had it last said it too.
  const had = change.created && leaves ? lastOwner(world, row.email) : undefined
  if (!had || had.withdrawn) return []
  withdraw(world, had, key, cause)
  return [{ ...nothing(had.key), withdrew: true, made: person.key }]
}

export function undo(world: World, act: Act): void {
  act.undone = true
  const changes = act.changes.filter(({ person, made }) => made === null || isLastOwner(world, person, made))
  for (const change of changes) {
    const person = get(world.people, change.person)
    if (change.suppressed) release(world, change.suppressed)
    if (person.gone !== null) {
      if (change.created || change.subscribed) endMerged(world, person, act.key)
      continue
    }
    if (change.created) {
      if (person.happened === change.happened) remove(world, person)
      continue
    }
    takeBack(world, person, act.key)
    // One that something else gave since stays.
    for (const tag of change.tags_added) if (person.tagged_by.get(tag) === act.key) dropTag(world, person, tag, inBulk)
    for (const { tag, by } of change.tags_removed) addTag(world, person, tag, inBulk, by)
    if (change.name && person.first_name === change.name.after) rename(person, change.name.before)
  }
  follow(world, inBulk)
}

/** One whose person was erased names no address any more: whoever follows the leads is told to read all of them again. */
function release(world: World, key: string): void {
  world.rereads ||= world.suppressions.some(one => one.key === key && one.erased)
  world.suppressions = world.suppressions.filter(one => one.key !== key)
}

/** Whether the person is still who had the address of one that the act created last. */
function isLastOwner(world: World, person: string, made: string): boolean {
  const { email, gone } = get(world.people, made)
  return gone === null && lastOwner(world, email)?.key === person
}

/** Of somebody who was merged since nothing is taken back but that the act subscribed them, where it is the last word and they have the address. */
function endMerged(world: World, { key, email }: Person, by: string): void {
  const person = present(world, key)
  const last = person ? said(person).at(-1) : undefined
  if (!person?.subscribed || last?.by !== by || addressKey(person.email) !== addressKey(email)) return
  last.undone = true
  endConsent(world, person, by)
}

/**
 * What the act has said of consent is said no more, also of others who were merged with them. Where it was the last word, the person
 * stands as before it, and before what was taken back beneath it, unless that had ended by then; but a withdrawal beneath it holds.
 */
function takeBack(world: World, person: Person, by: string): void {
  const all = said(person).filter(entry => entry.by === by && !entry.copied)
  const isOwn = (one: LedgerEntry) => one.type === 'withdrawn' || addressKey(one.address) === addressKey(person.email)
  const own = all.findLast(isOwn) ?? all.at(-1)
  if (!own) return
  const is_last = withoutClaims(said(person).filter(entry => entry === own || !all.includes(entry))).at(-1) === own
  own.undone = true
  if (!is_last || person.withdrawn !== (own.type === 'withdrawn')) return
  let stood = own.before
  let is_settled = false
  const ended = new Set<string>()
  for (const entry of person.ledger.slice(0, person.ledger.indexOf(own)).reverse()) {
    if (entry.type === 'ended') ended.add(entry.by)
    else if (entry.undone) stood = is_settled || ended.has(entry.by) ? stood : entry.before
    else {
      is_settled = true
      if (entry.by === 'person' && entry.type === 'given') break
      if (entry.type === 'withdrawn' && !stood.withdrawn) return
    }
  }
  if (stood.subscribed === person.subscribed && stood.withdrawn === person.withdrawn) return
  // Who has been given another's address since, by a merge, has not agreed at that one.
  if (own.type === 'given' && person.subscribed) endConsent(world, person, by)
  else if (own.type === 'withdrawn') {
    record(world, person, 'ended', by)
    Object.assign(person, stood, { subscribed: stood.subscribed && hasConsentSince(world, person, own) })
  }
}

/** What others state of somebody who has left, as of one who was merged with them, says nothing. */
function withoutClaims(entries: readonly LedgerEntry[]): LedgerEntry[] {
  let left = false
  return entries.filter(({ type, by }) => {
    const is_claim = left && type === 'given' && by !== 'person'
    if (!is_claim) left = type === 'withdrawn'
    return !is_claim
  })
}

/** Whoever has had another's address since, by a merge, is mailed by that one's consent; one by an import does not count. */
function hasConsentSince(world: World, person: Person, entry: LedgerEntry): boolean {
  const isTaking = ({ into, undone, place, before, after }: Merge) =>
    present(world, into) === person &&
    !undone &&
    place >= entry.place &&
    addressKey(after.email) === addressKey(before.from.email) &&
    addressKey(before.into.email) !== addressKey(before.from.email)
  const taking = [...world.merges.values()].findLast(isTaking)
  if (!taking) return true
  const { from } = taking.before
  const last = said(from).at(-1)
  return from.subscribed && last?.type === 'given' && world.acts.get(last.by)?.type !== 'import'
}

/** A consent that nobody states any more; nobody has withdrawn by that. */
function endConsent(world: World, person: Person, by: string): void {
  note(world, 'lead.unsubscribed', person)
  record(world, person, 'ended', by)
  person.subscribed = false
}

/** Somebody whom the act created, and to whom nothing has happened since. */
function remove(world: World, person: Person): void {
  person.withdrawn = false
  // Nobody asked for it: the file stays as long as its import.
  const { length } = world.canaries
  const calls = [...world.hooks.values()].map(hook => [hook, hook.waiting] as const)
  erase(world, person)
  world.canaries.length = length
  for (const [hook, waiting] of calls) hook.waiting = waiting
}
