/**
 * Differences that stand, each with its shortest list in `cases/open/`. Drawing goes around them, so that others are found;
 * once one is mended its list plays without a difference, which `npm run world` says: then it moves to `cases/`, and its line here goes.
 */
import { present, type World } from './model/world.ts'

/**
 * Mails that left at a person's address, and forms that came by it, while somebody else had it by a merge stay theirs, and keep
 * it once that person is erased.
 */
export const isNamedByAnother = (world: World, key: string): boolean =>
  [...world.merges.values()].some(
    ({ from, into, undone }) => undone && [from, into].some(one => present(world, one)?.key === key),
  )
