/** The site's pause: nothing leaves and no run moves, until it is resumed. */
import { handOff } from './broadcasts.ts'
import { release } from './journeys.ts'
import type { World } from './world.ts'

/** A broadcast's own pause is left alone. */
export function resumeSite(world: World): void {
  world.paused = false
  for (const broadcast of world.broadcasts.values()) handOff(world, broadcast)
  release(world)
}
