/** Addresses to draw: new ones, and those that somebody has or had. */
import type { Random } from '../../chaos/random.ts'
import { personBy, personWith, type World } from '../model/world.ts'
import { chance, maybePick } from './action.ts'

/** `former`: whether addresses that people had are among them. */
export function drawAddress(random: Random, world: World, fresh: string, old_percent: number, former = true): string {
  const old = maybePick(random, [...world.people.values()])
  const email =
    old && chance(random, old_percent)
      ? random.pick([old.email, ...old.former])
      : `${fresh}.zq${random.between(100, 999)}@people.example`
  const fits = former || personWith(world, email) !== undefined || personBy(world, email) === undefined
  return fits ? email : `${fresh}.zq@people.example`
}
