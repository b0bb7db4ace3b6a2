/**
 * Dynamic audiences: how long after a change of a lead its membership is right, with 50 filters and 1,000 changes a second;
 * afterwards every membership is compared with every lead looked at anew, and random filters in the database with memory.
 * Floor: the same changes on the same site while no audience is dynamic: the consumer only reads on.
 */
import { startBackground } from '../../api/background.ts'
import { eventBounds, readCursor } from '../../api/platform/events/events.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import { type AudienceSite, audienceSite, changeSome, differences, disagreements } from './parts/audience-site.ts'
import { type Random, randomFilter, randomOf } from './parts/random-filters.ts'

const audiences = 50
const filters = 1_000
const per_second = 1_000
const goal = 2_000
const patience_ms = 300_000
const look_ms = 5
const seed = Number(process.env.BENCH_SEED ?? 20_270_314)

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const h = await createHarness()
  try {
    const site = await audienceSite(h, small ? 1_000 : 10_000)
    const background = await startBackground(h.installation, { createRunner })
    const random = randomOf(seed)
    const floor = percentile(await lags(site, random, small ? 1_000 : 2_000))
    for (let i = 0; i < audiences; i++) {
      await h.post(`${site.at}/audiences`, { name: `Audience ${i}`, filter: randomFilter(random, site.asked) })
    }
    const began = performance.now()
    await settled(site)
    const recomputed_ms = performance.now() - began
    const changes = small ? 3_000 : 10_000
    const cpu_before = process.cpuUsage()
    const measured = await lags(site, random, changes)
    const { user, system } = process.cpuUsage(cpu_before)
    await settled(site)
    const line = {
      value: percentile(measured),
      floor,
      goal,
      differences: await differences(site),
      disagreements: await disagreements(
        site,
        Array.from({ length: filters }, () => randomFilter(random, site.asked)),
      ),
    }
    await background.stop()
    yield {
      name: 'audiences_lag',
      unit: 'ms',
      ...line,
      changes,
      audiences,
      leads: site.ids.length,
      cpu_us: Math.round((user + system) / changes),
      recomputed_ms: Math.round(recomputed_ms),
    }
  } finally {
    await h.close()
  }
}

const consumer = 'dynamic_audiences'
const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Changes leads at the given rate; answers for each group of changes how long its memberships took, in ms. */
async function lags(site: AudienceSite, random: Random, changes: number): Promise<number[]> {
  const { database } = site
  const waiting: { seq: number; at: number }[] = []
  const found: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver || waiting.length > 0) {
      const cursor = await database.read(db => readCursor(db, consumer))
      const now = performance.now()
      while (waiting[0] && waiting[0].seq <= cursor) found.push(now - (waiting.shift()?.at ?? now))
      await rest(look_ms)
    }
  })()
  const began = performance.now()
  for (let done = 0; done < changes; ) {
    const due = Math.min(changes, Math.floor(((performance.now() - began) / 1_000) * per_second))
    const group = due - done
    if (group > 0) {
      await Promise.all(Array.from({ length: group }, () => database.write(tx => changeSome(site, random, tx))))
      const { last } = await database.read(eventBounds)
      waiting.push({ seq: last, at: performance.now() })
      done = due
    }
    await rest(2)
  }
  isOver = true
  await watching
  return found
}

/** Every event has been followed and no recomputation is under way. */
async function settled({ h, at, database }: AudienceSite): Promise<void> {
  for (const ends = performance.now() + patience_ms; performance.now() < ends; await rest(20)) {
    const { last } = await database.read(eventBounds)
    const cursor = await database.read(db => readCursor(db, consumer))
    if (cursor < last) continue
    const { body } = await h.get(`${at}/operations?status=queued,running&limit=1`)
    if (body.data.length === 0) return
  }
  throw new Error('The audiences never came to rest')
}

const percentile = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN)
