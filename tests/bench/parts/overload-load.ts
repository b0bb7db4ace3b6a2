/**
 * The load of `overload`, in a process of its own: what it takes of the machine is not the server's, and is counted apart. A program;
 * a message is a run, and is answered by what became of it.
 */
import { measure, percentile } from './load.ts'
import { type Class, classes, requestsFrom, type Templates } from './overload-mix.ts'
import { type PacedAnswer, sendPaced } from './paced.ts'

/** At a rate where one is given, else as fast as it is answered. */
export interface Run {
  port: number
  connections: number
  milliseconds: number
  per_second?: number
}

export interface Outcome {
  done: number
  sent: number
  held_back: number
  errors: number
  without_retry_after: number
  /** In milliseconds. */
  done_p99: number
  refused: number
  refused_p50: number
  refused_p99: number
  refused_share: Record<Class, number>
  own_delay_p99_ms: number
  /** Of the sending until its end. */
  milliseconds: number
  /** Of this process. */
  processor_seconds: number
}

const isDone = (status: number): boolean => status < 300

/** Counts what becomes of the requests, and keeps nothing else of them. */
function tally() {
  const done: number[] = []
  const refused: number[] = []
  const of = Object.fromEntries(classes.map(name => [name, { all: 0, refused: 0 }]))
  let without_retry_after = 0
  return {
    onAnswer({ type, status, head, milliseconds }: PacedAnswer<Class>) {
      const counted = of[type]
      if (!counted) return
      counted.all += 1
      if (isDone(status)) done.push(milliseconds)
      if (status !== 503) return
      refused.push(milliseconds)
      counted.refused += 1
      if (!/\r\nretry-after: \d+\r\n/i.test(head)) without_retry_after += 1
    },
    result: () => ({
      ...{ done: done.length, done_p99: percentile(done, 0.99), without_retry_after, refused: refused.length },
      ...{ refused_p50: percentile(refused, 0.5), refused_p99: percentile(refused, 0.99) },
      refused_share: Object.fromEntries(
        Object.entries(of).map(([name, { all, refused }]) => [name, Number((refused / Math.max(1, all)).toFixed(3))]),
      ) as Record<Class, number>,
    }),
  }
}

async function carryOut(run: Run, next: ReturnType<typeof requestsFrom>): Promise<Outcome> {
  const { onAnswer, result } = tally()
  const before = process.cpuUsage()
  const began = performance.now()
  const { per_second } = run
  const ended = () => {
    const { user, system } = process.cpuUsage(before)
    return { milliseconds: performance.now() - began, processor_seconds: (user + system) / 1e6 }
  }
  if (per_second !== undefined) {
    const load = await sendPaced({ ...run, per_second, next, onAnswer })
    return { ...result(), ...load, ...ended(), milliseconds: run.milliseconds }
  }
  const until = began + run.milliseconds
  const { answered, errors } = await measure({
    ...run,
    next: () => (performance.now() < until ? next().bytes : undefined),
    isRight: isDone,
    onAnswer: (status, milliseconds) => onAnswer({ type: 'capture', status, head: '', milliseconds }),
  })
  return { ...result(), sent: answered, held_back: 0, errors, own_delay_p99_ms: 0, ...ended() }
}

let next: ReturnType<typeof requestsFrom>
process.on('message', async (message: Templates | Run) => {
  if ('port' in message) process.send?.(await carryOut(message, next))
  else next = requestsFrom(message)
})
