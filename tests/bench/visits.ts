/**
 * Beacons of visited pages over HTTP to the real process: the page that was left and the one that came, kept with the
 * visitor, its arrivals and the site's counts, on disk before the answer. Floor: the same validation and one insert.
 * Both run in turns, so that a noisy machine is as noisy for either.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { freePort, startServer } from '../tools/server-process.ts'
import { type Measured, measure, percentile } from './parts/load.ts'
import { beacon, pageTurn, prepareTrackedSite } from './parts/visits-site.ts'

const connections = 16
const requests = Number(process.env.BENCH_REQUESTS ?? 20_000)
const warm_up = 2_000
const rounds = 5
const goal = 0.5
const raised = { VISITS_PER_MINUTE: '1000000', VISITS_BURST: '1000000', LOG_LEVEL: 'error' }

export async function* bench(): AsyncGenerator<object> {
  const site = await prepareTrackedSite()
  const ours = { port: await freePort(), path: `/v1/public/sites/${site.site_id}/events` }
  const floor = { port: await freePort(), path: '/events' }
  const server = await startServer({ folder: site.folder, port: ours.port, environment: raised, args: ['--empty'] })
  const floorServer = await startServer({
    folder: site.folder,
    port: floor.port,
    program: join(import.meta.dirname, 'parts/visits-floor.ts'),
    args: [join(site.folder, 'floor.db')],
  })
  const round = (to: { port: number; path: string }, count: number): Promise<Measured> => {
    let left = count
    const next = () => (left-- > 0 ? beacon(to.path, pageTurn()) : undefined)
    return measure({ port: to.port, connections, next, isRight: status => status === 202 })
  }
  try {
    await round(floor, warm_up)
    await round(ours, warm_up)
    const all: { ours: Measured[]; floor: Measured[] } = { ours: [], floor: [] }
    for (let i = 0; i < rounds; i++) {
      all.floor.push(await round(floor, requests / rounds))
      all.ours.push(await round(ours, requests / rounds))
    }
    await Promise.all([server.stop(), floorServer.stop()])
    const [value, floorValue] = [rate(all.ours), rate(all.floor)]
    const ratio = Number((value / floorValue).toFixed(2))
    const errors = all.ours.reduce((sum, m) => sum + m.errors, 0) + Math.abs(requests + warm_up - pagesIn(site))
    const latencies = all.ours.flatMap(m => m.latencies)
    yield {
      ...{ name: 'visits', unit: 'req/s', value: Math.round(value), floor: Math.round(floorValue), ratio },
      ...{
        p99_ms: Number(percentile(latencies, 0.99).toFixed(1)),
        errors,
        goal,
        reached: ratio >= goal && errors === 0,
      },
    }
  } finally {
    await Promise.allSettled([server.stop(), floorServer.stop()])
    await rm(site.folder, { recursive: true, force: true })
  }
}

const rate = (measured: readonly Measured[]): number => {
  const sum = (of: (m: Measured) => number) => measured.reduce((total, m) => total + of(m), 0)
  return (sum(m => m.answered) / sum(m => m.milliseconds)) * 1000
}

/** Everything that was acknowledged must be stored. */
function pagesIn({ folder, site_id }: { folder: string; site_id: string }): number {
  const db = new Sync(join(folder, 'sites', site_id, 'site.db'))
  const row = db.prepare('SELECT count(*) AS n FROM visits').get() as { n: number }
  db.close()
  return row.n
}
