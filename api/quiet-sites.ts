/**
 * Housekeeping of the sites where nothing happens, whose parts do not run: what a site keeps for so many days goes there too.
 * One site after another, a little after the start and every day, so that a start opens no site that is not due; with rests,
 * so that a round takes most of an hour of little work, however many sites there are, and longer where people use the process,
 * instead of minutes in which visitors wait.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as rest } from 'node:timers/promises'
import { readySites } from './account/sites/rules.ts'
import type { Installation } from './platform/features/context.ts'
import type { SiteScope } from './platform/features/site-scope.ts'
import type { Housekeeping } from './platform/runtime/hourly.ts'
import { errorFields } from './platform/runtime/log.ts'
import { openScope } from './site-work.ts'

export interface QuietSitesOptions {
  installation: Installation
  /** Its parts run, and do this themselves. */
  isAwake(site_id: string): boolean
  housekeeping(scope: SiteScope): readonly Housekeeping[]
  /** After the start, and after the end of the last round. */
  first_ms?: number
  every_ms?: number
  /** A rest after each site, by how long that took. */
  rest_share?: number
}

/** What an idle process takes for all of them at most. */
const round_ms_max = 3_000_000
/** After a site, in milliseconds: by how long it took, less where there are many, and never less than a quarter of it. */
export const restAfter = (took: number, { sites, rest_share }: { sites: number; rest_share: number }): number =>
  Math.min(took * rest_share, Math.max(took / 4, round_ms_max / sites - took))

/** Where so many are is one question to the table of homes. */
const asked_together = 200
const minute_ms = 60_000
const usual_rest_share = 19
/** A rest goes on while the process is busier than this, at most so many times. */
const busy_share = 0.5
const rests_max = 10
const day_ms = 86_400_000

export function tendQuietSites({ installation, isAwake, housekeeping, ...options }: QuietSitesOptions) {
  const { first_ms = minute_ms, every_ms = day_ms, rest_share = usual_rest_share } = options
  const ending = new AbortController()
  let timer: NodeJS.Timeout
  let round: Promise<void> = Promise.resolve()
  const later = (ms: number) => {
    timer = setTimeout(() => {
      round = all().then(() => {
        if (!ending.signal.aborted) later(every_ms)
      })
    }, ms).unref()
  }
  later(first_ms)

  async function all(): Promise<void> {
    const sites = await installation.databases.control.read(readySites).catch(() => [])
    for (let n = 0; n < sites.length; n += asked_together) {
      const ours = await installation.homes.ours(sites.slice(n, n + asked_together)).catch(() => [])
      for (const site_id of ours) {
        if (ending.signal.aborted) return
        // It may have gone elsewhere while others were tended.
        if (isAwake(site_id) || !installation.homes.isHere(site_id)) continue
        const began = performance.now()
        await tend(site_id).catch(error => installation.log.error({ site_id, ...errorFields(error) }, 'quiet site'))
        await restWhileBusy(restAfter(performance.now() - began, { sites: sites.length, rest_share }))
      }
    }
  }

  async function restWhileBusy(milliseconds: number): Promise<void> {
    for (let rests = 0; rests < rests_max && !ending.signal.aborted; rests++) {
      const before = performance.eventLoopUtilization()
      await rest(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
      if (performance.eventLoopUtilization(before).utilization < busy_share) return
    }
  }

  async function tend(site_id: string): Promise<void> {
    const scope = await openScope(installation, site_id)
    for (const part of scope ? housekeeping(scope) : []) {
      if (ending.signal.aborted) return
      const stop = () => void part.stop()
      ending.signal.addEventListener('abort', stop)
      await part.start()
      await part.settled()
      await part.stop()
      ending.signal.removeEventListener('abort', stop)
    }
    // Else the sites of the last minutes would be open, and others closed for them that people use.
    await installation.databases.restSite(site_id)
  }

  return {
    async stop() {
      ending.abort()
      clearTimeout(timer)
      await round
    },
  }
}
