/**
 * Five times as many requests as can be served, for a minute: submissions, unsubscribes and an owner's changes, at a rate, whatever
 * becomes of them. What is still done against the most that was done before, how fast and in which order the rest is
 * refused, how soon everything is as before, and whether memory grows meanwhile.
 */
import { rm } from 'node:fs/promises'
import { freePort, startServer } from '../tools/server-process.ts'
import { measure, percentile } from './parts/load.ts'
import { type Class, classes, type Mix, prepareMix } from './parts/overload-mix.ts'
import { type PacedAnswer, sendPaced } from './parts/paced.ts'
import { residentBytes } from './parts/process-use.ts'
import { raisedLimits } from './parts/submission.ts'

const times = 5
const connections = 2_000
const goals = { goodput: 0.8, refused_p99_ms: 50, normal_seconds: 10, memory: 1.15 }

type Next = Mix['next']

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const milliseconds = small ? 10_000 : 60_000
  const { next, folder } = await prepareMix()
  const port = await freePort()
  const server = await startServer({ folder, port, environment: raisedLimits, args: ['--empty'] })
  try {
    const peak = await peakOf(port, next, small ? 3_000 : 8_000)
    const bytes: number[] = []
    const watching = setInterval(() => bytes.push(residentBytes(server.child.pid ?? 0)), 250)
    const { onAnswer, line } = tally()
    const offered = await sendPaced({ port, connections, next, onAnswer, per_second: peak * times, milliseconds })
    clearInterval(watching)
    const normal = await secondsUntilNormal(port, next, peak / 2)
    yield {
      ...{ name: 'overload', unit: 'req/s', peak: Math.round(peak) },
      offered: Math.round((offered.sent + offered.held_back) / (milliseconds / 1_000)),
      ...line(peak, milliseconds),
      ...{ normal_seconds: normal, memory: growth(bytes), held_back: offered.held_back },
      ...{ own_delay_p99_ms: offered.own_delay_p99_ms, errors: offered.errors, goals },
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const isDone = (status: number): boolean => status < 300

/** The most that is done in a second, by few and by many that keep it busy; once before for the code to be compiled. */
async function peakOf(port: number, next: Next, milliseconds: number): Promise<number> {
  const rates: number[] = []
  for (const connections of [64, 64, 256]) {
    const until = performance.now() + milliseconds
    let done = 0
    const onAnswer = (status: number) => void (isDone(status) && done++)
    const within = () => (performance.now() < until ? next().bytes : undefined)
    const { milliseconds: took } = await measure({ port, connections, next: within, isRight: isDone, onAnswer })
    rates.push((done / took) * 1_000)
  }
  return Math.max(...rates)
}

/** Counts what becomes of the requests, and keeps nothing else of them: the server has what the counting leaves. */
function tally() {
  const done: number[] = []
  const refused: number[] = []
  const of = Object.fromEntries(classes.map(name => [name, { all: 0, refused: 0 }]))
  let without_retry_after = 0
  const share = (name: Class) => Number(((of[name]?.refused ?? 0) / Math.max(1, of[name]?.all ?? 0)).toFixed(3))
  return {
    onAnswer({ kind, status, head, milliseconds }: PacedAnswer<Class>) {
      const counted = of[kind]
      if (!counted) return
      counted.all += 1
      if (isDone(status)) done.push(milliseconds)
      if (status !== 503) return
      refused.push(milliseconds)
      counted.refused += 1
      if (!/\r\nretry-after: \d+\r\n/i.test(head)) without_retry_after += 1
    },
    line(peak: number, milliseconds: number) {
      const value = done.length / (milliseconds / 1_000)
      return {
        ...{ value: Math.round(value), goodput: Number((value / peak).toFixed(2)) },
        ...{ p99_ms: Math.round(percentile(done, 0.99)), refused: refused.length },
        refused_p50_ms: Math.round(percentile(refused, 0.5)),
        refused_p99_ms: Math.round(percentile(refused, 0.99)),
        ...{ without_retry_after, refused_share: Object.fromEntries(classes.map(name => [name, share(name)])) },
      }
    },
  }
}

/** Seconds until nothing is refused any more and answers are quick, at half of what can be served. */
async function secondsUntilNormal(port: number, next: Next, per_second: number): Promise<number> {
  for (let second = 1; second <= 30; second++) {
    const took: number[] = []
    let isAllDone = true
    const onAnswer = ({ status, milliseconds }: PacedAnswer<Class>) => {
      took.push(milliseconds)
      isAllDone &&= isDone(status)
    }
    await sendPaced({ port, per_second, milliseconds: 1_000, connections: 64, next, onAnswer })
    if (isAllDone && percentile(took, 0.99) < 250) return second
  }
  return Number.POSITIVE_INFINITY
}

/** The memory at the end against that after a third. */
function growth(bytes: readonly number[]): number {
  const middle = (part: readonly number[]) => percentile(part, 0.5)
  const tenth = Math.ceil(bytes.length / 10)
  const third = Math.floor(bytes.length / 3)
  return Number((middle(bytes.slice(-tenth)) / middle(bytes.slice(third, third + tenth))).toFixed(2))
}
