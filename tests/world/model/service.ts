/**
 * A connection to a service that keeps contacts, and the list that should be there. Whoever may be mailed is on it under their present
 * address and name; whoever left on either side has left on both, and nothing that is done here puts anybody back. Deletions do not
 * travel: the contact of somebody who was erased or merged stays, and says nothing of whoever has the address next, who is on the list
 * under their own name.
 */
import { inBulk, withdraw } from './people.ts'
import { suppressionOfPerson } from './suppressions.ts'
import { DAY, HOUR } from './time.ts'
import { addressKey, allAddresses, living, type Person, personBy, type World } from './world.ts'

export interface Service {
  key: string
  /** Addresses of people who have left since it was connected: only the service's own mail brings them back. */
  left: Set<string>
  /** When somebody left who was erased already: their address is no more, until all contacts are compared, which is once a day. */
  late: Map<string, number>
}

const isOpen = (world: World, person: Person): boolean =>
  person.subscribed && suppressionOfPerson(world, person) === null

/** After each act, as whoever leaves here leaves there. */
export function noteLeft(world: World): void {
  const { service } = world
  if (!service) return
  for (const person of living(world))
    if (!isOpen(world, person)) for (const address of allAddresses(person)) service.left.add(address)
}

export function connect(world: World, key: string): void {
  world.service = { key, left: new Set(), late: new Map() }
  noteLeft(world)
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
  const owner = personBy(world, email)
  if (!owner) return !world.erased_withdrawals.has(addressKey(email)) || isToBeTold(world, email)
  return !owner.withdrawn && suppressionOfPerson(world, owner) === null
}

function isToBeTold({ service, now }: World, email: string): boolean {
  const at = service?.late.get(addressKey(email))
  return at !== undefined && now - at < DAY + HOUR
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
