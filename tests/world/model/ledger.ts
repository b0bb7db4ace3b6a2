/** The history of a person's consents. */
import type { LedgerEntry, Person, World } from './world.ts'

/** Writes an entry into a person's ledger. */
export function record(world: World, person: Person, type: LedgerEntry['type'], by: string, letter?: string): void {
  const { ledger, email, subscribed, withdrawn, since } = person
  world.entries += 1
  const before = { subscribed, withdrawn, since }
  const when = { place: world.entries, at: world.now }
  ledger.push({ ...when, type, by, address: email, before, undone: false, ...(letter && { letter }) })
}

/** What the history says: not counting what was undone. */
export const said = ({ ledger }: Pick<Person, 'ledger'>): LedgerEntry[] =>
  ledger.filter(({ type, undone }) => !undone && type !== 'ended')

/** By their own word, or by one that was stated of them alone: no file's, and no other product's. */
export const agreedSince = (world: World, { ledger }: Person, moment: number): boolean =>
  ledger.some(({ type, by, at }) => type === 'given' && by !== 'hook' && !world.acts.has(by) && at > moment)
