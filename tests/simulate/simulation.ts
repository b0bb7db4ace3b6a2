/** Plays one seed: runs the script, waits until everything is idle, then checks the invariants. */

import { sql } from 'drizzle-orm'
import { acting } from '../../api/platform/features/write-context.ts'
import { seededIds } from '../../api/platform/runtime/ids.ts'
import { randomOf } from '../chaos/random.ts'
import { Faults } from './faults.ts'
import { findings } from './findings.ts'
import type { Mistake } from './mistake.ts'
import { type Mutation, mutationOf, pauseJourney } from './mutations.ts'
import { Probes } from './probes.ts'
import { type Environment, VirtualProcess } from './process.ts'
import { type Act, EVENTFUL_MS, HOUR, type Script } from './script.ts'
import { factsOf, furnish, site_id } from './site-fixture.ts'
import { VirtualControl } from './virtual-control.ts'
import { VirtualDisk } from './virtual-disk.ts'
import { VirtualMailServer } from './virtual-mail.ts'
import { live, theEnvironment, VirtualTime } from './virtual-time.ts'
import { VirtualWriter } from './virtual-writer.ts'

const LOOK_MS = 10 * 60_000
/** By then every run of these short journeys is over, whatever window it waits for. */
const REST_MS_MAX = 100 * HOUR
/** Jobs that must finish; other jobs only look at dates. */
export const awaited = ['send_email', 'probe', 'write_ai_email', 'settle_answer', 'settle_clicks']
const AGAIN_MS = 3_000
const RESTART_MS = 500

export interface Span {
  from: number
  to: number
}

export interface Seen {
  environment: Environment
  script: Script
  /** In elapsed time. */
  holds: (Span & { journey: number | null })[]
  frozen: Span[]
  kills: number
  broken: string[]
  trace: string[]
  /** Whether everything was idle before the timeout. */
  rested: boolean
}

export interface Played {
  findings: string[]
  trace: string[]
  kills: number
  mails: number
  runs: number
}

export async function playSeed(script: Script, mistake?: Mistake): Promise<Played> {
  const play = new Play(script, mistake)
  await play.begin()
  await play.rest()
  return play.look()
}

class Play {
  readonly #seen: Seen
  readonly #faults: Faults
  #process: VirtualProcess

  constructor(script: Script, mistake: Mistake | undefined) {
    const time = new VirtualTime(script.start)
    live(time)
    const random = (part: number) => randomOf(script.seed * 16 + part)
    const faults = new Faults(time, script)
    const newId = seededIds(String(script.seed))
    const broken: string[] = []
    const onBroken = (says: string) => void broken.push(says)
    const environment: Environment = {
      time,
      disk: new VirtualDisk(time, random(1), faults.disk(), mistake),
      control: new VirtualControl(time),
      server: new VirtualMailServer(time, random(2), faults.mail()),
      probes: new Probes(random(3), onBroken),
      writer: new VirtualWriter(time, random(4), () => faults.calm),
      site: factsOf(script),
      newId,
      mistake,
      onError: error => this.#note(`logged: ${String(error).slice(0, 300)}`),
      onBroken,
    }
    this.#faults = faults
    this.#seen = { environment, script, holds: [], frozen: [], kills: 0, broken, trace: [], rested: false }
    environment.disk.onCrash = (_owner, point) => {
      const { writes } = environment.disk
      const crash = script.crashes.find(({ write }) => write === writes)
      this.#kill(`${point} write ${writes}`, crash?.down_ms ?? RESTART_MS)
    }
    this.#process = new VirtualProcess(environment)
  }

  async begin(): Promise<void> {
    const { environment, script } = this.#seen
    await environment.disk.look(db => furnish(db, script))
    this.#process.start()
    for (const { at, act } of script.acts) environment.time.after(at, theEnvironment, () => this.#happen(act))
    await environment.time.pass(EVENTFUL_MS)
  }

  /** Advances time until nothing is left to do. */
  async rest(): Promise<void> {
    const { time, disk } = this.#seen.environment
    this.#faults.calm = true
    for (const until = time.elapsed + REST_MS_MAX; time.elapsed < until; ) {
      await time.pass(time.elapsed + LOOK_MS)
      const [row] = await disk.look(db =>
        db.all<[number]>(sql`
          select (select count(*) from runs where ended_at is null) + (select count(*) from run_inputs)
            + (select count(*) from jobs where type in ${awaited})`),
      )
      this.#seen.rested = row?.[0] === 0
      if (this.#seen.rested) return
    }
  }

  async look(): Promise<Played> {
    const { environment, trace, kills } = this.#seen
    const found = await findings(this.#seen)
    const [row] = await environment.disk.look(db => db.all<[number]>(sql`select count(*) from runs`))
    this.#process.kill()
    return { findings: found, trace, kills, mails: environment.server.accepted.length, runs: row?.[0] ?? 0 }
  }

  #note(what: string): void {
    const { time } = this.#seen.environment
    const elapsed = String(Math.round(time.elapsed)).padStart(9)
    this.#seen.trace.push(`${elapsed} ms  ${new Date(time.now()).toISOString()}  ${what}`)
  }

  #happen(act: Act): void {
    const { environment, script, frozen } = this.#seen
    const mutation = mutationOf(act, script)
    if (mutation) {
      this.#ask(act, mutation)
      return
    }
    this.#note(JSON.stringify(act))
    if (act.type === 'kill') this.#kill('at any moment', act.ms)
    if (act.type === 'step_clock') environment.time.stepClock(act.ms)
    if (act.type === 'server_away') this.#faults.serverAway(act.ms)
    if (act.type === 'disk_busy') this.#faults.diskBusy(act.ms)
    if (act.type === 'pause') this.#hold(act.journey, act.ms)
    if (act.type !== 'freeze') return
    const to = environment.time.elapsed + act.ms
    this.#process.frozen_until = to
    frozen.push({ from: environment.time.elapsed, to })
  }

  /** A request: answered by the process that is up, or made again. One that is cut off is not repeated. */
  #ask(act: Act, mutation: Mutation): void {
    const { environment } = this.#seen
    const process = this.#process
    if (!process.alive || process.frozen_until > environment.time.elapsed) {
      environment.time.after(AGAIN_MS, theEnvironment, () => this.#ask(act, mutation))
      return
    }
    this.#note(JSON.stringify(act))
    const own = acting(process.installation, process.clock)
    environment.time.as(process, () => {
      process.database.write(tx => mutation.write(tx, own)).catch(error => this.#note(`refused: ${String(error)}`))
    })
  }

  #hold(journey: number | null, ms: number): void {
    const { time, site, disk } = this.#seen.environment
    const set = (paused: boolean) => {
      if (journey === null) site.paused = paused
      else void disk.look(tx => pauseJourney(tx, journey, paused ? time.now() : null))
    }
    set(true)
    this.#seen.holds.push({ journey, from: time.elapsed, to: time.elapsed + ms })
    time.after(ms, theEnvironment, () => {
      this.#note(`released: ${journey ?? 'the site'}`)
      set(false)
      // Resuming ends every pause of the same journey or site.
      for (const hold of this.#seen.holds) if (hold.journey === journey) hold.to = Math.min(hold.to, time.elapsed)
      this.#process.installation.signals.wake('runs', site_id)
    })
  }

  #kill(how: string, down_ms: number): void {
    const { environment } = this.#seen
    if (!this.#process.alive) return
    this.#note(`killed ${how}`)
    this.#seen.kills += 1
    this.#process.kill()
    environment.time.after(down_ms, theEnvironment, () => {
      this.#note('started')
      this.#process = new VirtualProcess(environment)
      this.#process.start()
    })
  }
}
