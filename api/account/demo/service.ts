/** The endpoints on the demo. */
import { nextOpen } from '../../../workflows/time/next-open.ts'
import { systemZones } from '../../../workflows/time/zones.ts'
import { toInstant } from '../../platform/clock.ts'
import type { Context, Installation } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { action, query } from '../../platform/endpoint.ts'
import { isLocalHost, isLoopback, isProxied } from '../../platform/loopback.ts'
import { problem } from '../../platform/problem/problem.ts'
import { openSession, originOf, personOf, toSession } from '../auth/rules.ts'
import { beginRemoval, demoSites, removeSite } from '../sites/rules.ts'
import * as contract from './contract.ts'
import { demoLimits } from './limits.ts'
import { clockOffset, demo_email, foreignOrigin, setClockOffset, setDemoState } from './rules.ts'
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

/** No page of another origin, nor anybody behind a proxy on this machine. */
function isThisMachine({ installation: { config }, request: { ip, headers } }: Context): boolean {
  const origin = headers.get('origin')
  const ownPage = origin === null || origin === config.public_url || origin === foreignOrigin(config.public_url)
  return isLoopback(ip) && ownPage && !isProxied(headers, config.trust_proxy)
}

/**
 * Its person may do everything here, so nobody else than who sits at the machine is let in without a password: a proxy that
 * says nothing of itself stands before servers with a name of their own, and a foreign name may lead to this machine.
 */
function letsIn(context: Context): boolean {
  const { installation, request } = context
  const host = request.headers.get('host')
  const isLocal = isLocalHost(new URL(installation.config.public_url).host) && (host === null || isLocalHost(host))
  return isLocal && isThisMachine(context)
}

function requireThisMachine(context: Context): void {
  if (!isThisMachine(context)) throw problem('not_permitted')
}

export const getDemo = query(contract.getDemo, async (db, _input, context) => {
  const { demoClock } = context.installation
  return toDemo(db, demoClock.now(), demoClock.offset, letsIn(context))
})

const signIns = { per_minute: demoLimits.demo_sign_ins_per_minute_max, burst: demoLimits.demo_sign_ins_per_minute_max }

export const signInDemo = action(
  contract.signInDemo,
  async (_input, context) => {
    if (!letsIn(context)) throw problem('not_permitted')
    context.installation.rateLimits.demand('demo-sign-in', 'all', signIns)
    return originOf(context)
  },
  async (tx, _input, context, origin) => {
    const user = await personOf(tx, demo_email)
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
  for (const site of sites) await beginRemoval(tx, site.id)
  await setDemoState(tx, 'removed')
  await setClockOffset(tx, 0)
  const { demoClock } = installation
  context.afterCommit(async () => {
    demoClock.forward(-demoClock.offset)
    for (const site of sites) await removeSite(installation, site.id)
  })
})
