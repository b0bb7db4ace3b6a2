/**
 * Differences that stand, each with its shortest list in `cases/open/`. Drawing goes around them, so that others are found;
 * once one is mended its list plays without a difference, which `npm run world` says: then it moves to `cases/`, and its line here goes.
 */
import type { Act, Person, World } from './model/world.ts'

/** Imports take a row with an address that somebody had for another person, and so a withdrawal in it does not reach whoever had it. */
export const importsKnowFormer = false

/**
 * A merge that takes the address of somebody who agreed, for somebody whose import was undone: they are shown as subscribed, and
 * every mail is refused for want of a consent, since the last entry of the ledger is the undo's.
 */
export const hidesConsent = (into: Person, takes_address: boolean): boolean => takes_address && into.consent_undone

/** What a bulk action or an import did to somebody who was merged since, or merged and separated, is not taken back by its undo. */
export const isEntangled = (world: World, { changes }: Act): boolean =>
  changes.some(({ person }) => [...world.merges.values()].some(({ into, from }) => into === person || from === person))
