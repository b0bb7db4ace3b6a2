/** A backup, and what is true once it lies in the place of what came after: what was then, and nothing since. */
import { nextDue } from './time.ts'
import type { World } from './world.ts'

/** Whoever restores one after longer is asked about late mail, which is not played. */
const LATE_MAX = 6 * 3_600_000

/** Where nothing waits that would be late once the site is resumed. */
export const canBackUp = ({ paused, put_off, broadcasts, journeys }: World): boolean =>
  !paused &&
  put_off.length === 0 &&
  [...broadcasts.values()].every(({ state }) => state !== 'paused' && state !== 'sending') &&
  [...journeys.values()].every(journey => !journey.paused)

export function backUp(world: World): void {
  world.backup = { at: world.now, copy: structuredClone({ ...world, backup: null }) }
}

/** Where nothing became due since, and mail servers are as they were. */
export function canRestore({ now, backup, put_off, refusing, busy }: World): boolean {
  if (!backup || now - backup.at > LATE_MAX || put_off.length > 0) return false
  const { copy } = backup
  const due = nextDue(copy)
  const servers = (of: Pick<World, 'refusing' | 'busy'>) => JSON.stringify([[...of.refusing], [...of.busy]])
  return (due === null || due > now) && servers(copy) === servers({ refusing, busy })
}

export function restore(world: World): void {
  const { now, backup, given_names, shared_names } = world
  if (backup) Object.assign(world, structuredClone(backup.copy), { now, given_names, shared_names })
}
