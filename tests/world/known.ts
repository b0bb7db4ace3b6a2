/**
 * Differences that stand, each with its shortest list in `cases/open/`. Drawing goes around them, so that others are found;
 * once one is mended its list plays without a difference, which `npm run world` says: then it moves to `cases/`, and its line here goes.
 */
import { addressKey, type World } from './model/world.ts'

/** An address whose suppression was made nameless by an erasure: previews and recipients do not see it, the hand-off does. */
export const isUsable = (world: World, email: string): boolean =>
  !world.suppressions.some(({ address, erased }) => erased === true && address === addressKey(email))

/** Imports take a row with an address that somebody had for another person, and so a withdrawal in it does not reach whoever had it. */
export const importsKnowFormer = false
