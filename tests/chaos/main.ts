/**
 * `npm run chaos -- --runs 500 --kills 50 --seed N`: people submit, journeys run, mail goes out over SMTP, and the process
 * is killed at random moments and started again. Ends with one line of JSON; exit 1 if anything was found.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort, type Launched, launch, startServer } from '../tools/server-process.ts'
import { Caller } from './caller.ts'
import { type Kill, look } from './findings.ts'
import { openInbox } from './inbox.ts'
import { type Crowd, crowd } from './people.ts'
import { randomOf } from './random.ts'
import { setStage } from './stage.ts'

const QUIET_MS_MAX = 180_000

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(process.pid) },
    keep: { type: 'boolean', default: false },
  },
})
const [runs, kills, seed] = [values.runs, values.kills, values.seed].map(Number) as [number, number, number]
if (![runs, kills, seed].every(Number.isInteger) || runs < 1 || kills < 0) {
  console.error('Usage: npm run chaos -- --runs 500 --kills 50 --seed 7')
  process.exit(2)
}

const random = randomOf(seed)
const folder = mkdtempSync(join(tmpdir(), 'leadwright-chaos-'))
const inbox = await openInbox(random)
const port = await freePort()
const environment = {
  SMTP_URL: inbox.url,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SUBMISSIONS_PER_MINUTE: '1000000',
  SUBMISSIONS_BURST: '1000000',
}
const options = { folder, port, environment, args: ['--empty'] }
const killed: Kill[] = []
let server: Launched | undefined

try {
  process.exitCode = await main()
} finally {
  server?.child.kill('SIGKILL')
  await inbox.close()
  if (values.keep) console.log(`The data folder is ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

async function main(): Promise<number> {
  console.log(`${runs} runs, ${kills} kills, seed ${seed}`)
  const first = await startServer(options)
  server = first
  const api = new Caller(first.url)
  const stage = await setStage(api, inbox, await setUpToken(first))
  const people = crowd(api, stage, random, runs)
  people.done.catch(error => {
    console.error(error)
    process.exit(1)
  })
  for (let n = 0; n < kills; n++) {
    people.admit(Math.ceil((runs * (n + 1)) / (kills + 1)))
    await momentOf(people, n)
    await kill()
    server = launch(options)
    if ((n + 1) % 10 === 0) console.log(`${n + 1} kills, ${people.acknowledged.length} acknowledged`)
  }
  people.admit(runs)
  await people.done
  await quiet(api, stage.site_id)
  const found = await look(api, inbox, stage, people.acknowledged, killed)
  for (const line of [...found.lost, ...found.duplicated, ...found.stuck]) console.log(`✗ ${line}`)
  for (const line of found.extra) console.log(`  ${line}`)
  const wrong = found.lost.length + found.duplicated.length + found.stuck.length
  console.log(
    JSON.stringify({
      kills: killed.length,
      acknowledged: people.acknowledged.length,
      lost: found.lost.length,
      duplicated: found.duplicated.length,
      stuck: found.stuck.length,
      extra_sends_in_window: found.extra.length,
    }),
  )
  return wrong === 0 && people.acknowledged.length === runs && killed.length === kills ? 0 : 1
}

/** From the link that an empty installation prints once it is ready. */
async function setUpToken({ output }: Launched): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const token = /\/set-up\/(\S+)/.exec(output())?.[1]
    if (token) return token
    await sleep(50)
  }
  throw new Error(`No set-up link was printed:\n${output()}`)
}

/** While starting, at any time, right after a submission was acknowledged, or right after a mail was accepted. */
async function momentOf(people: Crowd, n: number): Promise<void> {
  const way = n === 0 ? 'any' : random.pick(['starting', 'any', 'any', 'acknowledged', 'acknowledged', 'sent', 'sent'])
  const patience = sleep(random.between(1_500, 4_000))
  if (way === 'starting') return sleep(random.between(50, 900))
  await ready()
  if (way === 'any') return sleep(random.between(0, 2_500))
  await Promise.race([way === 'sent' ? inbox.next() : people.next(), patience])
  if (random.next() < 0.5) await sleep(random.between(0, 12))
}

async function ready(): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })
      await response.body?.cancel()
      if (response.status === 200) return
    } catch {
      if (server?.child.exitCode != null) throw new Error(`The server did not start again:\n${server.output()}`)
    }
    await sleep(10)
  }
}

async function kill(): Promise<void> {
  const { child, ended, output } = server!
  if (child.exitCode !== null) throw new Error(`The server has ended by itself:\n${output()}`)
  killed.push({ at: performance.now(), connections: inbox.open() })
  child.kill('SIGKILL')
  await ended
}

/** Waits until no run moves any more and the mail has stopped coming. */
async function quiet(api: Caller, site_id: string): Promise<void> {
  await ready()
  const until = performance.now() + QUIET_MS_MAX
  let mails = -1
  while (performance.now() < until) {
    const rows = await api.all(`/v1/sites/${site_id}/runs`)
    const live = rows.filter(run => !['completed', 'stopped', 'failed'].includes(String(run.run_status)))
    if (rows.length >= runs && live.length === 0 && inbox.received.length === mails) return
    mails = inbox.received.length
    await sleep(1_000)
  }
}
