/**
 * A backup, and what is true once it lies in the place of what came after: what was then, and nothing since.
 *
 * Whatever was due since is late, since the installation of before may have sent it: mail of journeys waits until the owner says
 * whether it is to leave, and whoever has left by then gets none; a broadcast is paused, and goes on by itself.
 */
import { carryOn } from './journeys.ts'
import { send } from './mail.ts'
import { nextDue, passTo } from './time.ts'
import { HOUR, present, type Run, type World } from './world.ts'

const LATE_MAX = 30 * HOUR

/** Where all that waits is due at a moment of its own. */
export const canBackUp = ({ paused, put_off, broadcasts, journeys }: World): boolean =>
  !paused &&
  put_off.length === 0 &&
  [...broadcasts.values()].every(({ state }) => state !== 'paused' && state !== 'sending') &&
  [...journeys.values()].every(journey => !journey.paused)

export function backUp(world: World): void {
  world.backup = { at: world.now, copy: structuredClone({ ...world, backup: null }) }
}

/** Where mail servers are as they were. */
export function canRestore({ now, backup, put_off, refusing, busy }: World): boolean {
  if (!backup || now - backup.at > LATE_MAX || put_off.length > 0) return false
  const servers = (of: Pick<World, 'refusing' | 'busy'>) => JSON.stringify([[...of.refusing], [...of.busy]])
  return servers(backup.copy) === servers({ refusing, busy })
}

/** It is put back, and resumed. */
export function restore(world: World): void {
  const { now, backup, given_names, shared_names } = world
  if (!backup) return
  Object.assign(world, structuredClone(backup.copy), { now, given_names, shared_names, resumed_at: now })
  for (const broadcast of world.broadcasts.values()) {
    if (broadcast.state !== 'scheduled' || broadcast.starts_at > now) continue
    Object.assign(broadcast, { state: 'paused', before_pause: 'scheduled' })
  }
  passTo(world, now)
}

/** Whether anything waits for the owner to decide. */
export const hasLate = ({ backup, now }: World): boolean => {
  const due = backup === null ? null : nextDue(backup.copy)
  return due !== null && due <= now
}

export const lateRuns = ({ runs }: World): Run[] => runs.filter(({ late }) => late !== undefined)

/** The owner has decided: it leaves, or never does, and its runs go on. */
export function decideLate(world: World, sends: boolean): void {
  for (const run of lateRuns(world)) {
    const person = present(world, run.person)
    const { late } = run
    delete run.late
    delete run.mail
    if (sends && late && person && run.state === 'live' && send(world, person, late, run) === 'put_off') run.mail = true
    carryOn(world, run)
  }
}
