/**
 * Five times as many requests as can be served, over 4,000 connections: submissions, unsubscribes and an owner's changes, at a rate, whatever
 * becomes of them. What is still done against the most that was done before, how fast and in which order the rest is
 * refused, how long health and a person who is signed in wait, each by a connection of its own, how soon everything is as before, and what
 * memory it takes. The sender is a process of its own, and so is health's floor: a machine of few cores has less for
 * the server while they send, so that what is done is counted by the server's processor time as well.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import type { Outcome, Run } from './parts/overload-load.ts'
import { prepareMix } from './parts/overload-mix.ts'
import { processorSeconds, residentBytes } from './parts/process-use.ts'
import { sample } from './parts/samples.ts'
import { raisedLimits } from './parts/submission.ts'

const times = 5
const connections = 4_000
const health_every_ms = 50
const read_every_ms = 250
const goals = {
  ...{ goodput: 0.8, refused_p50_ms: 50, refused_p99_ms: 150, health_p99_ms: 250, reads_refused: 0 },
  ...{ normal_seconds: 2, memory: 1.2 },
}

const health = Buffer.from('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const milliseconds = small ? 10_000 : 60_000
  const { folder, templates, read } = await prepareMix()
  const port = await freePort()
  const server = await startServer({ folder, port, environment: raisedLimits, args: ['--empty'] })
  const sender = fork(join(import.meta.dirname, 'parts/overload-load.ts'))
  const floor = fork(join(import.meta.dirname, '../stalls/floor.ts'))
  try {
    const [floor_port] = (await once(floor, 'message')) as [number]
    sender.send(templates)
    const peak = await peakOf(port, sender, server, small ? 3_000 : 8_000)
    const bytes = watchedBytes(server)
    const samples = await Promise.all([
      sample(port, health, health_every_ms),
      sample(floor_port, health, health_every_ms),
      sample(port, read, read_every_ms),
    ])
    const per_second = peak.per_second * times
    const { outcome, processor_seconds } = await counted(server, sender, {
      port,
      connections,
      milliseconds,
      per_second,
    })
    const [healthSeen, floorSeen, reads] = await Promise.all(samples.map(one => one.stop()))
    const normal_seconds = await secondsUntilNormal(port, sender, peak.per_second / 2)
    const seconds = milliseconds / 1_000
    const per_cpu = outcome.done / processor_seconds
    yield {
      ...{ name: 'overload', unit: 'req/s', peak: Math.round(peak.per_second) },
      ...{
        offered: Math.round((outcome.sent + outcome.held_back) / seconds),
        sent: Math.round(outcome.sent / seconds),
      },
      ...{ value: Math.round(outcome.done / seconds), goodput: share(outcome.done / seconds / peak.per_second) },
      ...{ goodput_by_processor: share(per_cpu / peak.per_cpu), p99_ms: Math.round(outcome.done_p99) },
      ...{ refused: outcome.refused, refused_p50_ms: Math.round(outcome.refused_p50) },
      ...{ refused_p99_ms: Math.round(outcome.refused_p99), refused_share: outcome.refused_share },
      ...{ without_retry_after: outcome.without_retry_after, health: healthSeen, health_floor: floorSeen, reads },
      ...{ normal_seconds, memory: bytes.growth(), memory_mb: bytes.megabytes() },
      ...{ server_cores: share(processor_seconds / seconds), sender_cores: share(outcome.processor_seconds / seconds) },
      ...{ held_back: outcome.held_back, own_delay_p99_ms: outcome.own_delay_p99_ms, errors: outcome.errors, goals },
    }
  } finally {
    sender.kill()
    floor.kill()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const share = (value: number): number => Number(value.toFixed(2))

async function outcomeOf(sender: ChildProcess, run: Run): Promise<Outcome> {
  sender.send(run)
  const [outcome] = (await once(sender, 'message')) as [Outcome]
  return outcome
}

/** With the processor's time that the server used meanwhile. */
async function counted({ child }: ServerProcess, sender: ChildProcess, run: Run) {
  const before = processorSeconds(child.pid ?? 0)
  const outcome = await outcomeOf(sender, run)
  return { outcome, processor_seconds: processorSeconds(child.pid ?? 0) - before }
}

/** The most that is done in a second, by few and by many that keep it busy; once before for the code to be compiled. */
async function peakOf(port: number, sender: ChildProcess, server: ServerProcess, milliseconds: number) {
  const peak = { per_second: 0, per_cpu: 0 }
  for (const connections of [64, 64, 256]) {
    const { outcome, processor_seconds } = await counted(server, sender, { port, connections, milliseconds })
    peak.per_second = Math.max(peak.per_second, (outcome.done / outcome.milliseconds) * 1_000)
    peak.per_cpu = Math.max(peak.per_cpu, outcome.done / processor_seconds)
  }
  return peak
}

/** The most that the server has in memory from now on, against what it has now. */
function watchedBytes({ child }: ServerProcess) {
  const look = () => residentBytes(child.pid ?? 0)
  const before = look()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, look())
  }, 250)
  return {
    growth() {
      clearInterval(timer)
      return share(most / before)
    },
    megabytes: () => [before, most, look()].map(bytes => Math.round(bytes / 1e6)),
  }
}

/** Seconds until nothing is refused any more and answers are quick, at half of what can be served. */
async function secondsUntilNormal(port: number, sender: ChildProcess, per_second: number): Promise<number> {
  for (let second = 1; second <= 30; second++) {
    const run = { port, per_second, milliseconds: 1_000, connections: 64 }
    const { done, sent, done_p99 } = await outcomeOf(sender, run)
    if (done === sent && done_p99 < 250) return second
  }
  return Number.POSITIVE_INFINITY
}
