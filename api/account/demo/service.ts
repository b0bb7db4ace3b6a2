/** The endpoints on the demo. */
import { nextOpen } from '../../../workflows/time/next-open.ts'
import { systemZones } from '../../../workflows/time/zones.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { Context, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { isAtThisMachine } from '../../platform/network/loopback.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { findOrigin, openSession, toSession } from '../auth/rules.ts'
import { beginRemoval, demoSites, removeSite } from '../sites/rules.ts'
import { findPerson } from '../users/rules.ts'
import * as contract from './contract.ts'
import { demoLimits } from './limits.ts'
import { clockOffset, demo_email, setClockOffset, setDemoState } from './rules.ts'
import { settleDemo } from './settle.ts'

const hour_ms = 3_600_000
const mornings = { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '09:01' }

/** The next nine o'clock of a working day that is at least a minute away. */
const nextMorning = (timezone: string, now: number): number =>
  nextOpen(systemZones(), { ...mornings, timezone }, timezone, now + 60_000)

async function toDemo(db: Handle<'control'>, now: number, offset: number, can_sign_in: boolean) {
  const sites = await demoSites(db)
  return {
    present: sites.length > 0,
    now: toInstant(now),
    clock_ahead_hours: offset / hour_ms,
    can_sign_in: can_sign_in && sites.length > 0,
    sites: sites.map(site => ({
      id: site.id,
      name: site.name,
      language: site.language,
      timezone: site.timezone,
      next_working_morning: toInstant(nextMorning(site.timezone, now)),
    })),
  }
}

/** The demo's person is a super administrator, who needs no password here. */
const mayEnter = ({ installation: { config }, request }: Context): boolean => isAtThisMachine(request, config)

function requireThisMachine(context: Context): void {
  if (!mayEnter(context)) throw problem('not_permitted')
}

export const getDemo = query(contract.getDemo, async (db, _input, context) => {
  const { demoClock } = context.installation
  return toDemo(db, demoClock.now(), demoClock.offset, mayEnter(context))
})

const signIns = { per_minute: demoLimits.demo_sign_ins_per_minute_max, burst: demoLimits.demo_sign_ins_per_minute_max }

export const signInDemo = action(
  contract.signInDemo,
  async (_input, context) => {
    requireThisMachine(context)
    context.installation.rateLimits.demand('demo-sign-in', 'all', signIns)
    return findOrigin(context)
  },
  async (tx, _input, context, origin) => {
    const user = await findPerson(tx, demo_email)
    if (!user || (await demoSites(tx)).length === 0) throw problem('demo_not_present')
    return toSession(await openSession(tx, user.id, context, origin), user)
  },
)

export const moveDemoClock = action(
  contract.moveDemoClock,
  async (_input, context) => {
    requireThisMachine(context)
    await settleDemo(context.installation)
    return context.installation
  },
  async (tx, { body }, context, installation) => {
    const sites = await demoSites(tx)
    if (sites.length === 0) throw problem('demo_not_present')
    const { clock, demoClock, signals } = installation
    const milliseconds = Math.round(body.hours * hour_ms)
    const offset = (await clockOffset(tx)) + milliseconds
    await setClockOffset(tx, offset)
    context.afterCommit(() => {
      demoClock.forward(milliseconds)
      for (const site of sites) signals.wake('jobs', site.id)
    })
    return toDemo(tx, clock.now() + offset, offset, true)
  },
)

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

/** Keeps the signed-in user. The next start completes an interrupted removal. */
export const removeDemo = action(contract.removeDemo, installationOf, async (tx, _input, context, installation) => {
  const sites = await demoSites(tx)
  if (sites.length === 0) throw problem('demo_not_present')
  for (const site of sites) await beginRemoval(tx, installation, site, context.now())
  await setDemoState(tx, 'removed')
  await setClockOffset(tx, 0)
  const { demoClock } = installation
  context.afterCommit(async () => {
    demoClock.forward(-demoClock.offset)
    for (const site of sites) await removeSite(installation, site.id)
  })
})
