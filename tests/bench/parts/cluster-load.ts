/** Submissions to one or several processes, and the processor that they and their database server used for them. */
import { type Measured, measure, percentile, post } from './load.ts'
import { processorSeconds } from './process-use.ts'
import type { Sites } from './sites.ts'
import { submission, submissionPath } from './submission.ts'

type Form = Sites['forms'][number]

export interface Target {
  /** Each takes an equal share of the connections. */
  ports: readonly number[]
  pids: readonly number[]
  /** Of the database server, where there is one. */
  server_pid?: number
  forms: readonly Form[]
}

export interface Round {
  measured: Measured[]
  node_s: number
  server_s: number
}

export async function submit(target: Target, { count, connections }: { count: number; connections: number }) {
  const { ports, pids, server_pid, forms } = target
  const before = use(pids, server_pid)
  let left = count
  const next = () => {
    const form = forms[left % forms.length]
    return left-- > 0 && form ? post(submissionPath(form), submission()) : undefined
  }
  const each = Math.max(1, Math.round(connections / ports.length))
  const measured = await Promise.all(
    ports.map(port => measure({ port, connections: each, next, isRight: status => status === 201 })),
  )
  const after = use(pids, server_pid)
  return { measured, node_s: after.node_s - before.node_s, server_s: after.server_s - before.server_s } satisfies Round
}

const use = (pids: readonly number[], server_pid?: number) => ({
  node_s: pids.reduce((sum, pid) => sum + processorSeconds(pid), 0),
  server_s: server_pid === undefined ? 0 : processorSeconds(server_pid),
})

/** Of rounds: how many a second, what each took, and at the slowest. */
export function sumOf(rounds: readonly Round[]) {
  const all = rounds.flatMap(({ measured }) => measured)
  // Who is told to come again is no submission.
  const answered = all.reduce((sum, one) => sum + one.answered - one.errors, 0)
  const seconds = rounds.reduce((sum, { measured }) => sum + Math.max(...measured.map(m => m.milliseconds)) / 1e3, 0)
  const cpu_ms = (of: (round: Round) => number) => (rounds.reduce((sum, one) => sum + of(one), 0) / answered) * 1e3
  return {
    a_second: answered / seconds,
    node_ms: cpu_ms(({ node_s }) => node_s),
    server_ms: cpu_ms(({ server_s }) => server_s),
    p99_ms: percentile(
      all.flatMap(({ latencies }) => latencies),
      0.99,
    ),
    errors: all.reduce((sum, one) => sum + one.errors, 0),
  }
}
