/**
 * A connection to a service that keeps contacts, and the list that should be there. Whoever may be mailed is on it under their present
 * address and name; whoever left on either side has left on both, and nothing that is done here puts anybody back. Deletions do not
 * travel: the contact of somebody who was erased or merged stays, and says nothing of whoever has the address next, who is on the list
 * under their own name.
 *
 * But what the list says of leaving is said of the address: whoever is given one whose contact has left has left too, once the service is
 * met, and within a day, unless they agreed themselves since. A bounce says nothing of anybody else.
 */
import { agreedSince } from './ledger.ts'
import { inBulk, withdraw } from './people.ts'
import { suppressionOfPerson } from './suppressions.ts'
import type { World } from './world.ts'
import { addressKey, allAddresses, DAY, get, HOUR, living, type Person, personBy, present } from './world.ts'

export interface Service {
  key: string
  /** Addresses of people who have left since it was connected: only the service's own mail brings them back. */
  left: Set<string>
  /** When somebody left who was erased already: their address is no more, until all contacts are compared, which is once a day. */
  late: Map<string, number>
  /** When contacts left, by key of the address, as the list shows. */
  contacts_left: Map<string, number>
  /** To whom each address leads, since when, and when its contact had left by then. */
  owners: Map<string, { person: string; at: number; left_at: number | undefined }>
  /** When the product met it of whom, as it tells. */
  met: { person: string; at: number }[]
}

const isOpen = (world: World, person: Person): boolean =>
  person.subscribed && suppressionOfPerson(world, person) === null

/** After each act, as whoever leaves here leaves there. */
export function noteLeft(world: World): void {
  const { service, now: at } = world
  if (!service) return
  for (const person of living(world)) {
    const is_open = isOpen(world, person)
    for (const address of allAddresses(person)) {
      if (!is_open) service.left.add(address)
      const [known, owner] = [service.owners.get(address), personBy(world, address)]
      if (!owner || (known && present(world, known.person) === owner)) continue
      service.owners.set(address, { person: owner.key, at, left_at: service.contacts_left.get(address) })
    }
  }
}

export function connect(world: World, key: string): void {
  world.service = { key, left: new Set(), late: new Map(), contacts_left: new Map(), owners: new Map(), met: [] }
  noteLeft(world)
}

/** Those of one of whose addresses the list says that they have left, though as far as anybody here knows they have not. */
export function toldToLeave(world: World, is_late = false): Person[] {
  const told = [...(world.service?.owners ?? [])].flatMap(([address, { person: key, at, left_at }]) => {
    const person = present(world, key)
    if (!person || left_at === undefined || person.withdrawn) return []
    // A consent that a merge has ended says nothing any more.
    if (person.subscribed && agreedSince(world, person, left_at)) return []
    const must = isOpen(world, person) && !person.unproven && addressKey(person.email) === address
    return is_late && !(must && at < world.now - DAY - HOUR) ? [] : [person]
  })
  return [...new Set(told)]
}

/** What the product has met by now, and who should have left by now. */
export function takeService(world: World): void {
  const { service, now } = world
  if (!service) return
  const met = service.met.filter(({ at }) => at <= now).map(({ person }) => get(world.people, person))
  service.met = service.met.filter(({ at }) => at > now)
  for (const person of new Set([...met, ...toldToLeave(world, true)])) leaveThere(world, person)
}

/** Whether somebody has to be on the list, with their name. */
export function mustBeThere(world: World, person: Person): boolean {
  const { service } = world
  if (!service || !isOpen(world, person) || person.unproven) return false
  const own = allAddresses(person)
  // What the service has of somebody erased is overwritten by whoever has the address next; of the merged it stays.
  const of_others = [...world.people.values()].filter(({ gone }) => gone?.why === 'merged').flatMap(allAddresses)
  return !own.some(address => service.left.has(address) || of_others.includes(address))
}

/** Whether an address that is on the list may be: nobody who has it has left. Who never agreed has said nothing. */
export function mayBeThere(world: World, email: string): boolean {
  const [owner, late_at] = [personBy(world, email), world.service?.late.get(addressKey(email))]
  if (!owner) return !world.erased_withdrawals.has(addressKey(email)) || (late_at ?? 0) > world.now - DAY - HOUR
  return !owner.withdrawn && suppressionOfPerson(world, owner) === null
}

/** By the link of an old mail. */
export function noteLate({ service, now }: World, address: string): void {
  service?.late.set(addressKey(address), now)
  service?.left.add(addressKey(address))
}

/** By their own hand there, which starts nothing here. */
export function leaveThere(world: World, person: Person): void {
  withdraw(world, person, 'person', inBulk)
  noteLeft(world)
}
