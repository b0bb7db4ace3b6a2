/**
 * The results of a campaign and the site's dashboard after ten million events of a year (popups shown, closed, sent), each
 * counted by the very function that browsers' messages go through; asked over HTTP of the real process. The 95th percentile.
 * Floor of the campaign's results: the bare sums on the same library. The dashboard of the longest period has no floor.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { dashboardLimits } from '../../api/site/history/dashboard/limits.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { get, measure, percentile } from './parts/load.ts'
import { countEvents, days, first_day } from './parts/results-events.ts'
import { prepareTrackedSite, type TrackedSite } from './parts/visits-site.ts'

const events = Number(process.env.BENCH_EVENTS ?? 10_000_000)
const requests = Number(process.env.BENCH_REQUESTS ?? 100)
const connections = 1
const goal_ms = 200
const dashboard_days = dashboardLimits.dashboard_days_max

export async function* bench(): AsyncGenerator<object> {
  let seconds = 0
  const site = await prepareTrackedSite(async (database, made) => {
    const began = performance.now()
    await countEvents(database, made, events)
    seconds = (performance.now() - began) / 1000
  })
  const port = await freePort()
  const environment = { LOG_LEVEL: 'error' }
  const server = await startServer({ folder: site.folder, port, args: ['--empty'], environment })
  try {
    const at = `/v1/sites/${site.site_id}`
    const last = dateOf(first_day + days - 1)
    const period = `from=${dateOf(first_day)}&to=${last}`
    const floors = [bareSums(site)]
    const results = await asked(port, site.token, `${at}/campaigns/${site.campaign_id}/results?${period}`)
    floors.push(bareSums(site))
    const floor = Math.min(...floors)
    yield {
      ...{ name: 'results', unit: 'ms', value: results.value, floor: Number(floor.toFixed(1)) },
      ...{ ratio: Number((results.value / floor).toFixed(2)), events, counted_per_s: Math.round(events / seconds) },
      ...results.judged,
    }
    const dashboard = await asked(port, site.token, `${at}/dashboard?days=${dashboard_days}&to=${last}`)
    yield { ...{ name: 'dashboard', unit: 'ms', value: dashboard.value, events }, ...dashboard.judged }
  } finally {
    await server.stop()
    await rm(site.folder, { recursive: true, force: true })
  }
}

async function asked(port: number, token: string, path: string) {
  let sent = 0
  const next = () => (sent++ < requests ? get(path, token) : undefined)
  const { latencies, errors } = await measure({ port, connections, next, isRight: status => status === 200 })
  const value = percentile(latencies, 0.95)
  const judged = { errors, goal: goal_ms, reached: value <= goal_ms && errors === 0 }
  return { value: Number(value.toFixed(1)), judged }
}

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Asking the file itself for the sums, in milliseconds. */
function bareSums({ folder, site_id, campaign_id }: TrackedSite): number {
  const db = new Sync(join(folder, 'sites', site_id, 'site.db'))
  db.exec('PRAGMA query_only=1; PRAGMA wal_autocheckpoint=0')
  const byDay = db.prepare(
    'select variant, day, sum(shown), sum(submitted) from result_counts where thing_id = ? group by 1, 2',
  )
  const facts = db.prepare(
    'select fact, value, sum(shown), sum(submitted) from result_facts where campaign_id = ? group by 1, 2',
  )
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now()
    JSON.stringify([byDay.all(campaign_id), facts.all(campaign_id)])
    return performance.now() - began
  })
  db.close()
  return percentile(times, 0.95)
}
