/**
 * Five times as many requests as can be served, for a minute: submissions, unsubscribes and an owner's changes, at a rate, whatever
 * becomes of them. What is still done against the most that was done before, how fast and in which order the rest is
 * refused, how soon everything is as before, and whether memory grows meanwhile.
 */
import { rm } from 'node:fs/promises'
import { freePort, startServer } from '../tools/server-process.ts'
import { measure, percentile } from './parts/load.ts'
import { type Class, classes, prepareMix } from './parts/overload-mix.ts'
import { type PacedAnswer, sendPaced } from './parts/paced.ts'
import { watchUse } from './parts/process-use.ts'
import { raisedLimits } from './parts/submission.ts'

const times = 5
const connections = 2_000
const goals = { goodput: 0.8, refused_p99_ms: 50, normal_seconds: 10, memory: 1.15 }

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const milliseconds = small ? 10_000 : 60_000
  const mix = await prepareMix()
  const port = await freePort()
  const server = await startServer({ folder: mix.folder, port, environment: raisedLimits, args: ['--empty'] })
  try {
    // Once for the code to be compiled, or the most would be little.
    await peakOf(port, mix.next, small ? 3_000 : 8_000)
    const peak = await peakOf(port, mix.next, small ? 3_000 : 8_000)
    const use = watchUse(server.child.pid ?? 0)
    const answers: PacedAnswer[] = []
    const onAnswer = (answer: PacedAnswer) => void answers.push({ ...answer, head: answer.head.slice(0, 600) })
    const load = { port, connections, next: mix.next, onAnswer }
    const offered = await sendPaced({ ...load, per_second: peak * times, milliseconds })
    const normal = await secondsUntilNormal(port, mix.next, peak / 2)
    const { seen } = use.stop()
    yield {
      ...{ name: 'overload', unit: 'req/s', peak: Math.round(peak) },
      offered: Math.round((offered.sent + offered.held_back) / (milliseconds / 1_000)),
      ...lineOf(answers, mix.classOf, peak, milliseconds),
      ...{ normal_seconds: normal, memory: growth(seen.map(({ bytes }) => bytes)) },
      ...{ own_delay_p99_ms: offered.own_delay_p99_ms, errors: offered.errors, goals },
    }
  } finally {
    await server.stop()
    await rm(mix.folder, { recursive: true, force: true })
  }
}

type Next = () => Buffer

const isDone = (status: number): boolean => status < 300

/** The most that is done in a second, by as many as keep it busy. */
async function peakOf(port: number, next: Next, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  let done = 0
  const onAnswer = (status: number) => void (isDone(status) && done++)
  const within = () => (performance.now() < until ? next() : undefined)
  const { milliseconds: took } = await measure({ port, connections: 64, next: within, isRight: isDone, onAnswer })
  return (done / took) * 1_000
}

function lineOf(answers: readonly PacedAnswer[], classOf: (request: Buffer) => Class, peak: number, ms: number) {
  const done = answers.filter(({ status }) => isDone(status))
  const refused = answers.filter(({ status }) => status === 503)
  const value = done.length / (ms / 1_000)
  const at = (part: readonly PacedAnswer[], share: number) =>
    Math.round(
      percentile(
        part.map(a => a.milliseconds),
        share,
      ),
    )
  const share = (name: Class) => {
    const of = answers.filter(({ request }) => classOf(request) === name)
    return Number((of.filter(({ status }) => status === 503).length / Math.max(1, of.length)).toFixed(3))
  }
  return {
    ...{ value: Math.round(value), goodput: Number((value / peak).toFixed(2)) },
    ...{
      p99_ms: at(done, 0.99),
      refused: refused.length,
      refused_p50_ms: at(refused, 0.5),
      refused_p99_ms: at(refused, 0.99),
    },
    without_retry_after: refused.filter(({ head }) => !/\r\nretry-after: \d+\r\n/i.test(head)).length,
    refused_share: Object.fromEntries(classes.map(name => [name, share(name)])),
  }
}

/** Seconds until nothing is refused any more and answers are quick, at half of what can be served. */
async function secondsUntilNormal(port: number, next: Next, per_second: number): Promise<number> {
  for (let second = 1; second <= 30; second++) {
    const answers: PacedAnswer[] = []
    const onAnswer = (answer: PacedAnswer) => void answers.push(answer)
    await sendPaced({ port, per_second, milliseconds: 1_000, connections: 64, next, onAnswer })
    const slow = percentile(
      answers.map(({ milliseconds }) => milliseconds),
      0.99,
    )
    if (answers.every(({ status }) => isDone(status)) && slow < 250) return second
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
