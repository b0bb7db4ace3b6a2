/**
 * Submissions that visitors send, over HTTP to the real process: validation, lead, tag, audience, consent, submission and
 * events, on disk before the answer. Floor: the same validation and one insert. Both run in turns, so that a noisy
 * machine is as noisy for either.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { freePort, startServer } from '../tools/server-process.ts'
import { captureWithQuality } from './parts/capture-quality.ts'
import { captureOnSlowDisk } from './parts/capture-slow-disk.ts'
import { type Measured, measure, percentile, post } from './parts/load.ts'
import { formFields, prepareSites, type Sites } from './parts/sites.ts'
import { raisedLimits, submission, submissionPath } from './parts/submission.ts'

/** The second finds larger groups waiting for each commit. */
const loads = [
  { name: 'capture', connections: 16 },
  { name: 'capture_64', connections: 64 },
] as const
const requests = 20_000
const warm_up = 2_000
const rounds = 5

export async function* bench(): AsyncGenerator<object> {
  for (const load of loads) {
    const sites = await prepareSites(1)
    try {
      yield await capture(sites, load)
    } finally {
      await rm(sites.folder, { recursive: true, force: true })
    }
  }
  yield* captureWithQuality()
  yield await captureOnSlowDisk()
}

async function capture({ folder, forms }: Sites, { name, connections }: (typeof loads)[number]): Promise<object> {
  const [form] = forms
  if (!form) throw new Error('There is no form to send.')
  const path = submissionPath(form)
  const fields = JSON.stringify(
    formFields.map(f => ({ ...f, type: f.name === 'email' ? 'email' : 'text', placeholder: '' })),
  )
  const ours = { port: await freePort(), path }
  const server = await startServer({ folder, port: ours.port, environment: raisedLimits, args: ['--empty'] })
  const floor = { port: await freePort(), path: '/submissions' }
  const floorServer = await startServer({
    folder,
    port: floor.port,
    program: join(import.meta.dirname, 'parts/capture-floor.ts'),
    args: [join(folder, 'floor.db')],
    environment: { FLOOR_FIELDS: fields },
  })
  const round = (to: { port: number; path: string }, count: number): Promise<Measured> => {
    let left = count
    const next = () => (left-- > 0 ? post(to.path, submission()) : undefined)
    return measure({ port: to.port, connections, next, isRight: status => status === 201 })
  }
  await round(floor, warm_up)
  await round(ours, warm_up)
  const all: { ours: Measured[]; floor: Measured[] } = { ours: [], floor: [] }
  for (let i = 0; i < rounds; i++) {
    all.floor.push(await round(floor, requests / rounds))
    all.ours.push(await round(ours, requests / rounds))
  }
  await Promise.all([server.stop(), floorServer.stop()])
  const kept = count(join(folder, 'sites', form.site_id, 'site.db'))
  const value = rate(all.ours)
  const floorValue = rate(all.floor)
  return {
    name,
    unit: 'req/s',
    value: Math.round(value),
    floor: Math.round(floorValue),
    ratio: Number((value / floorValue).toFixed(2)),
    p99_ms: Number(
      percentile(
        all.ours.flatMap(m => m.latencies),
        0.99,
      ).toFixed(1),
    ),
    errors: all.ours.reduce((sum, m) => sum + m.errors, 0) + Math.abs(requests + warm_up - kept),
    limiter: 'on',
  }
}

const rate = (measured: readonly Measured[]): number => {
  const sum = (of: (m: Measured) => number) => measured.reduce((total, m) => total + of(m), 0)
  return (sum(m => m.answered) / sum(m => m.milliseconds)) * 1000
}

/** Everything that was acknowledged must be stored. */
function count(file: string): number {
  const db = new Sync(file)
  const row = db.prepare('SELECT count(*) AS n FROM submissions').get() as { n: number }
  db.close()
  return row.n
}
