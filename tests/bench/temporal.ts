/**
 * Runs per second of one journey (tag, delay, mail in business hours) on Temporal's development server and a file, beside
 * the embedded runner on the same machine, record and clock. Either carries on what enrolled leads wait for, to the end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type BackgroundOptions, startBackground } from '../../api/background.ts'
import { memoryTransport } from '../../api/platform/mail/memory-transport.ts'
import { consumeNewEvents } from '../../api/site-parts.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import { startTemporal } from '../../workflows/temporal/runner.ts'
import { startTemporalServer } from '../tools/temporal.ts'
import { type JourneySite, prepareJourney } from './parts/journey-site.ts'

const runs = Number(process.env.BENCH_TEMPORAL_RUNS ?? 300)
const warm_up = 10
/** Nothing is as slow as this but a run that is stuck. */
const patience_ms = 600_000
const look_ms = 20
const nothing = () => undefined

interface Measured {
  runs_per_s: number
  cpu_us: number
  errors: number
}

export async function* bench(): AsyncGenerator<object> {
  const embedded = await measure(runs, { createRunner })
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-bench-'))
  const server = await startTemporalServer(folder)
  const temporal = startTemporal({
    server: { address: server.address, namespace: 'default', tls: false, api_key: undefined },
    installation_id: 'bench',
    admin_url: 'https://leads.example.com',
    log: { info: nothing, warn: nothing, error: nothing },
    openSite: async () => true,
  })
  try {
    // The worker bundles its code and connects first, which is done once for a process.
    await measure(warm_up, temporal)
    const measured = await measure(runs, temporal)
    yield {
      name: 'temporal_runs',
      unit: 'runs/s',
      value: measured.runs_per_s,
      embedded: embedded.runs_per_s,
      ratio: Number((measured.runs_per_s / embedded.runs_per_s).toFixed(4)),
      errors: measured.errors + embedded.errors,
      cpu_us: measured.cpu_us,
      embedded_cpu_us: embedded.cpu_us,
    }
  } finally {
    await temporal.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the first wake-up to the last end. CPU is this process's, without Temporal's server. */
async function measure(
  count: number,
  { createRunner: runner }: Pick<BackgroundOptions, 'createRunner'>,
): Promise<Measured> {
  const site = await prepareJourney(count)
  try {
    await enrollAll(site)
    const began = performance.now()
    const before = process.cpuUsage()
    const mails = await carryOn(site, runner)
    const ms = performance.now() - began
    const { user, system } = process.cpuUsage(before)
    const surplus = [...mails.values()].reduce((sum, times) => sum + times - 1, 0)
    return {
      runs_per_s: Number(((count / ms) * 1_000).toFixed(1)),
      cpu_us: Math.round((user + system) / count),
      errors: Math.abs(count - mails.size) + surplus + (await liveRuns(site)),
    }
  } finally {
    await site.close()
  }
}

async function enrollAll({ installation, clock, site_id }: JourneySite): Promise<void> {
  const database = await installation.databases.site(site_id)
  const scope = { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
  while (await consumeNewEvents(scope));
}

/** Works until no run is left, and moves the clock on whenever nothing is due. Answers how often each mail was sent. */
async function carryOn(site: JourneySite, runner: BackgroundOptions['createRunner']): Promise<Map<string, number>> {
  const { installation, clock, site_id } = site
  const mails = new Map<string, number>()
  const transport = memoryTransport({
    keep: 0,
    answer(mail) {
      // The sender's verification email is sent the same way.
      if (mail.envelope.to.startsWith('lead')) mails.set(mail.message_id, (mails.get(mail.message_id) ?? 0) + 1)
      return { outcome: 'delivered', response: '250 kept in memory' }
    },
  })
  const mailer = { ...installation.mailer, transportFor: () => transport }
  const database = await installation.databases.site(site_id)
  const background = await startBackground({ ...installation, mailer }, { createRunner: runner })
  installation.signals.wake('runs', site_id)
  const ends = performance.now() + patience_ms
  while (performance.now() < ends && (await liveRuns(site)) > 0) {
    const due = await database.read(installation.connections.nextDue)
    if (due !== null && due > clock.now()) {
      clock.forward(due - clock.now())
      background.clockMoved()
    }
    await new Promise(resolve => setTimeout(resolve, look_ms))
  }
  await background.stop()
  return mails
}

async function liveRuns({ installation, site_id }: JourneySite): Promise<number> {
  const database = await installation.databases.site(site_id)
  const rows = await database.read(db => db.all<[number]>(sql`select count(*) from runs where ended_at is null`))
  return rows[0]?.[0] ?? 0
}
