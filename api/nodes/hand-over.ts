/**
 * Sites go from this node to another one while people use them: what works in their background ends first, or the site stays for the time
 * being; then the requests that have begun; those that come meanwhile wait for a moment, and are answered there. So it is where nodes have very different shares, where this one is about
 * to stop, and where another asks for one.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenInstallation } from '../installation.ts'
import { homeLimits } from '../platform/database/homes/limits.ts'
import type { Departure } from '../platform/database/homes/placement.ts'
import { Unavailable } from '../platform/runtime/errors.ts'
import { errorFields } from '../platform/runtime/log.ts'
import type { JoinedNode } from './join.ts'

/** What runs of a site besides requests. */
interface Work {
  isAwake(site_id: string): boolean
  /** Its parts end, and begin no more while the site goes elsewhere. */
  end(site_id: string): Promise<void>
  /** They begin once those have ended, if it is here. */
  wake(site_id: string): void
}

export interface HandOver {
  /** All that this node has, as far as time allows. */
  leave(): Promise<void>
  stop(): Promise<void>
}

const leaving_at_once = 4

type Needs = Pick<OpenInstallation, 'databases' | 'signals' | 'log'> & {
  node: Pick<JoinedNode, 'homes' | 'requests' | 'balance' | 'acts'>
}

type Limit = 'work_milliseconds_max' | 'requests_milliseconds_max' | 'leaving_milliseconds_max'
type Limits = Readonly<Record<Limit, number>>

/** Another node would do again what is still being done here: the site stays until that has ended. */
async function untilEnded(work: Promise<void>, milliseconds_max: number): Promise<void> {
  const waiting = new AbortController()
  const late = pause(milliseconds_max, true, { signal: waiting.signal }).catch(() => false)
  const isLate = await Promise.race([work.then(() => false), late])
  waiting.abort()
  if (isLate) throw new Unavailable('Its jobs are still under way.')
}

export function handingOver(
  { databases, signals, log, node }: Needs,
  work: Work,
  limits: Limits = homeLimits,
): HandOver {
  const { homes, requests, balance, acts } = node
  const ending = new AbortController()

  const give = async ({ name, to }: Departure): Promise<void> => {
    let letIn = () => undefined as void
    const prepare = async () => {
      await untilEnded(work.end(name), limits.work_milliseconds_max)
      letIn = requests.hold(name)
      // Streams end, and come back where the site is then.
      signals.replaced(name)
      await requests.untilEnded(name, limits.requests_milliseconds_max)
    }
    try {
      await homes.handOver(name, to, prepare, () => databases.leaveSite(name))
      log.info({ site_id: name, to }, 'the site is at another node now')
    } catch (error) {
      log.warn({ site_id: name, to, ...errorFields(error) }, 'the site stays at this node')
    } finally {
      letIn()
      work.wake(name)
    }
  }

  acts.answer('hand_over', async input => {
    await give(input as Departure)
    return null
  })
  const balancing = balance.keep(
    give,
    error => log.warn(errorFields(error), 'how many sites nodes have could not be read'),
    ending.signal,
  )

  return {
    async leave() {
      ending.abort()
      await homes.beginLeaving()
      // Those that are in use first: the others are free as this node ends, and nobody waits for them.
      const sites = homes.sites.toSorted((a, b) => Number(work.isAwake(b)) - Number(work.isAwake(a)))
      const late = pause(limits.leaving_milliseconds_max, undefined, { ref: false }).then(() => sites.splice(0))
      const some = async () => {
        for (let name = sites.shift(); name !== undefined; name = sites.shift()) {
          const { id: to } = homes.firstFor(name)
          if (to !== homes.id) await give({ name, to })
        }
      }
      await Promise.race([late, Promise.all(Array.from({ length: leaving_at_once }, some))])
    },
    async stop() {
      ending.abort()
      await balancing
    },
  }
}
