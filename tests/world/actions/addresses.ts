/** Addresses to draw: new ones, and those that somebody has or had. */
import type { Random } from '../../chaos/random.ts'
import { isUsable } from '../known.ts'
import type { World } from '../model/world.ts'
import { chance, maybePick } from './action.ts'

/** `former`: whether addresses that people had are among them. */
export function drawAddress(random: Random, world: World, fresh: string, old_percent: number, former = true): string {
  const old = maybePick(random, [...world.people.values()].filter(({ gone }) => former || gone?.why !== 'merged'))
  const email = old && chance(random, old_percent) ? random.pick(former ? [old.email, ...old.former] : [old.email]) : `${fresh}.zq${random.between(100, 999)}@people.example`
  return isUsable(world, email) ? email : `${fresh}.zq@people.example`
}
