/**
 * A program: a site with very many sleeping runs, at rest and then with a thousand due in each second, by the machine's
 * clock. Prints one JSON object. A process of its own, because it measures its own memory and idleness.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startBackground } from '../../../api/background.ts'
import type { Handle } from '../../../api/platform/database/handle.ts'
import { systemClock } from '../../../api/platform/runtime/clock.ts'
import { createHarness, type Harness } from '../../../api/testing/harness.ts'
import type { Definition } from '../../../workflows/core/definition.ts'
import { newRun, type State } from '../../../workflows/core/state.ts'
import { step } from '../../../workflows/core/step.ts'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { systemZones } from '../../../workflows/time/zones.ts'
import { percentile } from './load.ts'

export interface Slept {
  wake_lag_p99_ms: number
  /** Runs that were due and have not ended. */
  late: number
  idle_cpu_percent: number
  /** At rest, in the middle of the due ones and at their end. */
  rss_bytes: [number, number, number]
}

const sleepers = Number(process.env.BENCH_SLEEPERS ?? 1_000_000)
const due_per_second = 1_000
const seconds = Number(process.env.BENCH_SECONDS ?? 20)
const due = due_per_second * seconds
const rows_at_once = 20_000
const day_ms = 86_400_000
/** How long to wait until a start is idle, and again for the last due sites. */
const settle_ms = 3_000
const idle_ms = 5_000

const definition: Definition = {
  business_hours: null,
  timezone: null,
  use_lead_timezone: false,
  unenrollment: null,
  suppression: null,
  goal: null,
  steps: [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }],
} as Definition

const anyRun = 'run_ID'
const anyMoment = 8_888_888_888_888

/** The state of a run that sleeps, its id and its moment yet to be put in. */
function sleepingState(): State {
  const { state } = step(definition, newRun(anyRun), { type: 'started', at: 0 })
  const sequence = state.outstanding?.sequence ?? 0
  const zone = {
    zone: 'UTC',
    zone_source: 'site',
    tz_data: systemZones().version,
    local: '2026-01-01T00:00:00',
  } as const
  const outcome = { at: anyMoment, ...zone }
  return step(definition, state, { type: 'effect_succeeded', at: 0, sequence, effect: 'resolve_time', outcome }).state
}

/** Runs `from` to `to`, each due this long after the one before. */
const insertSleepers = `
  with recursive n(i) as (select ? union all select i + 1 from n where i + 1 < ?),
    r(id, wake_at, i) as (select printf('run_%032x', i), cast(? + (i - ?) * ? as integer), i from n)
  insert into runs (id, journey_id, journey_version, lead_id, cause, status, state, step_id, wake_at, attempts, enrolled_at, enrolled_day)
  select id, ?, 1, printf('lead_%032x', i), 'publication', 'delayed',
    replace(replace(?, '${anyRun}', id), '${anyMoment}', wake_at), 'wait', wake_at, 0, ?, 0 from r`

async function insert(h: Harness, at: Place, first: number, count: number, wake: { from: number; apart: number }) {
  const state = JSON.stringify(sleepingState())
  for (let from = first; from < first + count; from += rows_at_once) {
    const to = Math.min(from + rows_at_once, first + count)
    const values = [from, to, wake.from, first, wake.apart, at.journey_id, state, systemClock.now()]
    await h.inSite(at.site_id, async (tx: Handle<'site'>) => void (await tx.run(insertSleepers, values)))
  }
}

interface Place {
  site_id: string
  journey_id: string
}

async function place(h: Harness): Promise<Place> {
  const site_id = await h.newSite('Casa Verde')
  const document = {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: definition.steps,
  }
  const { body } = await h.post(`/v1/sites/${site_id}/journeys`, { name: 'Sleep', document })
  const on = await h.post(`/v1/sites/${site_id}/journeys/${body.id}/publish`, { enroll: 'new' })
  if (on.status >= 300) throw new Error(JSON.stringify(on.body))
  return { site_id, journey_id: body.id }
}

/** The first start with this time-zone data looks at every wait once. */
async function rest(): Promise<void> {
  const database = await h.installation.databases.site(at.site_id)
  const isDone = async (db: Handle<'site'>) => (await db.one('select 1 from run_time_data', [])) !== undefined
  while (!(await database.read(isDone))) await sleep(100)
  await sleep(settle_ms)
}

const h = await createHarness()
const at = await place(h)
await insert(h, at, 0, sleepers, { from: systemClock.now() + 30 * day_ms, apart: 10 })

const wakes = new Map<string, number>()
const lags: number[] = []
const installation = { ...h.installation, clock: systemClock, clockOf: () => systemClock }
const background = await startBackground(installation, {
  createRunner: options =>
    createRunner({
      ...options,
      // Called once the batch is on disk.
      onBatch(site_id, batch) {
        const now = systemClock.now()
        for (const { run_id, state } of batch.transitions) {
          const wake_at = wakes.get(run_id)
          if (wake_at !== undefined && state.status === 'completed') lags.push(now - wake_at)
        }
        options.onBatch?.(site_id, batch)
      },
    }),
})
installation.signals.wake('runs', at.site_id)
await rest()

const before = process.cpuUsage()
const began = performance.now()
await sleep(idle_ms)
const { user, system } = process.cpuUsage(before)
const idle_cpu_percent = (user + system) / 10 / (performance.now() - began)
const rss_bytes = [process.memoryUsage.rss()]

const from = systemClock.now() + settle_ms
const apart = 1_000 / due_per_second
for (let i = 0; i < due; i++) {
  wakes.set(`run_${(sleepers + i).toString(16).padStart(32, '0')}`, Math.floor(from + i * apart))
}
await insert(h, at, sleepers, due, { from, apart })
installation.signals.wake('runs', at.site_id)
const ends = from + seconds * 1_000
await sleep((from + ends) / 2 - systemClock.now())
rss_bytes.push(process.memoryUsage.rss())
await sleep(ends - systemClock.now())
rss_bytes.push(process.memoryUsage.rss())
await sleep(settle_ms)
await background.stop()
await h.close()
const slept: Slept = {
  wake_lag_p99_ms: percentile(lags, 0.99),
  late: due - lags.length,
  idle_cpu_percent,
  rss_bytes: rss_bytes as Slept['rss_bytes'],
}
process.stdout.write(`${JSON.stringify(slept)}\n`)
