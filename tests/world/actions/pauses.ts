/** An owner pauses the site and resumes it. */
import { resumeSite, switchOff } from '../model/journeys.ts'
import { present, type World } from '../model/world.ts'
import { action, chance, expectAnswer } from './action.ts'
import { switchOffJourney } from './automation.ts'

/**
 * Journeys with a run that is due and takes somebody from the list who has mail that waits, or another run that is due, which may mail
 * them or ask whether they are on it: either may be first.
 */
function listContested(world: World): string[] {
  const { broadcasts, runs, put_off, now } = world
  const sending = [...broadcasts.values()].filter(({ state }) => state === 'sending')
  const waiting = [...sending.flatMap(one => one.waiting), ...put_off.map(({ person }) => person)]
  const mailed = new Set(waiting.map(key => present(world, key)?.key))
  const due = runs.filter(({ state, wake }) => state === 'live' && (wake ?? 0) <= now)
  const leaving = due.filter(
    run =>
      (mailed.has(run.person) && JSON.stringify(run.rest).includes('"leave"')) ||
      (run.rest[0]?.do === 'leave' && due.some(other => other !== run && other.person === run.person)),
  )
  return [...new Set(leaving.map(({ journey }) => journey))]
}

interface Pausing {
  pauses: boolean
  overdue?: 'continue' | 'skip'
  /** Journeys that are switched off before. */
  switches_off?: string[]
}

const isOn = (world: World, key: string): boolean => world.journeys.get(key)?.state === 'on'
const pauseSite = action<Pausing>({
  type: 'pause_site',
  weight: 6,
  // Paused for a while now and then, and not for days.
  draw(random, world) {
    if (!world.paused) return chance(random, 25) ? { pauses: true } : null
    const switches_off = listContested(world)
    // A mail of a run that was put off, and what follows it, is not stopped with its journey.
    if (switches_off.length > 0 && world.put_off.length > 0) return null
    // What is overdue of journeys is skipped where there is none: of broadcasts nothing is.
    const skips = world.runs.every(({ state }) => state !== 'live') && chance(random, 60)
    return { pauses: false, overdue: skips ? 'skip' : 'continue', switches_off }
  },
  possible: (world, { pauses, switches_off = [] }) =>
    pauses !== world.paused && (pauses || listContested(world).every(key => switches_off.includes(key))),
  async play(session, { pauses, overdue = 'continue', switches_off = [] }) {
    const { ground, world } = session
    for (const journey of switches_off.filter(key => isOn(world, key))) await switchOffJourney(session, journey)
    const path = `/v1/sites/${ground.site}/${pauses ? 'pause' : 'resume'}`
    return ground.client.post(path, pauses ? undefined : { overdue })
  },
  tell(world, { pauses, switches_off = [] }, answer) {
    for (const journey of switches_off) if (isOn(world, journey)) switchOff(world, journey)
    if (pauses) world.paused = true
    else resumeSite(world)
    return expectAnswer(answer, 200)
  },
})

export const pauses = [pauseSite]
