/** What comes back from mails: reports of the servers that took them, and answers of their readers. */
import { carryOn } from './journeys.ts'
import { suppress } from './suppressions.ts'
import { addressKey, allAddresses, type Letter, type Person, personBy, present, type World } from './world.ts'

/** Nobody has the address after all: it gets nothing any more, and nobody has the letter. */
export function bounce(world: World, { key, address }: Letter): void {
  suppress(world, `bounce of ${key}`, address, 'hard_bounce')
  world.letters.delete(key)
}

/** Its reader calls it spam, once: with every address that they have and had, whoever they are now. The same report again says nothing. */
export function complain(world: World, letter: Letter): void {
  const { key, person, address, complained } = letter
  if (complained) return
  letter.complained = true
  const reader = present(world, person)
  const addresses = new Set([addressKey(address), ...(reader ? allAddresses(reader) : [])])
  for (const one of addresses) suppress(world, `complaint of ${key}`, one, 'complaint')
}

/** From an address that whoever got it has or had, whoever they are now; a mail counts once. What machines or others write is no answer. */
export function answer(world: World, letter: Letter): void {
  const reader = present(world, letter.person)
  if (!reader || personBy(world, letter.address) !== reader || letter.answered !== undefined) return
  letter.answered = world.now
  reader.happened += 1
  world.answered.push(letter)
  for (const run of world.runs) if (run.letter === letter) carryOn(world, run)
}

export const countAnswered = (world: World, person: Person): number =>
  world.answered.filter(letter => present(world, letter.person) === person).length
