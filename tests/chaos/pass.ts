/**
 * One pass: people come, the server (and with it Temporal's, where that drives) is killed and started again, until all
 * is quiet.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setUpToken } from '../tools/server-fixture.ts'
import { freePort, type Launched, launch, startServer } from '../tools/server-process.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { cameAgain, type Kill } from './again.ts'
import { Caller } from './caller.ts'
import { killOf } from './disk.ts'
import { type Finals, finalsOf } from './finals.ts'
import { type Findings, look } from './findings.ts'
import { setUpSite } from './fixture.ts'
import { type Inbox, openInbox } from './inbox.ts'
import { type Crowd, crowd } from './people.ts'
import { type Random, randomOf } from './random.ts'

export interface Plan {
  runs: number
  kills: number
  seed: number
  runner: 'embedded' | 'temporal'
  /** Whether to leave the data folder behind. */
  keep: boolean
}

export interface Passed {
  acknowledged: number
  kills: number
  temporal_kills: number
  found: Findings
  finals: Finals
}

/** After this time without progress, unfinished work counts as stuck. */
const STANDSTILL_MS = 120_000
/** Every how many kills Temporal's server is killed instead. */
const TEMPORAL_EVERY = 3
/** Maximum of people without their email: otherwise a server that is killed faster than it can work would never catch up. */
const UNSERVED_MAX = 200

export async function pass(plan: Plan): Promise<Passed> {
  const random = randomOf(plan.seed)
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-chaos-'))
  const inbox = await openInbox(random)
  const temporal = plan.runner === 'temporal' ? await startTemporalServer(folder) : null
  const fixture = await openFixture(folder, inbox, temporal)
  try {
    return await play(plan, { ...fixture, random, inbox, temporal })
  } finally {
    fixture.end()
    await temporal?.stop()
    await inbox.close()
    if (plan.keep) console.log(`The data folder is ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
}

interface ChaosFixture {
  api: Caller
  /** Ready for the first time, with the token that an empty installation prints. */
  token: string
  ready(): Promise<void>
  /** SIGKILL, and another process in its place once it has been seen what the first left of a site. */
  kill(site_id: string): Promise<Kill>
  end(): void
}

async function openFixture(folder: string, inbox: Inbox, temporal: TemporalServer | null): Promise<ChaosFixture> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    SMTP_URL: inbox.url,
    PUBLIC_URL: url,
    SUBMISSIONS_PER_MINUTE: '1000000',
    SUBMISSIONS_BURST: '1000000',
    ...(temporal && { TEMPORAL_ADDRESS: temporal.address }),
  }
  const options = { folder, port, environment, args: ['--empty'] }
  const first = await startServer(options)
  let server: Launched = first

  const ready = async () => {
    for (;;) {
      try {
        const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
        await response.body?.cancel()
        if (response.status === 200) return
      } catch {
        if (server.child.exitCode != null) throw new Error(`The server did not start again:\n${server.output()}`)
      }
      await sleep(10)
    }
  }
  return {
    api: new Caller(url),
    token: await setUpToken(first),
    ready,
    async kill(site_id) {
      const { child, ended, output } = server
      if (child.exitCode !== null) throw new Error(`The server has ended by itself:\n${output()}`)
      const sent_at = performance.now()
      child.kill('SIGKILL')
      await ended
      const kill = killOf(folder, site_id, sent_at)
      server = launch(options)
      return kill
    },
    end: () => void server.child.kill('SIGKILL'),
  }
}

async function play(
  { runs, kills, runner }: Plan,
  on: ChaosFixture & { random: Random; inbox: Inbox; temporal: TemporalServer | null },
): Promise<Passed> {
  const { api, random, inbox, temporal } = on
  const fixture = await setUpSite(api, inbox, on.token)
  const people = crowd(api, [fixture], random, runs)
  people.done.catch(error => {
    console.error(error)
    process.exit(1)
  })
  const killed: Kill[] = []
  let temporal_kills = 0
  for (let n = 0; n < kills; n++) {
    people.admit(Math.ceil((runs * (n + 1)) / (kills + 1)))
    await served(inbox, people)
    await momentOf(on, people, n)
    if (temporal && n % TEMPORAL_EVERY === TEMPORAL_EVERY - 1) {
      await temporal.kill()
      temporal_kills += 1
      await temporal.start()
    } else {
      killed.push(await on.kill(fixture.site_id))
    }
    if ((n + 1) % 10 === 0) console.log(`${runner}: ${n + 1} kills, ${people.acknowledged.length} acknowledged`)
  }
  people.admit(runs)
  await people.done
  await on.ready()
  await quiet(api, inbox, fixture.site_id, runs)
  return {
    acknowledged: people.acknowledged.length,
    kills: killed.length + temporal_kills,
    temporal_kills,
    found: await look(api, inbox, fixture, people.acknowledged, mails => cameAgain(mails, killed)),
    finals: await finalsOf(api, fixture.site_id),
  }
}

/** Until not too many wait for their mail. */
export async function served(inbox: Inbox, people: Crowd): Promise<void> {
  let reached = -1
  let moved = performance.now()
  while (performance.now() - moved < STANDSTILL_MS) {
    const now = new Set(inbox.received.map(({ to }) => to)).size
    if (people.acknowledged.length - now <= UNSERVED_MAX) return
    if (now !== reached) moved = performance.now()
    reached = now
    await sleep(500)
  }
}

/** While starting, at any time, right after a submission was acknowledged, or right after a mail was accepted. */
async function momentOf(
  { random, inbox, ready }: { random: Random; inbox: Inbox; ready(): Promise<void> },
  people: Crowd,
  n: number,
): Promise<void> {
  const way = n === 0 ? 'any' : random.pick(['starting', 'any', 'any', 'acknowledged', 'acknowledged', 'sent', 'sent'])
  const patience = sleep(random.between(1_500, 4_000))
  if (way === 'starting') return sleep(random.between(50, 900))
  await ready()
  if (way === 'any') return sleep(random.between(0, 2_500))
  await Promise.race([way === 'sent' ? inbox.next() : people.next(), patience])
  if (random.next() < 0.5) await sleep(random.between(0, 12))
}

/** Waits until no run moves any more and the mail has stopped coming. */
export async function quiet(api: Caller, inbox: Inbox, site_id: string, runs: number): Promise<void> {
  let before = ''
  let moved = performance.now()
  while (performance.now() - moved < STANDSTILL_MS) {
    const rows = await api.all(`/v1/sites/${site_id}/runs`)
    const live = rows.filter(run => !['completed', 'stopped', 'failed'].includes(String(run.status)))
    const standing = `${rows.length} ${live.length} ${inbox.received.length}`
    if (standing === before && rows.length >= runs && live.length === 0) return
    if (standing !== before) moved = performance.now()
    before = standing
    await sleep(1_000)
  }
}
