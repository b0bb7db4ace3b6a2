/** Links of mails, however old, and what is asked for an address: they act on whoever the person is now. */
import { byHand, erase, withdraw } from './people.ts'
import { noteLate } from './service.ts'
import { left } from './tracking.ts'
import { addressKey, allAddresses, get, type Letter, type Person, personBy, present, type World } from './world.ts'

/** Whom the links of a mail are about now: where that person was erased, who has the address again, or had it last; null of nobody. */
export function reader(world: World, { person, address }: Letter): Person | null {
  return present(world, person) ?? personBy(world, address) ?? null
}

/** The unsubscribe link: of somebody who was erased the address is withdrawn for ever. */
export function leaveBy(world: World, letter: Letter): void {
  const person = reader(world, letter)
  if (person && (person.subscribed || !person.withdrawn)) left(world, letter)
  if (person) withdraw(world, person, 'person', byHand, { letter: `${letter.key} ${letter.at}` })
  else {
    world.erased_withdrawals.add(addressKey(letter.address))
    noteLate(world, letter.address)
  }
}

/** One who has left chooses nothing. */
export function chooseTopics(world: World, letter: Letter, keep: readonly string[], shown: readonly string[]): void {
  const person = reader(world, letter)
  if (!person || person.withdrawn) return
  for (const topic of shown) {
    const leaves = !keep.includes(topic)
    if (person.topics_left.has(topic) === leaves) continue
    if (leaves) person.topics_left.set(topic, world.now)
    else person.topics_left.delete(topic)
    person.happened += 1
  }
}

export const letter = (world: World, key: string): Letter => get(world.letters, key)

/** Somebody asks by their address, one that they have or had, to be erased: they are withdrawn there for ever, whether or not they are known. */
export function eraseOnRequest(world: World, email: string): 'found' | 'nothing_found' {
  const person = personBy(world, email)
  if (person) erase(world, person, true)
  else world.erased_withdrawals.add(addressKey(email))
  for (const address of person ? allAddresses(person) : [email]) noteLate(world, address)
  return person ? 'found' : 'nothing_found'
}
