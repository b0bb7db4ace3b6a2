/** What servers report of mails that they took before. */
import { suppress } from './people.ts'
import { addressKey, allAddresses, type Letter, present, type World } from './world.ts'

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
