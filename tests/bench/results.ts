/**
 * The results of a campaign after ten million events of a year (popups shown, closed, sent), each counted by the very
 * function that browsers' messages go through; asked over HTTP of the real process. The 95th percentile. Floor: the
 * bare sums on the same library.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { freePort, startServer } from '../tools/server-process.ts'
import { get, measure, percentile } from './parts/load.ts'
import { countEvents, days, first_day } from './parts/results-events.ts'
import { prepareTrackedSite, type TrackedSite } from './parts/visits-site.ts'

const events = Number(process.env.BENCH_EVENTS ?? 10_000_000)
const requests = Number(process.env.BENCH_REQUESTS ?? 100)
const connections = 1
const goal_ms = 200

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
    const [from, to] = [dateOf(first_day), dateOf(first_day + days - 1)]
    const path = `/v1/sites/${site.site_id}/campaigns/${site.campaign_id}/results?from=${from}&to=${to}`
    let sent = 0
    const next = () => (sent++ < requests ? get(path, site.token) : undefined)
    const floors = [bareSums(site)]
    const measured = await measure({ port, connections, next, isRight: status => status === 200 })
    floors.push(bareSums(site))
    const value = percentile(measured.latencies, 0.95)
    const floor = Math.min(...floors)
    yield {
      ...{ name: 'results', unit: 'ms', value: Number(value.toFixed(1)), floor: Number(floor.toFixed(1)) },
      ...{ ratio: Number((value / floor).toFixed(2)), events, counted_per_s: Math.round(events / seconds) },
      ...{ errors: measured.errors, goal: goal_ms, reached: value <= goal_ms && measured.errors === 0 },
    }
  } finally {
    await server.stop()
    await rm(site.folder, { recursive: true, force: true })
  }
}

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Asking the file itself for the sums, in milliseconds. */
function bareSums({ folder, site_id, campaign_id }: TrackedSite): number {
  const db = new Sync(join(folder, 'sites', site_id, 'site.db'))
  db.exec('PRAGMA query_only=1; PRAGMA wal_autocheckpoint=0')
  const byDay = db.prepare(
    'select variant, day, sum(shown), sum(submitted) from popup_counts where campaign_id = ? group by 1, 2',
  )
  const facts = db.prepare(
    'select fact, value, sum(shown), sum(submitted) from popup_facts where campaign_id = ? group by 1, 2',
  )
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now()
    JSON.stringify([byDay.all(campaign_id), facts.all(campaign_id)])
    return performance.now() - began
  })
  db.close()
  return percentile(times, 0.95)
}
