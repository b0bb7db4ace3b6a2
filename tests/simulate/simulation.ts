/** One seed from its beginning to its end: the script is played, then everything must come to rest, then it is looked at. */
import { sql } from 'drizzle-orm'
import { seededIds } from '../../api/platform/ids.ts'
import type { SignalName } from '../../api/platform/signals.ts'
import { randomOf } from '../chaos/random.ts'
import { actingOf, type Deed, deedOf, pauseJourney } from './acts.ts'
import { findings } from './findings.ts'
import type { Mistake } from './mistake.ts'
import { Probes } from './probes.ts'
import { VirtualProcess, type World } from './process.ts'
import { type Act, EVENTFUL_MS, HOUR, type Script } from './script.ts'
import { factsOf, furnish, site_id } from './town.ts'
import { VirtualDisk } from './virtual-disk.ts'
import { VirtualMailServer } from './virtual-mail.ts'
import { live, theWorld, VirtualTime } from './virtual-time.ts'
import { VirtualWriter } from './virtual-writer.ts'
import { Weather } from './weather.ts'

const LOOK_MS = 10 * 60_000
/** By then every run of these short journeys is over, whatever window it waits for. */
const REST_MS_MAX = 100 * HOUR
/** Work that must come to an end; other jobs only look at dates. */
export const awaited = ['send_email', 'probe', 'write_ai_email', 'settle_answer', 'settle_clicks']
const AGAIN_MS = 3_000
const RESTART_MS = 500

export interface Span {
  from: number
  to: number
}

export interface Seen {
  world: World
  script: Script
  /** In elapsed time. */
  holds: (Span & { journey: number | null })[]
  frozen: Span[]
  kills: number
  broken: string[]
  trace: string[]
  /** Whether everything came to rest before the patience was over. */
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
  readonly #weather: Weather
  #process: VirtualProcess

  constructor(script: Script, mistake: Mistake | undefined) {
    const time = new VirtualTime(script.start)
    live(time)
    const random = (part: number) => randomOf(script.seed * 16 + part)
    const weather = new Weather(time, script)
    const newId = seededIds(String(script.seed))
    const broken: string[] = []
    const onBroken = (says: string) => void broken.push(says)
    const world: World = {
      time,
      disk: new VirtualDisk(time, random(1), weather.disk(), mistake),
      server: new VirtualMailServer(time, random(2), weather.mail()),
      probes: new Probes(random(3), newId, onBroken),
      writer: new VirtualWriter(time, random(4), () => weather.calm),
      site: factsOf(script),
      newId,
      mistake,
      onError: error => this.#note(`logged: ${String(error).slice(0, 300)}`),
      onBroken,
    }
    this.#weather = weather
    this.#seen = { world, script, holds: [], frozen: [], kills: 0, broken, trace: [], rested: false }
    world.disk.onCrash = (_owner, point) => {
      const { writes } = world.disk
      const crash = script.crashes.find(({ write }) => write === writes)
      this.#kill(`${point} write ${writes}`, crash?.down_ms ?? RESTART_MS)
    }
    this.#process = new VirtualProcess(world)
  }

  async begin(): Promise<void> {
    const { world, script } = this.#seen
    await world.disk.look(db => furnish(db, script))
    this.#process.start()
    for (const { at, act } of script.acts) world.time.after(at, theWorld, () => this.#happen(act))
    await world.time.pass(EVENTFUL_MS)
  }

  /** Time goes on until nothing is left to do. */
  async rest(): Promise<void> {
    const { time, disk } = this.#seen.world
    this.#weather.calm = true
    for (const until = time.elapsed + REST_MS_MAX; time.elapsed < until; ) {
      await time.pass(time.elapsed + LOOK_MS)
      const [row] = await disk.look(db =>
        db.values<[number]>(sql`
          select (select count(*) from runs where ended_at is null) + (select count(*) from run_inputs)
            + (select count(*) from jobs where kind in ${awaited})`),
      )
      this.#seen.rested = row?.[0] === 0
      if (this.#seen.rested) return
    }
  }

  async look(): Promise<Played> {
    const { world, trace, kills } = this.#seen
    const found = await findings(this.#seen)
    const [row] = await world.disk.look(db => db.values<[number]>(sql`select count(*) from runs`))
    this.#process.kill()
    return { findings: found, trace, kills, mails: world.server.accepted.length, runs: row?.[0] ?? 0 }
  }

  #note(what: string): void {
    const { time } = this.#seen.world
    const elapsed = String(Math.round(time.elapsed)).padStart(9)
    this.#seen.trace.push(`${elapsed} ms  ${new Date(time.now()).toISOString()}  ${what}`)
  }

  #happen(act: Act): void {
    const { world, script, frozen } = this.#seen
    const deed = deedOf(act, script)
    if (deed) {
      this.#ask(act, deed)
      return
    }
    this.#note(JSON.stringify(act))
    if (act.kind === 'kill') this.#kill('at any moment', act.ms)
    if (act.kind === 'step_clock') world.time.stepClock(act.ms)
    if (act.kind === 'server_away') this.#weather.serverAway(act.ms)
    if (act.kind === 'disk_busy') this.#weather.diskBusy(act.ms)
    if (act.kind === 'pause') this.#hold(act.journey, act.ms)
    if (act.kind !== 'freeze') return
    const to = world.time.elapsed + act.ms
    this.#process.frozen_until = to
    frozen.push({ from: world.time.elapsed, to })
  }

  /** A request: answered by the process that is up, or made again. One that is cut off is not repeated. */
  #ask(act: Act, deed: Deed): void {
    const { world } = this.#seen
    const process = this.#process
    if (!process.alive || process.frozen_until > world.time.elapsed) {
      world.time.after(AGAIN_MS, theWorld, () => this.#ask(act, deed))
      return
    }
    this.#note(JSON.stringify(act))
    const acting = actingOf(world, () => world.time.now())
    world.time.as(process, () => {
      process.database
        .write(tx => deed.write(tx, acting))
        .then(
          () => this.#wake(process, deed.signals),
          error => this.#note(`refused: ${String(error)}`),
        )
    })
  }

  #wake(process: VirtualProcess, signals: readonly SignalName[]): void {
    for (const name of signals) process.installation.signals.wake(name, site_id)
  }

  #hold(journey: number | null, ms: number): void {
    const { time, site, disk } = this.#seen.world
    const set = (paused: boolean) => {
      if (journey === null) site.paused = paused
      else void disk.look(tx => pauseJourney(tx, journey, paused ? time.now() : null))
    }
    set(true)
    this.#seen.holds.push({ journey, from: time.elapsed, to: time.elapsed + ms })
    time.after(ms, theWorld, () => {
      this.#note(`released: ${journey ?? 'the site'}`)
      set(false)
      // Releasing ends every hold of the same, however many there were.
      for (const hold of this.#seen.holds) if (hold.journey === journey) hold.to = Math.min(hold.to, time.elapsed)
      this.#wake(this.#process, ['runs', 'jobs'])
    })
  }

  #kill(how: string, down_ms: number): void {
    const { world } = this.#seen
    if (!this.#process.alive) return
    this.#note(`killed ${how}`)
    this.#seen.kills += 1
    this.#process.kill()
    world.time.after(down_ms, theWorld, () => {
      this.#note('started')
      this.#process = new VirtualProcess(world)
      this.#process.start()
    })
  }
}
