/**
 * The requests of the screens of a journey with 100,000 live runs, over HTTP to the real process: lists of runs, numbers,
 * one run. The 95th percentile of each. Floor: the bare query of one page on the same library, in the same minutes.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { freePort, startServer } from '../tools/server-process.ts'
import { get, measure, percentile } from './parts/load.ts'
import { type ManyRuns, prepareManyRuns } from './parts/many-runs.ts'

const live = Number(process.env.BENCH_RUNS ?? 100_000)
const requests = Number(process.env.BENCH_REQUESTS ?? 300)
const connections = 4
const goal_ms = 100

export async function* bench(): AsyncGenerator<object> {
  const many = await prepareManyRuns(live)
  const port = await freePort()
  const server = await startServer({
    folder: many.folder,
    port,
    args: ['--empty'],
    environment: { LOG_LEVEL: 'error' },
  })
  try {
    for (const [name, paths] of pagesOf(many)) {
      const floors = [bareQueries(many)]
      let sent = 0
      const next = () => (sent < requests ? get(paths(sent++), many.token) : undefined)
      const measured = await measure({ port, connections, next, isRight: status => status === 200 })
      floors.push(bareQueries(many))
      const value = percentile(measured.latencies, 0.95)
      const floor = floors.reduce((sum, ms) => sum + ms, 0) / floors.length
      yield {
        ...{ name, unit: 'ms', value: Number(value.toFixed(2)), floor: Number(floor.toFixed(2)) },
        ...{ ratio: Number((value / floor).toFixed(2)), live: many.live, errors: measured.errors },
        ...{ goal: goal_ms, reached: value <= goal_ms && measured.errors === 0 },
      }
    }
  } finally {
    await server.stop()
    await rm(many.folder, { recursive: true, force: true })
  }
}

/** What each page asks for, in turns. */
function pagesOf({ site_id, journey_id, runIdOf }: ManyRuns): [string, (n: number) => string][] {
  const at = `/v1/sites/${site_id}`
  const of = `journey_id=${journey_id}`
  const inTurns = (paths: ((n: number) => string)[]) => (n: number) => paths[n % paths.length]?.(n) ?? ''
  return [
    [
      'list',
      inTurns([
        () => `${at}/runs?${of}`,
        () => `${at}/runs?${of}&status=delayed&limit=100`,
        () => `${at}/runs?${of}&status=failed`,
        () => `${at}/runs?${of}&step_id=wait&journey_version=1`,
        () => `${at}/runs?status=delayed`,
        () => `${at}/runs?${of}&from=2027-02-01T00:00:00Z&to=2027-02-02T00:00:00Z`,
        n => `${at}/runs?${of}&search=copy${2_000 + n}`,
        n => `${at}/runs?${of}&search=y${2_000 + n}@`,
      ]),
    ],
    [
      'metrics',
      inTurns([
        () => `${at}/journeys/${journey_id}/metrics`,
        () => `${at}/journeys/${journey_id}/metrics?journey_version=1&from=2027-02-01&to=2027-02-28`,
        () => `${at}/journeys/${journey_id}/step-counts`,
        () => `${at}/journeys`,
      ]),
    ],
    ['run', n => `${at}/runs/${runIdOf(n * 331)}`],
  ]
}

/** The 95th percentile of asking the file itself for one page of runs, in milliseconds. */
function bareQueries({ folder, site_id, journey_id }: ManyRuns): number {
  const db = new Sync(join(folder, 'sites', site_id, 'site.db'))
  db.exec('PRAGMA query_only=1; PRAGMA wal_autocheckpoint=0')
  const page =
    db.prepare(`select r.*, l.email, l.first_name, l.last_name from runs r left join leads l on l.id = r.lead_id
    where r.journey_id = ? order by r.enrolled_at desc limit 26`)
  const times: number[] = []
  for (let i = 0; i < 200; i++) {
    const began = performance.now()
    JSON.stringify(page.all(journey_id))
    times.push(performance.now() - began)
  }
  db.close()
  return percentile(times, 0.95)
}
