/** Time passes: what is due happens, in its order. */
import { begin, decide, decisionOf } from './broadcasts.ts'
import { begin as beginRuns, carryOn, handOffEmails, isHeld } from './journeys.ts'
import { nextTries, tryAgain } from './put-off.ts'
import { takeService } from './service.ts'
import { settleClicks } from './tracking.ts'
import { DAY, type World } from './world.ts'

export function passTo(world: World, moment: number): void {
  for (;;) {
    const due = nextDue(world)
    if (due === null || due > moment) break
    world.now = Math.max(world.now, due)
    settleClicks(world)
    takeService(world)
    for (const run of [...world.runs]) if (run.wake !== null && run.wake <= world.now) carryOn(world, run)
    for (const broadcast of world.broadcasts.values()) {
      decide(world, broadcast)
      if (broadcast.state === 'scheduled' && broadcast.starts_at <= world.now) begin(world, broadcast)
    }
    handOffEmails(world)
    tryAgain(world)
    beginRuns(world)
  }
  world.now = moment
  takeService(world)
}

export function nextDue(world: World): number | null {
  const told = [...world.clicks, ...(world.service?.met ?? [])]
  const moments = [...nextTries(world), ...told.map(({ at }) => at)]
  for (const broadcast of world.broadcasts.values()) {
    const moment = broadcast.state === 'scheduled' ? broadcast.starts_at : decisionOf(broadcast)
    if (moment !== null) moments.push(moment)
  }
  for (const run of world.runs)
    if (run.state === 'live' && run.wake !== null && !isHeld(world, run)) moments.push(run.wake)
  return moments.length > 0 ? Math.min(...moments) : null
}

/** The same time of day so many days later, in the zone of the site; one that the clock skips moves later. */
export function daysLater(at: number, days: number): number {
  const guess = at + days * DAY
  const later = guess + offset(at) - offset(guess)
  return offset(later) === offset(guess) ? later : guess
}

const format = { timeZone: 'Europe/Madrid', hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const
const parts = new Intl.DateTimeFormat('en-US', format)

/** How far the clocks of the zone are ahead of UTC. */
function offset(at: number): number {
  const whole = Math.floor(at / 1_000) * 1_000
  return Date.parse(`${parts.format(whole).replace(',', '')} UTC`) - whole
}
