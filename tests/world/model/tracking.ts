/**
 * Opens and clicks of mails: each mail counts once, and those of machines never. A click counts once it is clear that nobody follows
 * all links at once.
 */
import { get, type Letter, type World } from './world.ts'

const DOUBT = 2_000

export const open = (world: World, letter: Letter): void => void resultsOf(world, letter)?.opened.add(nameOf(letter))

/** Its link ended a subscription. */
export const left = (world: World, letter: Letter): void => void resultsOf(world, letter)?.left.add(nameOf(letter))

export const click = (world: World, letter: Letter): void => void world.clicks.push({ letter, at: world.now + DOUBT })

/** Clicks of which it is clear by now that a person made them. */
export function settleClicks(world: World): void {
  const clear = world.clicks.filter(({ at }) => at <= world.now)
  for (const { letter } of clear) resultsOf(world, letter)?.clicked.add(nameOf(letter))
  world.clicks = world.clicks.filter(one => !clear.includes(one))
}

const nameOf = ({ key, at }: Letter): string => `${key} ${at}`

const resultsOf = (world: World, { broadcast, variant }: Letter) =>
  broadcast === null ? undefined : get(world.broadcasts, broadcast).results[variant]
