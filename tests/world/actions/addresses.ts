/** Addresses to draw: new ones, and those that somebody has or had. */
import type { Random } from '../../chaos/random.ts'
import type { World } from '../model/world.ts'
import { chance, maybePick } from './action.ts'

export function drawAddress(random: Random, world: World, fresh: string, old_percent: number): string {
  const old = maybePick(random, [...world.people.values()])
  return old && chance(random, old_percent)
    ? random.pick([old.email, ...old.former])
    : `${fresh}.zq${random.between(100, 999)}@people.example`
}
